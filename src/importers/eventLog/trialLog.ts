import { groupBy } from '../../benchmark/model/groupBy';
import { median } from '../../benchmark/model/statistics';
import { slug } from '../../benchmark/text/slug';
import type { LoggedQuery, TrialLog } from '../../benchmark/trial/planTrial';
import { wallS } from './metricsOf';
import type { LoggedQueries } from './queryRuns';
import type { LogSummary } from './summary/logSummary';

/** One execution of a query that succeeded, with its parts. */
interface Run {
  /** The name in its suite; '' if descriptions and plans identify it. */
  name: string;
  description: string;
  plan: string;
  application: number;
  startMs: number | null;
  timeS: number;
  writes: boolean;
}

/** Operators of commands and of writes in Spark and in the engines; rather too many than too few. */
const WRITER =
  /Writ|^Execute\b|^(?:Append|Overwrite|Replace|Delete|Update|Merge(?!Scan)|Create|Drop|Alter|Truncate)|TableAsSelect|Into[A-Z]/;
const WRITING_STATEMENT =
  /^\s*(?:insert|create|merge|delete|update|drop|alter|truncate|analyze|refresh|load|replace|optimize|vacuum|copy)\b/i;

/** The executions of a log that write: their plan has an operator that does, or their tasks wrote. */
function writersOf({ executions, nodes, stages }: LogSummary): ReadonlySet<number> {
  return new Set([
    ...nodes.filter(({ operator }) => WRITER.test(operator)).map(({ execution }) => execution),
    ...stages
      .filter(({ outputBytes, outputRecords }) => outputBytes + outputRecords > 0)
      .map(({ execution }) => execution),
    ...executions.filter(({ description }) => WRITING_STATEMENT.test(description)).map(({ execution }) => execution),
  ]);
}

/** Executions that are no part of another one, ran jobs, and succeeded, as a whole. */
function unnamedRuns(log: LogSummary, application: number): Run[] {
  const writers = writersOf(log);
  return [...groupBy(log.executions, ({ root }) => root)].flatMap(([id, parts]): Run[] => {
    const root = parts.find(({ execution }) => execution === id);
    const isWhole = parts.every(({ outcome }) => outcome === 'succeeded');
    const { startMs = null, endMs = null, description = '', plan = '' } = root ?? {};
    if (!isWhole || startMs === null || endMs === null || endMs <= startMs) return [];
    if (parts.every(({ jobs }) => jobs === 0)) return [];
    const writes = parts.some(({ execution }) => writers.has(execution));
    return [{ name: '', description, plan, application, startMs, timeS: (endMs - startMs) / 1000, writes }];
  });
}

/** Executions of named queries that succeeded. */
function namedRuns(logs: readonly LogSummary[], { runs }: LoggedQueries): Run[] {
  const executions = logs.map((log) => new Map(log.executions.map((one) => [one.execution, one])));
  const writers = logs.map(writersOf);
  return runs.flatMap((run): Run[] => {
    const { query, application, execution, startMs, ended, failed, jobs } = run;
    const timeS = wallS(run);
    if (timeS === null || !ended || failed || jobs === 0) return [];
    const { description = '', plan = '' } = executions[application]?.get(execution) ?? {};
    const ids = [execution, ...run.stages.map((stage) => stage.execution), ...run.nodes.map((node) => node.execution)];
    const writes = ids.some((id) => writers[application]?.has(id));
    return [{ name: query, description, plan, application, startMs, timeS, writes }];
  });
}

/** Place in the code that Spark takes as the description of an execution without one: "collect at Report.scala:42". */
const CALL_SITE = / at \S+:\d+$/;
const MAX_NAME_CHARS = 40;

/** The description as a name; '' if it is a place in the code, or has no letter. */
function nameOf(description: string): string {
  const name = CALL_SITE.test(description) ? '' : slug(description).slice(0, MAX_NAME_CHARS).replace(/-$/, '');
  return /[a-z]/.test(name) ? name : '';
}

/** The names of groups: the description if it names one of them alone, otherwise query-1 for the first, and so on. */
function namesOf(groups: readonly (readonly Run[])[]): string[] {
  const given = groups.map(([run]) => run?.name || nameOf(run?.description ?? ''));
  return given.map((name, index) => {
    const isOnly = name !== '' && given.filter((other) => other === name).length === 1;
    return isOnly && !/^query-\d+$/.test(name) ? name : `query-${index + 1}`;
  });
}

function queryOf(name: string, runs: readonly Run[], applications: number): LoggedQuery {
  return {
    name,
    description: runs[0]?.description ?? '',
    plans: [...new Set(runs.map(({ plan }) => plan))].filter((plan) => plan !== ''),
    writes: runs.some(({ writes }) => writes),
    timesS: Array.from({ length: applications }, (_, own) =>
      runs.filter(({ application }) => application === own).map(({ timeS }) => timeS),
    ),
  };
}

/** Seconds from the start of each application to its first query. */
function startTimesS(logs: readonly LogSummary[], runs: readonly Run[]): number[] {
  return logs.flatMap(({ application: { startMs } }, own) => {
    const first = runs.flatMap((run) => (run.application === own && run.startMs !== null ? [run.startMs] : []));
    return startMs === null || first.length === 0 ? [] : [Math.max(0, Math.min(...first) - startMs) / 1000];
  });
}

/**
 * The queries of logs, in the order of their first execution. With `named`, the queries of a suite; otherwise executions
 * with one description and one plan are one query. Executions that failed are left out.
 */
export function trialLog(logs: readonly LogSummary[], named: LoggedQueries | null): TrialLog {
  const runs = named ? namedRuns(logs, named) : logs.flatMap(unnamedRuns);
  const keyOf = (run: Run) => run.name || JSON.stringify([run.description, run.plan]);
  const groups = [...groupBy(runs, keyOf).values()];
  const names = named ? groups.map(([run]) => run?.name ?? '') : namesOf(groups);
  const starts = startTimesS(logs, runs);
  return {
    queries: groups.map((own, index) => queryOf(names[index] as string, own, logs.length)),
    startS: starts.length > 0 ? median(starts) : null,
  };
}
