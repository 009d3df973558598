import type { FigureText } from '../../benchmark/model/figure';
import type { ComparisonData } from './comparisonData';

// Separate file, because the browser needs only this function, not the code that builds the data.

/** True if a figure is computed from the comparison's result sets; false if it is shown as published. */
export function isComputed(
  { sources }: Pick<FigureText, 'sources'>,
  comparison: ComparisonData | null,
): comparison is ComparisonData {
  return comparison !== null && sources.some(({ path }) => path === comparison.baseline.path);
}
