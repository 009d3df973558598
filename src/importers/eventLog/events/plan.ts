import type { PlanUnit } from '../../../benchmark/model/queryMetrics';
import { id, list, object, text } from './json';

/** Nodes that mark a stage boundary or contain a plan; they do no work. */
const HOLDER =
  /^(?:InputAdapter|AdaptiveSparkPlan|ResultQueryStage|(?:Shuffle|Broadcast|TableCache)QueryStage|ColumnarInputAdapter)$/;

/** Metrics whose values add up; averages and metrics of data sources do not. */
const UNITS: Record<string, PlanUnit> = { sum: '', size: 'B', timing: 'ms', nsTiming: 'ns' };

/** An operator in a plan, numbered from 0 in top-down order; `parent` is null at the top. */
export interface PlanNode {
  node: number;
  parent: number | null;
  operator: string;
  /** The last part of the name of the scanned table or folder; '' if it scans none. */
  table: string;
  /** Sorted by name, so that the list does not depend on the order of Spark's maps. */
  metrics: { name: string; unit: PlanUnit; accumulator: number }[];
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

function metricsOf(metrics: unknown): PlanNode['metrics'] {
  const known = list(metrics).flatMap((metric) => {
    const { name, accumulatorId, metricType } = object(metric);
    const [accumulator, unit] = [id(accumulatorId), UNITS[text(metricType)]];
    return accumulator === null || unit === undefined ? [] : [{ name: text(name), unit, accumulator }];
  });
  return known.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.accumulator - b.accumulator));
}

/** Operators of a `sparkPlanInfo`, each before its inputs; holders are omitted. Empty if the value is not a tree. */
export function planNodes(plan: unknown): PlanNode[] {
  const nodes: PlanNode[] = [];
  const open: { value: unknown; parent: number | null }[] = [{ value: plan, parent: null }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { nodeName, metadata, metrics, children } = object(next.value);
    const operator = operatorName(text(nodeName));
    const isHolder = operator === '' || HOLDER.test(operator);
    const { length: node } = nodes;
    const parent = isHolder ? next.parent : node;
    if (!isHolder) {
      const table = tableOf(text(nodeName), metadata);
      nodes.push({ node, parent: next.parent, operator, table, metrics: metricsOf(metrics) });
    }
    for (const value of [...list(children)].reverse()) open.push({ value, parent });
  }
  return nodes;
}

/** Parts of a plan's text that differ between executions of one statement: ids of columns, plans, RDDs, and objects, and paths. */
const CHANGING = /#\d+L?|plan_id=\d+|RDD\[\d+\]|Lambda\$\d+|@[0-9a-f]+|[\w+.-]*:?\/[^\s,;\\\]"]+/g;
/** Headings and white space, also as JSON escapes it. */
const EMPTY = /== [\w ()]+ ==|\\n|\s/g;

/**
 * Eight hexadecimal digits of a plan's text without ids and paths, equal for equal statements: FNV-1a over UTF-16 code
 * units; '' if the text has no operator.
 */
export function planFingerprint(written: string): string {
  const plan = written.replace(CHANGING, '').replace(EMPTY, '');
  if (plan === '') return '';
  let hash = 0x811c9dc5;
  for (let at = 0; at < plan.length; at += 1) hash = Math.imul(hash ^ plan.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** The reason why an operator runs on the JVM; `operator` is empty if the engine does not name it. */
export interface PlanFallback {
  operator: string;
  reason: string;
}

/** The prefix of an operator in the text of a tree, including Spark's mark of generated code. */
const TREE = /^[\s:+|*-]*(?:\(\d+\)\s*)?/;
const MARKED = /^(.*?)\s*\[COMET: (.*)\]\s*$/;
const COMET_HEADING = '== Extended Information (Comet) ==';
/** Comet's statistics below its tree: the share of accelerated operators. */
const CLOSING = /^Comet accelerated /;

/** True if the line of a plan contains a Comet report; faster than parsing it. */
export function mentionsComet(line: string): boolean {
  return line.includes('[COMET: ') || line.includes(COMET_HEADING);
}

/** The lines below Comet's heading, up to the next heading. */
function cometSection(lines: readonly string[]): string[] {
  const start = lines.indexOf(COMET_HEADING);
  if (start === -1) return [];
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => line.startsWith('== '));
  return end === -1 ? rest : rest.slice(0, end);
}

/**
 * Fallback reasons from Comet in a plan's text: `Operator [COMET: reason]` in its verbose format, a tree of operators,
 * otherwise the lines below its heading, which name no operator.
 */
export function cometFallbacks(planText: string): PlanFallback[] {
  const lines = planText.split('\n');
  const marked = lines.flatMap((line) => {
    const [, operator = '', reason = ''] = MARKED.exec(line) ?? [];
    return reason === '' ? [] : [{ operator: operator.replace(TREE, ''), reason }];
  });
  const section = cometSection(lines).filter((line) => line.trim() !== '' && !CLOSING.test(line));
  const isTree = section.some((line) => MARKED.test(line) || /^[\s:|]*[:+]- /.test(line));
  if (marked.length > 0 || isTree) return marked;
  return section.map((line) => ({ operator: '', reason: line.trim() }));
}

/** Fallbacks in the `fallbackNodeToReason` of a Gluten event. */
export function glutenFallbacks(reasons: unknown): PlanFallback[] {
  return Object.entries(object(reasons)).map(([node, reason]) => {
    return { operator: node.replace(TREE, ''), reason: text(reason) };
  });
}
