import { lineOf, usageOf } from './mdxTree';
import type { Page } from './parsePage';

/** One use of a registered component in an MDX file. Attributes that are not plain strings are omitted. */
export interface Reference {
  component: string;
  attributes: Record<string, string>;
  /** Counted from 1. */
  line: number;
}

/** Uses of registered components in an MDX file, in order; those in code, comments, and expressions are excluded. */
export function mdxReferences({ own }: Page): Reference[] {
  return own.map((node) => ({ ...usageOf(node), line: lineOf(node) }));
}
