import {
  METRICS_FILES,
  METRICS_TABLES,
  type MetricsFile,
  type MetricsRow,
  type PlanNodeRow,
  type QueryMetrics,
} from '../model/queryMetrics';
import type { Artifact, Problem } from '../model/resultSet';
import { readTable } from './cells';

/** Operators of consecutive lines, with their metrics. */
function nodesOf(lines: readonly MetricsRow<'plan-nodes.csv'>[]): PlanNodeRow[] {
  const nodes: PlanNodeRow[] = [];
  for (const { metric, unit, value, ...line } of lines) {
    const last = nodes.at(-1);
    const isSame = last?.query === line.query && last.iteration === line.iteration && last.node === line.node;
    const node = isSame ? last : { ...line, metrics: [] };
    if (!isSame) nodes.push(node);
    if (metric !== '') node.metrics.push({ name: metric, unit, value: value ?? 0 });
  }
  return nodes;
}

/** Metrics of a result set from its files by name, with all problems of the cells; null without such a file. */
export function parseQueryMetrics(files: ReadonlyMap<string, Artifact>): {
  metrics: QueryMetrics | null;
  problems: Problem[];
} {
  const read = <Name extends MetricsFile>(name: Name) => readTable(files.get(name), METRICS_TABLES[name]);
  const queries = read('query-metrics.csv');
  const stages = read('stage-metrics.csv');
  const operators = read('plan-operators.csv');
  const lines = read('plan-nodes.csv');
  const fallbacks = read('plan-fallbacks.csv');
  const problems = [queries, stages, operators, lines, fallbacks].flatMap((table) => table.problems);
  const plans = { operators: operators.rows, nodes: nodesOf(lines.rows), fallbacks: fallbacks.rows };
  const metrics = { queries: queries.rows, stages: stages.rows, ...plans };
  return { metrics: METRICS_FILES.some((name) => files.has(name)) ? metrics : null, problems };
}
