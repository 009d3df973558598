import { figuresText } from '../../../comparison/verdictCase';
import type { AnswerLine } from '../../../figures/answers';
import type { Comparison } from '../../../model/comparison';
import type { ResultSet } from '../../../model/resultSet';
import { compareVersions } from '../../../model/versions';
import { capitalise, distinctTitles } from '../../../text/names';
import type { Pair } from './pairs';
import { line, link, small, suiteShort } from './parts';

function isOf({ baseline, candidate }: Pair, other: ResultSet, own: ResultSet): boolean {
  return baseline.engine.id === other.engine.id && candidate.engine.id === own.engine.id;
}

/** Newest releases first, of both sides; then what has most queries. */
function newestFirst(a: Pair, b: Pair): number {
  return (
    compareVersions(b.candidate.engine.version, a.candidate.engine.version) ||
    compareVersions(b.baseline.engine.version, a.baseline.engine.version) ||
    b.candidate.rows.length - a.candidate.rows.length
  );
}

/** The pair of two engines with the newest releases that were measured together; undefined where none was. */
export function nearestPair(pairs: readonly Pair[], other: ResultSet, own: ResultSet): Pair | undefined {
  return pairs.filter((pair) => isOf(pair, other, own)).sort(newestFirst)[0];
}

/** What stands behind the figures: suite, verdict and, of single runs, that they are such. */
function behind(comparison: Comparison): string {
  const { verdict } = comparison;
  return `${capitalise(figuresText(comparison))}; ${suiteShort(comparison)}. ${verdict.word}.`;
}

/** Whether an engine is faster than the one measured last: the comparison of these releases, else the nearest one and that it is not of them. */
export function otherAnswer(
  other: ResultSet,
  own: ResultSet,
  nearest: { comparison: Comparison; path: string } | null,
): AnswerLine[] {
  if (nearest === null) return [line({ text: 'Never measured together.', strong: true })];
  const { comparison, path } = nearest;
  const { baseline, candidate } = comparison;
  const [a, b] = distinctTitles([candidate, baseline]) as [string, string];
  const isThis = baseline.engine.version === other.engine.version && candidate.engine.version === own.engine.version;
  const words = link(`${capitalise(a)} vs. ${b}`, path);
  const first = isThis ? line(words) : line({ text: 'Not measured together.', strong: true }, ' Nearest: ', words);
  return [first, small(behind(comparison))];
}
