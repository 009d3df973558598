import { listNames } from '../../benchmark/artifacts/sanityChecks/listNames';
import { hasErrors, problem, warning } from '../../benchmark/model/problem';
import type { Problem } from '../../benchmark/model/resultSet';
import { sum } from '../../benchmark/model/statistics';
import { countNoun, formatNumber } from '../../benchmark/text/numbers';
import { executionLines, orderProblems } from './queriesInOrder';
import type { QueryNames } from './queryOfDescription';
import { type LoggedQueries, queryRuns } from './queryRuns';
import { noQueryMessage, noSqlMessage, remarksOn } from './remarks';
import type { LogSummary } from './summary/logSummary';

/** How to name executions; `pattern` is the option that names them by their descriptions, or ''. */
const namingCure = (pattern: string) =>
  `name the executions in the order of running with {--names} q1,q3,…${pattern}; for the next run, set a description before each query: spark.sparkContext.setJobDescription("q1")`;

/** The option that reads the queries of descriptions such as "run q1 (warm)"; '' if no description has a query name. */
function patternHint(summaries: readonly LogSummary[]): string {
  const found = summaries.flatMap(({ executions }) =>
    executions.flatMap(({ description }) => /^([\w .:#/-]*?)\bq(?:uery)?[-_ ]?\d{1,2}[ab]?\b/i.exec(description) ?? []),
  );
  const [whole = '', before = ''] = found;
  if (whole === '') return '';
  const word = /^[a-z]*/i.exec(whole.slice(before.length))?.[0];
  return `; match their descriptions with {--pattern} "^${before.replace(/\./g, '\\.')}(?<query>${word}[-_ ]?\\d+[ab]?)"`;
}

/** The problem of logs without queries: no SQL ran, or the executions have no names and are listed. */
function unnamedProblems(path: string, summaries: readonly LogSummary[]): Problem[] {
  const none = noSqlMessage(summaries);
  if (none !== '') return [problem(path, null, none, 'give the event log of a run of Spark SQL')];
  const details = executionLines(summaries).slice(0, MAX_LINES);
  return [{ ...problem(path, null, noQueryMessage(summaries), namingCure(patternHint(summaries))), details }];
}

const MAX_LINES = 50;

/** A remark on tasks that no job of the log explains; the metrics of queries lack them. */
function strayTasksRemark(logs: readonly LogSummary[]): string[] {
  const [strays, tasks] = [
    sum(logs.map(({ application }) => application.strayTasks)),
    sum(logs.map(({ application }) => application.tasks)),
  ];
  if (strays === 0) return [];
  return [
    `${formatNumber(strays)} of ${countNoun(tasks, 'task')} are of no job that began before them; lines of the log are missing or in a different order`,
  ];
}

/** A sentence about queries whose executions may be iterations or statements of one iteration; '' if there are none. */
export function unclearMessage({ unclear }: LoggedQueries): string {
  if (unclear.length === 0) return '';
  return `${listNames(unclear)} ran several times in a row; the log does not show whether these are iterations, or statements of one iteration, whose times add up`;
}

/** The problem of such queries, with the executions to be named; empty if there are none. */
function unclearProblems(path: string, queries: LoggedQueries, logs: readonly LogSummary[]): Problem[] {
  const message = unclearMessage(queries);
  if (message === '') return [];
  return [{ ...problem(path, null, message, UNCLEAR_CURE), details: executionLines(logs).slice(0, MAX_LINES) }];
}

const UNCLEAR_CURE =
  'leave out executions that do not count: name all in the order of running with {--names} q1,-,q3,…. For the next run, put the iteration into the description: spark.sparkContext.setJobDescription("q1, iteration 1")';

/** Executions of queries in the counted logs, and remarks on them; a problem if there are none. */
export function loggedQueries(
  logs: { counted: readonly LogSummary[]; problems: readonly Problem[] },
  naming: QueryNames,
  path: string,
): { queries: LoggedQueries; problems: Problem[] } {
  const queries = queryRuns(logs.counted, naming);
  const problems = [
    ...orderProblems(logs.counted, naming).map((text) => problem(path, null, `{--names}: ${text}`)),
    ...[...remarksOn(queries), ...strayTasksRemark(logs.counted)].map((text) => warning(path, null, text)),
    ...unclearProblems(path, queries, logs.counted),
  ];
  const isRead = logs.counted.length > 0 && !hasErrors(logs.problems);
  if (isRead && queries.runs.every(({ jobs, failed }) => jobs === 0 && !failed))
    problems.push(...unnamedProblems(path, logs.counted));
  return { queries, problems };
}
