/**
 * Data types of artifacts, comparisons, and charts. Plain data only; every type here survives JSON. Fields in seconds
 * end in `S` (in files and published JSON: `_s`); ratios are `speedup`, `low`, `high`.
 */

import type { CostSum, OtherNodes } from './cost/price';
import {
  count,
  key,
  matching,
  name,
  named,
  number,
  omittable,
  optional,
  type RowOf,
  seconds,
  text,
  unique,
  word,
} from './tables/columns';

/** A committed file: its path from the project root with forward slashes, and its text. */
export interface Artifact {
  path: string;
  text: string;
}

/** A parsed JSON artifact with its path; `lineOf` returns the line of a value, from 1. */
export interface ReadFile<Value> {
  value: Value;
  path: string;
  lineOf: (at: (string | number)[]) => number | null;
}

export type Level = 'error' | 'warning';

/** A problem in an artifact: place, found and allowed value, and the fix if it is not obvious. */
export interface Problem {
  path: string;
  line: number | null;
  level: Level;
  message: string;
  cure?: string;
  /** The option or answer that the problem is about: time-unit. */
  field?: string;
  /** Printed below the message, one per line. */
  details?: string[];
}

/** tpcds, tpch, or the id of a custom suite. */
export type SuiteName = string;

export type Statistic = 'median' | 'mean' | 'min' | 'single';

export type Unknown = 'unknown';

export interface Suite {
  name: SuiteName;
  /** Title of a custom suite in a sentence; absent for TPC-DS and TPC-H. */
  title?: string;
  queryVersion: string;
  scaleFactor: number;
  tableFormat: string;
}

