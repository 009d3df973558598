import type { ResultRow } from '../model/resultSet';
import { median } from '../model/statistics';
import { formatSeconds, formatSpeedup } from '../text/numbers';

/** Minimum factor between fastest and slowest iteration of a suspicious spread. */
const MIN_SPREAD = 1.5;
/** Minimum multiple of the logarithm of the suite's median spread. */
const MIN_MEDIAN_MULTIPLE = 3;
/** Minimum number of queries with a range for a median spread. */
const MIN_QUERIES = 5;

/** A query with an unusually large range of iterations. */
interface SuspiciousSpread {
  query: string;
  minS: number;
  maxS: number;
  /** Slowest ÷ fastest iteration. */
  spread: number;
  /** Median spread of all queries. */
  middle: number;
}

/**
 * Queries with a slowest iteration of at least 1.5 times the fastest, and a spread of at least three times the suite's
 * median on the logarithmic scale (1.2 becomes 1.73); largest first. Empty for fewer than five queries with a range.
 */
export function suspiciousSpreads(rows: readonly ResultRow[]): SuspiciousSpread[] {
  const spreads = rows.flatMap(({ query, minS, maxS }) =>
    minS === null || maxS === null ? [] : [{ query, minS, maxS, spread: maxS / minS }],
  );
  if (spreads.length < MIN_QUERIES) return [];
  const middle = median(spreads.map(({ spread }) => Math.log(spread)));
  return spreads
    .filter(({ spread }) => spread >= MIN_SPREAD && Math.log(spread) >= MIN_MEDIAN_MULTIPLE * middle)
    .map((entry) => ({ ...entry, middle: Math.exp(middle) }))
    .sort((a, b) => b.spread - a.spread);
}

/** "q18: 4.771–18.349 s, 3.85× between fastest and slowest iteration; the median query has 1.46×". */
export function suspiciousText({ query, minS, maxS, spread, middle }: SuspiciousSpread): string {
  const range = `${minS.toFixed(3)}–${formatSeconds(maxS, 3)}`;
  return `${query}: ${range}, ${formatSpeedup(spread)} between fastest and slowest iteration; the median query has ${formatSpeedup(middle)}`;
}
