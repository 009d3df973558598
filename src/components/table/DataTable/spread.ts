import type { IntervalMark } from '../../../benchmark/model/figure';

/** The mark that a cell of kind 'spread' holds as "low,at,high" in %; null for anything else. */
export function parseMark(text: string): IntervalMark | null {
  const [low = Number.NaN, at = Number.NaN, high = Number.NaN] = text.split(',').map(Number);
  return Number.isNaN(low + at + high) ? null : { low, at, high };
}
