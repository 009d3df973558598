import { problem, warning } from '../../model/problem';
import type { Problem, ResultSet, Statistic } from '../../model/resultSet';
import { timedRows } from '../../model/rows';
import { extremes, median, statisticOf } from '../../model/statistics';
import { formatSeconds } from '../../text/numbers';
import { listNames } from './listNames';

/** Allowed rounding of published times to milliseconds, in seconds. */
const ROUNDING_S = 0.0011;
/** A longer median time is probably in milliseconds, a shorter one is probably seconds divided by 1000. */
const LONGEST_MIDDLE_S = 3600;
const SHORTEST_MIDDLE_S = 0.01;
/** From this value on, whole numbers are probably milliseconds. */
const WHOLE_FROM_S = 100;
/** Two runs agree in fewer than 1% of cases on a time of this many last decimal units. */
const MIN_LAST_DIGIT_UNITS = 1000;
/** Above this share of queries without a range, the statistic is an error, not a slip. */
const MAX_SINGLE = 0.1;
/** Minimum number of queries for a check of the suite. */
const MIN_QUERIES = 5;

/** True if a time is finer than milliseconds, so that two runs do not agree by chance. */
function isSubMillisecond(timeS: number): boolean {
  return Math.abs(timeS * 1e3 - Math.round(timeS * 1e3)) > 1e-6;
}

/** An error for each median of two iterations that is not their mean. */
function middleProblems({ statistic, iterations, rows }: ResultSet, path: string): Problem[] {
  if (statistic !== 'median' || iterations !== 2) return [];
  return timedRows({ rows }).flatMap(({ query, timeS, minS, maxS, line }) => {
    if (minS === null || maxS === null || Math.abs(timeS - (minS + maxS) / 2) <= ROUNDING_S) return [];
    const middle = Number(((minS + maxS) / 2).toFixed(6));
    return [
      problem(
        path,
        line,
        `time_s of ${query} is ${timeS}; the median of two iterations of ${minS} and ${maxS} is ${middle}`,
      ),
    ];
  });
}

/** Warning for a statistic of several iterations without any iterations or ranges. */
function hiddenIterations(set: ResultSet, path: string): Problem[] {
  const { statistic, iterations, iterationRows } = set;
  const timed = timedRows(set);
  if (statistic === 'single' || iterations === 'unknown' || iterations < 2 || timed.length === 0) return [];
  if (iterationRows.length > 0 || timed.some(({ minS }) => minS !== null)) return [];
  const message = `cannot confirm that these times are the ${statistic} of ${iterations} iterations: the file has one value per query and no range or iterations`;
  return [warning(path, timed[0]?.line ?? null, message, 'if every query ran once, the statistic is single')];
}

/** Last decimal unit of any time of a set, in seconds: 0.001 for 12.345. */
export function lastUnit(times: readonly number[]): number {
  const decimals = times.map((time) => (/\.(\d+)$/.exec(time.toFixed(9).replace(/0+$/, ''))?.[1] ?? '').length);
  return 10 ** -extremes(decimals).max;
}

/**
 * Queries with equal fastest, slowest, and reported time, to 0.001 of the time or finer: they ran once. Also all
 * queries, if the range of each is below 0.001 of its time.
 */
function singleRuns(set: ResultSet, path: string): Problem[] {
  const { statistic, iterations, iterationRows } = set;
  if (statistic === 'single' || iterations === 'unknown' || iterations < 3 || iterationRows.length > 0) return [];
  const timed = timedRows(set).flatMap((row) =>
    row.minS === null || row.maxS === null ? [] : [{ ...row, rangeS: row.maxS - row.minS }],
  );
  if (timed.length === 0) return [];
  const finest = lastUnit(timed.map(({ timeS }) => timeS));
  const fine = timed.filter(({ timeS }) => timeS >= MIN_LAST_DIGIT_UNITS * finest);
  const equal = fine.filter(({ rangeS }) => rangeS === 0);
  const cure = 'correct statistic and iterations, or leave the range empty';
  const allNarrow =
    fine.length >= MIN_QUERIES && fine.every(({ timeS, rangeS }) => rangeS * MIN_LAST_DIGIT_UNITS < timeS);
  if (allNarrow && equal.length < fine.length) {
    const words = `the ranges of all ${fine.length} queries are below 0.1% of the ${statistic}, which ${iterations} runs do not give`;
    return [problem(path, fine[0]?.line ?? null, words, cure)];
  }
  if (equal.length === 0) return [];
  const names = equal.length < timed.length ? `: ${listNames(equal.map(({ query }) => query))}` : '';
  const message = `${equal.length} of ${timed.length} queries have one number for fastest, slowest and ${statistic} time, so they ran once and not ${iterations} times${names}`;
  const kind = equal.length > MAX_SINGLE * timed.length ? problem : warning;
  return [kind(path, equal[0]?.line ?? null, message, cure)];
}

