import type { Verdict } from '../benchmark/model/comparison';
import type { IntervalMark } from '../benchmark/model/figure';
import { markOf } from '../benchmark/model/verdictMark';
import type { Mark } from './drawing';
import { dotItem, lineItem, shapeItem } from './marks';
import { fillColour, isHollow, markColour, type Theme } from './theme';
import { MARK_BOX, POST, VERDICT_SHAPES } from './verdictShapes';

/** Position of a scale, px: its left end, its width, and the middle of the row. */
interface ScalePlace {
  left: number;
  width: number;
  y: number;
}

/** Sizes of the marks, px. `cap` is half the height of the end caps, 0 for none. */
interface MarkSize {
  radius: number;
  /** True for a hollow dot whatever the verdict is. */
  isHollow?: boolean;
  line: number;
  cap: number;
  outline: number;
}

/** Interval and dot: hollow without a clear difference, gray without a verdict, a triangle outside the scale. */
export function intervalItems(
  mark: IntervalMark,
  verdict: Verdict | null,
  { left, width, y }: ScalePlace,
  { radius, line, cap, outline, isHollow: isAlwaysHollow = false }: MarkSize,
  theme: Theme,
): Mark[] {
  const at = (percent: number) => left + (width * Math.min(100, Math.max(0, percent))) / 100;
  const colour = verdict === null ? theme.axis : markColour(theme, verdict);
  const [low, middle, high] = [at(mark.low), at(mark.at), at(mark.high)];
  const caps = cap === 0 ? [] : [low, high].map((x) => lineItem([x, y - cap], [x, y + cap], colour, line));
  const interval = [lineItem([low, y], [high, y], colour, line), ...caps];
  if (mark.at <= 0 || mark.at >= 100)
    return [...interval, overflowItems(middle, y, mark.at >= 100 ? radius : -radius, colour)];
  const hollow = isAlwaysHollow || (verdict !== null && isHollow(verdict));
  const dot = hollow
    ? dotItem(middle, y, radius - outline / 2, theme.bg, { colour, width: outline })
    : dotItem(middle, y, radius, colour);
  return [...interval, dot];
}

/** A triangle at the end of a scale that points away from the scale; `size` is negative for the left end. */
function overflowItems(x: number, y: number, size: number, colour: string): Mark {
  return shapeItem(
    [
      [x, y - Math.abs(size)],
      [x + 1.4 * size, y],
      [x, y + Math.abs(size)],
    ],
    colour,
  );
}

/** Gridlines of a scale from `top` to `bottom` and the line at 1×, which is in the middle. Positions in %. */
export function scaleGrid(
  ticks: readonly { at: number }[],
  { left, width }: Pick<ScalePlace, 'left' | 'width'>,
  [top, bottom]: [number, number],
  theme: Theme,
): Mark[] {
  return ticks.map(({ at }) => {
    const x = left + (width * at) / 100;
    return lineItem([x, top], [x, bottom], Math.abs(at - 50) < 0.1 ? theme.ink : theme.grid);
  });
}

/** Mark of a verdict around the tick of the baseline; `left` and `top` are the corner of its box. */
export function verdictItems(verdict: Verdict, left: number, top: number, theme: Theme): Mark[] {
  const { dot, posts, line } = VERDICT_SHAPES[markOf(verdict)];
  const colour = markColour(theme, verdict);
  const at = (x: number, y: number): [number, number] => [left + x, top + y];
  const outline = { colour, width: 1.5 };
  return [
    ...posts.map((x) => lineItem(at(x, POST.top), at(x, POST.bottom), colour, 1.5)),
    ...(line ? [lineItem(at(line[0], MARK_BOX.middle), at(line[1], MARK_BOX.middle), colour, 1.5)] : []),
    lineItem(at(MARK_BOX.tick, MARK_BOX.top), at(MARK_BOX.tick, MARK_BOX.bottom), theme.ink, 1.5),
    dotItem(...at(dot.x, MARK_BOX.middle), dot.radius, fillColour(theme, verdict), outline),
  ];
}
