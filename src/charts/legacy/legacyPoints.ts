import type { ChartPoint } from '../draw/point';
import { type LegacyChart, type LegacyValue, labelText, legacyLength, legacyValues } from './legacyChart';
import { legacyText, sharedDecimals, shareText } from './numbers';

/** The values of the first dataset, which is the only one of a round chart. */
export function firstValues({ data }: LegacyChart, horizontal: boolean): LegacyValue[] {
  const [first] = data.datasets;
  return first ? legacyValues(first, horizontal) : [];
}

/** The sum of values; missing ones count nothing. */
export function legacyTotal(values: readonly LegacyValue[]): number {
  return values.reduce<number>((sum, value) => sum + (typeof value === 'number' ? value : 0), 0);
}

/** The points of a chart of the earlier style, label by label; a missing value has none. Parts of a whole say their share. */
export function legacyPoints(chart: LegacyChart, horizontal: boolean): ChartPoint[] {
  const { type, data } = chart;
  const total = legacyTotal(firstValues(chart, horizontal));
  const values = data.datasets.map((own) => legacyValues(own, horizontal));
  const decimals = values.map(sharedDecimals);
  return Array.from({ length: legacyLength(data) }).flatMap((_, index) =>
    data.datasets.flatMap((own, dataset) => {
      const value = values[dataset]?.[index] ?? null;
      if (value === null) return [];
      const line = `${own.label ? `${own.label}: ` : ''}${legacyText(value, decimals[dataset] ?? 0)}`;
      const share = type === 'bar' ? null : shareText(value, total);
      const lines = share === null ? [line] : [line, share];
      return [{ dataset, index, title: labelText(data.labels?.[index]), lines }];
    }),
  );
}
