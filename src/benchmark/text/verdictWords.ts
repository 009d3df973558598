import type { Verdict } from '../model/comparison';

/** The verdicts as sentences, keys, tables and tooltips write them. */
export const VERDICT_WORDS: Record<Verdict, string> = {
  faster: 'clearly faster',
  slower: 'clearly slower',
  'separated-faster': 'separated, faster',
  'separated-slower': 'separated, slower',
  same: 'the same within 5\u202F%',
  unclear: 'cannot tell',
};
