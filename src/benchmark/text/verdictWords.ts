import type { Names, Verdict } from '../model/comparison';
import { capitalise, shortNames } from './names';

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

/** The part of `fasterSide` that a narrow place shows next to the mark: "Gluten" of "Gluten + Velox, clearly"; the whole text without a faster side. */
export function fasterSideShort(verdict: Verdict, names: Names): string {
  const text = fasterSide(verdict, names);
  if (verdict === 'same' || verdict === 'unclear') return text;
  const { baseline, candidate } = shortNames(names);
  const short = verdict.endsWith('faster') ? candidate : baseline;
  return text.startsWith(capitalise(short)) ? capitalise(short) : short;
}
