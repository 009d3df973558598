import type { IntervalMark } from '../../../benchmark/model/figure';

/** The mark that a cell of kind 'spread' holds as "low,at,high" in %; null for anything else. */
export function parseMark(text: string): IntervalMark | null {
  const [low = Number.NaN, at = Number.NaN, high = Number.NaN] = text.split(',').map(Number);
  return Number.isNaN(low + at + high) ? null : { low, at, high };
}

/** What a cell of kind 'spread' shows, in words: "0.91 to 1.08"; '' where it holds no range. */
export function spreadWords(text: string): string {
  const [, , , low, high] = text.split(',');
  return low === undefined || high === undefined ? '' : `${low} to ${high}`;
}
