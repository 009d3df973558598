import { groupBy } from '../model/groupBy';
import { formulaFault } from '../model/guards/formula';
import { duplicateRows, problem, warning } from '../model/problem';
import {
  DURATION_MEASURES,
  METRICS_FILES,
  type PlanFallbackRow,
  type PlanNodeRow,
  type PlanOperatorRow,
  type QueryMetrics,
  type QueryMetricsRow,
  type StageMetricsRow,
  TASK_MEASURES,
  type TaskMeasure,
} from '../model/queryMetrics';
import type { Problem, ResultSet } from '../model/resultSet';
import { countWord } from '../text/numbers';
import { quoteValue } from '../text/quoteValue';

/** Allowed rounding between the sum over stages and the query, as a share. */
const SUM_TOLERANCE = 1e-9;

type AnyRow = QueryMetricsRow | StageMetricsRow | PlanOperatorRow | PlanNodeRow | PlanFallbackRow;

const executionOf = ({ query, iteration }: AnyRow) => `${query}, iteration ${iteration}`;

function rowProblems(row: AnyRow, known: ReadonlySet<string>, path: string): Problem[] {
  const found: string[] = [];
  if (!known.has(row.query)) found.push(`${quoteValue(row.query)} has no row in results.csv`);
  if (row.iteration < 1) found.push('iteration counts from 1');
  if ('measures' in row && row.measures.failed_tasks > row.measures.tasks)
    found.push(`failed_tasks must not be above tasks, got ${row.measures.failed_tasks} of ${row.measures.tasks}`);
  if ('durations' in row) found.push(...stageMessages(row));
  if ('operator' in row) found.push(...planMessages(row), ...formulaMessages(row));
  return found.map((message) => problem(path, row.line, message));
}

/** Problems of operator names and reasons from logs that a spreadsheet would run as formulas. */
function formulaMessages(row: AnyRow): string[] {
  const texts = [
    'operator' in row ? formulaFault('operator', row.operator) : null,
    'reason' in row ? formulaFault('reason', row.reason) : null,
  ];
  return texts.filter((text) => text !== null);
}

function stageMessages(row: StageMetricsRow): string[] {
  const { start_s, end_s } = row.span;
  return [
    ...(areOrdered(row) ? [] : [`${DURATION_MEASURES.join(', ')} must rise`]),
    ...(start_s !== null && end_s !== null && end_s < start_s ? ['end_s must not be below start_s'] : []),
  ];
}

function planMessages(row: PlanOperatorRow | PlanNodeRow | PlanFallbackRow): string[] {
  if ('reason' in row)
    return row.reason === '' || row.count < 1 ? ['a fallback needs its reason and a count from 1'] : [];
  if ('count' in row) {
    return row.operator === '' || row.count < 1 ? ['an operator needs its name and a count from 1'] : [];
  }
  return [
    ...(row.operator === '' ? ['an operator needs its name'] : []),
    ...(row.parent !== null && row.parent >= row.node ? ['parent must be a node above'] : []),
    ...(row.stages.every(Number.isSafeInteger) ? [] : ['stages must be whole numbers with single spaces between them']),
  ];
}

/** True if all durations are null, or all are present and ascending. */
function areOrdered({ durations }: StageMetricsRow): boolean {
  const values = DURATION_MEASURES.map((name) => durations[name]);
  if (values.every((value) => value === null)) return true;
  return values.every((value, index) => value !== null && value >= (values[index - 1] ?? 0));
}

function keyOf(row: AnyRow): string {
  if ('stage' in row) return `stage ${row.stage}, attempt ${row.attempt} of ${executionOf(row)}`;
  if ('node' in row) return `node ${row.node} of ${executionOf(row)}`;
  if ('reason' in row) return `the reason ${quoteValue(row.reason)} of ${row.operator} of ${executionOf(row)}`;
  return 'operator' in row ? `${row.operator} of ${executionOf(row)}` : executionOf(row);
}

