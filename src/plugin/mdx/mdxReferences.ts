import { lineOf, usageOf } from './mdxTree';
import type { Page } from './parsePage';

/** One use of a component of ours in an MDX file. Attributes that are not plain strings are left out. */
export interface Reference {
  component: string;
  attributes: Record<string, string>;
  /** Counted from 1. */
  line: number;
}

/** The uses of our components in an MDX file, in order; none from code, comments and expressions. */
export function mdxReferences({ own }: Page): Reference[] {
  return own.map((node) => ({ ...usageOf(node), line: lineOf(node) }));
}
