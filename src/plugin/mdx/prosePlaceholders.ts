import { warning } from '../../benchmark/model/problem';
import type { Problem } from '../../benchmark/model/resultSet';
import { shown } from '../../benchmark/text/shown';
import { isExpression, lineOf } from './mdxTree';
import type { Page } from './parsePage';

const SPOT = /^\s*\/\*\s*PROSE:\s*([\s\S]*?)\s*\*\/\s*$/;

/** A spot of a page that waits for a sentence: an MDX comment, which the page does not show. `hint` says what is wanted. */
export function proseSpot(hint: string): string {
  return `{/* PROSE: ${hint} */}`;
}

/** A warning for every spot of a page that still waits for its sentence. */
export function proseSpots({ path, nodes }: Page): Problem[] {
  return nodes.flatMap((node) => {
    const [, hint] = (isExpression(node) && SPOT.exec(node.value ?? '')) || [];
    if (hint === undefined) return [];
    return [warning(path, lineOf(node), `prose is missing: ${shown(hint)}`, 'replace the placeholder with a sentence')];
  });
}
