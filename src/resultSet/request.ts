import type { Note, RunConditions, Unknown } from '../benchmark/model/resultSet';
import type { FormatId } from '../importers/formats';
import type { ImportOptions } from '../importers/imported';

/** What is said of a foreign file that becomes a result set, checked; texts are as typed and are held against the schema later. */
export interface SetRequest extends ImportOptions {
  /** The path of the file, for messages. */
  file: string;
  /** Where it is not given, the file's own marks decide. */
  format?: FormatId;
  id: string;
  engineVersion: string;
  /** Untimed executions before the timed ones. */
  warmup: number | Unknown;
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
  /** The id of the result set that is repeated. */
  rerunOf?: string;
  notes: Note[];
  /** The path of a file of iterations next to it. */
  iterationsFile?: string;
}
