import { type CsvLine, readRows } from '../benchmark/artifacts/csv';
import { problem } from '../benchmark/model/problem';
import type { Artifact } from '../benchmark/model/resultSet';
import { type Imported, type ImportOptions, nothing } from './imported';
import { importCometJson, isCometJson } from './readers/cometJson';
import { importEksCsv } from './readers/eksCsv';
import { importGlutenIt } from './readers/glutenIt';
import { isGlutenHead } from './readers/glutenTables';
import { importLongCsv } from './readers/longCsv';
import { importNdsCsv, isNdsHeader } from './readers/ndsCsv';
import { importSparkSqlPerf, isSparkSqlPerf } from './readers/sparkSqlPerf';

export type FormatId = 'eks-csv' | 'long-csv' | 'comet-json' | 'spark-sql-perf' | 'gluten-it' | 'nds-csv';

/** What a file looks like before it is read: enough to tell the formats apart. */
export interface Glance {
  text: string;
  /** The fields of its first line that is not empty. */
  fields: string[];
  /** Its JSON value; undefined where it is none. */
  json: unknown;
}

/** One foreign format. Neither function throws, whatever the file holds. */
export interface ForeignFormat {
  /** As given to --format. */
  id: FormatId;
  /** As written in a sentence. */
  title: string;
  /** How to know it, for a message. */
  shape: string;
  /** The program that writes such files, where only one does; its version is not in them. */
  harness?: string;
  recognises(glance: Glance): boolean;
  read(artifact: Artifact, options: ImportOptions): Imported;
}

/** An importer of CSV lines as one of files. */
function ofCsv(
  importLines: (path: string, lines: readonly CsvLine[], options: ImportOptions) => Imported,
): ForeignFormat['read'] {
  return (artifact, options) => {
    const { rows, problems } = readRows(artifact);
    if (rows.length > 0) return importLines(artifact.path, rows, options);
    return nothing(problems.length > 0 ? problems : [problem(artifact.path, 1, 'the file has no rows')]);
  };
}

function isLongCsv({ fields }: Glance): boolean {
  const names = fields.map((field) => field.toLowerCase());
  return names.includes('iteration') || names.includes('seconds');
}

/** All formats but the one without marks of its own: it is tried last. */
export const FORMATS: readonly ForeignFormat[] = [
  {
    id: 'long-csv',
    title: 'long CSV',
    shape: 'header query,iteration,seconds',
    recognises: isLongCsv,
    read: ofCsv(importLongCsv),
  },
  {
    id: 'comet-json',
    title: 'Comet JSON',
    shape: 'one object with a key per query',
    harness: 'tpcbench.py',
    recognises: ({ json }) => isCometJson(json),
    read: importCometJson,
  },
  {
    id: 'spark-sql-perf',
    title: 'spark-sql-perf JSON lines',
    shape: 'a line per iteration with its results',
    recognises: ({ text }) => isSparkSqlPerf(text),
    read: importSparkSqlPerf,
  },
  {
    id: 'gluten-it',
    title: 'gluten-it report',
    shape: 'tables headed Query ID, Was Passed …',
    recognises: ({ text }) => text.split('\n').some(isGlutenHead),
    read: importGlutenIt,
  },
  {
    id: 'nds-csv',
    title: 'NDS power CSV',
    shape: 'header application_id,query,time/milliseconds',
    recognises: ({ fields }) => isNdsHeader(fields),
    read: ofCsv(importNdsCsv),
  },
  {
    id: 'eks-csv',
    title: 'eks CSV',
    shape: 'query,median,min,max; header or none',
    recognises: ({ fields, text }) => fields.length > 1 && !/^\s*[{[|]/.test(text),
    read: ofCsv(importEksCsv),
  },
];
