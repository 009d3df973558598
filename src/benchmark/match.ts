import type { DecidedBy, MatchedQuery, Timing, Unmatched, Verdict } from './comparisonTypes';
import { outputProblems } from './outputs';
import { compareQueries, EXTRA_QUERIES } from './queries';
import { type Interval, medianRatioInterval } from './statistics';
import type { ResultRow, ResultSet } from './types';
import { pairProblems } from './validate';
import { rangeVerdict } from './verdict';

/** From this many iterations on both sides a bootstrap interval decides a query. DESIGN, section 6, rule 3. */
const BOOTSTRAP_FROM = 10;

/** A pair that must not be compared; `reasons` says why, a sentence each. */
export class CompareError extends Error {
  constructor(readonly reasons: string[]) {
    super(`these result sets cannot be compared: ${reasons.join('; ')}`);
    this.name = 'CompareError';
  }
}

export interface CompareOptions {
  /** Compare although scale factor or table format differ; the page then says so. */
  allowDifferentScale?: boolean;
  /** The queries to compare; the others are left out by choice, which the notes say. Null or absent: all. */
  only?: ReadonlySet<string> | null;
  /** The queries that every candidate shown beside this one ran as well; the others are unmatched. Null or absent: all. */
  shared?: ReadonlySet<string> | null;
}

/** The reason of a query that the reader has left out. */
export const BY_CHOICE = 'left out by choice';
/** The reason of a query that both sides ran, and a candidate beside them did not. */
export const NOT_SHARED = 'another candidate has no time';

/** Whether a query's verdict rests on a published spread: else it is no clear difference for want of one. */
export function isDecided({ decidedBy }: Pick<MatchedQuery, 'decidedBy'>): boolean {
  return decidedBy === 'ranges' || decidedBy === 'bootstrap';
}

/** The queries of two result sets, matched in natural order, and those that could not be matched, with their reason. */
export interface MatchedQueries {
  matched: MatchedQuery[];
  unmatched: Unmatched[];
}

function timing(row: ResultRow | undefined): Timing | null {
  return row?.status === 'ok' && row.timeS !== null ? { timeS: row.timeS, minS: row.minS, maxS: row.maxS } : null;
}

function iterationTimes(resultSet: ResultSet, query: string): number[] {
  return resultSet.iterationRows.filter((row) => row.query === query).map((row) => row.timeS);
}

/** The ratios that the iterations allow: slowest baseline ÷ fastest candidate is the highest. Null without both ranges. */
function spread(baseline: Timing, candidate: Timing): Interval | null {
  if (baseline.minS === null || baseline.maxS === null || candidate.minS === null || candidate.maxS === null)
    return null;
  return { low: baseline.minS / candidate.maxS, high: baseline.maxS / candidate.minS };
}

function decide(
  baseline: ResultSet,
  candidate: ResultSet,
  query: string,
  range: Interval | null,
): { verdict: Verdict; decidedBy: DecidedBy } {
  if ([baseline, candidate].some(({ statistic, iterations }) => statistic === 'single' || iterations === 1)) {
    return { verdict: 'unclear', decidedBy: 'single-run' };
  }
  const [a, b] = [iterationTimes(baseline, query), iterationTimes(candidate, query)];
  if (a.length >= BOOTSTRAP_FROM && b.length >= BOOTSTRAP_FROM) {
    const { low, high } = medianRatioInterval(a, b);
    return { verdict: rangeVerdict(low, high), decidedBy: 'bootstrap' };
  }
  return range
    ? { verdict: rangeVerdict(range.low, range.high), decidedBy: 'ranges' }
    : { verdict: 'unclear', decidedBy: 'no-range' };
}

function matchedQuery(sets: [ResultSet, ResultSet], query: string, baseline: Timing, candidate: Timing): MatchedQuery {
  const range = spread(baseline, candidate);
  return {
    query,
    baseline,
    candidate,
    speedup: baseline.timeS / candidate.timeS,
    low: range?.low ?? null,
    high: range?.high ?? null,
    timeChangePct: ((candidate.timeS - baseline.timeS) / baseline.timeS) * 100,
    savedS: baseline.timeS - candidate.timeS,
    ...decide(sets[0], sets[1], query, range),
  };
}

/**
 * One query of two result sets that may be compared: same suite, query version, scale factor and table format, which the
 * caller has made sure of. Null where either side has no time.
 */
export function matchQuery(baseline: ResultSet, candidate: ResultSet, query: string): MatchedQuery | null {
  const [a, b] = [baseline, candidate].map(({ rows }) => timing(rows.find((row) => row.query === query)));
  return a && b ? matchedQuery([baseline, candidate], query, a, b) : null;
}

function reasonFor(row: ResultRow | undefined): string {
  if (!row) return 'not in the result set';
  return row.reason === '' ? row.status : `${row.status}: ${row.reason}`;
}

/** The queries that two result sets have between them, in natural order. */
function queryNames(...sets: readonly ResultSet[]): string[] {
  return [...new Set(sets.flatMap(({ rows }) => rows.map(({ query }) => query)))].sort(compareQueries);
}

/** The queries that two result sets have between them and that can be counted, in natural order: those that a reader may choose from. */
export function countedNames(...sets: readonly ResultSet[]): string[] {
  return queryNames(...sets).filter((query) => !EXTRA_QUERIES.includes(query));
}

function unmatchedQuery(query: string, a: ResultRow | undefined, b: ResultRow | undefined): Unmatched {
  if (EXTRA_QUERIES.includes(query))
    return { query, side: 'both', reason: 'an extra statement, never counted in totals' };
  const [noA, noB] = [!timing(a), !timing(b)];
  if (noA && noB) return { query, side: 'both', reason: `baseline ${reasonFor(a)}; candidate ${reasonFor(b)}` };
  return noA ? { query, side: 'baseline', reason: reasonFor(a) } : { query, side: 'candidate', reason: reasonFor(b) };
}

/** Why a query that both sides ran is not compared; '' where it is. */
function unwanted(query: string, { only, shared }: CompareOptions): string {
  if (only && !only.has(query)) return BY_CHOICE;
  return shared && !shared.has(query) ? NOT_SHARED : '';
}

/** Why two result sets must not be compared, a sentence each: what differs between them, and results that are not the same. */
export function pairReasons(baseline: ResultSet, candidate: ResultSet, options: CompareOptions = {}): string[] {
  return [...pairProblems(baseline, candidate, options.allowDifferentScale), ...outputProblems(baseline, candidate)];
}

/** Matches two result sets query by query, without intervals; the order of rows does not matter. Throws CompareError. */
export function matchQueries(baseline: ResultSet, candidate: ResultSet, options: CompareOptions = {}): MatchedQueries {
  const reasons = pairReasons(baseline, candidate, options);
  if (reasons.length > 0) throw new CompareError(reasons);
  const [left, right] = [baseline, candidate].map(({ rows }) => new Map(rows.map((row) => [row.query, row])));
  const found: MatchedQueries = { matched: [], unmatched: [] };
  for (const query of queryNames(baseline, candidate)) {
    const [rowA, rowB] = [left?.get(query), right?.get(query)];
    const [a, b] = [timing(rowA), timing(rowB)];
    const reason = unwanted(query, options);
    const extra = EXTRA_QUERIES.includes(query);
    const missing = !a || !b;
    if (extra || (missing && reason !== BY_CHOICE)) found.unmatched.push(unmatchedQuery(query, rowA, rowB));
    else if (missing || reason !== '') found.unmatched.push({ query, side: 'both', reason });
    else found.matched.push(matchedQuery([baseline, candidate], query, a, b));
  }
  return found;
}
