import { problem, shown } from './parse';
import { isQueryOf, suiteQueries } from './queries';
import { median, statisticOf } from './statistics';
import type { Problem, ResultRow, ResultSet } from './types';

/** Rounding allowed when a published mean is held against its smallest and largest iteration, in seconds. */
const MEAN_TOLERANCE_S = 1e-6;
/** How far iterations.csv may be from results.csv before it is worth a warning. DESIGN, section 5. */
const ITERATION_TOLERANCE_S = 0.02;
const ITERATION_TOLERANCE_SHARE = 0.005;

/** Every broken invariant of a result set; `path` is that of its results.csv. Warnings for queries that are absent. */
export function validateResultSet(resultSet: ResultSet, path: string): Problem[] {
  return [
    ...resultSet.rows.flatMap((row) => rowProblems(row, resultSet, path)),
    ...duplicates(resultSet.rows, path),
    ...absentQueries(resultSet, path),
  ];
}

function rowProblems(row: ResultRow, resultSet: ResultSet, path: string): Problem[] {
  const { name, queryVersion } = resultSet.suite;
  const found: string[] = [];
  if (!isQueryOf(name, row.query)) found.push(`${shown(row.query)} is not a query of ${name} ${queryVersion}`);
  if (row.status === 'ok') found.push(...timeProblems(row, resultSet));
  else found.push(...missingProblems(row));
  return found.map((message) => problem(path, row.line, message));
}

function missingProblems({ status, timeS, reason }: ResultRow): string[] {
  const found: string[] = [];
  if (timeS !== null) found.push(`time_s must be empty where status is ${status}, got ${timeS}`);
  if (reason === '') found.push(`reason is empty; a query with status ${status} needs one`);
  return found;
}

function timeProblems({ timeS, minS, maxS }: ResultRow, resultSet: ResultSet): string[] {
  if (timeS === null) return ['time_s is empty where status is ok'];
  if ((minS === null) !== (maxS === null)) return ['time_min_s and time_max_s must both be given or both be empty'];
  if (minS === null || maxS === null) return [];
  if (timeS < minS || timeS > maxS) {
    return [`time_s must lie between time_min_s and time_max_s, got ${timeS} (${minS}–${maxS})`];
  }
  return statisticProblems(timeS, minS, maxS, resultSet);
}

/** A mean must be possible: (n−1)·min + max ≤ n·mean ≤ min + (n−1)·max. A minimum is the smallest, a single run has no range. */
function statisticProblems(timeS: number, minS: number, maxS: number, { statistic, iterations }: ResultSet): string[] {
  if (statistic === 'min' && timeS !== minS)
    return [`the statistic is min, but time_s ${timeS} is not time_min_s ${minS}`];
  if (statistic === 'single' && minS !== maxS) return [`the statistic is single, but the range is ${minS}–${maxS}`];
  if (statistic !== 'mean' || iterations === 'unknown') return [];
  const smallest = ((iterations - 1) * minS + maxS) / iterations;
  const largest = (minS + (iterations - 1) * maxS) / iterations;
  if (timeS >= smallest - MEAN_TOLERANCE_S && timeS <= largest + MEAN_TOLERANCE_S) return [];
  return [
    `time_s ${timeS} cannot be the mean of ${iterations} iterations between ${minS} and ${maxS} (${smallest.toFixed(3)}–${largest.toFixed(3)} is possible)`,
  ];
}

function duplicates(rows: ResultRow[], path: string): Problem[] {
  const first = new Map<string, number>();
  return rows.flatMap((row) => {
    const line = first.get(row.query);
    if (line === undefined) first.set(row.query, row.line);
    return line === undefined ? [] : [problem(path, row.line, `${row.query} is there already, on line ${line}`)];
  });
}

function absentQueries({ rows, suite }: ResultSet, path: string): Problem[] {
  const present = new Set(rows.map((row) => row.query));
  const absent = suiteQueries(suite.name).filter((query) => !present.has(query));
  if (absent.length === 0) return [];
  const message = `${absent.length} of ${suiteQueries(suite.name).length} queries are absent: ${absent.join(', ')}`;
  return [{ ...problem(path, null, message, 'add them with status not_run and the reason'), level: 'warning' }];
}

/** Problems of iterations.csv against results.csv, which alone holds statistic and range. `path` is that of iterations.csv. */
export function validateIterations(resultSet: ResultSet, path: string): Problem[] {
  const queries = [...new Set(resultSet.iterationRows.map((row) => row.query))];
  return queries.flatMap((query) => {
    const rows = resultSet.iterationRows.filter((row) => row.query === query);
    const result = resultSet.rows.find((row) => row.query === query);
    if (!result) return [problem(path, null, `${shown(query)} has iterations but no row in results.csv`)];
    const numbers = new Set(rows.map((row) => row.iteration));
    if (numbers.size < rows.length) return [problem(path, null, `an iteration of ${query} is there twice`)];
    return driftWarning(
      resultSet,
      result,
      rows.map((row) => row.timeS),
      path,
    );
  });
}

function driftWarning(resultSet: ResultSet, result: ResultRow, timesS: number[], path: string): Problem[] {
  if (result.timeS === null) return [];
  const own = resultSet.statistic === 'single' ? median(timesS) : statisticOf(resultSet.statistic, timesS);
  const allowed = Math.max(ITERATION_TOLERANCE_S, ITERATION_TOLERANCE_SHARE * result.timeS);
  if (Math.abs(own - result.timeS) <= allowed) return [];
  const message = `the ${resultSet.statistic} of the iterations of ${result.query} is ${own.toFixed(3)} s, results.csv has ${result.timeS} s`;
  return [{ ...problem(path, null, message), level: 'warning' }];
}

/** Why two result sets cannot be compared, as plain sentences; empty when they can. */
export function pairProblems(baseline: ResultSet, candidate: ResultSet, allowDifferentScale = false): string[] {
  const fixed = [
    ['suite', baseline.suite.name, candidate.suite.name],
    ['query version', baseline.suite.queryVersion, candidate.suite.queryVersion],
  ] as const;
  const scale = [
    ['scale factor', baseline.suite.scaleFactor, candidate.suite.scaleFactor],
    ['table format', baseline.suite.tableFormat, candidate.suite.tableFormat],
  ] as const;
  const wanted = allowDifferentScale ? fixed : [...fixed, ...scale];
  return wanted
    .filter(([, a, b]) => a !== b)
    .map(([what, a, b]) => `the ${what} differs: ${a} (${baseline.id}) against ${b} (${candidate.id})`);
}
