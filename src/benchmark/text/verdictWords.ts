import type { Verdict } from '../model/comparison';

/** The verdicts as sentences, keys, tables and tooltips write them. */
export const VERDICT_WORDS: Record<Verdict, string> = {
  faster: 'clearly faster',
  slower: 'clearly slower',
  'separated-faster': 'faster, untested',
  'separated-slower': 'slower, untested',
  same: 'within 5%',
  unclear: 'inconclusive',
};
