import { disclaimer } from '../../figures/captions';
import { sideTitle } from '../../figures/titles';
import type { Comparison } from '../../model/comparison';
import { capitalise } from '../../text/names';
import type { KeyedComparison } from '../published/figures';

/** What must stand with every number of a report, without full stop; '' where its figures derive from no suite. */
export function reportDisclaimer(comparison: Comparison | null, published: readonly KeyedComparison[]): string {
  const suites = [comparison?.baseline.suite, ...published.map((entry) => entry.published.suite)];
  const suite = suites.find((found) => found);
  return suite ? disclaimer({ suite }) : '';
}

/** The line below a report's title: its disclaimer, and the baseline of its first comparison; '' without a comparison. */
export function reportMeta(comparison: Comparison | null, published: readonly KeyedComparison[]): string {
  const baseline = comparison ? sideTitle(comparison, 'baseline') : published[0]?.published.baseline.title;
  if (baseline === undefined) return '';
  const note = reportDisclaimer(comparison, published);
  return `${note === '' ? '' : `${note}. `}Baseline: ${capitalise(baseline)}.`;
}