/** Problem of iterations that show a different statistic than the named one for every query. */
function otherStatistic({ statistic, rows, iterationRows }: ResultSet, path: string): Problem[] {
  const several = timedRows({ rows }).flatMap(({ query, timeS }) => {
    const times = iterationRows.filter((row) => row.query === query).map((row) => row.timeS);
    return times.length > 1 ? [{ timeS, times }] : [];
  });
  const fits = (known: Statistic) =>
    several.filter(({ timeS, times }) => Math.abs(statisticOf(known, times) - timeS) <= ROUNDING_S).length;
  if (statistic === 'single' || statistic === 'unknown' || several.length < MIN_QUERIES) return [];
  if (fits(statistic) > several.length / 2) return [];
  const other = (['median', 'mean', 'min'] as const).find(
    (known) => known !== statistic && fits(known) === several.length,
  );
  if (!other) return [];
  const message = `the statistic is ${statistic}, but the iterations of all ${several.length} queries give these times as their ${other}`;
  return [problem(path, several.length > 0 ? 1 : null, message, `write ${other} as the statistic`)];
}

/** Warning for medians that are the fastest iteration on most queries. */
function fastestAsMedian(set: ResultSet, path: string): Problem[] {
  if (set.statistic === 'min' || set.statistic === 'single' || set.iterations === 2) return [];
  const ranged = timedRows(set).filter(({ timeS, minS, maxS }) => minS !== maxS && isSubMillisecond(timeS));
  const fastest = ranged.filter(({ timeS, minS }) => timeS === minS);
  if (ranged.length < MIN_QUERIES || fastest.length <= ranged.length / 2) return [];
  const message = `time_s equals the fastest iteration on ${fastest.length} of ${ranged.length} queries, so it is probably not the ${set.statistic}`;
  return [warning(path, fastest[0]?.line ?? null, message, 'check the source, or write min as the statistic')];
}

/** Warning for times that look like milliseconds, or like seconds divided by 1000. */
function unitProblems(set: ResultSet, path: string): Problem[] {
  const timed = timedRows(set);
  const times = timed.map(({ timeS }) => timeS);
  if (times.length < MIN_QUERIES) return [];
  const middle = median(times);
  const whole = times.every((time) => Number.isInteger(time) && time >= WHOLE_FROM_S);
  const line = timed[0]?.line ?? null;
  if (middle > LONGEST_MIDDLE_S || whole) {
    const message = `the median query takes ${formatSeconds(middle, 0)}${whole ? ', and all times are integers' : ''}: these look like milliseconds`;
    return [warning(path, line, message, 'name the unit in the header of a CSV (time_ms), or divide by 1000')];
  }
  if (middle >= SHORTEST_MIDDLE_S) return [];
  return [
    warning(
      path,
      line,
      `the median query takes ${middle} s: these look like seconds divided by 1000`,
      'check the unit in the source',
    ),
  ];
}

/** Implausible times of one result set; `path` is its results.csv. Errors are contradictions, warnings are unlikely. */
export function plausibilityProblems(set: ResultSet, path: string): Problem[] {
  return [
    ...middleProblems(set, path),
    ...otherStatistic(set, path),
    ...hiddenIterations(set, path),
    ...singleRuns(set, path),
    ...fastestAsMedian(set, path),
    ...unitProblems(set, path),
  ];
}
