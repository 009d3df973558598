import { groupBy } from '../../model/groupBy';
import type { PlanNodeRow, QueryMetrics } from '../../model/queryMetrics';
import { formatNumber } from '../../text/numbers';
import { formatMeasured, formatRows, formatSize } from '../../why/amounts';
import type { PlanLine, QueryPlans } from './types';

type Metric = PlanNodeRow['metrics'][number];

function valueText({ unit, value }: Metric): string {
  if (unit === 'B') return formatSize(value);
  if (unit === 'ms') return `${formatMeasured(value / 1e3)}\u202Fs`;
  if (unit === 'ns') return `${formatMeasured(value / 1e9)}\u202Fs`;
  return value >= 1e6 ? formatRows(value) : formatNumber(value);
}

/** "number of output rows 1.5 million, sort time 0.12 s"; what is 0 is left out, it fills most plans. */
function metricsText(metrics: readonly Metric[]): string {
  const told = metrics.filter(({ value }) => value !== 0);
  return told.map((metric) => `${metric.name} ${valueText(metric)}`).join(', ');
}

function linesOf(nodes: readonly PlanNodeRow[]): PlanLine[] {
  const depths = new Map<number, number>();
  return nodes.map(({ node, parent, operator, stages, metrics }) => {
    const depth = parent === null ? 0 : (depths.get(parent) ?? 0) + 1;
    depths.set(node, depth);
    return [depth, operator, stages.join(' '), metricsText(metrics)];
  });
}

/** The final plans of each query with their SQL metrics, baseline first; queries without a recorded plan are left out. */
export function queryPlans(
  queries: readonly string[],
  sides: readonly { name: string; metrics: Pick<QueryMetrics, 'nodes'> }[],
): QueryPlans[] {
  const byQuery = sides.map(({ name, metrics }) => ({ name, nodes: groupBy(metrics.nodes, ({ query }) => query) }));
  return queries.flatMap((query) => {
    const plans = byQuery.flatMap(({ name, nodes }) => {
      const own = nodes.get(query) ?? [];
      return own[0] ? [{ name, iteration: own[0].iteration, lines: linesOf(own) }] : [];
    });
    return plans.length === 0 ? [] : [{ query, sides: plans }];
  });
}
