import type { CsvLine } from '../benchmark/artifacts/csv';
import { problem } from '../benchmark/model/problem';
import type { Artifact, Note, Problem, Statistic, SuiteName } from '../benchmark/model/resultSet';
import { foreignRows } from './foreignRows';
import { failedImport, type Imported, type ImportOptions, type NamedColumns } from './imported';
import { importClickBench, isClickBench } from './parsers/clickBench';
import { importCometJson, isCometJson } from './parsers/cometJson';
import { importEksCsv } from './parsers/eksCsv';
import { glutenSides, importGlutenIt } from './parsers/glutenIt';
import { isGlutenHead } from './parsers/glutenTables';
import { importHistorySql, isHistorySql } from './parsers/historySql';
import { isHyperfine, readHyperfine } from './parsers/hyperfine';
import { isJsonRows, jsonRows } from './parsers/jsonRows';
import { isMarkdownTable, markdownRows } from './parsers/markdownTable';
import { importNdsCsv, isNdsHeader } from './parsers/ndsCsv';
import { importNdsSummary, isNdsSummary } from './parsers/ndsSummary';
import { importSparkQueries, isSparkQueries } from './parsers/sparkQueries';
import { importSparkSqlPerf, isSparkSqlPerf } from './parsers/sparkSqlPerf';
import { csvRows, isTimeTable } from './parsers/tableCsv';
import { isTimeTaken, readTimeTaken } from './parsers/timeTaken';
import { type RowTable, readRowTable } from './rowTable';
import { fromTable, noTable, type TimeTable } from './timeTable';

export type FormatId =
  | 'eks-csv'
  | 'table-csv'
  | 'comet-json'
  | 'json-rows'
  | 'clickbench'
  | 'spark-sql-perf'
  | 'gluten-it'
  | 'markdown-table'
  | 'nds-csv'
  | 'nds-summary'
  | 'spark-queries'
  | 'time-taken'
  | 'history-sql'
  | 'hyperfine';

/** Facts about a file before it is parsed, enough to distinguish the formats. */
export interface FileSample {
  text: string;
  /** Its first rows as a CSV. */
  rows: CsvLine[];
  json: unknown;
}

/** A foreign format. Its functions never throw, whatever the file contains. */
export interface ForeignFormat {
  /** The value of --format. */
  id: FormatId;
  /** The name in sentences. */
  title: string;
  /** Its distinguishing features, for a message. */
  shape: string;
  /** The program that writes such files, if there is only one; files do not contain its version. */
  harness?: string;
  recognises(glance: FileSample): boolean;
  read(artifact: Artifact, options: ImportOptions): Imported;
  /** The statistic to read first, of a format that holds some, but no median. */
  statistic?: Statistic;
  /** Its rows, for formats whose columns the user can name. `suite` chooses among several tables of a page. */
  table?(artifact: Artifact, suite: SuiteName | null): RowTable | Problem[];
  /** The engines in a file, if the format supports several; the option `column` selects one. */
  engines?(artifact: Artifact, columns?: NamedColumns): string[];
}

const COMMA_NOTE = 'The source file has decimal commas: “0,5” is read as 0.5.';

function withCommaNote<Read extends { notes: Note[] }>(read: Read, hasCommas: boolean): Read {
  return hasCommas ? { ...read, notes: [...read.notes, { about: 'results.time_s', text: COMMA_NOTE }] } : read;
}

function csvFormat(
  importLines: (path: string, lines: readonly CsvLine[], options: ImportOptions) => Imported,
): ForeignFormat['read'] {
  return (artifact, options) => {
    const { rows, problems, hasCommas } = foreignRows(artifact);
    if (rows.length > 0) return withCommaNote(importLines(artifact.path, rows, options), hasCommas);
    return failedImport(problems.length > 0 ? problems : [problem(artifact.path, 1, 'the file has no rows')]);
  };
}

/** A format that is parsed as a table of times, possibly of several engines. */
function tableFormat(
  read: (artifact: Artifact, options: Partial<ImportOptions>) => TimeTable,
): Pick<ForeignFormat, 'read' | 'engines'> {
  return {
    read: (artifact, options) => fromTable(artifact.path, read(artifact, options), options),
    engines: (artifact, columns) =>
      read(artifact, columns ? { columns } : {}).engines.filter((engine) => engine !== ''),
  };
}

