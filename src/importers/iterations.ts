import { listNames } from '../benchmark/artifacts/sanityChecks/listNames';
import { groupBy } from '../benchmark/model/groupBy';
import { problem } from '../benchmark/model/problem';
import type { IterationRow, Problem, ResultRow, Unknown } from '../benchmark/model/resultSet';
import { extremes, median, statisticOf } from '../benchmark/model/statistics';
import { countNoun, formatNumber, formatQueries } from '../benchmark/text/numbers';
import type { ImportOptions } from './imported';

/** One timed execution with its line in the foreign file. */
export interface TimedRow extends IterationRow {
  line: number;
}

/** A problem for each duplicate execution; `more` follows its sentence. */
export function duplicateExecutions(
  path: string,
  executions: readonly Omit<TimedRow, 'timeS'>[],
  nameOf: (execution: Omit<TimedRow, 'timeS'>) => string,
  { more = '', cure }: { more?: string; cure?: string } = {},
): Problem[] {
  const first = new Map<string, number>();
  return executions.flatMap((execution) => {
    const key = `${execution.query} ${execution.iteration}`;
    const before = first.get(key);
    first.set(key, before ?? execution.line);
    if (before === undefined) return [];
    return [problem(path, execution.line, `${nameOf(execution)} is a duplicate of line ${before}${more}`, cure)];
  });
}

/** "iteration 2 of q1". */
export function numberedName({ query, iteration }: Omit<TimedRow, 'timeS'>): string {
  return `iteration ${iteration} of ${query}`;
}

/** A first iteration this many times as long as the median of the others suggests a warm-up. */
const COLD = 2;

/** A sentence about much longer first iterations, if most queries have one; '' otherwise. `times` are in seconds, by query. */
export function coldText(times: readonly (readonly number[])[]): string {
  const ratios = times.flatMap(([first, ...others]) =>
    first === undefined || others.length === 0 ? [] : [first / median(others)],
  );
  const cold = ratios.filter((ratio) => ratio >= COLD);
  if (cold.length * 2 <= ratios.length) return '';
  const factor = formatNumber(Number(median(cold).toPrecision(2)));
  return `the first iteration takes about ${factor}× as long as the others on ${cold.length} of ${formatQueries(ratios.length)}`;
}

export function byQuery(rows: readonly TimedRow[]): Map<string, TimedRow[]> {
  return groupBy(rows, ({ query }) => query);
}

/** Problems of queries with a different number of iterations than the user gave; one problem per number. */
export function countProblems(
  path: string,
  groups: Map<string, TimedRow[]>,
  { statistic, iterations }: ImportOptions,
): Problem[] {
  const wanted = statistic === 'single' || statistic === 'unknown' ? 1 : iterations;
  if (wanted === 'unknown') return [];
  const wrong = [...groups.values()].filter((rows) => rows.length !== wanted);
  const counts = [...new Set(wrong.map((rows) => rows.length))];
  const given =
    statistic === 'single'
      ? 'a single run has 1'
      : statistic === 'unknown'
        ? '--statistic is unknown'
        : `--iterations is ${iterations}`;
  return counts.map((count) => {
    const rows = wrong.filter((group) => group.length === count);
    const queries = listNames(rows.map((group) => group[0]?.query ?? ''));
    const message = `${queries} ${rows.length === 1 ? 'has' : 'have'} ${countNoun(count, 'iteration')}; ${given}`;
    return problem(path, rows[0]?.[0]?.line ?? null, message);
  });
}

/** The row of a query from its executions: the statistic, and the range, which is empty for one execution. */
export function summaryRow(query: string, rows: readonly TimedRow[], { statistic }: ImportOptions): ResultRow {
  const times = rows.map(({ timeS }) => timeS);
  const several = times.length > 1;
  const { min, max } = extremes(times);
  return {
    query,
    status: 'ok',
    timeS: statisticOf(statistic, times),
    minS: several ? min : null,
    maxS: several ? max : null,
    reason: '',
    line: rows[0]?.line ?? 0,
  };
}

/** The number of executions that all queries have; unknown if the numbers differ or there are none. */
export function commonCount(groups: Map<string, TimedRow[]>): number | Unknown {
  const counts = new Set([...groups.values()].map((rows) => rows.length));
  const [count] = counts;
  return counts.size === 1 && count !== undefined ? count : 'unknown';
}

/** "median and range computed from the iterations", for the changes of a result set. */
export function computedChange({ statistic }: ImportOptions): string {
  return `${statistic === 'single' ? 'time' : statistic} and range computed from the iterations`;
}

export function iterationRows(rows: readonly TimedRow[]): IterationRow[] {
  return rows.map(({ query, iteration, timeS }) => ({ query, iteration, timeS }));
}
