import type { Note, PublisherRole, RunConditions, Unknown, Withdrawal } from '../benchmark/model/resultSet';
import type { FormatId } from '../importers/formats';
import type { ImportOptions } from '../importers/imported';

/** Checked facts about a foreign file that becomes a result set; a schema validates the texts later. */
export interface SetRequest extends ImportOptions {
  /** The path of the file, for messages. */
  file: string;
  /** If absent, the file's content determines the format. */
  format?: FormatId;
  id: string;
  engineVersion: string;
  /** Untimed executions before the timed ones. */
  warmup: number | Unknown;
  title?: string;
  /** The date of first publication, or unknown. */
  date?: string;
  dateCommit?: string;
  /** The date of the commit that was read. */
  snapshot?: string;
  source?: { title: string; url: string; commit?: string };
  licence?: string;
  harness?: { name: string; version: string };
  publisherRole?: PublisherRole;
  /** Applications over which the iterations are spread. */
  applications?: number;
  withdrawn?: Withdrawal;
  /** Id of another measurement of the same. */
  rerunOf?: string;
  /** How the queries were run; empty if nothing is reported. */
  conditions: RunConditions;
  notes: Note[];
  iterationsFile?: string;
}
