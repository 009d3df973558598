import { listNames } from '../../benchmark/artifacts/sanityChecks/listNames';
import { groupBy } from '../../benchmark/model/groupBy';
import { quoteValue } from '../../benchmark/model/guards/plainText';
import { countNoun } from '../../benchmark/text/numbers';
import { coldText } from '../iterations';
import { countedRuns, wallS } from './metricsOf';
import type { LoggedQueries, QueryRun } from './queryRuns';
import type { LogSummary } from './summary/logSummary';

/** Maximum number of descriptions that are named; the others are counted. */
const MAX_LISTED = 5;

/** A sentence about descriptions that match the pattern but name no query; empty if there are none. */
function unknownRemark({ unknown }: LoggedQueries): string[] {
  const [first, ...others] = unknown.map((text) => quoteValue(text));
  if (first === undefined) return [];
  if (others.length === 0) return [`${first} names no query of the suite; its tasks are of no query`];
  const more = others.length >= MAX_LISTED ? ` and ${others.length + 1 - MAX_LISTED} more` : '';
  const named = [first, ...others].slice(0, MAX_LISTED).join(', ');
  return [
    `${others.length + 1} job descriptions name no query of the suite, and their tasks are of no query: ${named}${more}`,
  ];
}

/** A sentence about failed executions; empty if there are none. */
export function failedRemark({ runs }: Pick<LoggedQueries, 'runs'>): string[] {
  const failed = runs.filter((run) => run.jobs > 0 && run.failed).map(({ query }) => query);
  const queries = [...new Set(failed)].join(', ');
  return failed.length > 0 ? [`an execution of ${queries} failed; it does not count as an iteration`] : [];
}

/** A sentence for each reason why executions have no time. */
function timeRemarks(ended: readonly QueryRun[]): string[] {
  const faults = groupBy(
    ended.filter(({ failed, timeFault }) => !failed && timeFault !== ''),
    ({ timeFault }) => timeFault,
  );
  return [...faults].map(([fault, runs]) => `${listNames(queriesOf(runs))} failed: ${fault}, so there is no time`);
}

function queriesOf(runs: readonly QueryRun[]): string[] {
  return [...new Set(runs.map(({ query }) => query))];
}

/** Facts about a log that its metrics do not show, as sentences without a period; each is a warning. */
export function remarksOn(queries: LoggedQueries): string[] {
  const ran = queries.runs.filter(({ jobs }) => jobs > 0);
  const named = (runs: typeof ran) => queriesOf(runs).join(', ');
  const open = ran.filter(({ ended }) => !ended);
  const planless = ran.filter(({ ended, nodes }) => ended && nodes.length === 0);
  return [
    ...unknownRemark(queries),
    ...(open.length > 0 ? [`the log ends before an execution of ${named(open)} does; it is left out`] : []),
    ...failedRemark(queries),
    ...timeRemarks(ran.filter(({ ended }) => ended)),
    ...(planless.length > 0 ? [`the plan of an execution of ${named(planless)} cannot be read`] : []),
  ];
}

function most(counts: ReadonlyMap<string, number>): [string, number][] {
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, MAX_LISTED);
}

function listOf(descriptions: readonly [string, number][], unit: string): string {
  const named = descriptions.map(([text, count]) => {
    return `${text === '' ? 'none' : quoteValue(text)} (${countNoun(count, unit)})`;
  });
  return named.join(', ');
}

/** "the application ran no SQL: 8 jobs, 0 executions"; '' if it ran SQL. */
export function noSqlMessage(summaries: readonly LogSummary[]): string {
  if (summaries.some(({ executions }) => executions.length > 0)) return '';
  const jobs = summaries.reduce((sum, { application }) => sum + application.otherJobs, 0);
  return `the application ran no SQL: ${countNoun(jobs, 'job')}, 0 executions`;
}

/** A sentence about first iterations that are the slowest, with the way to leave them out; empty otherwise. */
export function coldRemark({ runs }: Pick<LoggedQueries, 'runs'>): string[] {
  const groups = groupBy(countedRuns(runs), ({ query }) => query);
  const cold = coldText([...groups.values()].map((list) => list.flatMap(({ run }) => wallS(run) ?? [])));
  return cold === '' ? [] : [`${cold}; leave it out with {--warmup} 1`];
}

/** The reason why logs gave no metrics: their most frequent descriptions, SQL executions before other jobs. */
export function noQueryMessage(summaries: readonly LogSummary[]): string {
  const [sql, jobs] = [new Map<string, number>(), new Map<string, number>()];
  const add = (counts: Map<string, number>, text: string, by: number) => counts.set(text, (counts.get(text) ?? 0) + by);
  for (const { executions, application } of summaries) {
    for (const one of executions.filter((execution) => execution.jobs > 0)) add(sql, one.description, 1);
    for (const other of application.otherDescriptions) add(jobs, other.description, other.jobs);
  }
  const [inSql, inJobs] = [listOf(most(sql), 'execution'), listOf(most(jobs), 'job')];
  return [
    'no SQL execution with jobs has a query of the suite as its description',
    ...(inSql === '' ? [] : [`most frequent descriptions of SQL executions that ran jobs: ${inSql}`]),
    ...(inJobs === '' ? [] : [`of other jobs: ${inJobs}`]),
  ].join('; ');
}
