import { feedOf } from './componentRegistry';
import { isElement, lineOf, textAttributes } from './mdxTree';
import type { Page } from './parsePage';

/** One use of a component of ours in an MDX file. Attributes that are not plain strings are left out. */
export interface Reference {
  component: string;
  attributes: Record<string, string>;
  /** Counted from 1. */
  line: number;
}

/** The uses of our components in an MDX file, in order; none from code, comments and expressions. */
export function mdxReferences({ nodes }: Page): Reference[] {
  return nodes
    .filter((node) => isElement(node) && feedOf(node.name ?? '') !== null)
    .map((node) => ({ component: node.name ?? '', attributes: textAttributes(node), line: lineOf(node) }));
}
