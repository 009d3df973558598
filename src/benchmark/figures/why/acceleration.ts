import type { SpecBase } from '../../model/chart';
import { column, QUERY_COLUMN } from '../../model/columns';
import type { Comparison } from '../../model/comparison';
import type { SideMetrics } from '../../model/eventLog';
import type { QueryMetrics } from '../../model/queryMetrics';
import type { ResultSet, Side } from '../../model/resultSet';
import type { Table } from '../../model/table';
import { capitalise, listed } from '../../text/names';
import { formatQueries, rounded } from '../../text/numbers';
import { medianIteration } from '../../why/medianIteration';
import {
  hasNativeOperators,
  type NativeTime,
  nativeTime,
  type PlanShare,
  planOperators,
  planShare,
  reasonsSetting,
} from '../../why/planShare';
import type { Kind } from '../kind';
import { fellBackText, type Reason, reasonsText, shareOf } from './accelerationText';

/** How much of one query's plan runs in the engine. */
export interface AccelerationRow extends PlanShare {
  query: string;
  /** The run time of its tasks by what runs their stages. */
  time: NativeTime | null;
  reasons: Reason[];
}

/** How much of each query's plan runs in the operators of one engine. */
export interface AccelerationSpec extends SpecBase {
  kind: 'acceleration';
  engine: string;
  caption: string;
  /** The smallest share first. */
  rows: AccelerationRow[];
  /** Why operators fell back without a reason in the logs; '' where reasons are there, or nothing fell back. */
  missing: string;
}

/** The acceleration of one query in one engine; null without a plan, and for an engine without operators of its own. */
export function accelerationRow(set: ResultSet, metrics: QueryMetrics, query: string): AccelerationRow | null {
  const chosen = medianIteration(query, set, metrics);
  if (!chosen) return null;
  const share = planShare(set.engine.id, planOperators(query, chosen.iteration, metrics));
  if (!share) return null;
  const isOwn = (row: { query: string; iteration: number }) =>
    row.query === query && row.iteration === chosen.iteration;
  const reasons = metrics.fallbacks
    .filter((row) => row.query === query)
    .map(({ operator, reason, count }) => ({ operator, reason, count }))
    .sort((a, b) => b.count - a.count || (`${a.operator} ${a.reason}` < `${b.operator} ${b.reason}` ? -1 : 1));
  return { query, ...share, time: nativeTime(set.engine.id, metrics.stages.filter(isOwn)), reasons };
}

/** "21 of 36 operators of q21 run in Comet", of several queries how many run in it entirely and which least. */
export function accelerationTitle(rows: readonly AccelerationRow[], engine: string): string {
  const partly = rows.filter((row) => row.accelerated < row.counted);
  const [only] = rows;
  if (rows.length === 1 && only)
    return partly.length === 0
      ? `All ${only.counted} operators of ${only.query} run in ${engine}`
      : `${only.accelerated} of ${only.counted} operators of ${only.query} run in ${engine}`;
  if (partly.length === 0) return `All operators of all ${formatQueries(rows.length)} run in ${engine}`;
  const least = partly.slice(0, 3).map(({ query }) => query);
  const more = partly.length > 3 ? [...least, `${partly.length - 3} more`] : least;
  const whole = rows.length - partly.length;
  return `${whole} of ${formatQueries(rows.length)} ${whole === 1 ? 'runs' : 'run'} in ${engine} entirely; ${listed(more)} ${partly.length === 1 ? 'does' : 'do'} not`;
}

/** Why no reasons stand beside what fell back; '' where they do, or nothing fell back. */
export function missingReasons(rows: readonly AccelerationRow[], engine: ResultSet['engine']): string {
  const fell = rows.filter(({ fellBack }) => fellBack.length > 0);
  if (fell.length === 0 || fell.some(({ reasons }) => reasons.length > 0)) return '';
  return `These logs do not record fallback reasons: ${reasonsSetting(engine.id)}.`;
}

function captionOf(engine: string): string {
  return `Operators in the final plan that run in ${engine}, out of all that do work (median iteration). Wrappers and reused subplans are excluded; row–column transitions are listed separately${engine.startsWith('Comet') ? '. CometColumnarExchange takes rows from Spark and counts as a fallback' : ''}.`;
}

/** How much of each query runs in a side's engine; null where the engine has no operators of its own, and without plans. */
export function accelerationSpec(comparison: Comparison, metrics: SideMetrics, side: Side): AccelerationSpec | null {
  const [set, own] = [comparison[side], metrics[side]];
  if (!own || !hasNativeOperators(set.engine.id)) return null;
  const engine = comparison.names[side];
  const rows = comparison.matched
    .flatMap(({ query }) => accelerationRow(set, own, query) ?? [])
    .sort((a, b) => shareOf(a) - shareOf(b) || b.transitions - a.transitions);
  if (rows.length === 0) return null;
  return {
    kind: 'acceleration',
    id: side === 'candidate' ? 'acceleration' : 'acceleration-baseline',
    title: accelerationTitle(rows, engine),
    description: `Share of the operators of each query’s final plan that run in ${engine}.`,
    engine,
    caption: captionOf(capitalise(engine)),
    rows,
    missing: missingReasons(rows, set.engine),
  };
}

/** The shares as a table, a row a query. Times are run times of tasks. */
function accelerationTable({ rows, missing }: Pick<AccelerationSpec, 'rows' | 'missing'>): Table {
  return {
    columns: [
      QUERY_COLUMN,
      column('accelerated', 'Accelerated operators', '', 'number'),
      column('counted', 'Operators', '', 'number'),
      column('accelerated_pct', 'Accelerated', '%', 'number', 0),
      column('fell_back', 'Fell back to Spark'),
      column('reasons', 'Reasons'),
      column('transitions', 'Row–column transitions', '', 'number'),
      column('run_s', 'Task run time', 's', 'number', 1),
      column('native_s', 'in stages of this engine only', 's', 'number', 1),
      column('partly_native_s', 'in mixed stages', 's', 'number', 1),
    ],
    rows: rows.map((row) => [
      row.query,
      row.accelerated,
      row.counted,
      rounded(100 * shareOf(row)),
      fellBackText(row),
      reasonsText(row) || null,
      row.transitions,
      row.time && rounded(row.time.runS),
      row.time && rounded(row.time.wholeS),
      row.time && rounded(row.time.partlyS),
    ]),
    footnotes: missing === '' ? [] : [missing],
  };
}

/** The accelerated share of queries. Pages show it as a table with bars in its cells. */
export const acceleration: Kind<AccelerationSpec> = {
  unit: () => '%',
  count: ({ rows }) => ({ count: rows.length, of: 'queries' }),
  csv: accelerationTable,
  embedColumns: ['query', 'accelerated', 'counted', 'fell_back'],
};
