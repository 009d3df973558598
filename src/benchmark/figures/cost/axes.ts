import type { Axis } from '../../model/chart';

/** The ticks of a decade, from few to many: the first list that puts three on an axis is taken. */
const DIGITS = [
  [1, 2, 5],
  [1, 1.5, 2, 3, 5, 7],
  [1, 1.2, 1.4, 1.6, 1.8, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9],
];
const DECADES = Array.from({ length: 16 }, (_, index) => 10 ** (index - 7));
/** Beyond the outermost values, as a factor. */
const ROOM = 1.5;

/** A log axis around these values, with room for labels at both ends. */
export function amountAxis(title: string, unit: Axis['unit'], values: readonly number[]): Axis {
  const [min, max] = [Math.min(...values) / ROOM, Math.max(...values) * ROOM];
  const ticksOf = (digits: number[]) =>
    DECADES.flatMap((decade) => digits.map((digit) => Number((digit * decade).toPrecision(3)))).filter(
      (tick) => tick >= min && tick <= max,
    );
  const ticks = DIGITS.map(ticksOf).find((found) => found.length >= 3) ?? ticksOf(DIGITS[2] as number[]);
  return { title, unit, scale: 'log', min, max, ticks };
}
