import type { Note, Statistic, SuiteName, Unknown } from '../../src/benchmark/types';
import type { FormatId } from '../../src/importers/formats';
import type { Side } from '../../src/importers/imported';

/** The import command's options, checked; texts are as typed and are checked against the schema later. */
export interface ImportRequest {
  file: string;
  /** Where it is not given, the file's own marks decide. */
  format?: FormatId;
  /** Which side of a file that compares two. */
  side?: Side;
  id: string;
  engine: string;
  engineVersion: string;
  statistic: Statistic;
  iterations: number | Unknown;
  /** Untimed executions before the timed ones. */
  warmup: number | Unknown;
  suite: SuiteName;
  queryVersion: string;
  scaleFactor: number;
  tableFormat: string;
  title?: string;
  environment?: string;
  configuration?: string;
  like?: string;
  date?: string;
  source?: { title: string; url: string; commit?: string };
  licence?: string;
  harness?: { name: string; version: string };
  notes: Note[];
  iterationsFile?: string;
  out: string;
  force: boolean;
}
