import type { Comparison } from '../../benchmark/model/comparison';
import type { Strength } from '../../benchmark/model/figure';
import { formatSpeedup } from '../../benchmark/text/numbers';
import type { EngineAnswer } from '../../figures/answers/spec';
import { scalePosition } from '../../figures/shared/scale';
import { sideOfBaseline, strengthOf } from '../home/engineSummary/evidence';

/** A total-time ratio as a bar from `from` to `to` on a log scale, in %; one end is 1×. */
export interface SpeedupBar {
  text: string;
  from: number;
  to: number;
  way: EngineAnswer['way'];
  strength: Strength;
}

/** Bars of comparisons on one scale, by the id of the baseline or the candidate. */
export function speedupBars(
  comparisons: readonly Comparison[],
  side: 'baseline' | 'candidate' = 'candidate',
): Map<string, SpeedupBar> {
  const speedups = comparisons.map(({ total }) => total.speedup);
  const scale = { min: Math.min(1, ...speedups), max: Math.max(1.01, ...speedups), ticks: [] };
  const bar = (comparison: Comparison): SpeedupBar => {
    const { speedup } = comparison.total;
    const ends = [scalePosition(1, scale), scalePosition(speedup, scale)];
    return {
      text: formatSpeedup(speedup),
      from: Math.min(...ends),
      to: Math.max(...ends),
      way: sideOfBaseline(comparison),
      strength: strengthOf(comparison),
    };
  };
  return new Map(comparisons.map((comparison) => [comparison[side].id, bar(comparison)]));
}
