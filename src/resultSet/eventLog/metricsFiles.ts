import {
  DURATION_MEASURES,
  METRICS_COLUMNS,
  METRICS_FILES,
  type MetricsFile,
  OPERATOR_GAP,
  type PlanNodeRow,
  QUERY_MEASURES,
  type QueryMetrics,
  SPAN_MEASURES,
  STAGE_GAP,
  type StageMetricsRow,
  TASK_MEASURES,
} from '../../benchmark/model/queryMetrics';
import type { Cell } from '../../benchmark/model/table';
import { toCsv } from '../../benchmark/text/toCsv';

/** One line per metric of an operator; an operator without metrics has one line with empty cells. */
function nodeLines({ query, iteration, node, parent, operator, stages, metrics }: PlanNodeRow): Cell[][] {
  const start: Cell[] = [query, iteration, node, parent, operator, stages.join(STAGE_GAP)];
  if (metrics.length === 0) return [[...start, null, null, null]];
  return metrics.map(({ name, unit, value }) => [...start, name, unit, value]);
}

function stageLine({
  query,
  iteration,
  stage,
  attempt,
  span,
  measures,
  durations,
  operators,
}: StageMetricsRow): Cell[] {
  return [
    ...[query, iteration, stage, attempt],
    ...SPAN_MEASURES.map((name) => span[name]),
    ...TASK_MEASURES.map((name) => measures[name]),
    ...DURATION_MEASURES.map((name) => durations[name]),
    operators.join(OPERATOR_GAP),
  ];
}

function rowsOf({ queries, stages, operators, nodes, fallbacks }: QueryMetrics): Record<MetricsFile, Cell[][]> {
  return {
    'query-metrics.csv': queries.map(({ query, iteration, measures }) => [
      query,
      iteration,
      ...QUERY_MEASURES.map((name) => measures[name]),
    ]),
    'stage-metrics.csv': stages.map(stageLine),
    'plan-operators.csv': operators.map(({ query, iteration, operator, count }) => [query, iteration, operator, count]),
    'plan-nodes.csv': nodes.flatMap(nodeLines),
    'plan-fallbacks.csv': fallbacks.map((row) => [row.query, row.iteration, row.operator, row.reason, row.count]),
  };
}

/** Metrics files by name; files without rows are omitted. */
export function metricsFiles(metrics: QueryMetrics): Map<MetricsFile, string> {
  const rows = rowsOf(metrics);
  const written = METRICS_FILES.filter((name) => rows[name].length > 0);
  return new Map(written.map((name) => [name, toCsv(METRICS_COLUMNS[name], rows[name])]));
}
