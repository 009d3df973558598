import type { IntentionalDifference } from '../model/comparability/intentionalDifferences';
import type { Setting, Verdict, VerdictCase } from '../model/comparison';
import type { Report } from '../model/report';
import type { Environment, Problem, ResultSet } from '../model/resultSet';
import type { EngineRecord, Round } from '../model/round';

/** Artifacts of one revision: valid ones, problems of the others, and the text of every file. */
export interface Snapshot {
  /** The data folder as in messages: "static/data". */
  folder: string;
  resultSets: readonly ResultSet[];
  environments: readonly Environment[];
  reports: readonly Report[];
  rounds: readonly Round[];
  engines: readonly EngineRecord[];
  problems: readonly Problem[];
  /** Text by path from the data folder: 'result-sets/<id>/results.csv'. */
  files: ReadonlyMap<string, string>;
}

export type Change = 'added' | 'changed' | 'removed';

/** Folders of artifacts in the order of a summary, with the word for one artifact. */
export const KIND_WORDS = {
  'result-sets': 'result set',
  environments: 'environment',
  rounds: 'round',
  engines: 'engine',
  published: 'published comparison',
  'resource-usage': 'resource-usage set',
  reports: 'report',
};

export type ArtifactKind = keyof typeof KIND_WORDS;
export const KINDS = Object.keys(KIND_WORDS) as ArtifactKind[];

/** An artifact that differs between two revisions. */
export interface ArtifactChange {
  kind: ArtifactKind;
  id: string;
  change: Change;
  /** Names of its different files, sorted. */
  files: string[];
}

/** Result of a comparison at one revision. */
export interface VerdictState {
  case: VerdictCase;
  word: string;
  sentence: string;
  totalSpeedup: number;
  geometricMeanSpeedup: number;
  medianSpeedup: number;
  matched: number;
  clearlyFaster: number;
  clearlySlower: number;
}

export interface QueryState {
  verdict: Verdict;
  speedup: number;
}

/** A query with a changed verdict, or a clear one with a changed printed speedup; null if not matched. */
export interface QueryMove {
  query: string;
  before: QueryState | null;
  after: QueryState | null;
  /** Why it is not matched at one of the revisions: 'candidate failed: out of memory'; '' if it is matched at both. */
  reason: string;
}

/** Number of queries in a speedup range that changed. */
export interface BucketMove {
  label: string;
  before: number;
  after: number;
}

/** A changed setting of the two sides; null if a revision lacks it. */
export interface SettingMove {
  area: Setting['area'];
  name: string;
  before: { baseline: string; candidate: string } | null;
  after: { baseline: string; candidate: string } | null;
}

/** Two compared result sets, from a report or from the rule for baselines. */
export interface Pair {
  baseline: string;
  candidate: string;
  /** The report that names them, or null. */
  report: string | null;
  /** "report", or the relation of the baseline to the candidate. */
  reason: string;
  /** Facts that differ on purpose, if any. */
  vary?: readonly IntentionalDifference[];
}

/** A changed comparison; `before` or `after` is null if it cannot be made at that revision. */
export interface ComparisonChange extends Pair {
  before: VerdictState | null;
  after: VerdictState | null;
  queries: QueryMove[];
  buckets: BucketMove[];
  settings: SettingMove[];
  /** Current difference between the environments of the two sides; '' if they share one. */
  environmentNote: string;
}

export interface RoundState {
  release: string;
  totalSpeedup: number;
  geometricMeanSpeedup: number;
  medianSpeedup: number;
  /** Id and seconds of vanilla Spark in the round. */
  baseline: string;
  baselineS: number;
  candidateS: number;
}

/** A new or changed result of an engine with a history, compared with the previous round on its line. */
export interface HistoryStep {
  /** "Comet on TPC-H at 100 GB, one workstation". */
  line: string;
  before: RoundState;
  after: RoundState;
  /** True if the step may be noise: one run per query on a side, or an unreported number of runs. */
  single: boolean;
  /** True if executors or cluster manager differ between the two rounds. */
  broken: boolean;
}

/** A page of the site with different content, as a path without base path. */
export interface AffectedPage {
  title: string;
  path: string;
}

/** A hand-written page, and the reports that it shows. */
export interface WrittenPage extends AffectedPage {
  reports: readonly string[];
}

/** One fact about a result set; `missing` if it is unknown or needs review. */
export interface SetFact {
  text: string;
  missing: boolean;
  /** URLs and commits of the fact, to copy unchanged. */
  codes?: string[];
}

/** Facts for the review of an added or changed result set. */
export interface SetFacts {
  id: string;
  change: Change;
  facts: SetFact[];
  /** Suspicious times, one sentence each. */
  suspicious: string[];
}

/** Effects of a change of artifacts; empty lists mean no change. */
export interface DiffReport {
  artifacts: ArtifactChange[];
  /** New engines and releases, one sentence each. */
  newcomers: string[];
  /** Of each added or changed result set. */
  facts: SetFacts[];
  comparisons: ComparisonChange[];
  /** New results of engines with a history, compared with the previous round. */
  steps: HistoryStep[];
  /** Number of comparisons beyond the limit. */
  uncompared: number;
  newProblems: Problem[];
  goneProblems: Problem[];
  pages: AffectedPage[];
}
