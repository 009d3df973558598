import type { MatchedQuery, TestedQuery, Timing, Unmatched, Verdict } from '../model/comparison';
import { compareQueries, EXTRA_QUERIES } from '../model/queries';
import type { RerunBand } from '../model/reruns';
import type { ResultRow, ResultSet } from '../model/resultSet';
import { rowOf } from '../model/rows';
import { ownApplications } from '../reruns/ownApplications';
import { RERUN_EFFECT, rerunBand } from '../reruns/rerunEffect';
import type { Sample } from '../statistics/noise';
import type { SamplePair } from '../statistics/repeatIntervals';
import type { QueryWeights } from '../text/queryWeights';
import { rangeRatios, testQueries } from './queryTests';
import { type ComparedSide, timesOf } from './side';

/** A reader's choice of queries. */
export interface QueryOptions {
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

/** The verdict as drawn and in words: a query that nothing decides is unconfirmed on its side of 1×, as in counts. */
export function drawnVerdict(query: Pick<MatchedQuery, 'test' | 'speedup' | 'verdict'>): Verdict {
  if (isDecided(query) || query.speedup === 1) return query.verdict;
  return query.speedup > 1 ? 'separated-faster' : 'separated-slower';
}

/** Matched queries of two result sets in natural order, and unmatched queries with their reason. */
export interface MatchedQueries {
  matched: MatchedQuery[];
  /** Iterations of each matched query, in the same order. */
  samples: SamplePair[];
  unmatched: Unmatched[];
  reruns: RerunBand;
}

type TimedSide = Pick<ComparedSide, 'set' | 'times'>;

/** True for a faster or slower query whose whole interval is outside the band of this half-width on the logarithm. */
function isBeyond({ verdict, test: { low, high } }: TestedQuery, halfWidth: number): boolean {
  if (verdict === 'unclear' || verdict === 'same' || low === null || high === null) return false;
  return Math.log(low) > halfWidth || Math.log(high) < -halfWidth;
}

function timing({ timeS, minS, maxS }: Sample): Timing {
  return { timeS, minS, maxS };
}

function matchedQuery(query: string, samples: SamplePair, tested: TestedQuery, halfWidth: number): MatchedQuery {
  const [baseline, candidate] = [timing(samples.baseline), timing(samples.candidate)];
  const range = rangeRatios(baseline, candidate);
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

/** Every query with a time on both sides, by name: its verdict and its iterations; and the band of reruns. */
interface Family {
  queries: Map<string, { match: MatchedQuery; samples: SamplePair }>;
  reruns: RerunBand;
}

/** Number of pairs to keep: more than the pages of a suite show, few enough for any number of result sets. */
const MAX_PAIRS = 300;
let families = new WeakMap<ResultSet, WeakMap<ResultSet, Family>>();
let pairs = 0;

function testedFamily(baseline: TimedSide, candidate: TimedSide): Family {
  const timed = [...baseline.times].flatMap(([query, own]) => {
    const theirs = candidate.times.get(query);
    return theirs && !EXTRA_QUERIES.includes(query) ? [{ query, samples: { baseline: own, candidate: theirs } }] : [];
  });
  const tested = testQueries(timed.map(({ samples }) => samples));
  const own = ownApplications(
    baseline.set,
    candidate.set,
    timed.map(({ query }) => query),
  );
  const reruns = rerunBand(baseline.set, candidate.set, RERUN_EFFECT, own);
  const queries = timed.map(({ query, samples }, index) => {
    const match = matchedQuery(query, samples, tested[index] as TestedQuery, reruns.halfWidth.query);
    return [query, { match, samples }] as const;
  });
  return { queries: new Map(queries), reruns };
}

/** Queries of two comparable result sets as one family of tests. Cached for the last pairs. */
function familyOf(baseline: TimedSide, candidate: TimedSide): Family {
  const known = families.get(baseline.set)?.get(candidate.set);
  if (known) return known;
  if (pairs === MAX_PAIRS) [families, pairs] = [new WeakMap(), 0];
  pairs += 1;
  const family = testedFamily(baseline, candidate);
  families.set(baseline.set, (families.get(baseline.set) ?? new WeakMap()).set(candidate.set, family));
  return family;
}

/** Queries of two comparable result sets with a time on both sides, with their verdicts. */
export function wholeFamily(baseline: ResultSet, candidate: ResultSet): MatchedQuery[] {
  const side = (set: ResultSet) => ({ set, times: timesOf(set) });
  return [...familyOf(side(baseline), side(candidate)).queries.values()].map(({ match }) => match);
}

/** All queries of the result sets, in natural order. */
function queryNames(...sets: readonly ResultSet[]): string[] {
  return [...new Set(sets.flatMap(({ rows }) => rows.map(({ query }) => query)))].sort(compareQueries);
}

/** All queries of the result sets that count in totals, in natural order: the reader's choice. */
export function countedQueries(...sets: readonly ResultSet[]): string[] {
  return queryNames(...sets).filter((query) => !EXTRA_QUERIES.includes(query));
}

function reasonFor(row: ResultRow | undefined): string {
  if (!row) return 'not in the result set';
  return row.reason === '' ? row.status : `${row.status}: ${row.reason}`;
}

/** A query without a time on at least one side, and why. */
function untimedQuery(query: string, baseline: TimedSide, candidate: TimedSide): Unmatched {
  const [own, theirs] = [baseline, candidate].map(({ set }) => reasonFor(rowOf(set, query))) as [string, string];
  if (baseline.times.has(query)) return { query, side: 'candidate', reason: theirs };
  if (candidate.times.has(query)) return { query, side: 'baseline', reason: own };
  return { query, side: 'both', reason: `baseline ${own}; candidate ${theirs}` };
}

/** Why a query that both sides ran is excluded; '' if it is compared. */
function exclusionReason(query: string, { only, weights, shared }: QueryOptions): string {
  if ((only && !only.has(query)) || (weights && !weights.get(query))) return EXCLUDED_REASON;
  return shared && !shared.has(query) ? NOT_SHARED_REASON : '';
}

/**
 * Matches two comparable sides query by query, without intervals, whatever the order of rows. All queries that both ran
 * are one family of tests, even if only some are chosen: a choice cannot turn an unconfirmed difference into a clear one.
 */
export function matchQueries(
  [baseline, candidate]: readonly [TimedSide, TimedSide],
  options: QueryOptions = {},
): MatchedQueries {
  const { queries, reruns } = familyOf(baseline, candidate);
  const found: MatchedQueries = { matched: [], samples: [], unmatched: [], reruns };
  for (const query of queryNames(baseline.set, candidate.set)) {
    const own = queries.get(query);
    const reason = exclusionReason(query, options);
    if (EXTRA_QUERIES.includes(query)) found.unmatched.push({ query, side: 'both', reason: EXTRA_REASON });
    else if (!own && reason !== EXCLUDED_REASON) found.unmatched.push(untimedQuery(query, baseline, candidate));
    else if (!own || reason !== '') found.unmatched.push({ query, side: 'both', reason });
    else {
      found.matched.push(own.match);
      found.samples.push(own.samples);
    }
  }
  return found;
}
