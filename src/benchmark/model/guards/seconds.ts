/** Shortest execution of a query, in seconds: below the resolution of a clock. */
const SHORTEST_S = 1e-6;
/** Longest execution of a query, in seconds: 31 years. */
const LONGEST_S = 1e9;

/** Why a number above 0 cannot be the seconds of an execution; null if it can. */
export function secondsFault(seconds: number): string | null {
  if (seconds < SHORTEST_S) return `is less than ${SHORTEST_S} s, shorter than anything that is timed`;
  return seconds <= LONGEST_S ? null : `is more than ${LONGEST_S} s, longer than anything that is timed`;
}
