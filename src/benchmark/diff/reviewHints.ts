import type { Problem } from '../model/resultSet';
import { isOverturned } from './text';
import type { ArtifactChange, DiffReport } from './types';

/** True if a problem belongs to an added or changed artifact. */
export function isOwnProblem({ path }: Problem, artifacts: readonly ArtifactChange[]): boolean {
  return artifacts.some(
    ({ kind, id }) => `/${path}`.includes(`/${kind}/${id}/`) || path.endsWith(`${kind}/${id}.json`),
  );
}

/** Rank of warnings on unchanged files, which are not reviewed first. */
const ELSEWHERE = 4;

/** Order of a problem in the review: errors, then warnings on the times of changed sets, then on other changed files. */
function rankOf(entry: Problem, artifacts: readonly ArtifactChange[]): number {
  const isOwn = isOwnProblem(entry, artifacts);
  if (entry.level === 'error') return isOwn ? 0 : 1;
  if (!isOwn) return ELSEWHERE;
  return entry.path.endsWith('/results.csv') ? 2 : 3;
}

function problemItems({ newProblems, artifacts }: DiffReport): string[] {
  const rank = (entry: Problem) => rankOf(entry, artifacts);
  return newProblems
    .filter((entry) => rank(entry) < ELSEWHERE)
    .sort((a, b) => rank(a) - rank(b))
    .map(({ path, line, level, message }) => `${level} in ${path}${line === null ? '' : `:${line}`}: ${message}`);
}

/** Items to review first: errors, warnings on changed artifacts, new engines and releases, suspicious times, verdicts, missing facts. */
export function reviewHints(report: DiffReport): string[] {
  const { facts, comparisons } = report;
  return [
    ...problemItems(report),
    ...report.newcomers,
    ...facts.flatMap(({ id, suspicious }) => (suspicious.length > 0 ? [`${id}: ${suspicious.join('; ')}`] : [])),
    ...comparisons
      .filter(isOverturned)
      .map(
        ({ baseline, candidate, before, after }) =>
          `${candidate} vs. ${baseline}: “${before?.word}” becomes “${after?.word}”`,
      ),
    ...facts.flatMap(({ id, facts: own }) => {
      const missing = own.filter((fact) => fact.missing).map(({ text }) => text);
      return missing.length > 0 ? [`${id}: ${missing.join('; ')}`] : [];
    }),
  ];
}