/** The rows of a CSV, with a note if it has decimal commas. */
function csvTable(artifact: Artifact): RowTable | Problem[] {
  const { rows, problems, hasCommas } = foreignRows(artifact);
  if (problems.length > 0) return problems;
  return withCommaNote({ ...csvRows(artifact.path, rows), notes: [] }, hasCommas);
}

/** A format whose rows are a table of times: the user can name its columns and its unit. */
function rowFormat(
  rows: (artifact: Artifact, suite: SuiteName | null) => RowTable | Problem[],
): Pick<ForeignFormat, 'read' | 'engines' | 'table'> {
  return {
    table: rows,
    ...tableFormat((artifact, { suite, columns }) => {
      const table = rows(artifact, suite ?? null);
      return Array.isArray(table) ? noTable(table) : readRowTable(table, columns);
    }),
  };
}

/** All formats; eks-csv has no distinguishing features and is tried last. */
export const FORMATS: readonly ForeignFormat[] = [
  {
    id: 'table-csv',
    title: 'CSV of times',
    shape: 'query,time; query and a column per engine; query,engine,time; or query,iteration,time',
    recognises: ({ rows, text }) => isTimeTable(rows) && !isNdsHeader(rows[0]?.cells ?? []) && !/^\s*[{[|]/.test(text),
    ...rowFormat(csvTable),
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
    id: 'json-rows',
    title: 'JSON list of times',
    shape: '[{"query": …, "time": …}], perhaps with engine and iteration',
    recognises: ({ json }) => isJsonRows(json) && !isNdsSummary(json) && !isHistorySql(json),
    ...rowFormat(jsonRows),
  },
  {
    id: 'clickbench',
    title: 'ClickBench JSON',
    shape: 'one object with system and result, a list of runs for each query',
    recognises: ({ json }) => isClickBench(json),
    read: importClickBench,
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
    engines: glutenSides,
  },
  {
    id: 'markdown-table',
    title: 'Markdown table',
    shape: 'a page with a table of queries and a column of times for each engine',
    recognises: ({ text }) => isMarkdownTable(text),
    ...rowFormat(markdownRows),
  },
  {
    id: 'nds-csv',
    title: 'NDS power CSV',
    shape: 'header application_id,query,time/milliseconds',
    recognises: ({ rows }) => isNdsHeader(rows[0]?.cells ?? []),
    read: csvFormat(importNdsCsv),
  },
  {
    id: 'nds-summary',
    title: 'NDS summaries',
    shape: 'JSON objects with queryStatus and queryTimes',
    recognises: ({ json }) => isNdsSummary(json),
    read: importNdsSummary,
  },
  {
    id: 'spark-queries',
    title: 'Spark TPCDSQueryBenchmark results',
    shape: 'tables headed Best Time(ms) … of queries',
    statistic: 'mean',
    recognises: ({ text }) => isSparkQueries(text),
    read: importSparkQueries,
  },
  {
    id: 'time-taken',
    title: 'spark-sql output',
    shape: 'q1.log:Time taken: … seconds',
    recognises: ({ text }) => isTimeTaken(text),
    ...tableFormat(readTimeTaken),
  },
  {
    id: 'history-sql',
    title: 'SQL executions of Spark’s history server',
    shape: 'the JSON of /api/v1/applications/ID/sql',
    recognises: ({ json }) => isHistorySql(json),
    read: importHistorySql,
  },
  {
    id: 'hyperfine',
    title: 'hyperfine JSON',
    shape: 'results with command and times',
    harness: 'hyperfine',
    recognises: ({ json }) => isHyperfine(json),
    ...tableFormat(readHyperfine),
  },
  {
    id: 'eks-csv',
    title: 'eks CSV',
    shape: 'query,median,min,max; header or none',
    recognises: ({ rows, text }) => (rows[0]?.cells.length ?? 0) > 1 && !/^\s*[{[|]/.test(text),
    read: csvFormat(importEksCsv),
  },
];
