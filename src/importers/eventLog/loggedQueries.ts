import { hasErrors, problem, warning } from '../../benchmark/model/problem';
import type { Problem } from '../../benchmark/model/resultSet';
import { sum } from '../../benchmark/model/statistics';
import type { QueryNames } from './queryOfDescription';
import { type LoggedQueries, queryRuns } from './queryRuns';
import { noQueryMessage, remarksOn } from './remarks';
import type { LogSummary } from './summary/logSummary';

const PATTERN_CURE = 'use --pattern to match query names in the job descriptions: --pattern "^run (?<query>q\\d+)"';

/** A share of tasks without an SQL execution that shuffled or missing lines explain, and a load of tables before the queries does not. */
const MOST_OTHER = 0.9;

/** Said of logs most of whose tasks are of no SQL execution although queries were found: their metrics are nearly empty. */
function otherTasksRemark(logs: readonly LogSummary[]): string[] {
  const tasks = sum(logs.map(({ application }) => application.tasks));
  const others = sum(logs.map(({ application }) => application.otherTasks));
  if (others <= MOST_OTHER * tasks) return [];
  return [`${others} of ${tasks} tasks are of no SQL execution; the lines of the log may be in a different order`];
}

/** The executions of queries in the logs that count, and what is remarkable of them; a problem where there is none. */
export function loggedQueries(
  logs: { counted: readonly LogSummary[]; problems: readonly Problem[] },
  naming: QueryNames,
  path: string,
): { queries: LoggedQueries; problems: Problem[] } {
  const queries = queryRuns(logs.counted, naming);
  const problems = [...remarksOn(queries), ...otherTasksRemark(logs.counted)].map((text) => warning(path, null, text));
  const isRead = logs.counted.length > 0 && !hasErrors(logs.problems);
  if (isRead && queries.runs.every(({ jobs, failed }) => jobs === 0 && !failed))
    problems.push(problem(path, null, noQueryMessage(logs.counted), PATTERN_CURE));
  return { queries, problems };
}
