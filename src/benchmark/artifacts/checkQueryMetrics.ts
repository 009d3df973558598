import { groupBy } from '../model/groupBy';
import { formulaFault } from '../model/guards/formula';
import { quoteValue } from '../model/guards/plainText';
import { duplicateRows, problem, warning } from '../model/problem';
import {
  DURATION_MEASURES,
  METRICS_TABLES,
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
import { keyText } from '../model/tables/columns';
import { countWord } from '../text/numbers';

/** Allowed rounding between the sum over stages and the query, as a share. */
const SUM_TOLERANCE = 1e-9;

type AnyRow = QueryMetricsRow | StageMetricsRow | PlanOperatorRow | PlanNodeRow | PlanFallbackRow;
type Rule<Row> = (row: Row) => (string | null)[];

const executionOf = ({ query, iteration }: Pick<AnyRow, 'query' | 'iteration'>) => `${query}, iteration ${iteration}`;

const taskFaults: Rule<QueryMetricsRow | StageMetricsRow> = ({ tasks, failed_tasks: failed }) => [
  failed > tasks ? `failed_tasks must not be above tasks, got ${failed} of ${tasks}` : null,
];

const stageFaults: Rule<StageMetricsRow> = (row) => [
  ...taskFaults(row),
  areOrdered(row) ? null : `${DURATION_MEASURES.join(', ')} must rise`,
  row.start_s !== null && row.end_s !== null && row.end_s < row.start_s ? 'end_s must not be below start_s' : null,
];

/** Names of operators from logs that a spreadsheet would run as formulas. */
const operatorFaults: Rule<PlanOperatorRow | PlanNodeRow | PlanFallbackRow> = ({ operator }) => [
  formulaFault('operator', operator),
];

const nodeFaults: Rule<PlanNodeRow> = (row) => [
  ...operatorFaults(row),
  row.parent !== null && row.parent >= row.node ? 'parent must be a node above' : null,
];

const fallbackFaults: Rule<PlanFallbackRow> = (row) => [...operatorFaults(row), formulaFault('reason', row.reason)];

/** True if all durations are null, or all are present and ascending. */
function areOrdered(row: StageMetricsRow): boolean {
  const values = DURATION_MEASURES.map((name) => row[name]);
  if (values.every((value) => value === null)) return true;
  return values.every((value, index) => value !== null && value >= (values[index - 1] ?? 0));
}

/** Problems of rows for executions that query-metrics.csv lacks. */
function orphanRowProblems(rows: readonly AnyRow[], executions: ReadonlySet<string>, path: string): Problem[] {
  return rows
    .filter((row) => !executions.has(executionOf(row)))
    .map((row) => problem(path, row.line, `${executionOf(row)} has no row in query-metrics.csv`));
}

/** Total over stages; the maximum for peaks; null if no stage reports it. */
function measureTotal(measure: TaskMeasure, rows: readonly StageMetricsRow[]): number | null {
  const values = rows.flatMap((row) => row[measure] ?? []);
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
      const [whole, parts] = [row[measure], measureTotal(measure, own)];
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
  const pathOf = (file: keyof typeof METRICS_TABLES) => `${folder}/${file}`;
  function tableProblems<Row extends AnyRow>(
    file: keyof typeof METRICS_TABLES,
    rows: readonly Row[],
    rule: Rule<Row>,
  ): Problem[] {
    const path = pathOf(file);
    const single = rows.flatMap((row) => {
      const unknown = known.has(row.query) ? null : `${quoteValue(row.query)} has no row in results.csv`;
      const messages = [unknown, ...rule(row)].filter((message) => message !== null);
      return messages.map((message) => problem(path, row.line, message));
    });
    const twice = duplicateRows(path, rows, (row) => keyText(METRICS_TABLES[file], row));
    return [...single, ...twice, ...orphanRowProblems(rows, executions, path)];
  }
  const queriesPath = pathOf('query-metrics.csv');
  return [
    ...tableProblems('query-metrics.csv', metrics.queries, taskFaults),
    ...tableProblems('stage-metrics.csv', metrics.stages, stageFaults),
    ...tableProblems('plan-operators.csv', metrics.operators, operatorFaults),
    ...tableProblems('plan-nodes.csv', metrics.nodes, nodeFaults),
    ...tableProblems('plan-fallbacks.csv', metrics.fallbacks, fallbackFaults),
    ...(metrics.stages.length > 0 ? sumProblems(metrics, queriesPath) : []),
    ...countWarnings(metrics, resultSet, queriesPath),
  ];
}
