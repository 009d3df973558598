import {
  DURATION_MEASURES,
  METRICS_COLUMNS,
  METRICS_FILES,
  type MetricsFile,
  QUERY_MEASURES,
  type QueryMetrics,
  TASK_MEASURES,
} from '../../../src/benchmark/model/queryMetrics';
import type { Cell } from '../../../src/benchmark/model/table';
import { toCsv } from '../../../src/benchmark/text/toCsv';

function rowsOf({ queries, stages, operators }: QueryMetrics): Record<MetricsFile, Cell[][]> {
  return {
    'query-metrics.csv': queries.map(({ query, iteration, measures }) => [
      query,
      iteration,
      ...QUERY_MEASURES.map((name) => measures[name]),
    ]),
    'stage-metrics.csv': stages.map(({ query, iteration, stage, attempt, measures, durations }) => [
      ...[query, iteration, stage, attempt],
      ...TASK_MEASURES.map((name) => measures[name]),
      ...DURATION_MEASURES.map((name) => durations[name]),
    ]),
    'plan-operators.csv': operators.map(({ query, iteration, operator, count }) => [query, iteration, operator, count]),
  };
}

/** The three files of metrics by name; one without rows is left out. */
export function metricsFiles(metrics: QueryMetrics): Map<MetricsFile, string> {
  const rows = rowsOf(metrics);
  const written = METRICS_FILES.filter((name) => rows[name].length > 0);
  return new Map(written.map((name) => [name, toCsv(METRICS_COLUMNS[name], rows[name])]));
}
