import type { Estimate, MatchedQuery } from '../../benchmark/model/comparison';
import type { IntervalMark } from '../../benchmark/model/figure';
import { formatNumber } from '../../benchmark/text/numbers';

/** Log scale symmetric about 1, from 1/k to k. */
export interface RatioScale {
  min: number;
  max: number;
  ticks: number[];
}

/** Scale of the verdict strip and the forest plots; see docs/dev/visual-design.md. */
const STRIP: RatioScale = { min: 1 / 1.5, max: 1.5, ticks: [1 / 1.5, 0.8, 1, 1.25, 1.5] };
/** Scale of the spread column in tables; see docs/dev/visual-design.md. */
export const SPREAD_COLUMN: RatioScale = { min: 1 / 3.57, max: 3.57, ticks: [0.5, 1, 2, 3] };

const NICE = [1.5, 2, 3, 4, 5, 8, 10, 20, 50, 100, 1000, 10_000];

/** 1/k, 1, and k with ticks between that fit, for a symmetric scale up to k. */
function symmetricTicks(k: number): number[] {
  const inner = NICE.filter((value) => value < k && value >= Math.sqrt(k) && value > 1.4);
  const upper = [...inner.slice(0, 1), k];
  return [...upper.map((value) => 1 / value).reverse(), 1, ...upper];
}

/** Scale of the strip; wider, but symmetric, if an interval exceeds it. */
export function stripScale(figures: readonly Estimate[]): RatioScale {
  const intervals = figures.map(({ deciding }) => deciding);
  const reach = Math.max(...intervals.flatMap(({ low, high }) => [high, 1 / low]));
  if (reach <= STRIP.max) return STRIP;
  const k = NICE.find((value) => value >= reach) ?? reach;
  return { min: 1 / k, max: k, ticks: symmetricTicks(k) };
}

/** Position of a ratio on a scale in %, 0 at the left end, with one decimal; clamped to the ends. */
export function scalePosition(value: number, { min, max }: RatioScale): number {
  const share = Math.log(value / min) / Math.log(max / min);
  return Math.round(1000 * Math.min(1, Math.max(0, share))) / 10;
}

/** Interval on a scale, in %. */
export function intervalMark(low: number, at: number, high: number, scale: RatioScale): IntervalMark {
  return { low: scalePosition(low, scale), at: scalePosition(at, scale), high: scalePosition(high, scale) };
}

/**
 * Cell of a spread column: "low,at,high" in % of the column's scale, all equal if there is no range.
 * With a range, its two ratios follow, for screen readers.
 */
export function spreadCell({ low, speedup, high }: MatchedQuery): string {
  const mark = intervalMark(low ?? speedup, speedup, high ?? speedup, SPREAD_COLUMN);
  const range = low === null || high === null ? '' : `,${formatNumber(low, 2)},${formatNumber(high, 2)}`;
  return `${mark.low},${mark.at},${mark.high}${range}`;
}

/** Tick label of a ratio axis: "1×" for 1, otherwise at most two decimals. */
export function ratioTick(value: number): string {
  return value === 1 ? '1×' : String(Math.round(value * 100) / 100);
}

/** Ticks of a ratio scale: label, and position in %. */
export function scaleTicks(scale: RatioScale): { label: string; at: number }[] {
  return scale.ticks.map((tick) => ({ label: ratioTick(tick), at: scalePosition(tick, scale) }));
}
