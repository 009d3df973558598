import { hasErrors, problem, warning } from '../../benchmark/model/problem';
import type { Problem } from '../../benchmark/model/resultSet';
import { sum } from '../../benchmark/model/statistics';
import { executionLines, orderProblems } from './queriesInOrder';
import type { QueryNames } from './queryOfDescription';
import { type LoggedQueries, queryRuns } from './queryRuns';
import { noQueryMessage, noSqlMessage, remarksOn } from './remarks';
import type { LogSummary } from './summary/logSummary';

/** How to name executions; `pattern` is the option that names them by their descriptions, or ''. */
const namingCure = (pattern: string) =>
  `name the executions in the order of running with --names q1,q3,…${pattern}. For the next run, set a description before each query: spark.sparkContext.setJobDescription("q1")`;

/** The option that reads the queries of descriptions such as "run q1 (warm)"; '' if no description has a query name. */
function patternHint(summaries: readonly LogSummary[]): string {
  const found = summaries.flatMap(({ executions }) =>
    executions.flatMap(({ description }) => /^([\w .:#/-]*?)\bq(?:uery)?[-_ ]?\d{1,2}[ab]?\b/i.exec(description) ?? []),
  );
  const [whole = '', before = ''] = found;
  if (whole === '') return '';
  const word = /^[a-z]*/i.exec(whole.slice(before.length))?.[0];
  return `, or match their descriptions with --pattern "^${before.replace(/\./g, '\\.')}(?<query>${word}[-_ ]?\\d+[ab]?)"`;
}

/** The problem of logs without queries: no SQL ran, or the executions have no names and are listed. */
function unnamedProblems(path: string, summaries: readonly LogSummary[]): Problem[] {
  const none = noSqlMessage(summaries);
  if (none !== '') return [problem(path, null, none, 'give the event log of a run of Spark SQL')];
  const details = executionLines(summaries).slice(0, MAX_LINES);
  return [{ ...problem(path, null, noQueryMessage(summaries), namingCure(patternHint(summaries))), details }];
}

const MAX_LINES = 50;

/** A share of tasks without an SQL execution that suggests shuffled or missing lines; loading tables stays below it. */
const MAX_OTHER_SHARE = 0.9;

/** A remark on logs with queries, but with most tasks outside of SQL executions; their metrics are nearly empty. */
function otherTasksRemark(logs: readonly LogSummary[]): string[] {
  const tasks = sum(logs.map(({ application }) => application.tasks));
  const others = sum(logs.map(({ application }) => application.otherTasks));
  if (others <= MAX_OTHER_SHARE * tasks) return [];
  return [`${others} of ${tasks} tasks are of no SQL execution; the lines of the log may be in a different order`];
}

/** Executions of queries in the counted logs, and remarks on them; a problem if there are none. */
export function loggedQueries(
  logs: { counted: readonly LogSummary[]; problems: readonly Problem[] },
  naming: QueryNames,
  path: string,
): { queries: LoggedQueries; problems: Problem[] } {
  const queries = queryRuns(logs.counted, naming);
  const problems = [
    ...orderProblems(logs.counted, naming).map((text) => problem(path, null, `--names: ${text}`)),
    ...[...remarksOn(queries), ...otherTasksRemark(logs.counted)].map((text) => warning(path, null, text)),
  ];
  const isRead = logs.counted.length > 0 && !hasErrors(logs.problems);
  if (isRead && queries.runs.every(({ jobs, failed }) => jobs === 0 && !failed))
    problems.push(...unnamedProblems(path, logs.counted));
  return { queries, problems };
}
