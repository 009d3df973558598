import type { Cell } from '../../../benchmark/model/table';
import { cellsOf, headerOf } from '../../../benchmark/model/tables/columns';
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

function applicationJson(application: ApplicationSummary): string {
  const { executors, otherTasks, strayTasks, otherJobs, otherDescriptions, startMs, endMs, ...rest } = application;
  const { id, attempt, spark, java, scala, architecture, os, properties, jars, builds, events, tasks } = rest;
  const json = {
    format: SUMMARY_FORMAT,
    ...{ id, attempt, start_ms: startMs, end_ms: endMs, spark, java, scala, architecture, os },
    ...{ properties, jars, builds },
    executors: {
      most: executors.most,
      cores: executors.cores,
      hosts: executors.hosts,
      gpus: executors.gpus,
      on_heap_bytes: executors.onHeapBytes,
      off_heap_bytes: executors.offHeapBytes,
    },
    ...{ events, tasks, other_tasks: otherTasks, stray_tasks: strayTasks },
    ...{ other_jobs: otherJobs, other_descriptions: otherDescriptions },
  };
  return `${JSON.stringify(json, null, 2)}\n`;
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
