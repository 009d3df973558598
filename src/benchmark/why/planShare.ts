import type { PlanNodeRow, QueryMetrics, StageMetricsRow } from '../model/queryMetrics';

/** An operator of a plan and how often it stands there. */
interface CountedOperator {
  operator: string;
  count: number;
}

/** How much of a plan runs in an engine's own operators. */
export interface PlanShare {
  /** Operators that the engine runs, of all that count. */
  accelerated: number;
  counted: number;
  /** Those that Spark runs, most frequent first, then by name. */
  fellBack: CountedOperator[];
  /** Between rows and columns. */
  transitions: number;
}

/** What an engine calls its own operators, and those among them that take their rows from Spark. */
interface NativeEngine {
  own: RegExp;
  fromRows?: RegExp;
  /** What would have written the reasons for falling back into the log. */
  reasons: string;
}

const COMET_REASONS =
  'with Spark 4.0 or later, set spark.sql.extendedExplainProviders = org.apache.comet.ExtendedExplainInfo to record them in the plans';
const GLUTEN_REASONS =
  'Gluten records them if spark.gluten.ui.enabled and spark.gluten.sql.columnar.fallbackReporter are true';
const UNKNOWN_REASONS = 'no known setting of this engine records them';

/** The engines with operators of their own, by their short names. */
const ENGINES: Readonly<Record<string, NativeEngine>> = {
  comet: { own: /^Comet/, fromRows: /^CometColumnar(?:Exchange|Shuffle)/, reasons: COMET_REASONS },
  'gluten-velox': { own: /Transformer\b|^Velox|^Columnar\w*Exchange/, reasons: GLUTEN_REASONS },
  rapids: { own: /^Gpu/, reasons: UNKNOWN_REASONS },
  photon: { own: /^Photon/, reasons: UNKNOWN_REASONS },
  auron: { own: /^(?:Auron)?Native/, reasons: UNKNOWN_REASONS },
  blaze: { own: /^(?:Blaze)?Native/, reasons: UNKNOWN_REASONS },
};

/** What holds other operators, or stands for a part that is computed elsewhere in the plan. */
const WRAPPER =
  /^(?:WholeStageCodegen.*|InputAdapter|InputIteratorTransformer|\w*ShuffleRead\w*|AdaptiveSparkPlan|CommandResult|Execute \w+|\w*QueryStage|\w*SubqueryBroadcast|Subquery|Reused\w+)$/;
const TRANSITION =
  /ColumnarToRow|RowTo(?:\w*Columnar|Velox)|ToVeloxBatches|ColumnarToCarrierRow|(?:Load|Offload)ArrowData|HostColumnarToGpu|BringBackToHost|ConvertTo(?:Native|Unsafe)/;
/** Turn one kind of columns into another: no row is made. */
const COLUMNS_ONLY = /ColumnarToColumnar/;

/** Whether an engine, by its short name, has operators of its own; a shuffle service or Spark itself has none. */
export function hasNativeOperators(engine: string): boolean {
  return engine in ENGINES;
}

/** The setting that would have written an engine's reasons for falling back into the log, as the rest of a sentence. */
export function reasonsSetting(engine: string): string {
  return ENGINES[engine]?.reasons ?? UNKNOWN_REASONS;
}

function isNative(engine: NativeEngine, operator: string): boolean {
  return engine.own.test(operator) && !engine.fromRows?.test(operator);
}

/** Whether an operator does work of its own: no wrapper, no reused part, no transition. */
function isCounted(operator: string): boolean {
  return ![WRAPPER, TRANSITION, COLUMNS_ONLY].some((pattern) => pattern.test(operator));
}

/** The nodes of a plan without those below a reused part, which are counted where they run. */
function ownNodes(nodes: readonly PlanNodeRow[]): PlanNodeRow[] {
  const below = new Set<number>();
  return nodes.filter(({ node, parent, operator }) => {
    const inside = parent !== null && below.has(parent);
    if (inside || operator.startsWith('Reused')) below.add(node);
    return !inside;
  });
}

/** The operators of the final plan of an execution: from its nodes where they are recorded, which know what is reused; else as counted. */
export function planOperators(
  query: string,
  iteration: number,
  { nodes, operators }: Pick<QueryMetrics, 'nodes' | 'operators'>,
): CountedOperator[] {
  const isOwn = (row: { query: string; iteration: number }) => row.query === query && row.iteration === iteration;
  const own = ownNodes(nodes.filter(isOwn));
  if (own.length > 0) return own.map(({ operator }) => ({ operator, count: 1 }));
  return operators.filter(isOwn).map(({ operator, count }) => ({ operator, count }));
}

function sumOf(operators: readonly CountedOperator[]): number {
  return operators.reduce((sum, { count }) => sum + count, 0);
}

/** Added up by name, most frequent first, then by name. */
function byFrequency(operators: readonly CountedOperator[]): CountedOperator[] {
  const counts = new Map<string, number>();
  for (const { operator, count } of operators) counts.set(operator, (counts.get(operator) ?? 0) + count);
  return [...counts]
    .map(([operator, count]) => ({ operator, count }))
    .sort((a, b) => b.count - a.count || (a.operator < b.operator ? -1 : 1));
}

/**
 * How many operators of a plan run in those of an engine, by its short name, of all that count: wrappers, reused parts and transitions
 * are left out. Null for an engine without operators of its own, and without a plan.
 */
export function planShare(engine: string, operators: readonly CountedOperator[]): PlanShare | null {
  const native = ENGINES[engine];
  if (!native || operators.length === 0) return null;
  const isTransition = ({ operator }: CountedOperator) => TRANSITION.test(operator) && !COLUMNS_ONLY.test(operator);
  const counted = operators.filter(({ operator }) => isCounted(operator));
  const fellBack = counted.filter(({ operator }) => !isNative(native, operator));
  return {
    accelerated: sumOf(counted) - sumOf(fellBack),
    counted: sumOf(counted),
    fellBack: byFrequency(fellBack),
    transitions: sumOf(operators.filter(isTransition)),
  };
}

/** The run time of the tasks of an execution, in seconds: all, and in stages of which the engine runs all operators, some or none. */
export interface NativeTime {
  runS: number;
  wholeS: number;
  partlyS: number;
}

/**
 * How long the tasks of an execution ran in stages whose operators are all the engine's own, and in those where some are; wrappers and
 * transitions decide nothing. Times in seconds, added up over tasks. Null for an engine without operators of its own, and without stages.
 */
export function nativeTime(engine: string, stages: readonly StageMetricsRow[]): NativeTime | null {
  const native = ENGINES[engine];
  if (!native || stages.length === 0) return null;
  const time: NativeTime = { runS: 0, wholeS: 0, partlyS: 0 };
  for (const { operators, measures } of stages) {
    const counted = operators.filter((operator) => isCounted(operator));
    const own = counted.filter((operator) => isNative(native, operator)).length;
    time.runS += measures.run_s;
    if (own > 0 && own === counted.length) time.wholeS += measures.run_s;
    else if (own > 0) time.partlyS += measures.run_s;
  }
  return time;
}