/** Problems of rows for executions that query-metrics.csv lacks. */
function orphanRowProblems(rows: readonly AnyRow[], executions: ReadonlySet<string>, path: string): Problem[] {
  return rows
    .filter((row) => !executions.has(executionOf(row)))
    .map((row) => problem(path, row.line, `${executionOf(row)} has no row in query-metrics.csv`));
}

/** Total over stages; the maximum for peaks; null if no stage reports it. */
function measureTotal(measure: TaskMeasure, rows: readonly StageMetricsRow[]): number | null {
  const values = rows.flatMap(({ measures }) => measures[measure] ?? []);
  if (values.length === 0) return rows.length === 0 ? 0 : null;
  return values.reduce((a, b) => (measure.startsWith('peak_') ? Math.max(a, b) : a + b), 0);
}

function isSame(whole: number | null, parts: number | null): boolean {
  if (whole === null || parts === null) return whole === parts;
  return Math.abs(whole - parts) <= SUM_TOLERANCE * whole;
}

/** Problems of executions whose stages do not add up: sums, and the maximum for peaks. */
function sumProblems({ queries, stages }: QueryMetrics, path: string): Problem[] {
  const byExecution = groupBy(stages, executionOf);
  return queries.flatMap((row) => {
    const own = byExecution.get(executionOf(row)) ?? [];
    return TASK_MEASURES.flatMap((measure) => {
      const [whole, parts] = [row.measures[measure], measureTotal(measure, own)];
      if (isSame(whole, parts) || (own.length === 0 && whole === null)) return [];
      const [said, made] = [whole, parts].map((value) => value ?? 'missing');
      return [problem(path, row.line, `${measure} is ${said}, the stages of ${executionOf(row)} make ${made}`)];
    });
  });
}

/** Up to this number, queries are named in a message; the rest are counted. */
const MAX_LISTED_QUERIES = 3;

function executionsWord(count: number): string {
  return count === 1 ? 'one execution' : `${countWord(count)} executions`;
}

/** Warning for queries with different numbers of executions in the log and in iterations.csv: they cannot be paired. */
function countWarnings({ queries }: QueryMetrics, { iterationRows }: ResultSet, path: string): Problem[] {
  const found = [...groupBy(queries, ({ query }) => query)].flatMap(([query, rows]) => {
    const timed = iterationRows.filter((row) => row.query === query).length;
    if (timed === 0 || timed === rows.length) return [];
    return [`${query} has ${executionsWord(rows.length)} here and ${countWord(timed)} in iterations.csv`];
  });
  if (found.length === 0) return [];
  const more =
    found.length > MAX_LISTED_QUERIES ? `, and ${found.length - MAX_LISTED_QUERIES} more queries differ` : '';
  const message = `${found.slice(0, MAX_LISTED_QUERIES).join(', ')}${more}`;
  return [warning(path, null, message, 'iterations may not be the same; leave warm-ups out of the log')];
}

/**
 * Problems of a result set's metrics; `folder` is the path of its files. Stages must add up to their query, and each
 * row must match a query of results.csv. A different number of iterations in the log is a warning.
 */
export function validateQueryMetrics(metrics: QueryMetrics, resultSet: ResultSet, folder: string): Problem[] {
  const known = new Set(resultSet.rows.map(({ query }) => query));
  const executions = new Set(metrics.queries.map(executionOf));
  const tables: readonly (readonly AnyRow[])[] = [
    metrics.queries,
    metrics.stages,
    metrics.operators,
    metrics.nodes,
    metrics.fallbacks,
  ];
  const [queriesPath] = METRICS_FILES.map((name) => `${folder}/${name}`) as [string];
  const own = tables.flatMap((rows, index) => {
    const path = `${folder}/${METRICS_FILES[index]}`;
    const single = rows.flatMap((row) => rowProblems(row, known, path));
    const named = rows.filter(({ query }) => query !== '');
    return [...single, ...duplicateRows(path, named, keyOf), ...orphanRowProblems(rows, executions, path)];
  });
  const sums = metrics.stages.length > 0 ? sumProblems(metrics, queriesPath) : [];
  return [...own, ...sums, ...countWarnings(metrics, resultSet, queriesPath)];
}
