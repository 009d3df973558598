import type { Receipt } from './receipt/receipt';
import type { Varied } from './receipt/varied';
import type { ResultSet, Side } from './resultSet';
import type { Interval } from './statistics';

/** One side's time of one query, with the slowest and fastest iteration where they are known. */
export interface Timing {
  timeS: number;
  minS: number | null;
  maxS: number | null;
}

/**
 * What is known of the difference of one query. Clear (`faster`, `slower`): more than three iterations on both sides, and significant among
 * all queries. `separated-…`, in words "untested": the ranges do not overlap, but there are three or fewer iterations, or the difference is
 * not significant among all queries. `same`: within 5%. `unclear`: inconclusive.
 */
export type Verdict = 'faster' | 'slower' | 'separated-faster' | 'separated-slower' | 'same' | 'unclear';

/**
 * What a verdict rests on: the Mann–Whitney test over iterations, ranges that meet or do not, equivalence over iterations or bounded by
 * ranges; or why there is none: a single run, or several of which no range (or no number) was published.
 */
export type Rule = 'mann-whitney' | 'ranges' | 'equivalence' | 'equivalence-of-ranges' | 'single-run' | 'no-range';

/** The test of one query. */
export interface QueryTest {
  /** Baseline ÷ candidate: the Hodges–Lehmann ratio where iterations are known, else the ratio of the statistics. */
  ratio: number;
  /** Its interval; from ranges alone the least and the greatest ratio that they allow. Null for a single run or no range. */
  low: number | null;
  high: number | null;
  /** The level of that interval, 0–1; null where ranges bound it. */
  level: number | null;
  /** How likely sides that are alike differ as much: two-sided, before the family is taken into account. Null without a test. */
  p: number | null;
  /** The same after Benjamini and Hochberg, over all queries of the comparison that have a p. */
  q: number | null;
  rule: Rule;
  /** Iterations of each side; null where their number is not known. */
  iterations: { baseline: number | null; candidate: number | null };
}

/** A query's test and what follows from it. */
export interface TestedQuery {
  test: QueryTest;
  verdict: Verdict;
}

/** A query that both sides ran: speedup = baseline ÷ candidate of the statistics, low–high the ratios that the iterations allow. */
export interface MatchedQuery extends TestedQuery {
  query: string;
  baseline: Timing;
  candidate: Timing;
  speedup: number;
  low: number | null;
  high: number | null;
  timeChangePct: number;
  savedS: number;
}

export interface Unmatched {
  query: string;
  side: Side | 'both';
  reason: string;
}

/** One of the three metrics of a suite. */
export interface Figure {
  speedup: number;
  /** From `repeat` alone, `unclear` without it. Null for the median, whose interval is not reliable enough for a verdict. */
  verdict: Verdict | null;
  /** Would these queries repeat? The 95 % interval over iterations; null where they, or their ranges, are not known. */
  repeat: Interval | null;
  /** If every query went to its worst end at once; null without ranges. */
  worst: Interval | null;
  /** Would other queries agree? The 95 % interval over the choice of queries: a sensitivity, which gives no verdict. */
  mix: Interval;
}

/** What the figures alone say. */
export type DecidedCase = 'faster' | 'slower' | 'ahead' | 'behind' | 'depends' | 'same' | 'unclear';

/** `disputed`: no verdict, because the environments differ, or a doubt about them could explain the result. */
export type VerdictCase = DecidedCase | 'disputed';

/** How many queries have which verdict; together all matched ones. */
export interface VerdictCounts {
  /** `none`: those of which it cannot be told. */
  clear: { faster: number; slower: number; none: number };
  /** Of three iterations or fewer, ranges that do not meet. */
  separated: { faster: number; slower: number };
  /** The same within 5 %. */
  same: number;
}

export interface ComparisonVerdict {
  case: VerdictCase;
  /** The verdict as a heading, "Comet is faster"; with a dagger if a doubt about the environments remains. */
  word: string;
  /** The ratio, what supports it, and what doubt remains; names both engines. */
  sentence: string;
  /** The end of the sentence: the doubt about the environments; absent for none. */
  doubt?: string;
}

/**
 * How well it is known that a field of the environment is the same on both sides: one source states it for both, separate sources agree, a
 * side does not report it, or the sides differ by their latest statements.
 */
export type Sameness = 'stated' | 'inferred' | 'not reported' | 'contradicted';

export type Relation = 'disputed' | 'different' | 'not known' | 'same';

/** One setting of both sides. `area` says whether it belongs to the hardware and software or to the Spark configuration. */
export interface Setting {
  area: 'environment' | 'configuration' | 'measurement';
  name: string;
  baseline: string;
  candidate: string;
  relation: Relation;
}

export interface EnvironmentComparison {
  /** How the two environments relate: same only if both sides name one and nothing of it is disputed. */
  relation: Relation;
  /** Whether the relation is "same". */
  same: boolean;
  /** Of the field of which it is known least. */
  sameness: Sameness;
  /** The doubt about the environments, without a capital and a period: "how many nodes ran Comet is not reported"; '' for none. */
  dispute: string;
  /** What the doubt is about, as the subject of a sentence: "the node count"; '' for none. */
  doubted: string;
  /** Why a verdict is withheld, as headings and cells have it: "conflicting sources"; '' for no doubt. */
  reason: string;
  /** Every setting, disputed first, then different, not known, same. */
  settings: Setting[];
  /** A few sentences where the environments are not the same, else ''. */
  note: string;
}

/** How queries weigh in the three estimates, where they do not all weigh the same. */
export interface Weighting {
  /** Of each matched query, in their order, as given: how many times it counts. */
  weights: number[];
  /** The times of each side in seconds, each as many times as its query counts. */
  baselineS: number;
  candidateS: number;
  /** To how many queries of equal weight they come. */
  effective: number;
}

/** The short names of the two sides, told apart by version where the engine is the same. */
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
  /** Sentences that must stand next to the verdict: queries left out, other scale factor or table format, query version not stated. */
  notes: string[];
  /** Of the matched queries, each once. */
  baselineS: number;
  candidateS: number;
  /** Null where all queries weigh the same. */
  weighting: Weighting | null;
  total: Figure;
  geometricMean: Figure;
  median: Figure;
  verdict: ComparisonVerdict;
  faster: number;
  slower: number;
  equal: number;
  /** How many queries would be called clear, or separated, by chance alone if none differed. */
  byChance: { clear: number; separated: number };
  /** Share (0–1) of all seconds by which queries differ that the five largest differences make. */
  largestShare: number;
  /** The total-time ratio without each of the three queries with the largest differences. */
  without: { query: string; speedup: number }[];
  environment: EnvironmentComparison;
  receipt: Receipt;
  varied: Varied;
}

/** As many candidates as can stand next to one another against one baseline. */
export const MAX_CANDIDATES = 6;
