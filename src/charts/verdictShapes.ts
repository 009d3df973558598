import type { VerdictMark } from '../benchmark/model/verdictMark';

/** Box of every mark and the position of the baseline's tick in it, px. */
export const MARK_BOX = { width: 26, height: 14, middle: 7, tick: 13, top: 1, bottom: 13 };

/** Shapes around the tick, px from the left of the box; dot and line are at half its height. */
interface VerdictShape {
  dot: { x: number; radius: number };
  posts: readonly number[];
  /** Left and right end of a line; null for no line. */
  line: readonly [number, number] | null;
}

/** Top and bottom of a post, px. */
export const POST = { top: 3, bottom: 11 };

/** Shapes of the four marks. Side and fill distinguish them without color. */
export const VERDICT_SHAPES: Record<VerdictMark, VerdictShape> = {
  faster: { dot: { x: 20, radius: 4.5 }, posts: [], line: null },
  slower: { dot: { x: 6, radius: 4.5 }, posts: [], line: null },
  same: { dot: { x: 13, radius: 2.75 }, posts: [7, 19], line: null },
  unclear: { dot: { x: 13, radius: 3.75 }, posts: [], line: [2, 24] },
};

/** SVG path data for the posts and the line of a mark; '' if it has neither. */
export function markLines(mark: VerdictMark): string {
  const { posts, line } = VERDICT_SHAPES[mark];
  const across = line ? `M${line[0]} ${MARK_BOX.middle}H${line[1]}` : '';
  return posts.map((x) => `M${x} ${POST.top}V${POST.bottom}`).join('') + across;
}

/** SVG path data for the tick of the baseline. */
export const TICK_PATH = `M${MARK_BOX.tick} ${MARK_BOX.top}V${MARK_BOX.bottom}`;
