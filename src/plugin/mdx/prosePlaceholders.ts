import { quoteValue } from '../../benchmark/model/guards/plainText';
import { warning } from '../../benchmark/model/problem';
import type { Problem } from '../../benchmark/model/resultSet';
import { isExpression, lineOf } from './mdxTree';
import type { Page } from './parsePage';

const SPOT = /^\s*\/\*\s*PROSE:\s*([\s\S]*?)\s*\*\/\s*$/;

/** A placeholder for a missing sentence: an MDX comment, which is not shown. `hint` describes the sentence. */
export function proseSpot(hint: string): string {
  return `{/* PROSE: ${hint} */}`;
}

export function proseSpots({ path, nodes }: Page): Problem[] {
  return nodes.flatMap((node) => {
    const [, hint] = (isExpression(node) && SPOT.exec(node.value ?? '')) || [];
    if (hint === undefined) return [];
    return [
      warning(path, lineOf(node), `prose is missing: ${quoteValue(hint)}`, 'replace the placeholder with a sentence'),
    ];
  });
}
