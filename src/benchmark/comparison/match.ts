import type { IntentionalDifference } from '../model/comparability/intentionalDifferences';
import type { MatchedQuery, TestedQuery, Timing, Unmatched } from '../model/comparison';
import { groupBy } from '../model/groupBy';
import { compareQueries, EXTRA_QUERIES } from '../model/queries';
import type { ResultRow, ResultSet } from '../model/resultSet';
import type { Interval } from '../model/statistics';
import { rerunBand } from '../reruns/rerunEffect';
import type { Sample } from '../statistics/noise';
import type { SamplePair } from '../statistics/repeatIntervals';
import { capitalise } from '../text/names';
import type { QueryWeights } from '../text/queryWeights';
import { pairFaults } from './pairFaults';
import { testQueries } from './queryTests';

/** Thrown for a pair that cannot be compared; one sentence per reason. */
export class CompareError extends Error {
  constructor(readonly reasons: string[]) {
    super(`these result sets cannot be compared: ${reasons.join('; ')}`);
    this.name = 'CompareError';
  }
}

/** What readers see if result sets cannot be compared. */
export function refusalText(reasons: readonly string[], what = 'Cannot compare these result sets.'): string {
  return `${what} ${capitalise(reasons.join('; '))}.`;
}

export interface CompareOptions {
  /** Allows different scale factor or table format; the page then shows a note. */
  allowDifferentScale?: boolean;
  /** Facts that differ on purpose; names and notes then mention them. */
  vary?: readonly IntentionalDifference[];
  /** Queries to compare; the others are excluded by choice, with a note. Null or absent: all. */
  only?: ReadonlySet<string> | null;
  /** Weights of queries in the estimates; unweighted queries are excluded by choice. Null or absent: equal weights. */
  weights?: QueryWeights | null;
  /** Queries that every candidate next to this one ran; the others are unmatched. Null or absent: all. */
  shared?: ReadonlySet<string> | null;
}

export const EXCLUDED_REASON = 'left out by choice';
/** Reason of a query that is left out by rule, even if both sides ran it. */
export const EXTRA_REASON = 'an extra statement, never counted in totals';
/** Reason of a query that both sides ran, but another candidate did not. */
export const NOT_SHARED_REASON = 'another candidate has no time';

/** True if iterations or ranges support a query's verdict; otherwise it is inconclusive for lack of data. */
export function isDecided({ test }: Pick<MatchedQuery, 'test'>): boolean {
  return test.rule !== 'single-run' && test.rule !== 'no-range';
}

/** Matched queries of two result sets in natural order, and unmatched queries with their reason. */
export interface MatchedQueries {
  matched: MatchedQuery[];
  /** Iterations of each matched query, in the same order. */
  samples: SamplePair[];
  unmatched: Unmatched[];
}

function timing(row: ResultRow | undefined): Timing | null {
  return row?.status === 'ok' && row.timeS !== null ? { timeS: row.timeS, minS: row.minS, maxS: row.maxS } : null;
}

/** Iteration times of each query in seconds; queries without known iterations are missing. */
function iterationTimes({ iterationRows }: ResultSet): Map<string, number[]> {
  const rows = groupBy(iterationRows, ({ query }) => query);
  return new Map([...rows].map(([query, own]) => [query, own.map(({ timeS }) => timeS)]));
}

/** Number of iterations of a query: the known ones, otherwise the reported number; null if neither exists. */
function iterationCount({ statistic, iterations }: ResultSet, timesS: readonly number[]): number | null {
  if (statistic === 'single') return 1;
  if (timesS.length > 0) return timesS.length;
  return iterations === 'unknown' ? null : iterations;
}

function sample(set: ResultSet, time: Timing, timesS: readonly number[]): Sample {
  return { statistic: set.statistic, ...time, n: iterationCount(set, timesS), timesS };
}

/** Iterations of each query of a comparison on one side, in query order. */
export function sideSamples(set: ResultSet, times: readonly (Timing & { query: string })[]): Sample[] {
  const known = iterationTimes(set);
  return times.map(({ query, ...time }) => sample(set, time, known.get(query) ?? []));
}

/** Ratios that the iterations allow: slowest baseline ÷ fastest candidate is the highest. Null without both ranges. */
function spread(baseline: Timing, candidate: Timing): Interval | null {
  if (baseline.minS === null || baseline.maxS === null || candidate.minS === null || candidate.maxS === null)
    return null;
  return { low: baseline.minS / candidate.maxS, high: baseline.maxS / candidate.minS };
}

interface Timed {
  query: string;
  baseline: Timing;
  candidate: Timing;
}

/** True for a faster or slower query whose whole interval is outside the band of this half-width on the logarithm. */
function isBeyond({ verdict, test: { low, high } }: TestedQuery, halfWidth: number): boolean {
  if (verdict === 'unclear' || verdict === 'same' || low === null || high === null) return false;
  return Math.log(low) > halfWidth || Math.log(high) < -halfWidth;
}

function matchedQuery({ query, baseline, candidate }: Timed, tested: TestedQuery, halfWidth: number): MatchedQuery {
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
    ...tested,
    beyondReruns: isBeyond(tested, halfWidth),
  };
}

/** Every query with a time on both sides, by name: its verdict and its iterations. */
type Family = Map<string, { match: MatchedQuery; samples: SamplePair }>;

