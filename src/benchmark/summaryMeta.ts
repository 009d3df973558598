import { disclaimer } from './captions';
import { capitalise } from './format';
import type { Published } from './publishedTypes';

/**
 * The line below a report's title: what its figures derive from and must not be compared with, and the baseline of its
 * first comparison. Without a suite the baseline alone; '' without a comparison.
 */
export function summaryMeta(summaries: readonly { published: Published }[]): string {
  const [first] = summaries;
  if (!first) return '';
  const { suite, baseline } = first.published;
  const derived = suite ? `${disclaimer({ suite })}. ` : '';
  return `${derived}Baseline: ${capitalise(baseline.title)}.`;
}
