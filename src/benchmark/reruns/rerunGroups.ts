import { groupBy } from '../model/groupBy';
import type { RerunGroup, RerunMetric, RunTimes } from '../model/reruns';
import type { Environment, ResultSet } from '../model/resultSet';
import { suiteKey } from '../model/round';
import { countedRows } from '../model/rows';
import { canonicalSetting } from '../model/settingValue';
import { extremes } from '../model/statistics';
import { normalQuantile } from '../statistics/distributions';
import { suiteEstimates } from '../statistics/weighted';
import { suiteAtSize } from '../text/dataSize';
import { engineTitle } from '../text/names';
import { publisherOf } from '../text/publisher';

/** Settings that cannot change how long a query takes: the event log; access to S3, if the tables are elsewhere. */
const EVENT_LOG = 'spark.eventLog.';
const S3 = 'spark.hadoop.fs.s3a.';

/** Share of the differences between queries that the spread of single queries covers. */
const COVERED = 0.95;

/** The smallest value that a share of 0–1 of the values does not exceed. NaN for none. */
function quantile(values: readonly number[], share: number): number {
  return [...values].sort((a, b) => a - b)[Math.ceil(share * values.length) - 1] ?? Number.NaN;
}

/** Logarithms of the ratios of each two runs: of the metrics, and of each query that all runs have. */
function logRatios(runs: readonly RunTimes[]) {
  const [first] = runs;
  const queries = [...(first?.keys() ?? [])].filter((query) => runs.every((run) => run.has(query)));
  const times = runs.map((run) => queries.map((query) => run.get(query) as number));
  const pairs = times.flatMap((own, index) => times.slice(index + 1).map((other) => [own, other] as const));
  return {
    estimates: pairs.map(([own, other]) => suiteEstimates(own, other)),
    queries: pairs.flatMap(([own, other]) => own.map((time, index) => Math.log(time / (other[index] as number)))),
  };
}

/**
 * Returns how much runs of one engine with equal settings differ, on the logarithm: degrees of freedom, and for each
 * metric the sum of squares about the mean. Null for fewer than two runs, or without a query that all have.
 *
 * Formula: Σ d² ÷ n over the differences d of each two of n runs, which equals the sum of squares about their mean. The
 * variance of single queries is robust, so that one query does not determine it: (q ÷ (1.96 · √2))², with q the 95%
 * quantile (nearest rank) of the |d| of all queries and pairs; times the degrees of freedom.
 * Example: two runs with totals of 10 and 11 s: one degree of freedom, ln(1.1)² ÷ 2 = 0.0045.
 * Property: the order of the runs does not matter.
 */
export function rerunSpread(runs: readonly RunTimes[]): Pick<RerunGroup, 'df' | 'squares' | 'largest'> | null {
  const { estimates, queries } = logRatios(runs);
  if (queries.length === 0) return null;
  const df = runs.length - 1;
  const squares = (metric: Exclude<RerunMetric, 'query'>) =>
    estimates.reduce((total, estimate) => total + Math.log(estimate[metric]) ** 2, 0) / runs.length;
  const query = quantile(queries.map(Math.abs), COVERED) / (normalQuantile((1 + COVERED) / 2) * Math.SQRT2);
  return {
    df,
    squares: {
      total: squares('total'),
      geometricMean: squares('geometricMean'),
      median: squares('median'),
      query: df * query ** 2,
    },
    largest: extremes(estimates.map(({ total }) => Math.max(total, 1 / total))).max,
  };
}

function timesOf(set: ResultSet): RunTimes {
  return new Map(countedRows(set).map(({ query, timeS }) => [query, timeS]));
}

/** Ratio of the total times of two runs over the queries that both have, at least 1; NaN if they share none. */
export function rerunRatio(set: ResultSet, other: ResultSet): number {
  return rerunSpread([timesOf(set), timesOf(other)])?.largest ?? Number.NaN;
}

/** The settings of a set that can change a time, as one text. */
function settingsText({ configuration }: ResultSet, { storage }: Environment): string {
  const isOnS3 = /s3/i.test(storage);
  const kept = Object.entries(configuration).filter(
    ([key]) => !key.startsWith(EVENT_LOG) && (isOnS3 || !key.startsWith(S3)),
  );
  return JSON.stringify(kept.map(([key, value]) => [key, canonicalSetting(value)]).sort());
}

/**
 * Equal for two runs of one engine with equal settings on one machine by one publisher. Null if a set does not report
 * its settings, its iterations, or the number of nodes: it is then unknown whether two runs are alike.
 */
function rerunKey(set: ResultSet, environments: readonly Environment[]): string | null {
  const environment = environments.find(({ id }) => id === set.environment);
  if (!environment || environment.nodes === 'unknown' || set.iterations === 'unknown') return null;
  if (Object.keys(set.configuration).length === 0) return null;
  const { id, version } = set.engine;
  const publisher = publisherOf(set.sources[0]?.path ?? '');
  return JSON.stringify([publisher, id, version, suiteKey(set), environment.id, settingsText(set, environment)]);
}

/**
 * Groups of result sets that measure one engine version on one suite and machine, by one publisher and with equal
 * settings, in different rounds. Empty if there are none. Sets that do not report how they were run are in no group.
 */
export function rerunGroups(resultSets: readonly ResultSet[], environments: readonly Environment[]): RerunGroup[] {
  const keyed = resultSets.flatMap((set) => {
    const key = rerunKey(set, environments);
    return key === null ? [] : [{ key, set }];
  });
  return [...groupBy(keyed, ({ key }) => key).values()].flatMap((all): RerunGroup[] => {
    const sets = all.map(({ set }) => set);
    const [first] = sets as [ResultSet];
    const spread = sets.length < 2 ? null : rerunSpread(sets.map(timesOf));
    if (!spread) return [];
    return [
      { title: `${engineTitle(first.engine)}, ${suiteAtSize(first.suite)}`, sets: sets.map(({ id }) => id), ...spread },
    ];
  });
}
