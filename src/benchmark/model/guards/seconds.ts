/** No execution of a query is shorter, in seconds: a clock does not tell it. */
const SHORTEST_S = 1e-6;
/** None is longer, in seconds: 31 years. */
const LONGEST_S = 1e9;

/** Why a number above 0 cannot be the seconds of an execution, in words; null where it can. */
export function secondsFault(seconds: number): string | null {
  if (seconds < SHORTEST_S) return `is less than ${SHORTEST_S} s, shorter than anything that is timed`;
  return seconds <= LONGEST_S ? null : `is more than ${LONGEST_S} s, longer than anything that is timed`;
}
