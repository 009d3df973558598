import { compareCandidates, comparePairs } from '../../benchmark/comparison/compare';
import { distinguishingNames } from '../../benchmark/comparison/sideNames';
import type { IntentionalDifference } from '../../benchmark/model/comparability/intentionalDifferences';
import { comparedGroups, type Report, type ReportSide } from '../../benchmark/model/report';
import type { Environment, ResultSet } from '../../benchmark/model/resultSet';
import { setWithId } from '../../benchmark/model/setLists';
import { type EngineSuite, sideNames } from '../../figures/shared/suite';

/** Result sets of one suite of a report. */
export interface SuiteSets {
  key: string;
  baseline: ResultSet;
  /** In the order of the report's candidates. */
  candidates: readonly ResultSet[];
}

/** Result sets of each suite of a report. Throws for an unknown id, which valid reports do not contain. */
export function suiteSets(report: Report, sets: readonly ResultSet[]): SuiteSets[] {
  const find = (id: string) => {
    const set = setWithId(sets, id);
    if (!set) throw new Error(`unknown result set: ${id}`);
    return set;
  };
  return comparedGroups(report).map((ids, index) => {
    const [baseline, ...candidates] = ids.map(find);
    if (!baseline) throw new Error(`${report.id} has no baseline`);
    return { key: report.suites[index] ?? '', baseline, candidates };
  });
}

/** Comparisons of a suite, with the names of the report's sides, baseline first; each candidate with the baseline, over the queries that all of them ran. */
export function engineSuite(
  { key, baseline, candidates }: SuiteSets,
  named: readonly Pick<ReportSide, 'name'>[],
  environments: readonly Environment[],
  vary: readonly IntentionalDifference[] = [],
): EngineSuite {
  const comparisons = compareCandidates(baseline, candidates, environments, { vary });
  const sets = [baseline, ...candidates];
  const given = sets.map((_, index) => named[index]?.name ?? '');
  const own = distinguishingNames(sets, environments, vary);
  const sides = sideNames(sets.map((set, at) => ({ set, name: given[at] ?? '' })));
  const [first, ...names] = sides.map((side, at) => (given[at] === '' ? (own[at] ?? side) : side));
  const pairs = comparePairs(comparisons, environments, { vary });
  return { key, comparisons, pairs, baseline: first ?? { title: '', name: '' }, candidates: names };
}
