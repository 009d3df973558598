import type { Comparison } from '../../benchmark/model/comparison';
import { derivedTitle, suiteTitle } from '../../benchmark/model/queries';
import type { ResultSet } from '../../benchmark/model/resultSet';
import { derivedFrom } from '../../benchmark/text/disclaimer';
import { capitalise } from '../../benchmark/text/names';
import { measuredText } from '../../benchmark/text/statistic';
import { sideTitle } from './titles';

/** How the iterations became one number: "Median of 5 iterations". */
export function measured(set: ResultSet): string {
  return capitalise(measuredText(set));
}

/** The suite's proper name, "TPC-DS"; of a team's own its title. */
export function suiteName({ suite }: Pick<ResultSet, 'suite'>): string {
  return suiteTitle(suite);
}

/** What must stand with every number of a suite: "Derived from TPC-DS; not comparable to published TPC-DS results". */
export function disclaimer(set: Pick<ResultSet, 'suite'>): string {
  return derivedFrom(suiteName(set));
}

/** "TPC-DS-derived suite, scale factor 3000". */
export function suiteText(set: Pick<ResultSet, 'suite'>): string {
  return `${derivedTitle(set.suite)} suite, scale factor ${set.suite.scaleFactor}`;
}

/** "Sources conflict on how many nodes Comet ran on: 12 or 4. No verdict."; '' if they do not. */
function disputeSentence({ environment, verdict }: Comparison): string {
  const { dispute } = environment;
  if (dispute === '') return '';
  return `${capitalise(dispute)}.${verdict.case === 'disputed' ? ' No verdict.' : ''}`;
}

/** What was measured, for the footer of a figure: "Median of 5 iterations, TPC-DS-derived suite, scale factor 3000." */
export function statement(comparison: Comparison): string {
  return statements([comparison]);
}

/** The same for several comparisons, each sentence once. */
export function statements(comparisons: readonly Comparison[]): string {
  return [...new Set(comparisons.map(measuredSentence))].join(' ');
}

/** On what sources conflict, for what leaves the page: a page states it once, a picture or an embed has no page around it. '' for nothing. */
export function disputesText(comparisons: readonly Comparison[]): string {
  const texts = comparisons.map(disputeSentence).filter((text) => text !== '');
  return [...new Set(texts)].join(' ');
}

/** "Median of 5 iterations, TPC-DS-derived suite, scale factor 3000." */
function measuredSentence({ baseline, candidate }: Comparison): string {
  const sides = [...new Set([measured(baseline), measured(candidate).toLowerCase()])];
  const both = measured(baseline) === measured(candidate) ? measured(baseline) : sides.join(' vs. ');
  return `${both}, ${suiteText(baseline)}.`;
}

/** "Gluten + Velox 1.6.0 vs. Comet 0.16.0 (baseline)". */
export function sidesText(comparison: Comparison): string {
  return `${sideTitle(comparison, 'candidate')} vs. ${sideTitle(comparison, 'baseline')} (baseline)`;
}

/** How the marks are drawn where no query has a range. */
export const UNDECIDED = 'hollow, because no iterations were published';
