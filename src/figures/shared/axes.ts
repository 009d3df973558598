import type { Axis } from '../../benchmark/model/chart';

const STEPS = [1, 2, 2.5, 5, 10];

/** A round step that divides `span` into at most `most` parts. */
function niceStep(span: number, most: number): number {
  const power = 10 ** Math.floor(Math.log10(span / most));
  const step = STEPS.find((candidate) => candidate * power * most >= span) ?? 10;
  return step * power;
}

/** Linear axis of seconds from 0, or a round number below the smallest, to a round number. It is never empty. */
export function secondsAxis(title: string, smallest: number, largest: number): Axis {
  const low = Math.min(0, smallest);
  const step = niceStep(largest - low || 1, 6);
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(largest / step));
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { title, unit: 's', scale: 'linear', min: first * step, max: last * step, ticks };
}

/** Axis of iterations: seconds from 0 with room for labels next to the last point. */
export function iterationsAxis(title: string, largest: number): Axis {
  return secondsAxis(title, 0, largest * 1.08);
}

const ONE_TWO_FIVE = [1, 2, 5];

/** Log axis of seconds with a margin at both ends; ticks at 1, 2, and 5 of each decade. */
export function logSecondsAxis(values: readonly number[], title = ''): Axis {
  const [min, max] = [Math.min(...values) / 1.35, Math.max(...values) * 1.35];
  const decades = Array.from({ length: 12 }, (_, index) => 10 ** (index - 4));
  const ticks = decades
    .flatMap((decade) => ONE_TWO_FIVE.map((digit) => digit * decade))
    .filter((tick) => tick >= min && tick <= max);
  return { title, unit: 's', scale: 'log', min, max, ticks };
}

const RATIO_TICKS = [0.001, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 0.8, 1, 1.25, 2, 3, 5, 10, 20, 50, 100, 1000];

/** Log axis of speedups around 1 with a margin at both ends. */
export function speedupAxis(values: readonly number[], title = ''): Axis {
  const [min, max] = [Math.min(0.75, ...values) / 1.12, Math.max(1.35, ...values) * 1.12];
  return { title, unit: '×', scale: 'log', min, max, ticks: RATIO_TICKS.filter((tick) => tick >= min && tick <= max) };
}
