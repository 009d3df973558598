import type { Verdict } from './comparison';

/** The four marks of a verdict: hue and shape. The word stands beside the mark. */
export type VerdictMark = 'faster' | 'slower' | 'same' | 'unclear';

/** The mark of each verdict: a separated query is drawn on its side, as a clear one is; only the word tells them apart. */
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

/** Which of the four marks stands for a verdict. */
export function markOf(verdict: Verdict): VerdictMark {
  return MARKS[verdict];
}
