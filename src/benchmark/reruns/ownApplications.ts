import { groupBy } from '../model/groupBy';
import type { RerunBand, RerunGroup, RunTimes } from '../model/reruns';
import type { IterationRow, ResultSet } from '../model/resultSet';
import { statisticOf, sum } from '../model/statistics';
import { type ApplicationSpread, applicationSpread, passLogs } from '../statistics/applicationSpread';
import { rerunSpread } from './rerunGroups';

/** What the applications of both sides of a comparison show about how much runs differ. */
export interface OwnApplications {
  groups: [baseline: RerunGroup, candidate: RerunGroup];
  shown: NonNullable<RerunBand['own']>;
}

/** Iterations by application, and in each by query, in the order of running. */
type Applications = Map<string, IterationRow[]>[];

type Timed = Pick<ResultSet, 'iterationRows' | 'statistic'>;

/** The applications of a set that ran all of the queries; empty if the set does not keep applications apart. */
function applicationsOf({ iterationRows }: Timed, queries: readonly string[]): Applications {
  const kept = new Set(queries);
  const rows = iterationRows.filter(({ query, application }) => application !== undefined && kept.has(query));
  return [...groupBy(rows, ({ application }) => application).values()]
    .map((own) => groupBy(own, ({ query }) => query))
    .filter((own) => own.size === kept.size);
}

function runTimes(applications: Applications, { statistic }: Timed): RunTimes[] {
  return applications.map(
    (own) =>
      new Map(
        [...own].map(([query, rows]) => [
          query,
          statisticOf(
            statistic,
            rows.map(({ timeS }) => timeS),
          ),
        ]),
      ),
  );
}

/** How much the passes over the queries differ; null if the applications have different numbers of them. */
function spreadOf(applications: Applications): ApplicationSpread | null {
  const times = applications.map((own) => [...own.values()].map((rows) => rows.map(({ timeS }) => timeS)));
  const counts = new Set(times.flat().map(({ length }) => length));
  return counts.size === 1 ? applicationSpread(passLogs(times)) : null;
}

/** Share of the variance of applications that their iterations explain, at most 1; null if it is unknown. */
function iterationShare(spreads: readonly (ApplicationSpread | null)[]): number | null {
  const known = spreads.flatMap((spread) => (spread && spread.iteration !== null ? [spread] : []));
  if (known.length < spreads.length) return null;
  const noise = sum(known.map(({ iteration, iterations }) => (iteration ?? 0) / iterations));
  return Math.min(1, noise / sum(known.map(({ mean }) => mean)));
}

/**
 * Returns the spread of the applications of both sides over the queries that both ran, if both keep at least two
 * applications apart; otherwise null. The spread between applications contains the noise of their iterations.
 */
export function ownApplications(baseline: Timed, candidate: Timed, queries: readonly string[]): OwnApplications | null {
  const sides = [baseline, candidate].map((set) => ({ set, applications: applicationsOf(set, queries) }));
  const groups = sides.flatMap(({ set, applications }) => {
    const spread = rerunSpread(runTimes(applications, set));
    return spread && applications.length > 1 ? [{ title: '', sets: [], ...spread }] : [];
  });
  const [first, second] = groups;
  if (!first || !second) return null;
  const [a, b] = sides.map(({ applications }) => applications.length) as [number, number];
  const share = iterationShare(sides.map(({ applications }) => spreadOf(applications)));
  return { groups: [first, second], shown: { baseline: a, candidate: b, iterationShare: share } };
}
