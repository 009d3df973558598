import type { RerunBand, RerunEffect, RerunGroup, RerunMetric } from '../model/reruns';
import type { ResultSet } from '../model/resultSet';
import { tQuantile } from '../statistics/distributions';
import { areOfOneRound } from '../text/roundText';
import type { OwnApplications } from './ownApplications';
import estimated from './rerunEffect.json';

/** The estimate that verdicts use. */
export const RERUN_EFFECT: RerunEffect = estimated;

/** Variance of the logarithm of one run's metric, and its degrees of freedom. */
export interface Variance {
  variance: number;
  df: number;
}

function pooled(groups: readonly Pick<RerunGroup, 'df' | 'squares'>[], metric: RerunMetric): Variance {
  const df = groups.reduce((all, group) => all + group.df, 0);
  const squares = groups.reduce((all, group) => all + group.squares[metric], 0);
  return { variance: squares / df, df };
}

/**
 * Returns the variance of one run's metric: of one application within a round (`application`), and of one run if rounds
 * differ (`round`), which contains the first.
 *
 * Formula: the sum of squares ÷ the degrees of freedom, over the applications, and over the groups of rounds. A run in
 * another round varies at least as much as an application in one round. If the estimates contradict that, or if there
 * is no group, both variances are that of all groups together.
 * Source: the model of iterations in applications in rounds is Kalibera & Jones 2013 (abstract and slides read); the
 * pooling of estimates in the wrong order is Thompson 1962 (not read).
 */
export function rerunVariances(
  { applications, rounds }: RerunEffect,
  metric: RerunMetric,
): Record<'application' | 'round', Variance> {
  const [application, round] = [pooled(applications, metric), pooled(rounds, metric)];
  if (round.df > 0 && round.variance >= application.variance) return { application, round };
  const all = pooled([...applications, ...rounds], metric);
  return { application: all, round: all };
}

type Run = Pick<
  ResultSet,
  'id' | 'environment' | 'created' | 'createdCommit' | 'snapshot' | 'sources' | 'applications'
>;

/** Variance of the difference of the logarithms of two runs. */
function differenceVariance(
  effect: RerunEffect,
  level: 'application' | 'round',
  applications: readonly [number, number],
  metric: RerunMetric,
): Variance {
  const { variance, df } = rerunVariances(effect, metric)[level];
  return { variance: variance * (level === 'round' ? 2 : 1 / applications[0] + 1 / applications[1]), df };
}

/**
 * Returns the half-widths of the band of two runs, on the logarithm.
 *
 * Formula: t(0.975; df) · √(v ÷ n + v ÷ m) in one round, with v the variance of an application and n, m the applications
 * of the two runs; t(0.975; df) · √(2 · v) in different rounds, with v the variance of a run.
 * Example: v = 0.0025 with 9 degrees of freedom: 2.262 · √0.005 = 0.160, so a factor of 1.17.
 */
export function halfWidths(
  effect: RerunEffect,
  level: 'application' | 'round',
  applications: readonly [number, number] = [1, 1],
): RerunBand['halfWidth'] {
  const halfWidth = (metric: RerunMetric) => {
    const { variance, df } = differenceVariance(effect, level, applications, metric);
    return tQuantile(df) * Math.sqrt(variance);
  };
  return {
    total: halfWidth('total'),
    geometricMean: halfWidth('geometricMean'),
    median: halfWidth('median'),
    query: halfWidth('query'),
  };
}

/** What is known of reruns of two runs, without the groups that contain one of them: runs never judge themselves. */
function rerunsOf(baseline: Run, candidate: Run, effect: RerunEffect) {
  const ids = [baseline.id, candidate.id];
  const { environment } = baseline;
  const isOneRound =
    environment !== 'unknown' && environment === candidate.environment && areOfOneRound(baseline, candidate);
  return {
    isOneRound,
    known: { ...effect, rounds: effect.rounds.filter(({ sets }) => !sets.some((id) => ids.includes(id))) },
    level: isOneRound ? ('application' as const) : ('round' as const),
    applications: [baseline.applications ?? 1, candidate.applications ?? 1] as const,
  };
}

/**
 * Returns the variance of the difference of two runs in a metric, on the logarithm, if the two were of one engine, with
 * its degrees of freedom. Swapping the runs changes nothing.
 */
export function rerunVariance(
  baseline: Run,
  candidate: Run,
  metric: RerunMetric,
  effect: RerunEffect = RERUN_EFFECT,
): Variance {
  const { known, level, applications } = rerunsOf(baseline, candidate, effect);
  return differenceVariance(known, level, applications, metric);
}

/**
 * Returns the band of two runs; each is one application unless its package says otherwise. Runs never judge themselves:
 * a group that contains one of them is left out. Swapping the runs changes nothing.
 *
 * If both runs are of one round and keep their applications apart (`own`), the variance v is theirs: the sums of squares of
 * both sides ÷ their degrees of freedom, as in a two-sample t test.
 */
export function rerunBand(
  baseline: Run,
  candidate: Run,
  effect: RerunEffect = RERUN_EFFECT,
  own: OwnApplications | null = null,
): RerunBand {
  const { isOneRound, known, level, applications } = rerunsOf(baseline, candidate, effect);
  const observed = [...effect.applications, ...(isOneRound ? [] : known.rounds)];
  const largest = Math.max(...observed.map((group) => group.largest));
  if (own && isOneRound) {
    const { groups, shown } = own;
    const halfWidth = halfWidths({ applications: groups, rounds: [] }, 'application', [
      shown.baseline,
      shown.candidate,
    ]);
    return { isOneRound, halfWidth, largest: Math.max(largest, ...groups.map((group) => group.largest)), own: shown };
  }
  return { isOneRound, halfWidth: halfWidths(known, level, applications), largest };
}
