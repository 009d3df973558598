import { place, type RatioScale } from '../../../figures/scale';
import type { Comparison } from '../../../model/comparison';

const TICKS = [0.1, 0.2, 0.5, 0.75, 1.25, 1.5, 2, 2.5, 3, 4, 5, 8, 10, 20, 50, 100];
/** The least distance of two ticks, %. */
const APART = 9;

/** From vanilla Spark, or the slowest metric of an engine below it, to the fastest. */
export function answersScale(comparisons: readonly Comparison[]): RatioScale {
  const speedups = comparisons.flatMap(({ total, geometricMean, median }) =>
    [total, geometricMean, median].map(({ speedup }) => speedup),
  );
  const [min, max] = [Math.min(1, ...speedups), Math.max(1.25, ...speedups)];
  const ticks = [1];
  for (const tick of TICKS) {
    const isFar = ticks.every(
      (other) => Math.abs(place(tick, { min, max, ticks }) - place(other, { min, max, ticks })) >= APART,
    );
    if (tick >= min && tick <= max && isFar) ticks.push(tick);
  }
  return { min, max, ticks: ticks.sort((a, b) => a - b) };
}
