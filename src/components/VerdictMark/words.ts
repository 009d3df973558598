import type { Verdict } from '../../benchmark/types';

/** The three verdicts as pages write them. */
export const VERDICT_WORDS: Record<Verdict, string> = {
  faster: 'clearly faster',
  slower: 'clearly slower',
  unclear: 'no clear difference',
};

/** Whether a cell of a table holds a verdict. */
export function isVerdict(value: unknown): value is Verdict {
  return typeof value === 'string' && value in VERDICT_WORDS;
}
