import type { ResultSet, Side } from './types';

/** One side's time of one query, with the slowest and fastest iteration where they are known. */
export interface Timing {
  timeS: number;
  minS: number | null;
  maxS: number | null;
}

export type Verdict = 'faster' | 'slower' | 'unclear';

/** How a query's verdict was found. `no-range`: several iterations, but their range was not published. */
export type DecidedBy = 'ranges' | 'bootstrap' | 'single-run' | 'no-range';

/** A query that both sides ran: speedup = baseline ÷ candidate, low–high the ratios that the iterations allow. */
export interface MatchedQuery {
  query: string;
  baseline: Timing;
  candidate: Timing;
  speedup: number;
  low: number | null;
  high: number | null;
  timeChangePct: number;
  savedS: number;
  verdict: Verdict;
  decidedBy: DecidedBy;
}

export interface Unmatched {
  query: string;
  side: Side | 'both';
  reason: string;
}

/** One headline figure with its 95 % interval over queries. */
export interface Figure {
  speedup: number;
  low: number;
  high: number;
  verdict: Verdict;
}

export type VerdictCase = 'faster' | 'slower' | 'ahead' | 'behind' | 'depends' | 'no-clear-difference';

export interface ComparisonVerdict {
  case: VerdictCase;
  /** The verdict in two to five words, "It depends on the statistic". */
  word: string;
  /** One or two sentences naming both engines. */
  sentence: string;
}

export type Relation = 'different' | 'not known' | 'same';

/** One setting of both sides. `area` says whether it belongs to the hardware and software or to the Spark configuration. */
export interface Setting {
  area: 'environment' | 'configuration' | 'measurement';
  name: string;
  baseline: string;
  candidate: string;
  relation: Relation;
}

export interface EnvironmentComparison {
  /** True only if both result sets name the same environment. */
  same: boolean;
  /** Every setting, different first, then not known, then same. */
  settings: Setting[];
  /** One sentence when the environments differ, else ''. */
  note: string;
}

/** The short names of the two sides, told apart by version where the engine is the same. */
export interface Names {
  baseline: string;
  candidate: string;
}

/** Two result sets compared over the queries that both ran, in natural order. */
export interface Comparison {
  baseline: ResultSet;
  candidate: ResultSet;
  names: Names;
  matched: MatchedQuery[];
  unmatched: Unmatched[];
  /** Sentences that must stand beside the verdict: queries left out, other scale factor or table format, query version not stated. */
  notes: string[];
  baselineS: number;
  candidateS: number;
  total: Figure;
  geometricMean: Figure;
  median: Figure;
  verdict: ComparisonVerdict;
  faster: number;
  slower: number;
  equal: number;
  clear: { faster: number; slower: number; none: number };
  /** Share (0–1) of all seconds by which queries differ that the five largest differences make. */
  largestShare: number;
  /** The total-time ratio without each of the three queries with the largest differences. */
  without: { query: string; speedup: number }[];
  environment: EnvironmentComparison;
}
