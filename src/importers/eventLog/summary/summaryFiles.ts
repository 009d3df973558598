import type { Cell } from '../../../benchmark/model/table';
import { cellsOf, columnName, headerOf } from '../../../benchmark/model/tables/columns';
import {
  type ApplicationSummary,
  type LogSummary,
  type NodeSummary,
  SUMMARY_FORMAT,
  SUMMARY_TABLES,
  type SummaryRow,
  type SummaryTable,
} from './logSummary';

/** Text in quotes only if it contains a comma or a quote. A summary is no spreadsheet: no cell gets an apostrophe. */
function cell(value: Cell): string {
  const text = value === null ? '' : String(value);
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function table<Name extends SummaryTable>(name: Name, rows: readonly SummaryRow<Name>[]): [Name, string] {
  const cells = rows.map((row) => cellsOf<(typeof SUMMARY_TABLES)[Name]>(SUMMARY_TABLES[name], row).map(cell));
  return [name, [headerOf(SUMMARY_TABLES[name]), ...cells].map((row) => `${row.join(',')}\n`).join('')];
}

/** One line per metric of an operator; an operator without metrics has one line with empty cells. */
function nodeRows({ metrics, ...node }: NodeSummary): SummaryRow<'nodes.csv'>[] {
  if (metrics.length === 0) return [{ ...node, metric: '', unit: '', value: null }];
  return metrics.map(({ name, unit, value }) => ({ ...node, metric: name, unit, value }));
}

/** The entries of an object by their names in files. */
function inSnakeCase(value: object): object {
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [columnName(name, {}), entry]));
}

function applicationJson({ leftOut: _, ...application }: ApplicationSummary): string {
  const executors = inSnakeCase(application.executors);
  return `${JSON.stringify({ format: SUMMARY_FORMAT, ...inSnakeCase({ ...application, executors }) }, null, 2)}\n`;
}

/** "application_1713_0001-2": a summary's folder, from id and attempt; unsafe characters become underscores. */
export function summaryFolder({ id, attempt }: ApplicationSummary): string {
  const safe = (text: string) => text.replace(/[^A-Za-z0-9_.-]/g, '_').replace(/^\.+/, '_');
  return [id ?? 'unknown', ...(attempt === null ? [] : [attempt])].map(safe).join('-');
}

/** Files of a log summary by name: application.json and four tables, including empty ones. */
export function summaryFiles({ application, executions, stages, nodes, fallbacks }: LogSummary): Map<string, string> {
  return new Map<string, string>([
    ['application.json', applicationJson(application)],
    table('executions.csv', executions),
    table('stages.csv', stages),
    table('nodes.csv', nodes.flatMap(nodeRows)),
    table('fallbacks.csv', fallbacks),
  ]);
}
