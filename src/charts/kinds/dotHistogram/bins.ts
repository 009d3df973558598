import type { DotHistogramSpec } from '../../../benchmark/figures/dotHistogram';
import { axisShare } from '../../draw/ticks';

/** A dot's place: a share of the axis, and its level in the stack from 0. */
export interface BinnedDot {
  point: DotHistogramSpec['points'][number];
  share: number;
  level: number;
}

/** The range between two neighbours of the edges and 1×; a value on an edge belongs to the side away from 1×. */
function cellOf(speedup: number, bounds: number[]) {
  const below = speedup < 1;
  const index = bounds.findIndex((bound) => (below ? speedup <= bound : speedup < bound));
  const to = index === -1 ? bounds.length : index;
  return { from: bounds[to - 1] ?? Number.NEGATIVE_INFINITY, to: bounds[to] ?? Number.POSITIVE_INFINITY };
}

/** The middle of the value's bin: bins are `pitch` wide, counted outwards from the edge, and even between two edges. */
function binShare(spec: DotHistogramSpec, speedup: number, bounds: number[], pitch: number): number {
  const cell = cellOf(speedup, bounds);
  const share = axisShare(spec.axis, speedup);
  const from = Number.isFinite(cell.from) ? axisShare(spec.axis, cell.from) : null;
  const to = Number.isFinite(cell.to) ? axisShare(spec.axis, cell.to) : null;
  if (from === null && to !== null) return to - (Math.floor((to - share) / pitch) + 0.5) * pitch;
  if (to === null && from !== null) return from + (Math.floor((share - from) / pitch) + 0.5) * pitch;
  if (from === null || to === null) return share;
  const bins = Math.max(1, Math.floor((to - from) / pitch + 1e-6));
  const bin = Math.min(bins - 1, Math.floor(((share - from) / (to - from)) * bins));
  return from + ((bin + 0.5) * (to - from)) / bins;
}

/** Dots stacked in bins, clear verdicts at the bottom. `pitch` is a bin's width as a share of the axis. */
export function binnedDots(spec: DotHistogramSpec, pitch: number): BinnedDot[] {
  const bounds = [...new Set([...spec.edges, 1])].sort((a, b) => a - b);
  const clearFirst = [...spec.points].sort((a, b) => Number(a.verdict === 'unclear') - Number(b.verdict === 'unclear'));
  const heights = new Map<string, number>();
  return clearFirst.map((point) => {
    const share = binShare(spec, point.speedup, bounds, pitch);
    const bin = share.toFixed(6);
    const level = heights.get(bin) ?? 0;
    heights.set(bin, level + 1);
    return { point, share, level };
  });
}
