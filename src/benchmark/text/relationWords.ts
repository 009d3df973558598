import type { Relation } from '../model/comparison';

/** How the relation of two settings is written on pages; files keep the keys. */
export const RELATION_WORDS: Record<Relation, string> = {
  disputed: 'conflicting sources',
  different: 'different',
  'not known': 'unknown',
  same: 'same',
};

/** The word of a relation; any other text as it is. */
export function relationWord(text: string): string {
  return text in RELATION_WORDS ? RELATION_WORDS[text as Relation] : text;
}
