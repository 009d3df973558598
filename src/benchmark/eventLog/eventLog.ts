import type { EventLogData, EventLogFile, EventLogSide } from '../model/eventLog';
import { resultSetPath } from '../model/paths';
import type { MetricsFile } from '../model/queryMetrics';
import type { Table } from '../model/table';
import { capitalise, listed } from '../text/names';
import { countWord, formatNumber, formatSeconds } from '../text/numbers';
import { executionsTable } from './executionsTable';
import { metricsTable } from './metricsTable';
import { differingOperators, operatorsTable } from './operatorsTable';
import { OUTLIER_RULE, type OutlierIteration, outlierIterations } from './outlierIterations';

/** "Iteration 3 of native Spark 3.5.8 took 18.35 s, the fastest 4.77 s, with 1.12 times its CPU time and 4.01 times …". */
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

/** How to read the measures of so many sides. */
function measuresText(sides: number): string {
  const ratio = sides === 2 ? ' Ratio: second ÷ first; below 1.00 the second uses less.' : '';
  return `Median over the iterations, with the range if they differ. Sizes are in decimal units.${ratio}`;
}

/** The file of each side; with the name of the result set where there are several. */
function filesOf(name: MetricsFile, sides: readonly EventLogSide[]): EventLogFile[] {
  return sides.map((side) => ({
    label: sides.length === 1 ? name : `${name} of ${side.name}`,
    path: `${resultSetPath(side.resultSet.id)}${name}`,
  }));
}

/**
 * What event logs tell of one query, side by side; the first side is the baseline. Sides without metrics of the query are left
 * out. Null where none has any.
 */
export function eventLogData(query: string, all: readonly EventLogSide[]): EventLogData | null {
  const sides = all.filter(({ metrics }) => metrics.queries.some((row) => row.query === query));
  const measures = metricsTable(query, sides);
  if (!measures) return null;
  const operators = operatorsTable(query, sides);
  return {
    names: capitalise(listed(sides.map(({ name }) => name))),
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
