import { groupBy } from '../model/groupBy';
import { formulaFault } from '../model/guards/formula';
import { quoteValue } from '../model/guards/plainText';
import { duplicateRows, problem } from '../model/problem';
import { isQueryOf, isTpc, suiteQueries } from '../model/queries';
import type { Problem, ResultRow, ResultSet, SuiteName } from '../model/resultSet';
import { median, statisticOf } from '../model/statistics';
import type { UnparsedRow } from './csv';

/** Allowed rounding of a published mean relative to its smallest and largest iteration, in seconds. */
const MEAN_TOLERANCE_S = 1e-6;
/** Largest difference between iterations.csv and results.csv without a warning; see static/data/README.md. */
const ITERATION_TOLERANCE_S = 0.02;
const ITERATION_TOLERANCE_SHARE = 0.005;

type Finding = [message: string, cure?: string];

/** How a suite of your own gets a query; undefined for a suite of TPC. */
function ownSuiteCure(name: SuiteName): string | undefined {
  if (isTpc(name)) return undefined;
  return `add it to suites/${name}/queries.csv, or describe a suite with these queries: npm run new-suite`;
}

/**
 * Problems of a result set; `path` is the path of its results.csv. Absent queries are a warning, if the file is
 * otherwise valid. `unread` lists rows of the file that are not in the set because a cell cannot be parsed.
 */
export function validateResultSet(resultSet: ResultSet, path: string, unread: readonly UnparsedRow[] = []): Problem[] {
  const { name, queryVersion } = resultSet.suite;
  const suite = [name, queryVersion].filter((part) => part !== 'unknown').join(' ');
  const named = [...resultSet.rows, ...unread.filter((row) => row.named)];
  const unknown = named
    .filter(({ query }) => !isQueryOf(name, query))
    .map(({ query, line }) =>
      problem(path, line, `${quoteValue(query)} is not a query of ${suite}`, ownSuiteCure(name)),
    );
  const statistics = resultSet.rows
    .flatMap((row) => at(path, row, statisticProblems(row, resultSet)))
    .map((one) => ({ ...one, field: 'statistic' }));
  const errors = [...unknown, ...validateRows(resultSet.rows, path, unread), ...statistics];
  const whole = errors.length + unread.length === 0 && resultSet.rows.length > 0;
  return [...errors, ...(whole ? absentQueries(resultSet, path) : [])];
}

/** Problems that do not depend on the package: status, time, range, and reason of a row, and duplicate queries. */
export function validateRows(rows: readonly ResultRow[], path: string, unread: readonly UnparsedRow[] = []): Problem[] {
  const broken = rows.flatMap((row) => at(path, row, row.status === 'ok' ? timeProblems(row) : missingProblems(row)));
  return [...broken, ...duplicates([...rows, ...unread], path)];
}

function at(path: string, { line }: ResultRow, findings: Finding[]): Problem[] {
  return findings.map(([message, cure]) => problem(path, line, message, cure));
}

function missingProblems({ status, timeS, reason }: ResultRow): Finding[] {
  const found: Finding[] = [];
  const formula = formulaFault('reason', reason);
  if (formula !== null) found.push([`${formula}: ${quoteValue(reason)}`, 'quote the field: “…”']);
  if (timeS !== null)
    found.push([`time_s must be empty where status is ${status}, got ${timeS}`, 'remove the time, or write ok']);
  if (reason === '') found.push([`reason is empty; a query with status ${status} needs one`]);
  return found;
}

function timeProblems({ timeS, minS, maxS }: ResultRow): Finding[] {
  if (timeS === null) return [['time_s is empty where status is ok', 'write the time, or not_run and the reason']];
  if ((minS === null) !== (maxS === null)) return [['time_min_s and time_max_s must both be given or both be empty']];
  if (minS === null || maxS === null || (timeS >= minS && timeS <= maxS)) return [];
  const message = `time_s must be between time_min_s and time_max_s, got ${timeS} (${minS}–${maxS})`;
  return [[message, 'check the source: the columns are the median (or mean), the fastest, and the slowest time']];
}

