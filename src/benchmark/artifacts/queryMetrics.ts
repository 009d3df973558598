import {
  DURATION_MEASURES,
  METRICS_COLUMNS,
  METRICS_FILES,
  type MetricsFile,
  type MetricsRow,
  type PlanOperatorRow,
  QUERY_MEASURES,
  type QueryMetrics,
  type QueryMetricsRow,
  type StageMetricsRow,
  TASK_MEASURES,
} from '../model/queryMetrics';
import type { Artifact, Problem } from '../model/resultSet';
import { type CellReader, readTable } from './cells';
import type { CsvRow } from './csv';

function readMeasures<Name extends string>(
  row: CsvRow,
  names: readonly Name[],
  reader: CellReader,
): Record<Name, number> {
  const read = (name: Name) => (name.endsWith('_s') ? reader.atLeastZero(row, name) : reader.count(row, name));
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, number>;
}

function execution(row: CsvRow<'query' | 'iteration'>, reader: CellReader): MetricsRow {
  return { query: row.cells.query, iteration: reader.count(row, 'iteration'), line: row.line };
}

function durations(row: CsvRow, reader: CellReader): StageMetricsRow['durations'] {
  const values = DURATION_MEASURES.map((name) => [name, reader.optional(row, name)]);
  return Object.fromEntries(values) as StageMetricsRow['durations'];
}

type Row<Name extends MetricsFile> = CsvRow<(typeof METRICS_COLUMNS)[Name][number]>;

const queryRow = (row: Row<'query-metrics.csv'>, reader: CellReader): QueryMetricsRow => ({
  ...execution(row, reader),
  measures: readMeasures(row, QUERY_MEASURES, reader),
});

const stageRow = (row: Row<'stage-metrics.csv'>, reader: CellReader): StageMetricsRow => ({
  ...execution(row, reader),
  stage: reader.count(row, 'stage'),
  attempt: reader.count(row, 'attempt'),
  measures: readMeasures(row, TASK_MEASURES, reader),
  durations: durations(row, reader),
});

const operatorRow = (row: Row<'plan-operators.csv'>, reader: CellReader): PlanOperatorRow => ({
  ...execution(row, reader),
  operator: row.cells.operator,
  count: reader.count(row, 'count'),
});

/** The metrics among the files of a result set by name, with every problem of their cells; null where there is no such file. */
export function parseQueryMetrics(files: ReadonlyMap<string, Artifact>): {
  metrics: QueryMetrics | null;
  problems: Problem[];
} {
  const read = <Name extends MetricsFile, Parsed>(name: Name, row: (row: Row<Name>, reader: CellReader) => Parsed) =>
    readTable<(typeof METRICS_COLUMNS)[Name][number], Parsed>(files.get(name), METRICS_COLUMNS[name], row);
  const queries = read('query-metrics.csv', queryRow);
  const stages = read('stage-metrics.csv', stageRow);
  const operators = read('plan-operators.csv', operatorRow);
  const problems = [queries, stages, operators].flatMap((table) => table.problems);
  const metrics = { queries: queries.rows, stages: stages.rows, operators: operators.rows };
  return { metrics: METRICS_FILES.some((name) => files.has(name)) ? metrics : null, problems };
}
