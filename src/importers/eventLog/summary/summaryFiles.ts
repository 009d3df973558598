import { OPERATOR_GAP, STAGE_GAP } from '../../../benchmark/model/queryMetrics';
import {
  EXECUTION_FIELDS,
  FALLBACK_FIELDS,
  NODE_FIELDS,
  STAGE_FIELDS,
  SUMMARY_COLUMNS,
  SUMMARY_FORMAT,
  type SummaryTable,
} from './columns';
import type { ApplicationSummary, LogSummary, NodeSummary } from './logSummary';

type Value = string | number | null;

/** A cell that every language can write: integers in digits; text in quotes only if it contains a comma or a quote. */
function cell(value: Value): string {
  const text = value === null ? '' : String(value);
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function table(name: SummaryTable, rows: readonly (readonly Value[])[]): string {
  return [SUMMARY_COLUMNS[name], ...rows].map((row) => `${row.map(cell).join(',')}\n`).join('');
}

function valuesOf<Row>(row: Row, fields: Readonly<Record<string, keyof Row>>): Value[] {
  return Object.values(fields).map((field) => {
    const value = row[field] as Value | string[] | number[];
    if (!Array.isArray(value)) return value;
    return value.join(field === 'operators' ? OPERATOR_GAP : STAGE_GAP);
  });
}

/** One line per metric of an operator; an operator without metrics has one line with empty cells. */
function nodeRows(node: NodeSummary): Value[][] {
  const start = valuesOf(node, NODE_FIELDS);
  if (node.metrics.length === 0) return [[...start, null, null, null]];
  return node.metrics.map(({ name, unit, value }) => [...start, name, unit, value]);
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
  const tables: Record<SummaryTable, Value[][]> = {
    'executions.csv': executions.map((row) => valuesOf(row, EXECUTION_FIELDS)),
    'stages.csv': stages.map((row) => valuesOf(row, STAGE_FIELDS)),
    'nodes.csv': nodes.flatMap(nodeRows),
    'fallbacks.csv': fallbacks.map((row) => valuesOf(row, FALLBACK_FIELDS)),
  };
  const files = Object.entries(tables).map(([name, rows]) => [name, table(name as SummaryTable, rows)] as const);
  return new Map([['application.json', applicationJson(application)], ...files]);
}
