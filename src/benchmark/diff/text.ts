import type { Level } from '../model/resultSet';
import { countNoun } from '../text/numbers';
import { type Change, type ComparisonChange, type DiffReport, KIND_WORDS, KINDS } from './types';

/** "1 result set added and 2 changed", one part per kind. */
function artifactParts({ artifacts }: DiffReport): string[] {
  return KINDS.flatMap((kind) => {
    const counts = (['added', 'changed', 'removed'] as Change[])
      .map((change) => ({
        change,
        count: artifacts.filter((entry) => entry.kind === kind && entry.change === change).length,
      }))
      .filter(({ count }) => count > 0);
    const [first, ...rest] = counts;
    if (!first) return [];
    const others = rest.map(({ count, change }) => `${count} ${change}`);
    return [[`${countNoun(first.count, KIND_WORDS[kind])} ${first.change}`, ...others].join(' and ')];
  });
}

/** True if the verdict changed; false if there was none before, or is none now. */
export function isOverturned({ before, after }: ComparisonChange): boolean {
  return before !== null && after !== null && before.case !== after.case;
}

function comparisonParts({ comparisons }: DiffReport): string[] {
  const changed = comparisons.filter(({ before, after }) => before && after);
  const fresh = comparisons.filter(({ before }) => !before).length;
  const gone = comparisons.filter(({ after }) => !after).length;
  const other = changed.filter(isOverturned).length;
  const verdicts = other === 0 ? 'with the same verdict' : `${other} with a changed verdict`;
  return [
    ...(changed.length > 0 ? [`${countNoun(changed.length, 'comparison')} changed, ${verdicts}`] : []),
    ...(fresh > 0 ? [countNoun(fresh, 'new comparison')] : []),
    ...(gone > 0 ? [`${countNoun(gone, 'comparison')} removed`] : []),
  ];
}

/** "1 new error", errors before warnings; "no new problem" if there is none. */
function problemParts({ newProblems, goneProblems }: DiffReport): string[] {
  const parts = (['error', 'warning'] as Level[]).flatMap((level) => {
    const count = newProblems.filter((entry) => entry.level === level).length;
    return count > 0 ? [countNoun(count, `new ${level}`)] : [];
  });
  const gone = goneProblems.length > 0 ? [`${countNoun(goneProblems.length, 'problem')} fixed`] : [];
  return [...(parts.length > 0 ? parts : ['no new problem']), ...gone];
}

/** True if two revisions have the same artifacts and the same problems. */
export function isUnchanged({ artifacts, comparisons, newProblems, goneProblems }: DiffReport): boolean {
  return artifacts.length + comparisons.length + newProblems.length + goneProblems.length === 0;
}

/** A change of artifacts in one sentence without a period, counts only; new errors first. */
export function diffText(report: DiffReport): string {
  if (isUnchanged(report)) return 'No data file has changed';
  const problems = problemParts(report);
  const first = problems[0]?.includes('error') ? problems.splice(0, 1) : [];
  return [...first, ...artifactParts(report), ...comparisonParts(report), ...problems].join('; ');
}
