import type { ResultRow } from '../model/resultSet';
import { median } from '../model/statistics';
import { formatSeconds, formatSpeedup } from '../text/numbers';

/** A spread is suspicious from this factor between fastest and slowest iteration on, however steady the suite is. */
const LEAST_SPREAD = 1.5;
/** … and from this many times the logarithm of the suite's middle spread on. */
const TIMES_MIDDLE = 3;
/** Fewer queries with a range have no middle worth the name. */
const LEAST_QUERIES = 5;

/** A query whose iterations lie further apart than those of the suite. */
interface SuspiciousSpread {
  query: string;
  minS: number;
  maxS: number;
  /** Slowest ÷ fastest iteration. */
  spread: number;
  /** The middle of all queries' spreads. */
  middle: number;
}

/**
 * The queries whose slowest iteration is at least 1.5 times the fastest, and whose spread is, as a logarithm, at least three
 * times the middle one of the suite; largest first. None with fewer than five queries that have a range. Logarithms, because a
 * spread is a ratio: 1.2 three times over is 1.73.
 */
export function suspiciousSpreads(rows: readonly ResultRow[]): SuspiciousSpread[] {
  const spreads = rows.flatMap(({ query, minS, maxS }) =>
    minS === null || maxS === null ? [] : [{ query, minS, maxS, spread: maxS / minS }],
  );
  if (spreads.length < LEAST_QUERIES) return [];
  const middle = median(spreads.map(({ spread }) => Math.log(spread)));
  return spreads
    .filter(({ spread }) => spread >= LEAST_SPREAD && Math.log(spread) >= TIMES_MIDDLE * middle)
    .map((entry) => ({ ...entry, middle: Math.exp(middle) }))
    .sort((a, b) => b.spread - a.spread);
}

/** "q18: 4.771–18.349 s, 3.85× between fastest and slowest iteration; the median query has 1.46×". */
export function suspiciousText({ query, minS, maxS, spread, middle }: SuspiciousSpread): string {
  const range = `${minS.toFixed(3)}–${formatSeconds(maxS, 3)}`;
  return `${query}: ${range}, ${formatSpeedup(spread)} between fastest and slowest iteration; the median query has ${formatSpeedup(middle)}`;
}
