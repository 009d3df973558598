import { type CellReader, readTable } from '../../../benchmark/artifacts/cells';
import type { CsvRow } from '../../../benchmark/artifacts/csv';
import { problem } from '../../../benchmark/model/problem';
import { OPERATOR_GAP, PLAN_UNITS, type PlanUnit, STAGE_GAP } from '../../../benchmark/model/queryMetrics';
import type { Artifact, Problem } from '../../../benchmark/model/resultSet';
import { publishedDescription, publishedText } from '../../publishedText';
import { publishedProperties } from '../../sparkProperties';
import { id, type JsonObject, list, object, text } from '../events/json';
import { operatorName } from '../events/plan';
import { STAGE_FIELDS, SUMMARY_COLUMNS, SUMMARY_FORMAT, type SummaryTable } from './columns';
import type {
  ApplicationSummary,
  ExecutionSummary,
  FallbackSummary,
  LogSummary,
  NodeSummary,
  StageSummary,
} from './logSummary';

const OUTCOMES = ['succeeded', 'failed', 'unfinished'] as const;

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

function whole(row: CsvRow, column: string, reader: CellReader): number | null {
  return row.cells[column] === '' ? null : reader.count(row, column);
}

function parts(cell: string | undefined, gap: string): string[] {
  return cell === undefined || cell === '' ? [] : cell.split(gap);
}

function executionOf(row: CsvRow, reader: CellReader): ExecutionSummary {
  const { description = '', job_group: jobGroup = '', plan = '', error = '' } = row.cells;
  return {
    execution: reader.count(row, 'execution'),
    root: reader.count(row, 'root'),
    description: publishedDescription(description),
    jobGroup: publishedDescription(jobGroup),
    plan,
    startMs: whole(row, 'start_ms', reader),
    endMs: whole(row, 'end_ms', reader),
    outcome: reader.oneOf(row, 'outcome', OUTCOMES),
    error: publishedText(error),
    jobs: reader.count(row, 'jobs'),
  };
}

/** Columns of stages.csv that may be empty. */
const OPEN = /^(start|end)_ms$|^peak_o|^task_/;

function stageOf(row: CsvRow, reader: CellReader): StageSummary {
  const { operators, ...numbers } = STAGE_FIELDS;
  const values = Object.entries(numbers).map(([column, field]) => {
    return [field, OPEN.test(column) ? whole(row, column, reader) : reader.count(row, column)];
  });
  const stage = Object.fromEntries(values) as Omit<StageSummary, 'operators'>;
  return { ...stage, [operators]: parts(row.cells.operators, OPERATOR_GAP).map(operatorName) };
}

type NodeLine = Omit<NodeSummary, 'metrics'> & { metric: { name: string; unit: PlanUnit; value: number } };

function nodeLineOf(row: CsvRow, reader: CellReader): NodeLine {
  const { operator = '', stages, metric: name = '' } = row.cells;
  return {
    execution: reader.count(row, 'execution'),
    node: reader.count(row, 'node'),
    parent: whole(row, 'parent', reader),
    operator: operatorName(operator),
    stages: parts(stages, STAGE_GAP).map(Number),
    metric: {
      name: publishedText(name),
      unit: reader.oneOf(row, 'unit', PLAN_UNITS),
      value: whole(row, 'value', reader) ?? 0,
    },
  };
}

function nodesOf(lines: readonly NodeLine[]): NodeSummary[] {
  const nodes: NodeSummary[] = [];
  for (const { metric, ...line } of lines) {
    const last = nodes.at(-1);
    const isSame = last?.execution === line.execution && last.node === line.node;
    const node = isSame ? last : { ...line, metrics: [] };
    if (!isSame) nodes.push(node);
    if (metric.name !== '') node.metrics.push(metric);
  }
  return nodes;
}

function fallbackOf(row: CsvRow, reader: CellReader): FallbackSummary {
  const { operator = '', reason = '' } = row.cells;
  return {
    execution: reader.count(row, 'execution'),
    operator: operatorName(operator),
    reason: publishedText(reason),
    count: reader.count(row, 'count'),
  };
}

/** Columns of a table of a summary; earlier summaries have no fingerprints of plans. */
function columnsOf(name: SummaryTable, table: Artifact | undefined): readonly string[] {
  const columns: readonly string[] = SUMMARY_COLUMNS[name];
  const isEarlier = name === 'executions.csv' && table?.text.startsWith(`${columns.slice(0, -1).join(',')}\n`);
  return isEarlier ? columns.slice(0, -1) : columns;
}

/** The log summary in the files of a folder, with published texts only; null with every problem if one is missing or broken. */
export function readSummary(
  files: ReadonlyMap<string, Artifact>,
  folder: string,
): { summary: LogSummary | null; problems: Problem[] } {
  const names = ['application.json', ...Object.keys(SUMMARY_COLUMNS)];
  const missing = names.filter((name) => !files.has(name));
  if (missing.length > 0) {
    const message = `no log summary: ${missing.join(', ')} missing`;
    return { summary: null, problems: [problem(folder, null, message, 'write it with {--summary-out}')] };
  }
  const application = readApplication(files.get('application.json') as Artifact);
  const read = <Row>(name: SummaryTable, row: (row: CsvRow, reader: CellReader) => Row) =>
    readTable(files.get(name), columnsOf(name, files.get(name)), row);
  const executions = read('executions.csv', executionOf);
  const [stages, lines] = [read('stages.csv', stageOf), read('nodes.csv', nodeLineOf)];
  const fallbacks = read('fallbacks.csv', fallbackOf);
  const problems = [executions, stages, lines, fallbacks].flatMap((table) => table.problems);
  if ('message' in application) return { summary: null, problems: [application, ...problems] };
  const tables = { executions: executions.rows, stages: stages.rows, fallbacks: fallbacks.rows };
  const summary = { application, ...tables, nodes: nodesOf(lines.rows) };
  return { summary: problems.length > 0 ? null : summary, problems };
}
