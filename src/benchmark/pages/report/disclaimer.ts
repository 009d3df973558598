import { suiteName } from '../../figures/captions';
import { sideTitle } from '../../figures/titles';
import type { Comparison } from '../../model/comparison';
import type { ResourceUsage } from '../../model/published';
import type { UsageQueries } from '../../model/report';
import { derivedFromAll } from '../../text/disclaimer';
import { capitalise } from '../../text/names';
import type { KeyedComparison } from '../published/figures';

/** What must stand with every number of a report, without full stop; '' where its figures derive from no suite. */
export function reportDisclaimer(
  comparisons: readonly Pick<Comparison, 'baseline'>[],
  published: readonly KeyedComparison[],
  usage: ResourceUsage | null = null,
): string {
  const measured = comparisons.map(({ baseline }) => suiteName(baseline));
  if (measured.length > 0) return derivedFromAll(measured);
  const suite = [...published.map((entry) => entry.published.suite), usage?.suite].find((found) => found);
  return suite ? derivedFromAll([suiteName({ suite })]) : '';
}

/** Series with queries: what they are, and what their sides are called. */
export interface UsageSides {
  artifact: ResourceUsage;
  queries: UsageQueries;
}

/** The line below a report's title: its disclaimer, and the baseline of its first comparison or of its series; '' without either. */
export function reportMeta(
  comparisons: readonly Comparison[],
  published: readonly KeyedComparison[],
  usage: UsageSides | null = null,
): string {
  const [first] = comparisons;
  const named = published[0]?.published.baseline.title ?? usage?.queries.baseline.name;
  const baseline = first ? sideTitle(first, 'baseline') : named;
  if (baseline === undefined) return '';
  const note = reportDisclaimer(comparisons, published, usage?.artifact);
  return `${note === '' ? '' : `${note}. `}Baseline: ${capitalise(baseline)}.`;
}
