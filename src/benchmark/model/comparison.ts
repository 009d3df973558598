import type { Comparability } from './comparability/comparability';
import type { DifferenceTexts } from './comparability/intentionalDifferences';
import type { RerunBand } from './reruns';
import type { ResultSet, Side } from './resultSet';
import type { Interval } from './statistics';

/** One side's time of one query, with its fastest and slowest iteration; null if unknown. */
export interface Timing {
  timeS: number;
  minS: number | null;
  maxS: number | null;
}

/**
 * Result of one query. `faster`, `slower` (clear): more than three iterations on both sides, and significant among all
 * queries. `separated-…`, shown as "unconfirmed": the ranges do not overlap, but there are three or fewer iterations, or
 * the difference is not significant among all queries. `same`: within 5%. `unclear`: inconclusive.
 */
export type Verdict = 'faster' | 'slower' | 'separated-faster' | 'separated-slower' | 'same' | 'unclear';

/**
 * Test of a query, which gave its p and q: Mann–Whitney over iterations, whether ranges overlap, equivalence over
 * iterations or bounded by ranges; or the reason for no test: a single run, or several runs without a published range or
 * number.
 */
export type Rule = 'mann-whitney' | 'ranges' | 'equivalence' | 'equivalence-of-ranges' | 'single-run' | 'no-range';

export interface QueryTest {
  /** Baseline ÷ candidate: the Hodges–Lehmann ratio if iterations are known, otherwise the ratio of the statistics. */
  ratio: number;
  /** Bounds of the ratio's interval; from ranges alone, the possible ratios. Null for a single run or no range. */
  low: number | null;
  high: number | null;
  /** Confidence level of the interval, 0–1; null if ranges bound it. */
  level: number | null;
  /**
   * Two-sided p of such a difference between equal sides, before the correction for multiple tests. Null without a
   * test.
   */
  p: number | null;
  /** p after Benjamini and Hochberg, over all queries of the comparison that have a p. */
  q: number | null;
  rule: Rule;
  /** Iterations of each side; null if unknown. */
  iterations: { baseline: number | null; candidate: number | null };
}

export interface TestedQuery {
  test: QueryTest;
  verdict: Verdict;
}

/** A query that both sides ran. speedup = baseline ÷ candidate; low–high are the ratios that the iterations allow. */
export interface MatchedQuery extends TestedQuery {
  query: string;
  baseline: Timing;
  candidate: Timing;
  speedup: number;
  low: number | null;
  high: number | null;
  timeChangePct: number;
  savedS: number;
  /** True for a faster or slower query whose whole interval is outside the band of reruns of a single query. */
  beyondReruns: boolean;
}

export interface Unmatched {
  query: string;
  side: Side | 'both';
  reason: string;
}

export interface Estimate {
  speedup: number;
  /** From `deciding`; `unclear` for too few queries. */
  verdict: Verdict;
  /** 95% interval over iterations and reruns, which decides. It contains only reruns if `repeat` is null. */
  deciding: Interval;
  /** 95% interval over iterations of one application. Null if neither iterations nor ranges are known. */
  repeat: Interval | null;
  /** Bounds with every query at its worst extreme at once; null without ranges. */
  worst: Interval | null;
  /** 95% interval over the choice of queries: would other queries agree? A sensitivity; it gives no verdict. */
  mix: Interval;
}

/**
 * The case that the metrics alone show. `within-reruns`: the iterations show no more difference than two runs of one
 * engine.
 */
export type DecidedCase = 'faster' | 'slower' | 'ahead' | 'behind' | 'depends' | 'same' | 'within-reruns' | 'unclear';

/**
 * `disputed`: no verdict, because a publisher withdrew the result of a side, because the environments differ, or because
 * a doubt about them could explain the result.
 */
export type VerdictCase = DecidedCase | 'disputed';

