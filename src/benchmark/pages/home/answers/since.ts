import type { AnswerLine, AnswerPart } from '../../../figures/answers';
import type { Comparison } from '../../../model/comparison';
import { groupBy } from '../../../model/groupBy';
import { latestDate } from '../../../model/order';
import { compareVersions } from '../../../model/versions';
import { listed } from '../../../text/names';
import { countWord, formatMonth, formatSpeedup } from '../../../text/numbers';
import { line, small, suiteShort } from './parts';

/** All comparisons of one release with the vanilla Spark of its own rounds. */
interface Release {
  version: string;
  comparisons: Comparison[];
}

function releases(comparisons: readonly Comparison[]): Release[] {
  return [...groupBy(comparisons, ({ candidate }) => candidate.engine.version)]
    .map(([version, own]) => ({ version, comparisons: own }))
    .sort((a, b) => compareVersions(a.version, b.version));
}

const FIGURES = [
  ['total', 'total-time ratio'],
  ['geometricMean', 'geometric mean'],
  ['median', 'median'],
] as const;

/** The figures of a comparison that are not above 1×, "geometric mean 0.99×". */
function notAbove(comparison: Comparison): string[] {
  return FIGURES.filter(([key]) => comparison[key].speedup <= 1).map(
    ([key, name]) => `${name} ${formatSpeedup(comparison[key].speedup)}`,
  );
}

function isAbove({ comparisons }: Release): boolean {
  return comparisons.every((comparison) => notAbove(comparison).length === 0);
}

/** The month of the comparisons of a release that are not above 1×, which are quoted; otherwise of all of them. */
function dateOf({ comparisons }: Release): string {
  const quoted = comparisons.filter((comparison) => notAbove(comparison).length > 0);
  return formatMonth(latestDate((quoted.length > 0 ? quoted : comparisons).map(({ candidate }) => candidate)));
}

/** What the figures of a release that are not above 1× are: "the geometric mean 0.98× on TPC-DS, SF 100". */
function exceptions({ comparisons }: Release): string {
  const found = comparisons
    .map((comparison) => ({ suite: suiteShort(comparison), below: notAbove(comparison) }))
    .filter(({ below }) => below.length > 0)
    .map(({ suite, below }) => `the ${listed(below)} on ${suite}`);
  return listed(found);
}

function oneRelease(only: Release): string {
  const above = isAbove(only) ? 'above 1× on all three metrics' : exceptions(only);
  return `One release measured, ${dateOf(only)}: ${above}. `;
}

/** How long the three figures have been above 1× without a break, as far as rounds are published. */
function throughReleases(all: readonly Release[]): { text: string; behind: string } {
  const lastBelow = all.findLastIndex((release) => !isAbove(release));
  const [below, first] = [all[lastBelow], all[lastBelow + 1]];
  const behind = below ? `Not in ${below.version}, ${dateOf(below)}: ${exceptions(below)}.` : '';
  if (!first) return { text: 'Not above 1× on all three metrics. ', behind };
  const count = all.length - lastBelow - 1;
  const rounds = count === 1 ? 'one measured release' : `all ${countWord(count)} measured releases`;
  return { text: `Above 1× on all three metrics in ${rounds} since ${first.version}, ${dateOf(first)}. `, behind };
}

/** Since when an engine is faster than vanilla Spark: over all its measured releases, each against the vanilla Spark of its own round; `history` leads to them. */
export function sinceAnswer(comparisons: readonly Comparison[], history: AnswerPart[]): AnswerLine[] {
  const all = releases(comparisons);
  const [first] = all;
  if (first && all.length === 1) return [line(oneRelease(first), ...history)];
  const { text, behind } = throughReleases(all);
  return [line(text, ...history), ...(behind === '' ? [] : [small(behind)])];
}
