import { column } from '../model/columns';
import type { EventLogData, EventLogSide } from '../model/eventLog';
import type { Link } from '../model/link';
import { resultSetPath } from '../model/paths';
import type { MetricsFile, QueryMetricsRow } from '../model/queryMetrics';
import type { Cell, Table } from '../model/table';
import { tableOf } from '../model/tables/tableOf';
import { capitalise, joinWords } from '../text/names';
import { countWord, formatNumber, formatSeconds, rounded } from '../text/numbers';
import { metricsTable } from './metricsTable';
import { OUTLIER_RULE, type OutlierIteration, outlierIterations } from './outlierIterations';

/** Occurrences of an operator in the final plans of a query's iterations; "4–5" if they differ, 0 for none. */
function countCell(query: string, operator: string, { metrics }: EventLogSide): Cell {
  const executions = metrics.queries.filter((row) => row.query === query);
  const counts = executions.map(({ iteration }) => {
    const isOwn = (row: { query: string; iteration: number; operator: string }) =>
      row.query === query && row.iteration === iteration && row.operator === operator;
    return metrics.operators.find(isOwn)?.count ?? 0;
  });
  const [low, high] = [Math.min(...counts), Math.max(...counts)];
  return low === high ? low : `${low}–${high}`;
}

function hasPlan(query: string, { metrics }: EventLogSide): boolean {
  return metrics.operators.some((row) => row.query === query);
}

function operatorNames(query: string, sides: readonly EventLogSide[]): string[] {
  const rows = sides.flatMap(({ metrics }) => metrics.operators.filter((row) => row.query === query));
  return [...new Set(rows.map(({ operator }) => operator))].sort();
}

/**
 * Operators of a query's final plans as counts per side, different counts first, then by name. With several sides, the
 * last column is "different" or "same". Null if a side has no plan of the query.
 */
function operatorsTable(query: string, sides: readonly EventLogSide[]): Table | null {
  if (sides.length === 0 || !sides.every((side) => hasPlan(query, side))) return null;
  const rows = operatorNames(query, sides).map((operator) => {
    const counts = sides.map((side) => countCell(query, operator, side));
    const relation = counts.every((count) => count === counts[0]) ? 'same' : 'different';
    return { relation, cells: [operator, ...counts, ...(sides.length > 1 ? [relation] : [])] };
  });
  const ordered = ['different', 'same'].flatMap((relation) => rows.filter((row) => row.relation === relation));
  return {
    columns: [
      column('operator', 'Operator'),
      ...sides.map(({ name }, index) => column(`count_${index}`, capitalise(name), '', 'number')),
      ...(sides.length > 1 ? [column('relation', 'Comparison', '', 'relation')] : []),
    ],
    rows: ordered.map(({ cells }) => cells),
    footnotes: [],
  };
}

/** Number of operators with different counts on some side. */
function differingOperators({ rows }: Table): number {
  return rows.filter((row) => row.at(-1) === 'different').length;
}

/** Wall-clock seconds of an iteration; null if not published. */
function timeOf({ resultSet }: EventLogSide, { query, iteration }: QueryMetricsRow): number | null {
  const own = resultSet.iterationRows.find((row) => row.query === query && row.iteration === iteration);
  return rounded(own?.timeS ?? null);
}

function executionsOf(query: string, side: EventLogSide) {
  const unusual = outlierIterations(side.resultSet.iterationRows, side.metrics);
  const isUnusual = (row: QueryMetricsRow) =>
    unusual.some((other) => other.query === query && other.iteration === row.iteration);
  return side.metrics.queries
    .filter((row) => row.query === query)
    .map((row) => ({ ...row, name: side.name, timeS: timeOf(side, row), remark: isUnusual(row) ? 'unusual' : '' }));
}

/** Times of each iteration of a query with the totals of its tasks, one side after the other, in run order. */
function executionsTable(query: string, sides: readonly EventLogSide[]): Table {
  const executions = sides.flatMap((side) => executionsOf(query, side));
  return tableOf(executions, [
    [column('result_set', 'Result set'), ({ name }) => capitalise(name)],
    [column('iteration', 'Iteration', '', 'number'), 'iteration'],
    [column('time_s', 'Time', 's', 'number', 2), 'timeS'],
    [column('run_s', 'Run time, all tasks', 's', 'number', 2), (row) => rounded(row.run_s)],
    [column('cpu_s', 'CPU time, all tasks', 's', 'number', 2), (row) => rounded(row.cpu_s)],
    [column('gc_s', 'Garbage collection, all tasks', 's', 'number', 2), (row) => rounded(row.gc_s)],
    [column('remark', 'Remark'), 'remark'],
  ]);
}

/** "Iteration 3 of vanilla Spark 3.5.8 took 18.35 s (fastest: 4.77 s) with 1.12× the CPU time and 4.01× …". */
export function outlierText(outlier: OutlierIteration, name: string): string {
  const { iteration, timeS, fastestS, cpuS, fastestCpuS, runGrowth } = outlier;
  const times = `took ${formatSeconds(timeS, 2)} (fastest: ${formatSeconds(fastestS, 2)})`;
  const growth = `${formatNumber(cpuS / fastestCpuS, 2)}× the CPU time and ${formatNumber(runGrowth, 2)}× the task run time`;
  return `Iteration ${iteration} of ${name} ${times} with ${growth}.`;
}

function unusualOf(query: string, { name, resultSet, metrics }: EventLogSide): string[] {
  return outlierIterations(resultSet.iterationRows, metrics)
    .filter((outlier) => outlier.query === query)
    .map((outlier) => outlierText(outlier, name));
}

function operatorsText(table: Table | null, sides: readonly EventLogSide[]): string {
  if (!table) return '';
  if (sides.length === 1) return 'Number of times each operator appears in the final plan.';
  const count = differingOperators(table);
  if (count === 0) return 'The final plans contain the same operators, with the same counts.';
  const words = count === 1 ? 'one operator' : `${countWord(count)} operators`;
  return `The final plans differ in ${words} of ${table.rows.length} (listed first).`;
}

function measuresText(sides: number): string {
  const ratio = sides === 2 ? ' Ratio: second ÷ first; below 1.00 the second uses less.' : '';
  return `Median over the iterations, with the range if they differ. Sizes are in decimal units.${ratio}`;
}

/** File of each side; with the name of the result set if there are several. */
function filesOf(name: MetricsFile, sides: readonly EventLogSide[]): Link[] {
  return sides.map((side) => ({
    label: sides.length === 1 ? name : `${name} of ${side.name}`,
    path: `${resultSetPath(side.resultSet.id)}${name}`,
  }));
}

/** Event-log metrics of one query, the baseline first. Skips sides without metrics; null if none has any. */
export function eventLogData(query: string, all: readonly EventLogSide[]): EventLogData | null {
  const sides = all.filter(({ metrics }) => metrics.queries.some((row) => row.query === query));
  const measures = metricsTable(query, sides);
  if (!measures) return null;
  const operators = operatorsTable(query, sides);
  return {
    names: capitalise(joinWords(sides.map(({ name }) => name))),
    measures,
    measuresText: measuresText(sides.length),
    executions: executionsTable(query, sides),
    unusual: sides.flatMap((side) => unusualOf(query, side)),
    rule: OUTLIER_RULE,
    operators,
    operatorsText: operatorsText(operators, sides),
    files: { metrics: filesOf('query-metrics.csv', sides), operators: filesOf('plan-operators.csv', sides) },
  };
}