export interface Engine {
  id: string;
  /** As written within a sentence: "Comet", "native Spark". */
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

/** A remark about one field of an artifact, for example `results.time_s`. */
export interface Note {
  about: string;
  text: string;
}

const STATUSES = ['ok', 'failed', 'timeout', 'unsupported', 'wrong_result', 'not_run'] as const;
export type Status = (typeof STATUSES)[number];

/** What interest a publisher has in the results, as datapackage.json names it. */
export const PUBLISHER_ROLES = [
  'engine-project',
  'competitor',
  'vendor',
  'third-party',
  'this-site',
  'reader',
] as const;
export type PublisherRole = (typeof PUBLISHER_ROLES)[number];

/** Bytes, or bytes multiplied by the seconds for which they were held. */
export const MEMORY_UNITS = ['B', 'B·s'] as const;

/** What the column memory of results.csv holds. Only equal measures are compared. */
export interface MemoryMeasure {
  /** As written in the middle of a sentence: "memory cost". */
  name: string;
  unit: (typeof MEMORY_UNITS)[number];
  /** How the source defines it, in a sentence. */
  definition: string;
}

const QUERY = name('Short name within the suite: q14a.');

/** results.csv without the column memory. */
export const RESULTS = {
  query: key(unique(QUERY)),
  status: word('Whether the query gave a valid time.', STATUSES),
  timeS: optional(seconds('The statistic of the iterations; empty if status is not ok.')),
  minS: named('time_min_s', optional(seconds('Fastest iteration; empty if unknown.'))),
  maxS: named('time_max_s', optional(seconds('Slowest iteration; empty if unknown.'))),
  reason: text('Why there is no time; empty if status is ok.'),
};

/** results.csv with the column memory, whose measure and unit are in datapackage.json. */
export const RESULTS_WITH_MEMORY = {
  ...RESULTS,
  memory: omittable(number('Memory, as benchmark.memory defines it; empty if unknown.', { minimum: 0 })),
};

/** One timed execution, numbered from 1 in the order of running. */
export const ITERATIONS = {
  query: key(QUERY),
  iteration: key(count('Number of the execution, in the order of running.', { minimum: 1 })),
  timeS: seconds('Time of this execution.'),
};

/** Form of a result hash: hexadecimal, Base64, or an algorithm's name before either. */
export const RESULT_HASH = /^[A-Za-z0-9][A-Za-z0-9+/=:_-]{0,199}$/;

/** The output of a query. */
export const OUTPUTS = {
  query: key(unique(QUERY)),
  rowCount: optional(count('Rows that the query returned; empty if unknown.')),
  resultHash: matching(
    text('Hash of the rows, by a function of the harness; empty if unknown.'),
    RESULT_HASH,
    'one word of letters and digits',
  ),
};

/** `memory` is in the unit of the set's measure; absent if it is not reported. */
export type ResultRow = RowOf<typeof RESULTS> & { memory?: number };
export type IterationRow = Omit<RowOf<typeof ITERATIONS>, 'line'>;
export type OutputRow = RowOf<typeof OUTPUTS>;

/** When and where a source replaced a statement. */
interface Withdrawal {
  day: string;
  commit: string;
  /** The commit message: "Clarify and correct comet benchmark configs". */
  reason: string;
}

/** One source's statement of a field of an environment on a day. */
export interface EnvironmentStatement {
  /** A field of the environment, or `configuration.` and a Spark property. */
  field: string;
  value: string | number;
  source: { title: string; path: string };
  /** Commit or version of the source. */
  commit: string;
  /** "2026-04-29". */
  day: string;
  /** Set if the source corrected it later; the statement is then shown but not used. */
  withdrawn?: Withdrawal;
  /** Result sets that it covers; if absent, all that name the environment. */
  about?: string[];
}

/** Hardware, cluster, Spark, and Java of a run. A field that its publisher does not report is 'unknown'. */
export interface Environment {
  id: string;
  title: string;
  cluster: string;
  nodes: number | Unknown;
  instanceType: string;
  coresPerNode: number | Unknown;
  memoryPerNodeGb: number | Unknown;
  /** Graphics processors of a node; absent if none is reported. */
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
  /** By day; only for fields with a known history in the sources. */
  statements?: EnvironmentStatement[];
  /** Paid nodes in addition to the executors' nodes. */
  otherNodes?: OtherNodes[];
  /** Job costs on this environment that sources state. */
  sums?: CostSum[];
}

/** How the queries were run, according to a source; absent fields are not reported. */
export interface RunConditions {
  dataLayout?: string;
  /** Position of this engine in the order of runs: "first". */
  order?: string;
  /** Library that ran the operators: "Velox (C++)". */
  nativeEngine?: string;
  /** Share of the plans that the engine ran. */
  accelerated?: string;
}

/** Origin of an artifact, from its datapackage.json. */
export interface Provenance {
  id: string;
  title: string;
  /** Day of first publication, "2026-04-29". */
  created: string;
  licences: Licence[];
  sources: Source[];
  notes: Note[];
  changes: string;
}

/** A datapackage.json after schema validation, without the part of its kind. */
export interface DataPackage extends Pick<Provenance, 'title' | 'sources'> {
  name: string;
  /** "2026-04-29T00:00:00Z". */
  created: string;
  licenses: Licence[];
}

/** One engine's results with provenance: datapackage.json, results.csv, and iterations.csv of one folder. */
export interface ResultSet extends Provenance {
  /** Commit of the first publication. */
  createdCommit?: string;
  /** Day of the commit at which the results were read. */
  snapshot?: string;
  suite: Suite;
  engine: Engine;
  environment: string;
  statistic: Statistic | Unknown;
  iterations: number | Unknown;
  warmup: number | Unknown;
  configuration: Record<string, string>;
  harness: { name: string; version: string };
  conditions?: RunConditions;
  /** Absent where the role follows from the first source. */
  publisher?: { role: PublisherRole };
  /** Applications over which the iterations are spread evenly; absent where there is one or none is stated. */
  applications?: number;
  /** Absent without the column memory. */
  memory?: MemoryMeasure;
  /** Id of another measurement of the same engine, suite and data. */
  rerunOf?: string;
  /** In natural order of the queries, whatever the order of the file. */
  rows: ResultRow[];
  /** Empty without iterations.csv. */
  iterationRows: IterationRow[];
  /** By query in natural order; empty without outputs.csv. */
  outputs: OutputRow[];
  /** The reader's file, with the engine's name in it if it has several; absent for a published set. */
  file?: string;
}

export type Side = 'baseline' | 'candidate';
