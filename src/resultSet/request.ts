import type { Note, RunConditions, Statistic, SuiteName, Unknown } from '../benchmark/model/resultSet';
import type { FormatId } from '../importers/formats';
import type { ImportOptions, Side } from '../importers/imported';

/** What is said of a foreign file that becomes a result set, checked; texts are as typed and are held against the schema later. */
export interface SetRequest {
  /** The path of the file, for messages. */
  file: string;
  /** Where it is not given, the file's own marks decide. */
  format?: FormatId;
  /** Which side of a file that compares two. */
  side?: Side;
  /** Which engine of a file that holds the times of several, as the file names it. */
  column?: string;
  id: string;
  engine: string;
  engineVersion: string;
  statistic: Statistic;
  iterations: number | Unknown;
  /** Untimed executions before the timed ones. */
  warmup: number | Unknown;
  suite: SuiteName;
  /** Title and queries of a team's own suite. */
  ownSuite?: ImportOptions['ownSuite'];
  queryVersion: string;
  scaleFactor: number;
  tableFormat: string;
  title?: string;
  /** The day of first publication, or unknown. */
  date?: string;
  /** The commit that first published the results. */
  dateCommit?: string;
  /** The day of the commit that was read. */
  snapshot?: string;
  source?: { title: string; url: string; commit?: string };
  licence?: string;
  harness?: { name: string; version: string };
  /** How the queries were run; empty where nothing of it is stated. */
  conditions: RunConditions;
  notes: Note[];
  /** The path of a file of iterations beside it. */
  iterationsFile?: string;
}
