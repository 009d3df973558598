import { bucketCounts } from '../comparison/buckets';
import type { Axis, Role, SpecBase } from '../model/chart';
import type { Comparison } from '../model/comparison';
import { sum } from '../model/statistics';
import { formatQueries, formatTimeChange } from '../text/numbers';
import { secondsAxis } from './axes';
import { sidesText } from './captions';
import { type Kind, present, unitOfAxis } from './kind';
import { bucketsTable } from './tables';

/** Values by category, in one series or several. */
export interface BarSpec extends SpecBase {
  kind: 'bar';
  horizontal: boolean;
  axis: Axis;
  categories: string[];
  /** True where the values have no verdict: bars are drawn as outline and tint, the hue is the direction only. */
  hollow: boolean;
  /** Roles per value where the verdict differs from bar to bar, else one role for the series. */
  series: { name: string; roles: Role[]; values: (number | null)[] }[];
}

/** "18 queries take at least 20 % less time with Gluten + Velox, 39 at least 20 % more". */
function title({ matched, names }: Comparison): string {
  const counts = bucketCounts(matched, 'time-change').map(({ count }) => count);
  return `${formatQueries(counts[0] ?? 0)} take at least ${formatTimeChange(-20)} with ${names.candidate}, ${counts.at(-1)} at least ${formatTimeChange(20).replace(' time', '')}`;
}

function timeChangeSpec(comparison: Comparison): BarSpec {
  const buckets = bucketCounts(comparison.matched, 'time-change');
  const counts = buckets.map(({ count }) => count);
  return {
    kind: 'bar',
    id: 'time-change',
    title: title(comparison),
    description: `Queries per range of time change: ${buckets.map(({ label, count }) => `${label}: ${count}`).join(', ')}.`,
    horizontal: true,
    hollow: false,
    axis: { ...secondsAxis('Queries', 0, Math.max(...counts)), unit: 'queries' },
    categories: buckets.map(({ label }) => label),
    series: [{ name: 'Queries', roles: buckets.map(({ verdict }) => verdict), values: counts }],
  };
}

/** How many queries lie in which range of time change, as bars; published comparisons have bars of their own. */
export const timeChange: Kind<BarSpec> = {
  unit: unitOfAxis,
  count: ({ series }, queries) =>
    queries === null
      ? { count: sum(series.map(({ values }) => present(values))), of: 'values' }
      : { count: queries, of: 'queries' },
  ofComparison: { 'time-change': timeChangeSpec },
  around: (_, comparison) => ({
    caption: `Queries per range of time change, ${sidesText(comparison)}. Changes are relative to the baseline’s time.`,
    table: bucketsTable(bucketCounts(comparison.matched, 'time-change'), 'time-change'),
  }),
};
