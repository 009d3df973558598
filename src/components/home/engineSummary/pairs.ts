import { compare } from '../../../benchmark/comparison/compare';
import { isComparable } from '../../../benchmark/comparison/pairFaults';
import type { Comparison } from '../../../benchmark/model/comparison';
import { latestDate, NATIVE_SPARK } from '../../../benchmark/model/order';
import { comparePath, reportPath } from '../../../benchmark/model/paths';
import { comparedGroups, type Report } from '../../../benchmark/model/report';
import type { Environment, ResultSet } from '../../../benchmark/model/resultSet';
import type { EngineRecord, Round } from '../../../benchmark/model/round';
import { setsOfSuite } from '../../../benchmark/model/setLists';
import { compareNatural } from '../../../benchmark/model/versions';
import { ofOnePublisher } from '../../../benchmark/text/publisher';

export interface PairInput {
  resultSets: readonly ResultSet[];
  environments: readonly Environment[];
  rounds: readonly Round[];
  /** Only engines with a record; a shuffle service has none. */
  engines: readonly Pick<EngineRecord, 'id'>[];
  /** Pairs that reports compare. */
  compared: readonly Pick<Comparison, 'baseline' | 'candidate'>[];
}

/** Two result sets, for example of one round. */
export type Pair = Pick<Comparison, 'baseline' | 'candidate'>;

/** A pair of two engines; `together` if one round has both. */
export interface EnginePair extends Pair {
  together: boolean;
}

/** Sorts by publication, newest first, then by id. */
function newestFirst(a: ResultSet, b: ResultSet): number {
  return compareNatural(b.created, a.created) || compareNatural(a.id, b.id);
}

/**
 * The vanilla Spark baseline of a set: from its round, otherwise from its report, otherwise the newest of the same
 * publisher and environment; undefined for vanilla Spark itself.
 */
export function vanillaBaselineOf(
  candidate: ResultSet,
  { resultSets, rounds, compared }: Omit<PairInput, 'engines' | 'environments'>,
): ResultSet | undefined {
  if (candidate.engine.id === NATIVE_SPARK) return undefined;
  const native = setsOfSuite(resultSets, candidate).filter(({ engine }) => engine.id === NATIVE_SPARK);
  const round = rounds.find((entry) => entry.resultSets.includes(candidate.id));
  if (round) return native.find((set) => round.baselines.includes(set.id) && isComparable(set, candidate));
  const reported = compared.find(
    (pair) => pair.candidate.id === candidate.id && pair.baseline.engine.id === NATIVE_SPARK,
  );
  if (reported) return reported.baseline;
  const inRounds = new Set(rounds.flatMap((entry) => entry.baselines));
  const isFree = ({ id, environment }: ResultSet) => !inRounds.has(id) && environment === candidate.environment;
  const own = native.filter((set) => isFree(set) && ofOnePublisher(set, candidate));
  return own.sort(newestFirst).find((set) => isComparable(set, candidate));
}

/** Each result set of an engine with its vanilla Spark baseline. Sets without one are skipped. */
export function vanillaPairs(input: PairInput): Pair[] {
  return input.resultSets
    .filter(({ engine }) => input.engines.some(({ id }) => id === engine.id))
    .flatMap((candidate) => {
      const baseline = vanillaBaselineOf(candidate, input);
      return baseline ? [{ baseline, candidate }] : [];
    });
}

/** Pairs of two engines other than vanilla Spark, from one round or from a report. */
export function enginePairs({ resultSets, rounds, compared }: PairInput): EnginePair[] {
  const ofRounds = rounds.flatMap((round) => {
    const sets = resultSets.filter(({ id, engine }) => engine.id !== NATIVE_SPARK && round.resultSets.includes(id));
    return sets.flatMap((baseline) =>
      sets.flatMap((candidate) =>
        baseline.engine.id !== candidate.engine.id && isComparable(baseline, candidate)
          ? [{ baseline, candidate, together: true }]
          : [],
      ),
    );
  });
  const isTogether = (a: ResultSet, b: ResultSet) =>
    rounds.some((round) => [a, b].every(({ id }) => round.resultSets.includes(id)));
  const ofReports = compared
    .filter(({ baseline, candidate }) => [baseline, candidate].every(({ engine }) => engine.id !== NATIVE_SPARK))
    .filter(({ baseline, candidate }) => baseline.engine.id !== candidate.engine.id)
    .flatMap(({ baseline, candidate }) => [
      { baseline, candidate, together: isTogether(baseline, candidate) },
      { baseline: candidate, candidate: baseline, together: isTogether(baseline, candidate) },
    ]);
  return [...ofReports, ...ofRounds];
}

export function comparePair({ baseline, candidate }: Pair, environments: readonly Environment[]): Comparison {
  return compare(baseline, candidate, environments);
}

/** A baseline and a candidate, by id. */
export interface IdPair {
  baseline: string;
  candidate: string;
}

/** True if both sides ran each query several times, and a source describes both environments. */
function isDocumented({ baseline, candidate }: Pair): boolean {
  return [baseline, candidate].every(
    ({ iterations, environment }) => iterations !== 'unknown' && iterations > 1 && environment !== 'unknown',
  );
}

/**
 * The pair with which forms open: of the well-documented pairs, otherwise of all, the one that was published last; of
 * several, the one with the most queries. A report's pair precedes its inverse.
 */
export function newestEnginePair(pairs: readonly Pair[]): IdPair | undefined {
  const published = ({ baseline, candidate }: Pair) => latestDate([candidate, baseline]);
  const [newest] = [...pairs].sort(
    (a, b) =>
      Number(isDocumented(b)) - Number(isDocumented(a)) ||
      published(b).localeCompare(published(a)) ||
      b.candidate.rows.length - a.candidate.rows.length,
  );
  return newest && { baseline: newest.baseline.id, candidate: newest.candidate.id };
}

/** Pairs that a report compares, by id. */
function pairsOf(report: Report): IdPair[] {
  return comparedGroups(report).flatMap(([baseline = '', ...candidates]) =>
    candidates.map((candidate) => ({ baseline, candidate })),
  );
}

/** A page with the pairs that it compares. */
export interface ShownPairs {
  path: string;
  pairs: readonly IdPair[];
}

/** Pages of reports with the pairs that each compares. */
export function shownPairs(reports: readonly Report[]): ShownPairs[] {
  return reports.map((report) => ({ path: reportPath(report.id), pairs: pairsOf(report) }));
}

/** Page of a pair: its report, otherwise the compare page. */
export function pairPath({ baseline, candidate }: Pair, shown: readonly ShownPairs[]): string {
  const found = shown.find(({ pairs }) =>
    pairs.some((pair) => pair.baseline === baseline.id && pair.candidate === candidate.id),
  );
  return found?.path ?? comparePath(baseline.id, [candidate.id]);
}
