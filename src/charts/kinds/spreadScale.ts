import type { SpreadSpec } from '../../benchmark/chartTypes';

/** Where the query at `index` stands, as a share of the plot area's width. */
export function columnShare(index: number, count: number): number {
  return (index + 1) / (count + 1);
}

/** A value inside the axis: itself, or the end that it lies beyond. */
export function clampedToAxis({ axis }: SpreadSpec, value: number): number {
  return Math.min(axis.max, Math.max(axis.min, value));
}

/** Where the rising curve crosses 1×, as a share of the plot area's width: between the last query below and the first above. */
export function crossingShare({ points }: SpreadSpec): number {
  const first = points.findIndex(({ speedup }) => speedup >= 1);
  const crossing = first === -1 ? points.length : first;
  return (columnShare(crossing, points.length) + columnShare(crossing - 1, points.length)) / 2;
}
