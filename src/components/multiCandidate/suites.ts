import { compareCandidates } from '../../benchmark/comparison/compare';
import { distinguishingNames } from '../../benchmark/comparison/sideNames';
import type { IntentionalDifference } from '../../benchmark/model/comparability/intentionalDifferences';
import type { MultiCandidateSides, SuiteSides } from '../../benchmark/model/report';
import type { Environment, ResultSet } from '../../benchmark/model/resultSet';
import { type EngineSuite, sideNames } from '../../figures/shared/suite';

/** Result sets of one suite of a report. */
export interface SuiteSets {
  key: string;
  baseline: ResultSet;
  /** In the order of the report's candidates. */
  candidates: readonly ResultSet[];
}

/** Result sets of a report's suite. Throws for an unknown id, which valid reports do not contain. */
export function suiteSets({ key, baseline, candidates }: SuiteSides, sets: readonly ResultSet[]): SuiteSets {
  const find = (id: string) => {
    const found = sets.find((set) => set.id === id);
    if (!found) throw new Error(`unknown result set: ${id}`);
    return found;
  };
  return { key, baseline: find(baseline), candidates: candidates.map(find) };
}

/** Comparisons of a report's suite, each candidate with the baseline, over the queries that all of them ran. */
export function engineSuite(
  { key, baseline, candidates }: SuiteSets,
  { baselineName, candidates: named }: Pick<MultiCandidateSides, 'baselineName' | 'candidates'>,
  environments: readonly Environment[],
  vary: readonly IntentionalDifference[] = [],
): EngineSuite {
  const comparisons = compareCandidates(baseline, candidates, environments, { vary });
  const sets = [baseline, ...candidates];
  const given = [baselineName, ...candidates.map((_, index) => named[index]?.name ?? '')];
  const own = distinguishingNames(sets, environments, vary);
  const sides = sideNames(sets.map((set, at) => ({ set, name: given[at] ?? '' })));
  const [first, ...names] = sides.map((side, at) => (given[at] === '' ? (own[at] ?? side) : side));
  return { key, comparisons, baseline: first ?? { title: '', name: '' }, candidates: names };
}
