import { groupBy } from '../model/groupBy';
import type { QueryMetrics, StageMetricsRow, TaskMeasure } from '../model/queryMetrics';
import { capitalise } from '../text/names';

/** Kind of an operator by its name in any engine; the first match applies. */
const KINDS: readonly [RegExp, string][] = [
  [/BroadcastExchange/, 'broadcast'],
  [/Exchange|^CometColumnarShuffle/, 'exchange'],
  [/ColumnarToRow|RowToColumnar|ColumnarToColumnar/, ''],
  [/Scan|Relation/, 'scan'],
  [/Broadcast\w*Join/, 'broadcast join'],
  [/SortMergeJoin/, 'sort-merge join'],
  [/HashJoin/, 'hash join'],
  [/Join|CartesianProduct/, 'join'],
  [/Aggregate/, 'aggregate'],
  [/TakeOrdered|TopK|TopN/, 'top rows'],
  [/Sort/, 'sort'],
  [/Filter/, 'filter'],
  [/Window/, 'window'],
  [/Expand/, 'expand'],
  [/Union/, 'union'],
  [/Generate/, 'generate'],
  [/Write|Insert/, 'write'],
];

/** Kind of an operator in any engine, "sort-merge join"; '' for wrappers, transitions, and pass-through operators. */
function operatorKind(operator: string): string {
  return KINDS.find(([pattern]) => pattern.test(operator))?.[1] ?? '';
}

/** Measures of stages in addition to times and tasks: sizes in bytes, GC in seconds. */
export const STAGE_MEASURES = [
  'input_bytes',
  'shuffle_read_bytes',
  'shuffle_write_bytes',
  'disk_spill_bytes',
  'gc_s',
  'peak_memory_bytes',
  'peak_on_heap_bytes',
  'peak_off_heap_bytes',
] as const satisfies readonly TaskMeasure[];
export type StageMeasure = (typeof STAGE_MEASURES)[number];

const PEAKS: readonly TaskMeasure[] = ['peak_memory_bytes', 'peak_on_heap_bytes', 'peak_off_heap_bytes'];

/** One stage of one execution, attempts combined. Times in seconds since the start of the query; null if not logged. */
export interface StageRun {
  stage: number;
  startS: number | null;
  endS: number | null;
  tasks: number;
  /** Of the attempt with most tasks. */
  medianS: number | null;
  p95S: number | null;
  maxS: number | null;
  measures: Record<StageMeasure, number | null>;
  /** Rows read from storage and shuffles, and written to both. */
  readRows: number;
  writtenRows: number;
  /** Kinds of its operators, in the order of the row flow. */
  kinds: string[];
  /** "Scan, filter, exchange". */
  name: string;
}

/** Sum over attempts, for peaks the maximum; null if an attempt lacks the value. */
function totalOver(rows: readonly StageMetricsRow[], measure: TaskMeasure): number | null {
  const values = rows.map((row) => row[measure]);
  const known = values.filter((value) => value !== null);
  if (PEAKS.includes(measure)) return known.length === 0 ? null : Math.max(...known);
  return known.length < values.length ? null : known.reduce((sum, value) => sum + value, 0);
}

function outermost(values: readonly (number | null)[], pick: (...values: number[]) => number): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : pick(...known);
}

/** Kinds without a step in a name: rows read and written show sources and targets. */
const UNNAMED = ['', 'exchange', 'broadcast'];

/**
 * "Scan, filter, exchange" if it writes to a shuffle or to storage, "…, collect" if its rows go to the driver, "…,
 * broadcast" if the driver broadcasts them.
 */
function nameOf(kinds: readonly string[], writes: boolean): string {
  const goal = kinds.includes('broadcast') ? 'broadcast' : 'collect';
  const joins = kinds.includes('sort-merge join');
  const steps = kinds.filter((kind) => !UNNAMED.includes(kind) && !(joins && kind === 'sort'));
  const first = steps.length === 0 ? ['exchange read'] : steps;
  const last = steps.includes('write') ? [] : [writes ? 'exchange' : goal];
  return capitalise([...first, ...last].join(', '));
}

function runOf(rows: readonly StageMetricsRow[]): StageRun {
  const sum = (measure: TaskMeasure) => totalOver(rows, measure) ?? 0;
  const longest = [...rows].sort((a, b) => b.tasks - a.tasks)[0] as StageMetricsRow;
  const kinds = [...new Set(longest.operators.map(operatorKind))].filter((kind) => kind !== '').reverse();
  const written = sum('shuffle_write_records') + sum('output_records');
  const of = (name: 'start_s' | 'end_s') => rows.map((row) => row[name]);
  return {
    stage: longest.stage,
    startS: outermost(of('start_s'), Math.min),
    endS: outermost(of('end_s'), Math.max),
    tasks: sum('tasks'),
    medianS: longest.task_p50_s,
    p95S: longest.task_p95_s,
    maxS: longest.task_max_s,
    measures: Object.fromEntries(STAGE_MEASURES.map((name) => [name, totalOver(rows, name)])) as StageRun['measures'],
    readRows: sum('input_records') + sum('shuffle_read_records'),
    writtenRows: written,
    kinds,
    name: nameOf(kinds, written > 0),
  };
}

/** Stages of one execution of a query, in the order of their start. */
export function stageRuns({ stages }: Pick<QueryMetrics, 'stages'>, query: string, iteration: number): StageRun[] {
  const own = stages.filter((row) => row.query === query && row.iteration === iteration);
  const runs = [...groupBy(own, ({ stage }) => String(stage)).values()].map(runOf);
  return runs.sort((a, b) => (a.startS ?? Infinity) - (b.startS ?? Infinity) || a.stage - b.stage);
}

/** Wall-clock time of a stage; null if its start or end is not logged. */
export function stageTime({ startS, endS }: Pick<StageRun, 'startS' | 'endS'>): number | null {
  return startS === null || endS === null ? null : endS - startS;
}
