/**
 * Data types of artifacts, comparisons, and charts. Plain data only; every type here survives JSON. Fields in seconds
 * end in `S` (in files and published JSON: `_s`); ratios are `speedup`, `low`, `high`.
 */

import type { EnvironmentFile } from '../schemas/environment';
import type { ResultSetPackage } from '../schemas/resultSet';
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
  /** A kind that is told once for a file. */
  kind?: 'decimal comma';
  /** Printed below the message, one per line. */
  details?: string[];
}

/** tpcds, tpch, or the id of a custom suite. */
export type SuiteName = string;

type Benchmark = ResultSetPackage['benchmark'];

export type Statistic = Exclude<Benchmark['statistic'], Unknown>;
export type Unknown = 'unknown';
export type Suite = Benchmark['suite'];
export type Engine = Benchmark['engine'];
export type Source = ResultSetPackage['sources'][number];
export type Licence = ResultSetPackage['licenses'][number];
export type Note = Benchmark['notes'][number];
/** How the queries were run, according to a source; absent fields are not reported. */
export type RunConditions = NonNullable<Benchmark['conditions']>;
/** When and how a publisher withdrew its results. */
export type Withdrawal = NonNullable<Benchmark['withdrawn']>;
export type PublisherRole = NonNullable<Benchmark['publisher']>['role'];
/** What the column memory of results.csv holds. Only equal measures are compared. */
export type MemoryMeasure = NonNullable<Benchmark['memory']>;

const STATUSES = ['ok', 'failed', 'timeout', 'unsupported', 'wrong_result', 'not_run'] as const;
export type Status = (typeof STATUSES)[number];

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

/** iterations.csv of a set whose applications are kept apart. */
export const ITERATIONS_OF_APPLICATIONS = {
  query: ITERATIONS.query,
  iteration: ITERATIONS.iteration,
  application: count('Number of the Spark application that ran it, in the order of running.', { minimum: 1 }),
  timeS: ITERATIONS.timeS,
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
/** `application` is in all rows of a set or in none. */
export type IterationRow = Omit<RowOf<typeof ITERATIONS>, 'line'> & { application?: number };
export type OutputRow = RowOf<typeof OUTPUTS>;

/** Hardware, cluster, Spark, and Java of a run. A field that its publisher does not report is 'unknown'. */
export type Environment = { id: string } & Required<Omit<EnvironmentFile, MayLack>> & Pick<EnvironmentFile, MayLack>;
type MayLack = 'gpu' | 'statements' | 'otherNodes' | 'sums';
/** One source's statement of a field of an environment on a day. */
export type EnvironmentStatement = NonNullable<EnvironmentFile['statements']>[number];

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

/** The common part of every datapackage.json. */
export type DataPackage = Pick<ResultSetPackage, 'name' | 'title' | 'created' | 'licenses' | 'sources'>;

/** One engine's results with provenance: datapackage.json, results.csv, and iterations.csv of one folder. */
export interface ResultSet extends Provenance, Benchmark, Pick<ResultSetPackage, 'createdCommit' | 'snapshot'> {
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
