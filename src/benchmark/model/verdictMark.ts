import type { Role } from './chart';
import type { Verdict } from './comparison';

/** The four marks of a verdict: hue and shape. The word is printed next to the mark. */
export type VerdictMark = 'faster' | 'slower' | 'same' | 'unclear';

/** A separated query has the same mark as a clear one. */
const MARKS: Record<Verdict, VerdictMark> = {
  faster: 'faster',
  'separated-faster': 'faster',
  slower: 'slower',
  'separated-slower': 'slower',
  same: 'same',
  unclear: 'unclear',
};

/** In drawing order: the last is on top. */
export const VERDICT_MARKS: readonly VerdictMark[] = ['slower', 'faster', 'same', 'unclear'];

/** True if a difference is visible but not significant: drawn as a tint with an outline. */
export function isUnconfirmed(role: Role): boolean {
  return role === 'separated-faster' || role === 'separated-slower';
}

export function markOf(verdict: Verdict): VerdictMark {
  return MARKS[verdict];
}
