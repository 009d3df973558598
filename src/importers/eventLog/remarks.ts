import { formatNumber } from '../../benchmark/text/numbers';
import { shown } from '../../benchmark/text/shown';
import type { EventLog } from './eventLog';

/** So many job descriptions are named, the others counted. */
const NAMED = 5;

/** The descriptions that fit the pattern and name no query, in one sentence; none where there are none. */
function unknownRemark({ unknownDescriptions }: EventLog): string[] {
  const [first, ...others] = [...unknownDescriptions].map((text) => shown(text));
  if (first === undefined) return [];
  if (others.length === 0) return [`${first} names no query of the suite; its tasks are of no query`];
  const more = others.length >= NAMED ? ` and ${others.length + 1 - NAMED} more` : '';
  const named = [first, ...others].slice(0, NAMED).join(', ');
  return [
    `${others.length + 1} job descriptions name no query of the suite, and their tasks are of no query: ${named}${more}`,
  ];
}

/** What is known of a log that its metrics alone do not tell, as sentences without full stop: each is a warning. */
export function remarksOn(log: EventLog): string[] {
  const ran = log.executions.filter(({ jobs }) => jobs > 0);
  const named = (executions: typeof ran) => [...new Set(executions.map(({ query }) => query))].join(', ');
  const open = ran.filter(({ ended }) => !ended);
  const failed = ran.filter(({ error }) => error !== '');
  const planless = ran.filter(({ ended, operators }) => ended && operators === null);
  return [
    ...unknownRemark(log),
    ...(open.length > 0 ? [`the log ends before an execution of ${named(open)} does; it is left out`] : []),
    ...(failed.length > 0 ? [`an execution of ${named(failed)} failed; what it used until then is counted`] : []),
    ...(planless.length > 0 ? [`the plan of an execution of ${named(planless)} cannot be read`] : []),
  ];
}

/** Why a log gave no metrics: the job descriptions that were found instead of queries. */
export function noQueryMessage(log: EventLog): string {
  const found = [...log.otherDescriptions].map(([text, jobs]) => {
    return `${text === '' ? 'none' : shown(text)} (${formatNumber(jobs)} job${jobs === 1 ? '' : 's'})`;
  });
  const others = found.length > 0 ? `; job descriptions in the log: ${found.join(', ')}` : '';
  return `no SQL execution with jobs has a query of the suite as its job description${others}`;
}
