import type { Setting, Verdict, VerdictCase } from '../model/comparison';
import type { VariedFact } from '../model/receipt/varied';
import type { Report } from '../model/report';
import type { Environment, Problem, ResultSet } from '../model/resultSet';
import type { EngineRecord, Round } from '../model/round';

/** The artifacts of one revision: those without errors, what is wrong with the others, and the text of every file. */
export interface Snapshot {
  /** The data folder as messages name it: "static/data". */
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

export type ArtifactKind =
  | 'result-sets'
  | 'environments'
  | 'rounds'
  | 'engines'
  | 'published'
  | 'resource-usage'
  | 'reports';

/** An artifact that differs between two revisions. */
export interface ArtifactChange {
  kind: ArtifactKind;
  id: string;
  change: Change;
  /** The names of its files that differ, in order. */
  files: string[];
}

/** What a comparison says at one revision. */
export interface Standing {
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

/** One query at one revision. */
export interface QueryStanding {
  verdict: Verdict;
  speedup: number;
}

/** A query whose verdict changed, or which is clear and whose speedup changed as printed; null where it is not matched. */
export interface QueryMove {
  query: string;
  before: QueryStanding | null;
  after: QueryStanding | null;
  /** Why it is not matched at one of the two: 'candidate failed: out of memory'. Empty where it is matched at both. */
  reason: string;
}

/** The number of queries in a range of speedups that gained or lost some. */
export interface BucketMove {
  label: string;
  before: number;
  after: number;
}

/** A setting of the two sides that changed; null where a revision does not have it. */
export interface SettingMove {
  area: Setting['area'];
  name: string;
  before: { baseline: string; candidate: string } | null;
  after: { baseline: string; candidate: string } | null;
}

/** Two result sets that are compared, and why: a report names them, or a rule chose the baseline of a set. */
export interface Pair {
  baseline: string;
  candidate: string;
  /** The report that names them, or null. */
  report: string | null;
  /** Why these two: "report", or what the baseline is to the candidate. */
  reason: string;
  /** What differs on purpose, where anything does. */
  vary?: readonly VariedFact[];
}

/** A comparison that says something else than before; `before` or `after` is null where a revision cannot make it. */
export interface ComparisonChange extends Pair {
  before: Standing | null;
  after: Standing | null;
  queries: QueryMove[];
  buckets: BucketMove[];
  settings: SettingMove[];
  /** What differs between the environments of the two sides now; '' where they share one. */
  environmentNote: string;
}

/** One round of an engine on one line. */
export interface RoundStanding {
  release: string;
  totalSpeedup: number;
  geometricMeanSpeedup: number;
  medianSpeedup: number;
  /** Id and seconds of the native Spark of the round. */
  baseline: string;
  baselineS: number;
  candidateS: number;
}

/** A new or changed result of an engine with a history, held against the round before it on its line. */
export interface HistoryStep {
  /** "Comet on TPC-H at 100 GB, one workstation". */
  line: string;
  before: RoundStanding;
  after: RoundStanding;
  /** Whether the step may be noise: one run per query on a side, or a number of runs that nobody states. */
  single: boolean;
  /** Whether executors or cluster manager differ between the two rounds. */
  broken: boolean;
}

/** A page of the site, as a path without base path, that shows something else than before. */
export interface AffectedPage {
  title: string;
  path: string;
}

/** A page that somebody wrote, and the reports of which it shows something. */
export interface WrittenPage extends AffectedPage {
  reports: readonly string[];
}

/** One fact about a result set; `missing` where it is not known, or needs a look. */
export interface SetFact {
  text: string;
  missing: boolean;
  /** Addresses and commits that belong to it, to be copied as they are. */
  codes?: string[];
}

/** What a reviewer wants to know of a result set that was added or changed. */
export interface SetFacts {
  id: string;
  change: Change;
  facts: SetFact[];
  /** What is suspicious in its times, a sentence each. */
  suspicious: string[];
}

/** What a change of artifacts means. Nothing has changed where every list is empty. */
export interface DiffReport {
  artifacts: ArtifactChange[];
  /** Of each result set that was added or changed. */
  facts: SetFacts[];
  comparisons: ComparisonChange[];
  /** What new results of engines with a history are against the round before. */
  steps: HistoryStep[];
  /** Comparisons beyond the most that are computed. */
  uncompared: number;
  newProblems: Problem[];
  goneProblems: Problem[];
  pages: AffectedPage[];
}
