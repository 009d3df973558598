import type { Names, Verdict } from '../model/comparison';
import { capitalise } from './names';

/** Verdicts in words for sentences, keys, tables, and tooltips. */
export const VERDICT_WORDS: Record<Verdict, string> = {
  faster: 'clearly faster',
  slower: 'clearly slower',
  'separated-faster': 'faster, unconfirmed',
  'separated-slower': 'slower, unconfirmed',
  same: 'within 5%',
  unclear: 'inconclusive',
};

/** A verdict in words; "no verdict" for null, if the comparison's verdict is withheld. */
export function verdictWord(verdict: Verdict | null): string {
  return verdict === null ? 'no verdict' : VERDICT_WORDS[verdict];
}

/** A verdict by the faster side: "Comet, clearly", "Comet, unconfirmed"; "inconclusive" and "within 5%" are unchanged. */
export function fasterSide(verdict: Verdict, names: Names): string {
  if (verdict === 'same' || verdict === 'unclear') return VERDICT_WORDS[verdict];
  const name = capitalise(verdict.endsWith('faster') ? names.candidate : names.baseline);
  return `${name}, ${verdict.startsWith('separated') ? 'unconfirmed' : 'clearly'}`;
}
