import { readTable } from '../../../benchmark/artifacts/cells';
import { problem } from '../../../benchmark/model/problem';
import type { Artifact, Problem } from '../../../benchmark/model/resultSet';
import { type Columns, headerOf, type RowOf } from '../../../benchmark/model/tables/columns';
import { publishedDescription, publishedText } from '../../publishedText';
import { publishedProperties } from '../../sparkProperties';
import { id, type JsonObject, list, object, text } from '../events/json';
import { operatorName } from '../events/plan';
import {
  type ApplicationSummary,
  type ExecutionSummary,
  type LogSummary,
  type NodeSummary,
  SUMMARY_FORMAT,
  SUMMARY_TABLES,
  type SummaryRow,
  type SummaryTable,
} from './logSummary';

function orNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function texts(value: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(object(value)).map(([key, entry]) => [key, text(entry)]));
}

function executorsOf(value: unknown): ApplicationSummary['executors'] {
  const executors = object(value);
  return {
    most: id(executors.most),
    cores: list(executors.cores).flatMap((cores) => id(cores) ?? []),
    hosts: id(executors.hosts),
    gpus: id(executors.gpus),
    onHeapBytes: id(executors.on_heap_bytes),
    offHeapBytes: id(executors.off_heap_bytes),
  };
}

function applicationOf(json: JsonObject): ApplicationSummary {
  return {
    id: orNull(json.id),
    attempt: orNull(json.attempt),
    startMs: id(json.start_ms),
    endMs: id(json.end_ms),
    spark: orNull(json.spark),
    java: orNull(json.java),
    scala: orNull(json.scala),
    architecture: orNull(json.architecture),
    os: orNull(json.os),
    properties: publishedProperties(object(json.properties)).kept,
    jars: list(json.jars).map(text),
    builds: texts(json.builds),
    executors: executorsOf(json.executors),
    events: id(json.events) ?? 0,
    tasks: id(json.tasks) ?? 0,
    otherTasks: id(json.other_tasks) ?? 0,
    strayTasks: id(json.stray_tasks) ?? 0,
    otherJobs: id(json.other_jobs) ?? 0,
    otherDescriptions: list(json.other_descriptions).map((entry) => {
      const { description, jobs } = object(entry);
      return { description: text(description), jobs: id(jobs) ?? 0 };
    }),
  };
}

/** The application in application.json, or a problem. */
function readApplication({ path, text: source }: Artifact): ApplicationSummary | Problem {
  const cure = 'write the summary again with {--summary-out}';
  try {
    const json = object(JSON.parse(source));
    if (json.format === SUMMARY_FORMAT) return applicationOf(json);
    return problem(path, 2, `format must be ${SUMMARY_FORMAT}, got ${JSON.stringify(json.format) ?? 'none'}`, cure);
  } catch (error) {
    return problem(path, null, `no JSON: ${(error as Error).message}`, cure);
  }
}

function executionOf({ line: _, ...row }: RowOf<(typeof SUMMARY_TABLES)['executions.csv']>): ExecutionSummary {
  const texts = { description: publishedDescription(row.description), jobGroup: publishedDescription(row.jobGroup) };
  return { ...row, ...texts, error: publishedText(row.error), tables: row.tables.map((table) => publishedText(table)) };
}

function nodesOf(lines: readonly SummaryRow<'nodes.csv'>[]): NodeSummary[] {
  const nodes: NodeSummary[] = [];
  for (const { execution, node: number, parent, operator, stages, metric, unit, value } of lines) {
    const last = nodes.at(-1);
    const isSame = last?.execution === execution && last.node === number;
    const node = isSame
      ? last
      : { execution, node: number, parent, operator: operatorName(operator), stages, metrics: [] };
    if (!isSame) nodes.push(node);
    if (metric !== '') node.metrics.push({ name: publishedText(metric), unit, value: value ?? 0 });
  }
  return nodes;
}

/** The tables of a summary, with published texts only, and their problems. */
function readTables(files: ReadonlyMap<string, Artifact>) {
  const read = <Name extends SummaryTable>(name: Name) => readTable(files.get(name), SUMMARY_TABLES[name]);
  // Earlier summaries have no tables; the first have no fingerprints of plans either.
  const { tables, ...second } = SUMMARY_TABLES['executions.csv'];
  const { plan, ...first } = second;
  const hasHeader = (columns: Columns) =>
    files.get('executions.csv')?.text.startsWith(`${headerOf(columns).join(',')}\n`);
  const earlier = [second, first].find(hasHeader) as typeof first | undefined;
  const executions = earlier ? readTable(files.get('executions.csv'), { ...earlier }) : read('executions.csv');
  const [stages, nodes, fallbacks] = [read('stages.csv'), read('nodes.csv'), read('fallbacks.csv')];
  return {
    tables: {
      executions: executions.rows.map((row) => executionOf({ plan: '', tables: [], ...row })),
      stages: stages.rows.map(({ line: _, ...row }) => ({ ...row, operators: row.operators.map(operatorName) })),
      nodes: nodesOf(nodes.rows),
      fallbacks: fallbacks.rows.map(({ line: _, ...row }) => ({
        ...row,
        operator: operatorName(row.operator),
        reason: publishedText(row.reason),
      })),
    },
    problems: [executions, stages, nodes, fallbacks].flatMap((table) => table.problems),
  };
}

/** The log summary in the files of a folder, with published texts only; null with every problem if one is missing or broken. */
export function readSummary(
  files: ReadonlyMap<string, Artifact>,
  folder: string,
): { summary: LogSummary | null; problems: Problem[] } {
  const names = ['application.json', ...Object.keys(SUMMARY_TABLES)];
  const missing = names.filter((name) => !files.has(name));
  if (missing.length > 0) {
    const message = `no log summary: ${missing.join(', ')} missing`;
    return { summary: null, problems: [problem(folder, null, message, 'write it with {--summary-out}')] };
  }
  const application = readApplication(files.get('application.json') as Artifact);
  const { tables, problems } = readTables(files);
  if ('message' in application) return { summary: null, problems: [application, ...problems] };
  return { summary: problems.length > 0 ? null : { application, ...tables }, problems };
}
