import type { FigureText } from '../../benchmark/model/figure';
import type { ComparisonData } from './comparisonData';

// A file of its own, since pages ask this in the browser, and what makes the data must not come with it.

/** Whether a figure is computed from the comparison, whose result sets are then its sources; false for one that is shown as published. */
export function isComputed(
  { sources }: Pick<FigureText, 'sources'>,
  comparison: ComparisonData | null,
): comparison is ComparisonData {
  return comparison !== null && sources.some(({ path }) => path === comparison.baseline.path);
}