/** Number of queries by verdict; the counts add up to all matched queries. */
export interface VerdictCounts {
  /** `none`: inconclusive. */
  clear: { faster: number; slower: number; none: number };
  /** Ranges that do not overlap, but no significant test. */
  separated: { faster: number; slower: number };
  /** Within 5%. */
  same: number;
  /** Of the clear and the separated queries: those beyond the band of reruns. */
  beyondReruns: { faster: number; slower: number };
}

export interface ComparisonVerdict {
  case: VerdictCase;
  /** The verdict as a heading, "Comet is faster"; with a dagger if a doubt about the environments remains. */
  word: string;
  /** The ratio, its support, and the remaining doubt; names both engines. */
  sentence: string;
  /** The doubt about the environments, which ends the sentence; absent for none. */
  doubt?: string;
  /** Why there is no verdict, for cells: "conflicting sources", "withdrawn by the publisher"; absent if there is one. */
  withheld?: string;
}

/**
 * Evidence that a field of the environment is the same on both sides: one source states it for both, separate sources
 * agree, a side does not report it, or the latest statements differ.
 */
export type Sameness = 'stated' | 'inferred' | 'not reported' | 'contradicted';

export type Relation = 'disputed' | 'different' | 'not known' | 'same';

export interface Setting {
  area: 'environment' | 'configuration' | 'measurement';
  name: string;
  baseline: string;
  candidate: string;
  relation: Relation;
}

export interface EnvironmentComparison {
  /** `same` only if both sides name one environment, sources conflict on none of its fields, and its nodes are reported. */
  relation: Relation;
  same: boolean;
  /** Of the field with the weakest evidence. */
  sameness: Sameness;
  /** True if no source reports anything on the hardware of a side. */
  hasSilentSide: boolean;
  /** The doubt about the environments as a clause: "how many nodes ran Comet is not reported"; '' for none. */
  dispute: string;
  /** The subject of the doubt: "the node count"; '' for none. */
  doubted: string;
  /** Why a verdict is withheld, for headings and cells: "conflicting sources"; '' for no doubt. */
  reason: string;
  /** Every setting: disputed first, then different, not known, same. */
  settings: Setting[];
  /** A few sentences if the environments are not the same, otherwise ''. */
  note: string;
}

/** Weights of queries in the three estimates, if they are not all equal. */
export interface Weighting {
  /** How many times each matched query counts, in the order of `matched`. */
  weights: number[];
  /** Seconds of each side, each query multiplied by its weight. */
  baselineS: number;
  candidateS: number;
  /** Effective number of equally weighted queries. */
  effective: number;
}

/** Short names of the two sides, with versions if the engine is the same. */
export interface Names {
  baseline: string;
  candidate: string;
}

/** Two result sets compared over the queries that both ran, in natural order. */
export interface Comparison extends VerdictCounts {
  baseline: ResultSet;
  candidate: ResultSet;
  names: Names;
  matched: MatchedQuery[];
  unmatched: Unmatched[];
  /** Sentences next to the verdict: excluded queries, different scale factor or table format, unknown query version. */
  notes: string[];
  /** Total seconds of the matched queries, unweighted. */
  baselineS: number;
  candidateS: number;
  /** Null if all queries have equal weight. */
  weighting: Weighting | null;
  total: Estimate;
  geometricMean: Estimate;
  median: Estimate;
  /** How much two runs of one engine would differ. */
  reruns: RerunBand;
  verdict: ComparisonVerdict;
  faster: number;
  slower: number;
  equal: number;
  /** Expected number of queries that would be clear, or separated, by chance if no query differed. */
  byChance: { clear: number; separated: number };
  /** Share (0–1) of the five largest differences in the sum of all differences in seconds. */
  largestShare: number;
  /** The total-time ratio without each of the three queries with the largest differences. */
  without: { query: string; speedup: number }[];
  environment: EnvironmentComparison;
  comparability: Comparability;
  varied: DifferenceTexts;
}

/** Largest number of candidates shown next to each other against one baseline. */
export const MAX_CANDIDATES = 6;
