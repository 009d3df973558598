import type { VerdictMark } from '../../benchmark/model/verdictMark';

/** The box of every mark, px, and where the tick of the baseline stands in it. */
export const MARK_BOX = { width: 26, height: 14, middle: 7, tick: 13, top: 1, bottom: 13 };

/** What stands around the tick, px from the left of the box and at the middle of its height. */
interface VerdictShape {
  dot: { x: number; radius: number; hollow: boolean };
  /** Two posts, from 3 px to 11 px. */
  posts: readonly number[];
  /** A line from one end to the other. */
  line: readonly [number, number] | null;
}

/** From where to where a post reaches, px. */
export const POST = { top: 3, bottom: 11 };

/** The shapes of the four marks: side and fill tell them apart without colour. */
export const VERDICT_SHAPES: Record<VerdictMark, VerdictShape> = {
  faster: { dot: { x: 20, radius: 4.5, hollow: false }, posts: [], line: null },
  slower: { dot: { x: 6, radius: 4.5, hollow: false }, posts: [], line: null },
  same: { dot: { x: 13, radius: 2.75, hollow: false }, posts: [7, 19], line: null },
  unclear: { dot: { x: 13, radius: 3.75, hollow: true }, posts: [], line: [2, 24] },
};

/** The posts and the line of a mark as the data of an SVG path; '' where it has none. */
export function markLines(mark: VerdictMark): string {
  const { posts, line } = VERDICT_SHAPES[mark];
  const across = line ? `M${line[0]} ${MARK_BOX.middle}H${line[1]}` : '';
  return posts.map((x) => `M${x} ${POST.top}V${POST.bottom}`).join('') + across;
}

/** The tick of the baseline as the data of an SVG path. */
export const TICK_PATH = `M${MARK_BOX.tick} ${MARK_BOX.top}V${MARK_BOX.bottom}`;
