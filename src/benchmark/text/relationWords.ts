import type { Relation } from '../model/comparison';
import { getOwnValue } from '../model/guards/record';

/** Relations of two settings in words for pages; files keep the keys. */
export const RELATION_WORDS: Record<Relation, string> = {
  disputed: 'conflicting sources',
  different: 'different',
  'not known': 'unknown',
  same: 'matches',
};

/** The word for a relation; other text unchanged. */
export function relationWord(text: string): string {
  return getOwnValue(RELATION_WORDS, text) ?? text;
}
