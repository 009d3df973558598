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

/** First iterations suggest a warm-up if most take this many times as long as the median of the others. */
const COLD = 2;
/** They also do if they are the slowest on this share of at least so many queries: by chance, 1 in 90 of two iterations. */
const COLD_SHARE = 0.9;
const MIN_COLD_QUERIES = 10;

/** A sentence about first iterations that are the slowest, if they suggest a warm-up; otherwise ''. `times` are in seconds, by query. */
export function coldText(times: readonly (readonly number[])[]): string {
  const repeated = times.filter(({ length }) => length > 1);
  const cold = repeated.filter(([first = 0, ...others]) => others.every((time) => first > time));
  const ratios = cold.map(([first = 0, ...others]) => first / median(others));
  const count = repeated.length;
  const isLong = ratios.filter((ratio) => ratio >= COLD).length * 2 > count;
  if (!isLong && (count < MIN_COLD_QUERIES || cold.length < COLD_SHARE * count)) return '';
  const factor = median(ratios);
  return `the first iteration is the slowest on ${cold.length} of ${formatQueries(count)}, and takes about ${formatNumber(factor, factor < 10 ? 1 : 0)}× as long as the others`;
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
        ? '{--statistic} is unknown'
        : `{--iterations} is ${iterations}`;
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
  return rows.map(({ query, iteration, application, timeS }) => ({
    query,
    iteration,
    ...(application === undefined ? {} : { application }),
    timeS,
  }));
}
