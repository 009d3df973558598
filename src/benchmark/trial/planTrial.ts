import { median, sum } from '../model/statistics';
import { RERUN_EFFECT, rerunVariances } from '../reruns/rerunEffect';
import { ITERATION_SD } from '../reruns/rerunTables';
import { applicationSpread, passLogs } from '../statistics/applicationSpread';
import { seenRatio, trialPower, WANTED_POWER } from '../statistics/trialPower';

/** A query of a reader's logs: executions with one description and one plan, or with one name of a suite. */
export interface LoggedQuery {
  name: string;
  /** Of its first execution, as published: without people, hosts, and paths. */
  description: string;
  /** Fingerprints of its plans, each once; empty if the log has none. */
  plans: string[];
  writes: boolean;
  /** Times of its executions that succeeded, in seconds and in the order of running, for each application. */
  timesS: number[][];
}

/** What a log shows about applications. */
export interface TrialLog {
  queries: LoggedQuery[];
  /** Median time from the start of an application to its first query, in seconds; null if the log does not show it. */
  startS: number | null;
}

/** What a log that was opened shows for a trial. */
export interface LoggedTrial {
  log: TrialLog;
  /** Null if the log does not show it. */
  nodes: number | null;
  /** Version of Spark; null if the log does not show it. */
  spark: string | null;
}

export interface TrialRequest {
  /** Share of the time of the queries that may be repeated, 0–1, which the chosen ones cover. */
  share: number;
  /** Ratio above 1 that the trial shall see. */
  ratio: number;
  /** True to repeat executions that write. */
  writes: boolean;
}

/** How much one application of a plan varies on the logarithm, and how that is known. */
interface TrialSpread {
  /** Variance of an application without the noise of its iterations. */
  application: number;
  /** Variance of one iteration. */
  iteration: number;
  /** Number of the reader's applications behind `application`; 0 if it is the site's estimate. */
  ownApplications: number;
  /** True if `iteration` is from the reader's log; otherwise it is an assumption. */
  ownIterations: boolean;
}

interface TrialDesign {
  iterations: number;
  /** Of each engine. */
  applications: number;
  /** Share of such trials that see the wanted ratio. */
  power: number;
  /** The ratio above 1 that half of such trials see; smaller ones stay unseen in most. */
  unseenBelow: number;
  /** Of all applications of both engines, at the speed in the log. */
  durationS: number;
}

export interface TrialPlan {
  /** The longest first. */
  chosen: LoggedQuery[];
  /** Share of the time of all queries that `chosen` take, 0–1. */
  share: number;
  /** Queries that write and are not repeated; empty if the reader wants to repeat them. */
  leftOut: LoggedQuery[];
  /** Share of the time of all queries that `leftOut` takes. */
  leftOutShare: number;
  /** Number of queries in the log. */
  queries: number;
  spread: TrialSpread;
  design: TrialDesign;
}

/** Fewer queries have no verdict. */
export const MIN_CHOSEN = 5;
/** Fewer applications of a log show too little about how much they differ: of three, the estimate is often 0. */
export const MIN_OWN_APPLICATIONS = 5;
/** One iteration would not show how much of the uncertainty is between iterations. */
const ITERATIONS = [2, 3, 4, 5];
const MIN_APPLICATIONS = 3;
const MAX_APPLICATIONS = 30;

function allTimes({ timesS }: LoggedQuery): number[] {
  return timesS.flat();
}

export function totalS(query: LoggedQuery): number {
  return sum(allTimes(query));
}

export function medianS(query: LoggedQuery): number {
  return median(allTimes(query));
}

/** The fewest queries, the longest first, that take a share of the time of all; at least five if there are as many. */
function longest(queries: readonly LoggedQuery[], share: number): LoggedQuery[] {
  const sorted = [...queries].sort((a, b) => totalS(b) - totalS(a) || (a.name < b.name ? -1 : 1));
  const all = sum(sorted.map(totalS));
  let [count, covered] = [0, 0];
  while (count < sorted.length && (covered < share * all * (1 - 1e-12) || count < MIN_CHOSEN)) {
    covered += totalS(sorted[count] as LoggedQuery);
    count += 1;
  }
  return sorted.slice(0, count);
}

/** Logarithms of the time of each pass over the queries, for each application that ran all of them. */
function passesOf(queries: readonly LoggedQuery[]): number[][] {
  const applications = queries[0]?.timesS.map((_, own) => queries.map(({ timesS }) => timesS[own] ?? [])) ?? [];
  return passLogs(applications.filter((times) => times.every(({ length }) => length > 0)));
}

