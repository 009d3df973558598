import type { Comparison } from '../model/comparison';
import type { FigureText } from '../model/figure';
import { SUITE_NAMES } from '../model/queries';
import type { ResultSet } from '../model/resultSet';
import { VERDICT_WORDS } from '../text/cells';
import { derivedFrom } from '../text/disclaimer';
import { capitalise } from '../text/names';
import { measuredText } from '../text/statistic';
import { sideTitle } from './titles';

/** How the iterations became one number: "Median of 5 iterations". */
export function measured(set: ResultSet): string {
  return capitalise(measuredText(set));
}

/** The suite's proper name, "TPC-DS". */
export function suiteName({ suite }: Pick<ResultSet, 'suite'>): string {
  return SUITE_NAMES[suite.name];
}

/** What must stand with every number of a suite: "Derived from TPC-DS; not comparable to published TPC-DS results". */
export function disclaimer(set: Pick<ResultSet, 'suite'>): string {
  return derivedFrom(suiteName(set));
}

/** "TPC-DS-derived suite, scale factor 3000". */
export function suiteText(set: Pick<ResultSet, 'suite'>): string {
  return `${suiteName(set)}-derived suite, scale factor ${set.suite.scaleFactor}`;
}

/** What was measured, for the footer of a figure: "Median of 5 iterations, TPC-DS-derived suite, scale factor 3000." */
export function statement({ baseline, candidate }: Comparison): string {
  const sides = [...new Set([measured(baseline), measured(candidate).toLowerCase()])];
  const both = measured(baseline) === measured(candidate) ? measured(baseline) : sides.join(' against ');
  return `${both}, ${suiteText(baseline)}.`;
}

/** "baseline Comet 0.16.0, candidate Gluten + Velox 1.6.0". */
export function sidesText(comparison: Comparison): string {
  return `baseline ${sideTitle(comparison, 'baseline')}, candidate ${sideTitle(comparison, 'candidate')}`;
}

/** How the marks are drawn where no query has a range. */
export const UNDECIDED = 'hollow, since no spread of iterations was published that could decide a verdict';

/** Four entries in one order: the candidate, the same, cannot tell, the baseline; "separated" where nothing can be clear. */
export function verdictKey({ names, clear, separated, same }: Comparison): FigureText['key'] {
  const described = separated.faster + separated.slower > 0;
  const [how, counts] = described ? ['separated, faster', separated] : ['clearly faster', clear];
  return [
    { verdict: 'faster', label: `${capitalise(names.candidate)} ${how}`, count: counts.faster },
    { verdict: 'same', label: VERDICT_WORDS.same, count: same },
    { verdict: 'unclear', label: VERDICT_WORDS.unclear, count: clear.none },
    { verdict: 'slower', label: `${capitalise(names.baseline)} ${how}`, count: counts.slower },
  ];
}
