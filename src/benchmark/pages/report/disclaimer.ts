import { suiteName } from '../../figures/captions';
import { sideTitle } from '../../figures/titles';
import type { Comparison } from '../../model/comparison';
import { derivedFromAll } from '../../text/disclaimer';
import { capitalise } from '../../text/names';
import type { KeyedComparison } from '../published/figures';

/** What must stand with every number of a report, without full stop; '' where its figures derive from no suite. */
export function reportDisclaimer(
  comparisons: readonly Pick<Comparison, 'baseline'>[],
  published: readonly KeyedComparison[],
): string {
  const measured = comparisons.map(({ baseline }) => suiteName(baseline));
  if (measured.length > 0) return derivedFromAll(measured);
  const suite = published.map((entry) => entry.published.suite).find((found) => found);
  return suite ? derivedFromAll([suiteName({ suite })]) : '';
}

/** The line below a report's title: its disclaimer, and the baseline of its first comparison; '' without a comparison. */
export function reportMeta(comparisons: readonly Comparison[], published: readonly KeyedComparison[]): string {
  const [first] = comparisons;
  const baseline = first ? sideTitle(first, 'baseline') : published[0]?.published.baseline.title;
  if (baseline === undefined) return '';
  const note = reportDisclaimer(comparisons, published);
  return `${note === '' ? '' : `${note}. `}Baseline: ${capitalise(baseline)}.`;
}
