import type { PlanUnit } from '../../../benchmark/model/queryMetrics';
import { id, list, object, text } from './json';

/** Nodes that mark a stage boundary or contain a plan; they do no work. */
const HOLDER =
  /^(?:InputAdapter|AdaptiveSparkPlan|ResultQueryStage|(?:Shuffle|Broadcast|TableCache)QueryStage|ColumnarInputAdapter)$/;

/** Metrics whose values add up; averages and metrics of data sources do not. */
const UNITS: Record<string, PlanUnit> = { sum: '', size: 'B', timing: 'ms', nsTiming: 'ns' };

interface PlanMetric {
  name: string;
  unit: PlanUnit;
  accumulator: number;
}

/** An operator in a plan, numbered from 0 in top-down order; `parent` is null at the top. */
export interface PlanNode {
  node: number;
  parent: number | null;
  operator: string;
  /** The last part of the name of the scanned table or folder; '' if it scans none. */
  table: string;
  metrics: PlanMetric[];
}

/** What may follow the first word of a node's name: a format, a kind of relation or command, a reader in brackets. */
const SECOND_WORD =
  /^(?:parquet|orc|csv|json|text|avro|delta|iceberg|hudi|paimon|hive|binaryFile|memory|noop|[A-Z]\w*(?:RDD|Relation|Command)|\[\w+\])/;

/**
 * The kind of a node, without the tables, paths, and expressions of its name: "Scan parquet" of "Scan parquet db.t",
 * "Subquery" of "Subquery subquery#12", "WholeStageCodegen" of "WholeStageCodegen (3)".
 */
export function operatorName(nodeName: string): string {
  const [first = '', ...others] = nodeName.trim().split(/\s+/);
  const [kind = ''] = /^[A-Za-z]\w*/.exec(first) ?? [];
  if (kind !== first) return kind;
  const end = others.findIndex((word) => SECOND_WORD.exec(word)?.[0] !== word);
  const known = end === -1 ? others : others.slice(0, end);
  const cut = end === -1 ? [] : (SECOND_WORD.exec(others[end] ?? '') ?? []);
  return [kind, ...known, ...cut].join(' ');
}

/** "lineitem" of "Scan parquet spark_catalog.tpch.lineitem", or of a scan whose location is [file:/data/lineitem]. */
function tableOf(nodeName: string, metadata: unknown): string {
  if (!/Scan\b/.test(nodeName)) return '';
  const [, table] = /^\S*Scan \S+ (\S+)/.exec(nodeName.trim()) ?? [];
  const [, path = ''] = /\[([^\],]*)/.exec(text(object(metadata).Location)) ?? [];
  return (table?.split('.') ?? path.split('/').filter((part) => part !== '')).at(-1) ?? '';
}

function metricOf(value: unknown): PlanMetric[] {
  const { name, accumulatorId, metricType } = object(value);
  const [accumulator, unit] = [id(accumulatorId), UNITS[text(metricType)]];
  return accumulator === null || unit === undefined ? [] : [{ name: text(name), unit, accumulator }];
}

/** Sorted by name, so that the list does not depend on the order of Spark's maps. */
function metricsOf(node: unknown): PlanMetric[] {
  const metrics = list(object(node).metrics).flatMap(metricOf);
  return metrics.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.accumulator - b.accumulator));
}

/** Operators of a physical plan, each before its inputs; holders are omitted. Empty if the value is not a tree. */
export function planNodes(plan: unknown): PlanNode[] {
  const nodes: PlanNode[] = [];
  const open: { value: unknown; parent: number | null }[] = [{ value: plan, parent: null }];
  for (let next = open.pop(); next; next = open.pop()) {
    const found = object(next.value);
    const operator = operatorName(text(found.nodeName));
    const counts = operator !== '' && !HOLDER.test(operator);
    const parent = counts ? nodes.length : next.parent;
    const table = tableOf(text(found.nodeName), found.metadata);
    if (counts) nodes.push({ node: nodes.length, parent: next.parent, operator, table, metrics: metricsOf(found) });
    for (const value of [...list(found.children)].reverse()) open.push({ value, parent });
  }
  return nodes;
}
