import { groupBy } from '../../benchmark/model/groupBy';
import type { ResultSet } from '../../benchmark/model/resultSet';
import { engineName } from '../../benchmark/text/names';
import { formatSeconds } from '../../benchmark/text/numbers';
import { engineOf, isLogOf } from './engine';
import { type Counted, countedRuns, wallS } from './metricsOf';
import type { LoggedQueries } from './queryRuns';
import type { LogSummary } from './summary/logSummary';

/** Times in the log and in iterations.csv match within the larger of these; the harness measures more than Spark. */
const TOLERANCE = { seconds: 1, share: 0.2 };
/** Minimum share of queries with matching times. */
const MIN_MATCHING_SHARE = 0.8;
/** Maximum number of queries that are named; the others are counted. */
const MAX_LISTED_QUERIES = 3;

/** Number of timed executions per successful query, and its source. Empty if the set does not report it. */
function timedCounts({ rows, iterationRows, iterations }: ResultSet): { counts: Map<string, number>; source: string } {
  const timed = [...groupBy(iterationRows, ({ query }) => query)].map(([query, list]) => [query, list.length] as const);
  if (timed.length > 0) return { counts: new Map(timed), source: 'iterations.csv' };
  const ok = iterations === 'unknown' ? [] : rows.filter(({ status }) => status === 'ok');
  return { counts: new Map(ok.map(({ query }) => [query, iterations as number])), source: 'datapackage.json' };
}

/** A sentence about queries whose number of executions in the log differs. */
function countMismatch(ran: ReadonlyMap<string, Counted[]>, resultSet: ResultSet): string[] {
  const { counts, source } = timedCounts(resultSet);
  const wrong = [...counts].flatMap(([query, timed]) => {
    const found = ran.get(query)?.length ?? 0;
    return found === timed ? [] : [`${query} ${found} and ${timed}`];
  });
  if (wrong.length === 0) return [];
  const more = wrong.length > MAX_LISTED_QUERIES ? ` and ${wrong.length - MAX_LISTED_QUERIES} more` : '';
  const queries = wrong.length === 1 ? '1 query' : `${wrong.length} queries`;
  const named = `${wrong.slice(0, MAX_LISTED_QUERIES).join(', ')}${more}`;
  return [`the log and ${source} have another number of iterations of ${queries}: ${named}`];
}

interface Timed {
  query: string;
  iteration: number;
  logS: number;
  setS: number;
}

function wallOf(counted: Counted | undefined): number | null {
  return counted ? wallS(counted.run) : null;
}

function timedExecutions(ran: ReadonlyMap<string, Counted[]>, { iterationRows }: ResultSet): Timed[] {
  return iterationRows.flatMap(({ query, iteration, timeS }) => {
    const logS = wallOf(ran.get(query)?.find((one) => one.iteration === iteration));
    return logS === null ? [] : [{ query, iteration, logS, setS: timeS }];
  });
}

function isSameTime({ logS, setS }: Timed): boolean {
  return Math.abs(logS - setS) <= Math.max(TOLERANCE.seconds, TOLERANCE.share * setS);
}

/** A sentence if too few queries have, in every iteration, the time of iterations.csv; empty otherwise. */
function timeMismatch(ran: ReadonlyMap<string, Counted[]>, resultSet: ResultSet): string[] {
  const queries = [...groupBy(timedExecutions(ran, resultSet), ({ query }) => query).values()];
  const same = queries.filter((executions) => executions.every(isSameTime)).length;
  const example = queries.flat().find((execution) => !isSameTime(execution));
  if (!example || same >= MIN_MATCHING_SHARE * queries.length) return [];
  const { query, iteration, logS, setS } = example;
  const told = `${query}, iteration ${iteration}, took ${formatSeconds(logS)} in the log and ${formatSeconds(setS)} there`;
  return [
    `this looks like the log of another run: ${same} of ${queries.length} queries took the times of iterations.csv, ${told}`,
  ];
}

/** A sentence if a log is of a different engine than the set; empty otherwise. */
function engineMismatch(summaries: readonly LogSummary[], { engine }: ResultSet): string[] {
  const other = summaries.find((summary) => !isLogOf(summary, engine.title));
  if (!other) return [];
  const { evidence, ...found } = engineOf(other);
  return [
    `the log is of ${engineName(found)} (${evidence.join('; ')}), the result set of ${engine.title} ${engine.version}`,
  ];
}

/**
 * Reasons why a log cannot belong to a result set, as sentences without a period; empty if it can. The engine must
 * match, every query must have as many executions as the set has iterations, and for 80% of the queries all times must
 * match iterations.csv within 1 s or 20%. Facts that the set or the log does not report are not checked.
 */
export function logMismatches(
  { runs }: LoggedQueries,
  summaries: readonly LogSummary[],
  resultSet: ResultSet,
): string[] {
  const ran = groupBy(countedRuns(runs), ({ query }) => query);
  return [...engineMismatch(summaries, resultSet), ...countMismatch(ran, resultSet), ...timeMismatch(ran, resultSet)];
}
