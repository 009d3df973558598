import { formatSeconds, formatSpeedup, formatSpeedupRange } from '../../benchmark/text/numbers';

/** A speedup with its range, "3.30× (2.94–3.39×)"; the speedup alone if no range is known. */
export function speedupText(speedup: number, low: number | null, high: number | null): string {
  const range = low === null || high === null ? '' : ` (${formatSpeedupRange(low, high)})`;
  return `${formatSpeedup(speedup)}${range}`;
}

/** Seconds without a sign and their direction: "109.4 s less". */
export function savingText(savedS: number): string {
  return `${formatSeconds(Math.abs(savedS), 1)} ${savedS < 0 ? 'more' : 'less'}`;
}