/** Variance of one iteration as assumed for every suite: 5% of each query, independent of one another. */
function assumedIteration(queries: readonly LoggedQuery[]): number {
  const times = queries.map(medianS);
  return (ITERATION_SD ** 2 * sum(times.map((time) => time ** 2))) / sum(times) ** 2;
}

/** Variance of the passes of one application after the first, which is slower; null for fewer than two. */
function laterPasses([, ...later]: readonly number[]): number | null {
  if (later.length < 2) return null;
  const middle = sum(later) / later.length;
  return sum(later.map((log) => (log - middle) ** 2)) / (later.length - 1);
}

/**
 * Returns how much an application with these queries varies. From at least five applications of the log that ran all of
 * them: the variance of their means, without the share of their iterations. Otherwise the site's estimate for total time
 * within one round. The noise of iterations is from several applications with at least two passes, or from an
 * application with at least three; otherwise it is assumed.
 */
function spreadOf(queries: readonly LoggedQuery[]): TrialSpread {
  const passes = passesOf(queries);
  const own = passes.length < MIN_OWN_APPLICATIONS ? null : applicationSpread(passes);
  const found = own ? own.iteration : laterPasses(passes[0] ?? []);
  const known = found ?? 0;
  return {
    application: own
      ? Math.max(0, own.mean - known / own.iterations)
      : rerunVariances(RERUN_EFFECT, 'total').application.variance,
    iteration: found ?? assumedIteration(queries),
    ownApplications: own ? passes.length : 0,
    ownIterations: found !== null,
  };
}

/** The variance of one application with so many iterations. */
function varianceOf({ application, iteration }: TrialSpread, iterations: number): number {
  return application + iteration / iterations;
}

/**
 * The design that takes the least time among those that see the ratio in 80% of trials, with 2 to 5 iterations and 3 to 30
 * applications of each engine; null if none does. `passS` is the time of one pass over the queries, in seconds.
 */
function shortestDesign(spread: TrialSpread, ratio: number, passS: number, startS: number): TrialDesign | null {
  const designs = ITERATIONS.flatMap((iterations): TrialDesign[] => {
    const variance = varianceOf(spread, iterations);
    for (let applications = MIN_APPLICATIONS; applications <= MAX_APPLICATIONS; applications += 1) {
      const power = trialPower(ratio, variance, applications);
      if (power < WANTED_POWER) continue;
      const durationS = 2 * applications * (startS + iterations * passS);
      return [{ iterations, applications, power, unseenBelow: seenRatio(0.5, variance, applications), durationS }];
    }
    return [];
  });
  return designs.sort((a, b) => a.durationS - b.durationS)[0] ?? null;
}

/** The smallest ratio above 1 that the largest trial sees in 80% of cases. */
function finestRatio(spread: TrialSpread): number {
  return seenRatio(WANTED_POWER, varianceOf(spread, Math.max(...ITERATIONS)), MAX_APPLICATIONS);
}

/** Queries that a trial repeats, and queries that it leaves out because they write. */
function repeatable(queries: readonly LoggedQuery[], writes: boolean) {
  const isKept = (query: LoggedQuery) => writes || !query.writes;
  return { kept: queries.filter(isKept), leftOut: queries.filter((query) => !isKept(query)) };
}

/**
 * The trial that sees a ratio with the least time: its queries, iterations, and applications. A text with the reason if
 * there is none.
 */
export function planTrial({ queries, startS }: TrialLog, { share, ratio, writes }: TrialRequest): TrialPlan | string {
  const { kept, leftOut } = repeatable(queries, writes);
  if (kept.length === 0)
    return leftOut.length > 0 ? 'every query of the log writes' : 'the log has no query that succeeded';
  const chosen = longest(kept, share);
  const spread = spreadOf(chosen);
  const design = shortestDesign(spread, ratio, sum(chosen.map(medianS)), startS ?? 0);
  if (!design) {
    const finest = Math.ceil(1000 * (finestRatio(spread) - 1)) / 10;
    return `no trial with up to ${MAX_APPLICATIONS} applications of each engine sees such a difference; the smallest is ${finest}%`;
  }
  const shareOf = (some: readonly LoggedQuery[]) => sum(some.map(totalS)) / sum(queries.map(totalS));
  return {
    chosen,
    share: shareOf(chosen),
    leftOut,
    leftOutShare: shareOf(leftOut),
    queries: queries.length,
    spread,
    design,
  };
}
