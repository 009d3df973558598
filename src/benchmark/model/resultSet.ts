/**
 * The nouns of the line: what is read, compared and drawn. Plain data only; every type here survives JSON.
 * Seconds are in fields ending in `S` (in files and published JSON: `_s`), ratios in `speedup`, `low`, `high`.
 */

import type { CostSum, OtherNodes } from './cost/price';

/** A committed file: its path from the project's root with forward slashes, and its text. */
export interface Artifact {
  path: string;
  text: string;
}

/** A JSON artifact with the path of its file and the lines of its values, which count from 1. */
export interface ReadFile<Value> {
  value: Value;
  path: string;
  lineOf: (at: (string | number)[]) => number | null;
}

export type Level = 'error' | 'warning';

/** Something wrong in an artifact: where, what was found and what is allowed, and the cure when it is not obvious. */
export interface Problem {
  path: string;
  line: number | null;
  level: Level;
  message: string;
  cure?: string;
}

/** tpcds, tpch, or the id of a suite of a team's own. */
export type SuiteName = string;

export type Statistic = 'median' | 'mean' | 'min' | 'single';

export type Unknown = 'unknown';

export interface Suite {
  name: SuiteName;
  /** Of a team's own suite, as written in a sentence; TPC-DS and TPC-H have none. */
  title?: string;
  queryVersion: string;
  scaleFactor: number;
  tableFormat: string;
}

export interface Engine {
  id: string;
  /** As written in the middle of a sentence: "Comet", "native Spark". */
  title: string;
  version: string;
}

export interface Source {
  title: string;
  path: string;
  version?: string;
}

export interface Licence {
  name: string;
  path?: string;
}

/** A remark about one field of an artifact, `results.time_s` for example. */
export interface Note {
  about: string;
  text: string;
}

export type Status = 'ok' | 'failed' | 'timeout' | 'unsupported' | 'wrong_result' | 'not_run';

/** One row of results.csv. Times are null where the status is not ok; a range is null where it was not measured. */
export interface ResultRow {
  query: string;
  status: Status;
  timeS: number | null;
  minS: number | null;
  maxS: number | null;
  reason: string;
  /** The line in results.csv, counted from 1 with the header. */
  line: number;
}

/** One row of iterations.csv: one timed execution, numbered from 1 in the order of running. */
export interface IterationRow {
  query: string;
  iteration: number;
  timeS: number;
}

/** One row of outputs.csv: what a query returned. An unknown count is null, an unknown hash empty. */
export interface OutputRow {
  query: string;
  rowCount: number | null;
  resultHash: string;
  /** The line in outputs.csv, counted from 1 with the header. */
  line: number;
}

/** When and where a source replaced a statement. */
interface Withdrawal {
  day: string;
  commit: string;
  /** What the commit says about it: "Clarify and correct comet benchmark configs". */
  reason: string;
}

/** What one source said of a field of an environment on a day. */
export interface EnvironmentStatement {
  /** A field of the environment, or `configuration.` and a Spark property. */
  field: string;
  value: string | number;
  source: { title: string; path: string };
  /** The commit, or the version, of the source that says so. */
  commit: string;
  /** 2026-04-29. */
  day: string;
  /** The source corrected it later: it is shown and does not count. */
  withdrawn?: Withdrawal;
  /** The result sets that it is about; where it is not there, all that name the environment. */
  about?: string[];
}

/** Hardware, cluster, Spark and Java of a run. A field that its publisher does not state holds 'unknown'. */
export interface Environment {
  id: string;
  title: string;
  cluster: string;
  nodes: number | Unknown;
  instanceType: string;
  coresPerNode: number | Unknown;
  memoryPerNodeGb: number | Unknown;
  /** Graphics processors of a node; absent where none is stated. */
  gpu?: string;
  localStorage: string;
  executors: number | Unknown;
  executorCores: number | Unknown;
  executorMemoryGb: number | Unknown;
  driverCores: number | Unknown;
  driverMemoryGb: number | Unknown;
  storage: string;
  architecture: string;
  spark: string;
  java: string;
  scala: string;
  sources: Source[];
  notes: Note[];
  /** By day; only of fields on which the sources' history is known. */
  statements?: EnvironmentStatement[];
  /** Nodes in addition to the nodes of the executors that are paid for. */
  otherNodes?: OtherNodes[];
  /** What sources say that a job on it cost. */
  sums?: CostSum[];
}

/** What a source says of how the queries were run; what it does not say is not there. */
export interface RunConditions {
  /** How the files of the tables are laid out. */
  dataLayout?: string;
  /** When this engine ran among the others: "first". */
  order?: string;
  /** What ran the operators: "Velox (C++)". */
  nativeEngine?: string;
  /** How much of the plans that engine ran. */
  accelerated?: string;
}

/** What every artifact with a datapackage.json says of where it comes from. */
export interface Provenance {
  id: string;
  title: string;
  /** The day of first publication, 2026-04-29. */
  created: string;
  licences: Licence[];
  sources: Source[];
  notes: Note[];
  changes: string;
}

/** A datapackage.json as it stands in the file, already checked against its schema, without the part of its kind. */
export interface DataPackage extends Pick<Provenance, 'title' | 'created' | 'sources'> {
  name: string;
  licenses: Licence[];
}

/** One engine's results with provenance: datapackage.json, results.csv and iterations.csv of one folder. */
export interface ResultSet extends Provenance {
  /** The commit that first published them. */
  createdCommit?: string;
  /** The day of the commit at which they were read. */
  snapshot?: string;
  suite: Suite;
  engine: Engine;
  environment: string;
  statistic: Statistic;
  iterations: number | Unknown;
  warmup: number | Unknown;
  configuration: Record<string, string>;
  harness: { name: string; version: string };
  conditions?: RunConditions;
  /** The id of the result set that this run repeats. */
  rerunOf?: string;
  /** In natural order, whatever the order of the file. */
  rows: ResultRow[];
  /** Empty where there is no iterations.csv. */
  iterationRows: IterationRow[];
  /** By query in natural order; empty where there is no outputs.csv. */
  outputs: OutputRow[];
}

export type Side = 'baseline' | 'candidate';
