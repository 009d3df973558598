import { problem, warning } from '../../benchmark/model/problem';
import type { Artifact, Problem } from '../../benchmark/model/resultSet';
import { type JsonFile, parseJson } from '../../json/jsonFile';
import { ApplicationLog } from '../eventLog/applicationLog';
import { id, list, object, text } from '../eventLog/events/json';
import { planFingerprint } from '../eventLog/events/plan';
import { unclearMessage } from '../eventLog/loggedQueries';
import { resultsOf } from '../eventLog/newSet/results';
import { queryRuns } from '../eventLog/queryRuns';
import { noQueryMessage } from '../eventLog/remarks';
import type { ExecutionSummary, LogSummary } from '../eventLog/summary/logSummary';
import { summaryOf } from '../eventLog/summary/summaryOf';
import { failedImport, type Imported, type ImportOptions } from '../imported';
import { isObject } from './jsonTimes';

/** The number of executions that the history server lists unless the URL has a length. */
const DEFAULT_LENGTH = 20;
const LOG_CURE = 'import the event log of the application instead';

/** True for the list of SQL executions of Spark's history server: /api/v1/applications/ID/sql. */
export function isHistorySql(value: unknown): boolean {
  const first: unknown = Array.isArray(value) ? value[0] : null;
  return isObject(first) && 'submissionTime' in first && 'duration' in first && 'successJobIds' in first;
}

/** One execution of the list; its duration is in ms, and its start in the form "2026-01-31T10:00:00.000GMT". */
function executionOf(value: unknown): ExecutionSummary {
  const found = object(value);
  const execution = id(found.id) ?? 0;
  const startMs = id(Date.parse(text(found.submissionTime).replace(/GMT$/, 'Z')));
  const duration = typeof found.duration === 'number' ? found.duration : null;
  const jobs = ['successJobIds', 'failedJobIds', 'runningJobIds'].flatMap((name) => list(found[name]));
  const isEnded = /^(COMPLETED|FAILED)$/.test(text(found.status));
  return {
    execution,
    root: execution,
    description: text(found.description),
    jobGroup: '',
    plan: planFingerprint(text(found.planDescription)),
    startMs,
    endMs: isEnded && startMs !== null && duration !== null ? startMs + duration : null,
    outcome: !isEnded ? 'unfinished' : text(found.status) === 'FAILED' ? 'failed' : 'succeeded',
    error: text(found.errorMessage) || 'the history server does not report why the execution failed',
    jobs: jobs.length,
    tables: [],
  };
}

function logOf({ value }: JsonFile): LogSummary {
  const executions = list(value).map(executionOf);
  const empty = summaryOf(new ApplicationLog());
  return { ...empty, executions: executions.sort((a, b) => a.execution - b.execution) };
}

/** Reasons why the list cannot be imported; a warning if it may be cut. */
function problemsOf(
  path: string,
  log: LogSummary,
  { runs, unclear, unknown }: ReturnType<typeof queryRuns>,
): Problem[] {
  const cut = `the list has ${DEFAULT_LENGTH} executions, the default of the history server; it may lack later ones`;
  const message = unclearMessage({ runs, unclear, unknown });
  return [
    ...(log.executions.length === DEFAULT_LENGTH ? [warning(path, null, cut, 'fetch it with ?length=100000')] : []),
    ...(runs.length === 0 ? [problem(path, null, noQueryMessage([log]), LOG_CURE)] : []),
    ...(message === '' ? [] : [problem(path, null, message, LOG_CURE)]),
  ];
}

/** The SQL executions of an application from Spark's history server, read like its event log. */
export function importHistorySql(artifact: Artifact, options: ImportOptions): Imported {
  const { file, problems: broken } = parseJson(artifact);
  if (!file) return failedImport(broken);
  const { suite, ownSuite } = options;
  const log = logOf(file);
  const queries = queryRuns([log], { suite, pattern: null, own: ownSuite ? new Set(ownSuite.queries) : null });
  const problems = problemsOf(file.path, log, queries);
  if (problems.some(({ level }) => level === 'error')) return failedImport(problems);
  const imported = resultsOf(file.path, queries.runs, options);
  const text = 'Times are durations of SQL executions, which the history server reports in milliseconds.';
  return { ...imported, notes: [{ about: 'results.time_s', text }], problems: [...problems, ...imported.problems] };
}
