import { compareCandidates } from '../benchmark/comparison/compare';
import { CompareError } from '../benchmark/comparison/pairFaults';
import { problem } from '../benchmark/model/problem';
import { comparedGroups, hasSeveral, type Report } from '../benchmark/model/report';
import type { Problem, ResultSet } from '../benchmark/model/resultSet';
import { engineTitle } from '../benchmark/text/names';
import type { JsonFile } from '../json/jsonFile';
import { duplicateIds, type KnownIds, unknownAt, validateVaryAt } from './references';

/** Problems of the sets of each side: missing, not one for each suite, or also the set of another side. */
function setProblems(file: JsonFile, { sides, suites }: Report, ids: KnownIds): Problem[] {
  return sides.flatMap(({ sets }, side) => {
    const wanted = suites.length === 1 ? 'one result set' : `one result set for each of ${suites.join(', ')}`;
    const at = ['sides', side, 'sets'];
    const earlier = (index: number) => sides.slice(0, side).some((other) => other.sets[index] === sets[index]);
    return [
      ...sets.flatMap((id, index) => unknownAt(file, [...at, index], 'result set', id, ids.resultSets)),
      ...(sets.length === suites.length
        ? []
        : [problem(file.path, file.lineOf(at), `a side needs ${wanted}, got ${sets.length}`)]),
      ...sets.flatMap((id, index) =>
        earlier(index) ? [problem(file.path, file.lineOf([...at, index]), `${id} is the set of two sides`)] : [],
      ),
    ];
  });
}

/** Problems of keys, which prefix the values of several candidates, and of their number. */
function keyProblems(file: JsonFile, report: Report): Problem[] {
  const { sides, suites } = report;
  const candidates = sides.slice(1);
  const at = (index: number) => ['sides', index + 1, 'key'];
  if (!hasSeveral(report)) return [];
  return [
    ...candidates.flatMap(({ key }, index) =>
      key === ''
        ? [
            problem(
              file.path,
              file.lineOf(['sides', index + 1]),
              'key is missing',
              'with several candidates, each needs one',
            ),
          ]
        : [],
    ),
    ...(candidates.length < 2
      ? [
          problem(
            file.path,
            file.lineOf(['suites']),
            'a report with suites compares at least two candidates, got one',
            'leave out suites, and write a report for each suite',
          ),
        ]
      : []),
    ...(suites.includes('')
      ? [problem(file.path, file.lineOf(['sides']), 'suites is missing', 'name the suite, such as "suites": ["tpcds"]')]
      : []),
    ...duplicateIds(
      file,
      candidates.map(({ key }) => key).filter((key) => key !== ''),
      at,
    ),
  ];
}

/** True if a report names its candidates itself, and so describes how they differ. */
function hasNames({ sides, vary }: Report): boolean {
  return vary.length === 0 && sides.slice(1).every(({ name }) => name !== '');
}

/** Reasons why the sets of a suite cannot be compared; empty if a set is missing, which is reported elsewhere. */
function suiteProblems(file: JsonFile, report: Report, index: number, sets: readonly ResultSet[]): Problem[] {
  const ids = comparedGroups(report)[index] ?? [];
  const [baseline, ...candidates] = ids.flatMap((id) => sets.find((set) => set.id === id) ?? []);
  if (!baseline || candidates.length < report.sides.length - 1) return [];
  try {
    compareCandidates(baseline, candidates, [], { vary: report.vary });
    return hasNames(report) ? [] : validateVaryAt(file, report, [baseline, ...candidates]);
  } catch (error) {
    if (!(error instanceof CompareError)) throw error;
    const line = file.lineOf(['sides', 1, 'sets', index]);
    return error.reasons.map((reason) =>
      problem(file.path, line, `${report.suites[index]} cannot be compared: ${reason}`),
    );
  }
}

/** Problems of unnamed candidates that are not the same engine and version in every suite. */
function nameProblems(file: JsonFile, { sides }: Report, resultSets: readonly ResultSet[]): Problem[] {
  return sides.slice(1).flatMap(({ key, name, sets }, index) => {
    const own = sets.flatMap((id) => resultSets.find((set) => set.id === id) ?? []);
    const titles = [...new Set(own.map(({ engine }) => engineTitle(engine)))];
    if (name !== '' || titles.length < 2) return [];
    const cure = 'give the candidate a name, or put the result sets in the order of the candidates';
    return [problem(file.path, file.lineOf(['sides', index + 1]), `${key} is ${titles.join(' and ')}`, cure)];
  });
}

/** Problems of a report's sides: missing sets, keys, and, with several candidates or suites, sets that cannot be compared. */
export function sideProblems(
  file: JsonFile,
  report: Report,
  resultSets: readonly ResultSet[],
  ids: KnownIds,
): Problem[] {
  const own = [...setProblems(file, report, ids), ...keyProblems(file, report)];
  if (!hasSeveral(report)) return own;
  return [
    ...own,
    ...report.suites.flatMap((_, index) => suiteProblems(file, report, index, resultSets)),
    ...nameProblems(file, report, resultSets),
  ];
}
