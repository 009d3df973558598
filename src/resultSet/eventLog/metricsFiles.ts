import {
  METRICS_TABLES,
  type MetricsFile,
  type MetricsRow,
  type PlanNodeRow,
  type QueryMetrics,
} from '../../benchmark/model/queryMetrics';
import { tableCsv } from '../../benchmark/text/toCsv';

/** One line per metric of an operator; an operator without metrics has one line with empty cells. */
function nodeLines({ metrics, ...node }: PlanNodeRow): MetricsRow<'plan-nodes.csv'>[] {
  if (metrics.length === 0) return [{ ...node, metric: '', unit: '', value: null }];
  return metrics.map(({ name, unit, value }) => ({ ...node, metric: name, unit, value }));
}

/** Metrics files by name; files without rows are omitted. */
export function metricsFiles({ queries, stages, operators, nodes, fallbacks }: QueryMetrics): Map<MetricsFile, string> {
  const files = new Map<MetricsFile, string>();
  function add<Name extends MetricsFile>(name: Name, rows: readonly Omit<MetricsRow<Name>, 'line'>[]): void {
    if (rows.length > 0) files.set(name, tableCsv<(typeof METRICS_TABLES)[Name]>(METRICS_TABLES[name], rows));
  }
  add('query-metrics.csv', queries);
  add('stage-metrics.csv', stages);
  add('plan-operators.csv', operators);
  add('plan-nodes.csv', nodes.flatMap(nodeLines));
  add('plan-fallbacks.csv', fallbacks);
  return files;
}
