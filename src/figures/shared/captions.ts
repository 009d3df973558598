import { withdrawalText } from '../../benchmark/comparison/withdrawal';
import type { Comparison } from '../../benchmark/model/comparison';
import { derivedTitle, suiteTitle } from '../../benchmark/model/queries';
import type { ResultSet } from '../../benchmark/model/resultSet';
import { scaleText } from '../../benchmark/text/dataSize';
import { derivedFrom } from '../../benchmark/text/disclaimer';
import { doubtSentence } from '../../benchmark/text/doubt';
import { capitalise, joinSentences } from '../../benchmark/text/names';
import { statisticText } from '../../benchmark/text/statistic';
import { sideName, sideTitle } from './titles';

/** "Median of 5 iterations", "Statistic and iterations not reported". */
function measured(set: ResultSet): string {
  return capitalise(statisticText(set));
}

/** Required with each number of a suite: "Derived from TPC-DS; not comparable to published TPC-DS results". */
export function disclaimer(set: Pick<ResultSet, 'suite'>): string {
  return derivedFrom(suiteTitle(set.suite));
}

/** "TPC-DS-derived suite, scale factor 3000". */
export function suiteText(set: Pick<ResultSet, 'suite'>): string {
  return `${derivedTitle(set.suite)} suite, ${scaleText(set.suite)}`;
}

/** "Sources conflict on how many nodes Comet ran on: 12 or 4. No verdict.", or that a result was withdrawn; '' for neither. */
function conflictSentence(comparison: Comparison): string {
  const withheld = comparison.verdict.withheld === undefined ? '' : 'No verdict.';
  return joinSentences([withdrawalText(comparison), doubtSentence(comparison), withheld]);
}

/** For the footer of a figure: "Median of 5 iterations, TPC-DS-derived suite, scale factor 3000." */
export function statement(comparison: Comparison): string {
  return statements([comparison]);
}

/** Statement for several comparisons, each sentence once. */
export function statements(comparisons: readonly Comparison[]): string {
  return [...new Set(comparisons.map(measuredSentence))].join(' ');
}

/** Conflicts between sources, for pictures and embeds, which have no page around them. '' for none. */
export function conflictsText(comparisons: readonly Comparison[]): string {
  const texts = comparisons.map(conflictSentence).filter((text) => text !== '');
  return [...new Set(texts)].join(' ');
}

/** Why single queries have a hue if a comparison has no verdict, for a caption or a note; '' if all have one. */
export function hueText(comparisons: readonly Pick<Comparison, 'verdict'>[]): string {
  if (comparisons.every(({ verdict }) => verdict.case !== 'disputed')) return '';
  return ' Color shows which run took less time on a query; there is no verdict on the engines.';
}

/** "Median of 5 iterations, TPC-DS-derived suite, scale factor 3000." */
function measuredSentence({ baseline, candidate }: Comparison): string {
  const sides = [...new Set([measured(baseline), measured(candidate).toLowerCase()])];
  const both = measured(baseline) === measured(candidate) ? measured(baseline) : sides.join(' vs. ');
  return `${both}, ${suiteText(baseline)}.`;
}

/** "Gluten + Velox 1.6.0 vs. Comet 0.16.0 (baseline)". */
export function sidesText(comparison: Comparison): string {
  return `${sideTitle(comparison, 'candidate')} vs. ${sideName(comparison, 'baseline')} (baseline)`;
}

/** How marks are drawn if no query has a range. */
export const UNDECIDED = 'tinted, or hollow at 1×: no iterations were published, so no difference is shown to repeat';
