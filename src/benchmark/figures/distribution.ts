import { bucketCounts } from '../comparison/buckets';
import type { SpecBase } from '../model/chart';
import type { Comparison, Verdict } from '../model/comparison';
import type { Unit } from '../model/table';
import { formatQueries } from '../text/numbers';
import { sidesText } from './captions';
import type { Kind } from './kind';
import { bucketsTable } from './tables';
import { rangesTitle } from './titles';

/** The shares of a whole, fastest first. */
export interface DoughnutSpec extends SpecBase {
  kind: 'doughnut';
  unit: Unit;
  total: number;
  parts: { label: string; value: number; verdict: Verdict; weight: 'outer' | 'inner' }[];
}

function doughnutSpec(comparison: Comparison): DoughnutSpec {
  const parts = bucketCounts(comparison.matched, 'speedup');
  return {
    kind: 'doughnut',
    id: 'distribution',
    title: rangesTitle(comparison),
    description: `Queries per speedup range: ${parts.map(({ label, count }) => `${label}×: ${count}`).join(', ')}.`,
    unit: 'queries',
    total: comparison.matched.length,
    parts: parts.map(({ label, count, verdict, weight }) => ({ label, value: count, verdict, weight })),
  };
}

/** How many queries lie in which range of speedup. */
export const distribution: Kind<DoughnutSpec> = {
  unit: ({ unit }) => unit,
  count: ({ total }) => ({ count: total, of: 'queries' }),
  ofComparison: { distribution: doughnutSpec },
  around: ({ total }, comparison) => ({
    caption: `Share of ${formatQueries(total)} per speedup range, ${sidesText(comparison)}.`,
    table: bucketsTable(bucketCounts(comparison.matched, 'speedup'), 'speedup'),
  }),
};
