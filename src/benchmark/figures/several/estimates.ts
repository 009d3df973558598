import { sum } from '../../model/statistics';
import type { StandaloneKind } from '../kind';
import { type RatioScale, scaleTicks } from '../scale';
import { type EstimatesSpec, estimatesTable } from './specs';

interface Estimates
  extends Pick<EstimatesSpec, 'title' | 'caption' | 'disclaimer' | 'baseline' | 'baselineS' | 'candidates'> {
  /** On which the rows of the candidates are placed. */
  scale: RatioScale;
}

/** The three estimates of several candidates, with the words that stand around them. */
export function estimatesSpec({ scale, ...estimates }: Estimates): EstimatesSpec {
  const { candidates, baseline } = estimates;
  return {
    kind: 'estimates',
    id: 'estimates',
    description: `Three estimates of each of ${candidates.length} candidates with their intervals, on one scale of speedups over ${baseline}.`,
    note: '',
    ticks: scaleTicks(scale),
    ...estimates,
  };
}

/** The three estimates of several candidates. Pages show them as a table with the intervals in its cells. */
export const estimates: StandaloneKind<EstimatesSpec> = {
  unit: () => '×',
  count: ({ candidates }) => ({ count: sum(candidates.map(({ rows }) => rows.length)), of: 'values' }),
  csv: estimatesTable,
};
