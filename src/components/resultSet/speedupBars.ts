import { evidenceOf } from '../../benchmark/comparison/evidence';
import type { Comparison } from '../../benchmark/model/comparison';
import type { Strength } from '../../benchmark/model/figure';
import { doubtMark } from '../../benchmark/text/doubt';
import { formatSpeedup } from '../../benchmark/text/numbers';
import type { EngineAnswer } from '../../figures/answers/spec';
import { scalePosition } from '../../figures/shared/scale';

/** A total-time ratio as a bar between `one`, the place of 1×, and `at`, its own, on a log scale, in %. */
export interface SpeedupBar {
  /** "1.63×". */
  text: string;
  /** "†" if the environments are in doubt, otherwise ''. */
  mark: string;
  one: number;
  at: number;
  way: EngineAnswer['way'];
  strength: Strength;
}

/** A ratio with what is known about it; of a comparison, its total-time ratio. */
export interface Ratio extends Pick<SpeedupBar, 'mark' | 'way' | 'strength'> {
  speedup: number;
}

export function totalRatio(comparison: Comparison): Ratio {
  return { speedup: comparison.total.speedup, mark: doubtMark(comparison), ...evidenceOf(comparison) };
}

/** Returns the bar of a ratio on the scale of all of `ratios`. */
export function barsOf(ratios: readonly Ratio[]): (ratio: Ratio) => SpeedupBar {
  const speedups = ratios.map(({ speedup }) => speedup);
  const scale = { min: Math.min(1, ...speedups), max: Math.max(1.01, ...speedups), ticks: [] };
  return ({ speedup, mark, way, strength }) => {
    const [one, at] = [scalePosition(1, scale), scalePosition(speedup, scale)];
    return { text: formatSpeedup(speedup), mark, one, at, way, strength };
  };
}

/** Bars of comparisons on one scale, by the id of the baseline or the candidate. */
export function speedupBars(
  comparisons: readonly Comparison[],
  side: 'baseline' | 'candidate' = 'candidate',
): Map<string, SpeedupBar> {
  const bar = barsOf(comparisons.map(totalRatio));
  return new Map(comparisons.map((comparison) => [comparison[side].id, bar(totalRatio(comparison))]));
}
