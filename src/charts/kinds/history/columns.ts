import type { HistoryBlock, HistorySpec } from '../../../benchmark/figures/history/specs';
import { sum } from '../../../benchmark/model/statistics';
import { textRoom } from '../../base/textWidth';

/** Left of the first block, for the labels of the scale, px. */
export const SCALE = 36;
/** Right of each block, for the names of the estimates, px. */
const END = 92;
/** How wide a release without a result is, of one with. */
const GAP = 0.6;
/** Between two labels, px. */
const CLEAR = 6;

/** Where the columns of a block stand, px. */
export interface BlockPlace {
  left: number;
  right: number;
  /** What a mark as wide as its column keeps free at its ends. */
  inset: number;
  /** The middle of a column, its left and its right edge. */
  middle: (column: number) => number;
  edges: (column: number) => [left: number, right: number];
}

function unitsOf({ columns }: HistoryBlock): number[] {
  return columns.map(({ measured }) => (measured ? 1 : GAP));
}

/** The plot of a drawing of `width` px: everything in it stretches. */
export function plotOf(width: number): { left: number; right: number } {
  return { left: SCALE, right: width - END };
}

/**
 * The places of all blocks in a drawing of `width` px, side by side. Between them there is room for the names of the estimates in the
 * narrowest drawing, `fit` px wide, and more in wider ones, since all of it stretches alike.
 */
export function blockPlaces(blocks: readonly HistoryBlock[], width: number, fit: number): BlockPlace[] {
  const units = blocks.map(unitsOf);
  const all = sum(units.map(sum));
  const narrowest = (fit - SCALE - blocks.length * END) / all;
  const between = END / narrowest;
  const { left: start, right } = plotOf(width);
  const unit = (right - start) / (all + (blocks.length - 1) * between);
  let next = start;
  return units.map((own) => {
    const left = next;
    const edge = (column: number) => left + unit * sum(own.slice(0, column));
    next = edge(own.length) + between * unit;
    return {
      left,
      right: edge(own.length),
      inset: 0.07 * unit,
      middle: (column) => (edge(column) + edge(column + 1)) / 2,
      edges: (column) => [edge(column), edge(column + 1)],
    };
  });
}

/** A label with its middle in the narrowest drawing; those with a lower rank are placed first. */
export interface Candidate {
  text: string;
  at: number;
  rank: number;
  weight?: number;
}

/** Which labels stand, so that none comes within 6 px of another. */
export function roomyLabels(labels: readonly Candidate[]): Set<number> {
  const kept: { from: number; to: number }[] = [];
  const chosen = new Set<number>();
  const order = labels.map((label, index) => ({ ...label, index })).sort((a, b) => a.rank - b.rank);
  for (const { text, at, weight, index } of order) {
    const half = (textRoom(text, 12, weight) + CLEAR) / 2;
    const place = { from: at - half, to: at + half };
    if (kept.some(({ from, to }) => place.from < to && place.to > from)) continue;
    kept.push(place);
    chosen.add(index);
  }
  return chosen;
}

/** The part of its length, 0–1, at which a ratio stands on the scale. */
export function shareOf(value: number, { min, max }: HistorySpec['axis']): number {
  return Math.log(value / min) / Math.log(max / min);
}