/** A mean must satisfy (n−1)·min + max ≤ n·mean ≤ min + (n−1)·max. A minimum equals min; a single run has no range. */
function statisticProblems(row: ResultRow, { statistic, iterations }: ResultSet): Finding[] {
  const { status, timeS, minS, maxS } = row;
  if (status !== 'ok' || timeS === null || minS === null || maxS === null || timeProblems(row).length > 0) return [];
  if (statistic === 'min' && timeS !== minS)
    return [[`the statistic is min, but time_s ${timeS} is not time_min_s ${minS}`]];
  if (statistic === 'single' && minS !== maxS) return [[`the statistic is single, but the range is ${minS}–${maxS}`]];
  if (statistic !== 'mean' || iterations === 'unknown') return [];
  const smallest = ((iterations - 1) * minS + maxS) / iterations;
  const largest = (minS + (iterations - 1) * maxS) / iterations;
  if (timeS >= smallest - MEAN_TOLERANCE_S && timeS <= largest + MEAN_TOLERANCE_S) return [];
  const possible = `(${smallest.toFixed(3)}–${largest.toFixed(3)} is possible)`;
  return [[`time_s ${timeS} cannot be the mean of ${iterations} iterations between ${minS} and ${maxS} ${possible}`]];
}

/** Problems of duplicate queries; an empty name is reported elsewhere. */
function duplicates(rows: readonly { query: string; line: number }[], path: string): Problem[] {
  const inFileOrder = rows.filter(({ query }) => query !== '').sort((a, b) => a.line - b.line);
  return duplicateRows(path, inFileOrder, ({ query }) => query);
}

function absentQueries({ rows, suite }: ResultSet, path: string): Problem[] {
  const present = new Set(rows.map((row) => row.query));
  const absent = suiteQueries(suite.name).filter((query) => !present.has(query));
  if (absent.length === 0) return [];
  const message = `${absent.length} of ${suiteQueries(suite.name).length} queries are absent: ${absent.join(', ')}`;
  return [{ ...problem(path, null, message, 'add them with status not_run and the reason'), level: 'warning' }];
}

/**
 * Problems of iterations.csv relative to results.csv, which alone contains statistic and range. `path` is the path of
 * iterations.csv. Queries with a row in `unread` are skipped.
 */
export function validateIterations(
  resultSet: ResultSet,
  path: string,
  unread: { results: readonly UnparsedRow[]; iterations: readonly UnparsedRow[] } = { results: [], iterations: [] },
): Problem[] {
  if (resultSet.rows.length === 0) return [];
  return [...applicationProblems(resultSet, path), ...iterationProblems(resultSet, path, unread)];
}

/** The column application and the number of applications in datapackage.json must agree. */
function applicationProblems({ iterationRows, applications }: ResultSet, path: string): Problem[] {
  const found = new Set(iterationRows.flatMap(({ application }) => application ?? []));
  if (found.size === 0 || found.size === (applications ?? 1)) return [];
  const message = `the column application has ${found.size} values, benchmark.applications is ${applications ?? 'missing'}`;
  return [problem(path, null, message, 'write the number of applications to datapackage.json')];
}

function iterationProblems(
  { rows: results, iterationRows, ...resultSet }: ResultSet,
  path: string,
  unread: { results: readonly UnparsedRow[]; iterations: readonly UnparsedRow[] },
): Problem[] {
  const broken = new Set([...unread.results, ...unread.iterations].map(({ query }) => query));
  const byQuery = new Map(results.map((row) => [row.query, row]));
  return [...groupBy(iterationRows, ({ query }) => query)].flatMap(([query, rows]) => {
    const numbers = new Set(rows.map((row) => row.iteration));
    if (numbers.size < rows.length) return [problem(path, null, `duplicate iteration of ${query}`)];
    if (broken.has(query)) return [];
    const result = byQuery.get(query);
    if (!result) return [problem(path, null, `${quoteValue(query)} has iterations but no row in results.csv`)];
    const times = rows.map((row) => row.timeS);
    return driftWarning(resultSet, result, times, path);
  });
}

function driftWarning(
  resultSet: Pick<ResultSet, 'statistic'>,
  result: ResultRow,
  timesS: number[],
  path: string,
): Problem[] {
  if (result.timeS === null || resultSet.statistic === 'unknown') return [];
  const own = resultSet.statistic === 'single' ? median(timesS) : statisticOf(resultSet.statistic, timesS);
  const allowed = Math.max(ITERATION_TOLERANCE_S, ITERATION_TOLERANCE_SHARE * result.timeS);
  if (Math.abs(own - result.timeS) <= allowed) return [];
  const message = `the ${resultSet.statistic} of the iterations of ${result.query} is ${own.toFixed(3)} s, results.csv has ${result.timeS} s`;
  return [{ ...problem(path, null, message), level: 'warning' }];
}