/** Number of pairs to keep: more than the pages of a suite show, few enough for any number of result sets. */
const MAX_PAIRS = 300;
let families = new WeakMap<ResultSet, WeakMap<ResultSet, Family>>();
let pairs = 0;

function testedFamily(baseline: ResultSet, candidate: ResultSet): Family {
  const right = new Map(candidate.rows.map((row) => [row.query, row]));
  const timed = baseline.rows.flatMap((row): Timed[] => {
    const [a, b] = [timing(row), timing(right.get(row.query))];
    return a && b && !EXTRA_QUERIES.includes(row.query) ? [{ query: row.query, baseline: a, candidate: b }] : [];
  });
  const sides = { baseline: iterationTimes(baseline), candidate: iterationTimes(candidate) };
  const samples = timed.map((entry) => ({
    baseline: sample(baseline, entry.baseline, sides.baseline.get(entry.query) ?? []),
    candidate: sample(candidate, entry.candidate, sides.candidate.get(entry.query) ?? []),
  }));
  const [tested, { halfWidth }] = [testQueries(samples), rerunBand(baseline, candidate)];
  return new Map(
    timed.map((entry, index) => {
      const match = matchedQuery(entry, tested[index] as TestedQuery, halfWidth.query);
      return [entry.query, { match, samples: samples[index] as SamplePair }];
    }),
  );
}

/** Queries of two comparable result sets as one family of tests. Cached for the last pairs. */
function familyOf(baseline: ResultSet, candidate: ResultSet): Family {
  const known = families.get(baseline)?.get(candidate);
  if (known) return known;
  if (pairs === MAX_PAIRS) [families, pairs] = [new WeakMap(), 0];
  pairs += 1;
  const found = testedFamily(baseline, candidate);
  families.set(baseline, (families.get(baseline) ?? new WeakMap<ResultSet, Family>()).set(candidate, found));
  return found;
}

/** Queries of two comparable result sets with a time on both sides, with their verdicts. */
export function wholeFamily(baseline: ResultSet, candidate: ResultSet): MatchedQuery[] {
  return [...familyOf(baseline, candidate).values()].map(({ match }) => match);
}

function reasonFor(row: ResultRow | undefined): string {
  if (!row) return 'not in the result set';
  return row.reason === '' ? row.status : `${row.status}: ${row.reason}`;
}

/** All queries of the result sets, in natural order. */
function queryNames(...sets: readonly ResultSet[]): string[] {
  return [...new Set(sets.flatMap(({ rows }) => rows.map(({ query }) => query)))].sort(compareQueries);
}

/** All queries of the result sets that count in totals, in natural order: the reader's choice. */
export function countedQueries(...sets: readonly ResultSet[]): string[] {
  return queryNames(...sets).filter((query) => !EXTRA_QUERIES.includes(query));
}

function unmatchedQuery(query: string, a: ResultRow | undefined, b: ResultRow | undefined): Unmatched {
  if (EXTRA_QUERIES.includes(query)) return { query, side: 'both', reason: EXTRA_REASON };
  const [noA, noB] = [!timing(a), !timing(b)];
  if (noA && noB) return { query, side: 'both', reason: `baseline ${reasonFor(a)}; candidate ${reasonFor(b)}` };
  return noA ? { query, side: 'baseline', reason: reasonFor(a) } : { query, side: 'candidate', reason: reasonFor(b) };
}

/** Why a query that both sides ran is excluded; '' if it is compared. */
function exclusionReason(query: string, { only, weights, shared }: CompareOptions): string {
  if ((only && !only.has(query)) || (weights && !weights.get(query))) return EXCLUDED_REASON;
  return shared && !shared.has(query) ? NOT_SHARED_REASON : '';
}

/** Reasons why two result sets cannot be compared, one sentence each: different facts, and different results. */
export function pairReasons(baseline: ResultSet, candidate: ResultSet, options: CompareOptions = {}): string[] {
  const { allowDifferentScale = false, vary = [] } = options;
  const allowed = [...vary, ...(allowDifferentScale ? (['scaleFactor', 'tableFormat'] as const) : [])];
  return pairFaults(baseline, candidate, allowed).map(({ text }) => text);
}

/**
 * Matches two result sets query by query, without intervals, whatever the order of rows. All queries that both ran are
 * one family of tests, even if only some are chosen: a choice cannot turn an unconfirmed difference into a clear one.
 * Throws CompareError.
 */
export function matchQueries(baseline: ResultSet, candidate: ResultSet, options: CompareOptions = {}): MatchedQueries {
  const reasons = pairReasons(baseline, candidate, options);
  if (reasons.length > 0) throw new CompareError(reasons);
  const [left, right] = [baseline, candidate].map(({ rows }) => new Map(rows.map((row) => [row.query, row])));
  const family = familyOf(baseline, candidate);
  const found: MatchedQueries = { matched: [], samples: [], unmatched: [] };
  for (const query of queryNames(baseline, candidate)) {
    const own = family.get(query);
    const reason = exclusionReason(query, options);
    const isExtra = EXTRA_QUERIES.includes(query);
    if (own && reason === '') {
      found.matched.push(own.match);
      found.samples.push(own.samples);
    } else if (isExtra || (!own && reason !== EXCLUDED_REASON)) {
      found.unmatched.push(unmatchedQuery(query, left?.get(query), right?.get(query)));
    } else found.unmatched.push({ query, side: 'both', reason });
  }
  return found;
}
