import { compareCandidates } from '../benchmark/comparison/compare';
import { CompareError } from '../benchmark/comparison/pairFaults';
import { problem } from '../benchmark/model/problem';
import type { MultiCandidateSides, Report, SuiteSides } from '../benchmark/model/report';
import type { Problem, ResultSet } from '../benchmark/model/resultSet';
import { engineTitle } from '../benchmark/text/names';
import type { JsonFile } from '../json/jsonFile';
import { duplicateIds, type KnownIds, unknownAt, validateVaryAt } from './references';

function idProblems(file: JsonFile, { candidates, suites }: MultiCandidateSides, ids: KnownIds): Problem[] {
  return suites.flatMap((suite, index) => {
    const at = ['suites', index];
    const line = file.lineOf([...at, 'candidates']);
    const wanted = `${suite.key} needs a result set for each of ${candidates.map(({ key }) => key).join(', ')}`;
    return [
      ...unknownAt(file, [...at, 'baseline'], 'result set', suite.baseline, ids.resultSets),
      ...suite.candidates.flatMap((id, place) =>
        unknownAt(file, [...at, 'candidates', place], 'result set', id, ids.resultSets),
      ),
      ...(suite.candidates.length === candidates.length
        ? []
        : [problem(file.path, line, `${wanted}, got ${suite.candidates.length}`)]),
      ...(suite.candidates.includes(suite.baseline)
        ? [problem(file.path, line, `${suite.baseline} is the baseline of ${suite.key} and one of its candidates`)]
        : []),
    ];
  });
}

/** True if a report names its candidates itself, and so describes how they differ. */
function hasNames({ multiCandidate, vary }: Report): boolean {
  return vary.length === 0 && multiCandidate?.candidates.every(({ name }) => name !== '') === true;
}

/** Reasons why the sets of a suite cannot be compared; empty if a set is missing, which is reported elsewhere. */
function suiteProblems(file: JsonFile, report: Report, suite: SuiteSides, index: number, sets: readonly ResultSet[]) {
  const find = (id: string) => sets.find((set) => set.id === id);
  const baseline = find(suite.baseline);
  const candidates = suite.candidates.map(find).filter((set) => set !== undefined);
  if (!baseline || candidates.length < suite.candidates.length) return [];
  try {
    compareCandidates(baseline, candidates, [], { vary: report.vary });
    return hasNames(report) ? [] : validateVaryAt(file, report, [baseline, ...candidates]);
  } catch (error) {
    if (!(error instanceof CompareError)) throw error;
    const line = file.lineOf(['suites', index, 'candidates']);
    return error.reasons.map((reason) => problem(file.path, line, `${suite.key} cannot be compared: ${reason}`));
  }
}

/** Problems of unnamed candidates that are not the same engine and version in every suite. */
function nameProblems(
  file: JsonFile,
  { candidates, suites }: MultiCandidateSides,
  sets: readonly ResultSet[],
): Problem[] {
  return candidates.flatMap(({ key, name }, place) => {
    const found = suites.flatMap((suite) => sets.find(({ id }) => id === suite.candidates[place]) ?? []);
    const titles = [...new Set(found.map(({ engine }) => engineTitle(engine)))];
    if (name !== '' || titles.length < 2) return [];
    const cure = 'give the candidate a name, or put the result sets in the order of the candidates';
    return [problem(file.path, file.lineOf(['candidates', place]), `${key} is ${titles.join(' and ')}`, cure)];
  });
}

/** Problems of a report on several candidates: missing or incomparable artifacts; empty for other reports. */
export function multiCandidateProblems(
  file: JsonFile,
  report: Report,
  resultSets: readonly ResultSet[],
  ids: KnownIds,
): Problem[] {
  const { multiCandidate } = report;
  if (!multiCandidate) return [];
  const { candidates, suites } = multiCandidate;
  const keys = (list: readonly { key: string }[]) => list.map(({ key }) => key);
  return [
    ...duplicateIds(file, keys(candidates), (index) => ['candidates', index, 'key']),
    ...duplicateIds(file, keys(suites), (index) => ['suites', index, 'key']),
    ...idProblems(file, multiCandidate, ids),
    ...suites.flatMap((suite, index) => suiteProblems(file, report, suite, index, resultSets)),
    ...nameProblems(file, multiCandidate, resultSets),
  ];
}
