import type { Role } from './chart';
import type { Verdict } from './comparison';

/** The four marks of a verdict: hue and shape. The word stands next to the mark. */
export type VerdictMark = 'faster' | 'slower' | 'same' | 'unclear';

/** The mark of each verdict: a separated query has the mark of its side, as a clear one has. */
const MARKS: Record<Verdict, VerdictMark> = {
  faster: 'faster',
  'separated-faster': 'faster',
  slower: 'slower',
  'separated-slower': 'slower',
  same: 'same',
  unclear: 'unclear',
};

/** In the order of drawing: what lies on top comes last. */
export const VERDICT_MARKS: readonly VerdictMark[] = ['slower', 'faster', 'same', 'unclear'];

/** Whether a difference is seen and not shown to be clear: drawn as a tint with an outline. */
export function isUntested(role: Role): boolean {
  return role === 'separated-faster' || role === 'separated-slower';
}

/** Which of the four marks stands for a verdict. */
export function markOf(verdict: Verdict): VerdictMark {
  return MARKS[verdict];
}
