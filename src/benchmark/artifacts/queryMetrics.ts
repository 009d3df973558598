import {
  DURATION_MEASURES,
  isOpenMeasure,
  METRICS_COLUMNS,
  METRICS_FILES,
  type MetricsFile,
  type MetricsRow,
  OPERATOR_GAP,
  PLAN_UNITS,
  type PlanFallbackRow,
  type PlanNodeRow,
  type PlanOperatorRow,
  QUERY_MEASURES,
  type QueryMetrics,
  type QueryMetricsRow,
  SPAN_MEASURES,
  STAGE_GAP,
  type StageMetricsRow,
  TASK_MEASURES,
  type TaskMeasures,
} from '../model/queryMetrics';
import type { Artifact, Problem } from '../model/resultSet';
import { type CellReader, readTable } from './cells';
import type { CsvRow } from './csv';

function readMeasure(row: CsvRow, name: string, reader: CellReader): number | null {
  if (isOpenMeasure(name) && row.cells[name] === '') return null;
  return name.endsWith('_s') ? reader.atLeastZero(row, name) : reader.count(row, name);
}

function readMeasures<Measures>(
  row: CsvRow,
  names: readonly (keyof Measures & string)[],
  reader: CellReader,
): Measures {
  return Object.fromEntries(names.map((name) => [name, readMeasure(row, name, reader)])) as Measures;
}

function execution(row: CsvRow<'query' | 'iteration'>, reader: CellReader): MetricsRow {
  return { query: row.cells.query, iteration: reader.count(row, 'iteration'), line: row.line };
}

function optionals<Name extends string>(row: CsvRow, names: readonly Name[], reader: CellReader) {
  const values = names.map((name) => [name, reader.optional(row, name)]);
  return Object.fromEntries(values) as Record<Name, number | null>;
}

/** Parts of a list cell; empty for an empty cell. */
function parts(cell: string, between: string): string[] {
  return cell === '' ? [] : cell.split(between);
}

type Row<Name extends MetricsFile> = CsvRow<(typeof METRICS_COLUMNS)[Name][number]>;

const queryRow = (row: Row<'query-metrics.csv'>, reader: CellReader): QueryMetricsRow => ({
  ...execution(row, reader),
  measures: readMeasures<QueryMetricsRow['measures']>(row, QUERY_MEASURES, reader),
});

const stageRow = (row: Row<'stage-metrics.csv'>, reader: CellReader): StageMetricsRow => ({
  ...execution(row, reader),
  stage: reader.count(row, 'stage'),
  attempt: reader.count(row, 'attempt'),
  span: optionals(row, SPAN_MEASURES, reader),
  measures: readMeasures<TaskMeasures>(row, TASK_MEASURES, reader),
  durations: optionals(row, DURATION_MEASURES, reader),
  operators: parts(row.cells.operators ?? '', OPERATOR_GAP),
});

const operatorRow = (row: Row<'plan-operators.csv'>, reader: CellReader): PlanOperatorRow => ({
  ...execution(row, reader),
  operator: row.cells.operator,
  count: reader.count(row, 'count'),
});

/** One line of plan-nodes.csv: an operator with one of its metrics; the metric's name is empty if it has none. */
type NodeLine = Omit<PlanNodeRow, 'metrics'> & { metric: PlanNodeRow['metrics'][number] };

const nodeLine = (row: Row<'plan-nodes.csv'>, reader: CellReader): NodeLine => ({
  ...execution(row, reader),
  node: reader.count(row, 'node'),
  parent: row.cells.parent === '' ? null : reader.count(row, 'parent'),
  operator: row.cells.operator,
  stages: parts(row.cells.stages, STAGE_GAP).map(Number),
  metric: {
    name: row.cells.metric,
    unit: reader.oneOf(row, 'unit', PLAN_UNITS),
    value: row.cells.metric === '' ? 0 : reader.count(row, 'value'),
  },
});

/** Operators of consecutive lines, with their metrics. */
function nodesOf(lines: readonly NodeLine[]): PlanNodeRow[] {
  const nodes: PlanNodeRow[] = [];
  for (const { metric, ...line } of lines) {
    const last = nodes.at(-1);
    const isSame = last?.query === line.query && last.iteration === line.iteration && last.node === line.node;
    const node = isSame ? last : { ...line, metrics: [] };
    if (!isSame) nodes.push(node);
    if (metric.name !== '') node.metrics.push(metric);
  }
  return nodes;
}

const fallbackRow = (row: Row<'plan-fallbacks.csv'>, reader: CellReader): PlanFallbackRow => ({
  ...execution(row, reader),
  operator: row.cells.operator,
  reason: row.cells.reason,
  count: reader.count(row, 'count'),
});

/** Metrics of a result set from its files by name, with all problems of the cells; null without such a file. */
export function parseQueryMetrics(files: ReadonlyMap<string, Artifact>): {
  metrics: QueryMetrics | null;
  problems: Problem[];
} {
  const read = <Name extends MetricsFile, Parsed>(name: Name, row: (row: Row<Name>, reader: CellReader) => Parsed) =>
    readTable<(typeof METRICS_COLUMNS)[Name][number], Parsed>(files.get(name), METRICS_COLUMNS[name], row);
  const queries = read('query-metrics.csv', queryRow);
  const stages = read('stage-metrics.csv', stageRow);
  const operators = read('plan-operators.csv', operatorRow);
  const lines = read('plan-nodes.csv', nodeLine);
  const fallbacks = read('plan-fallbacks.csv', fallbackRow);
  const problems = [queries, stages, operators, lines, fallbacks].flatMap((table) => table.problems);
  const plans = { operators: operators.rows, nodes: nodesOf(lines.rows), fallbacks: fallbacks.rows };
  const metrics = { queries: queries.rows, stages: stages.rows, ...plans };
  return { metrics: METRICS_FILES.some((name) => files.has(name)) ? metrics : null, problems };
}
