import type { LineSpec } from '../../figures/usage';
import type { MeasureRow, PublishedComparison } from '../../model/published';
import { median } from '../../model/statistics';
import { formatNumber, formatSeconds, formatSigned, formatTimeChange } from '../../text/numbers';
import type { ValueTexts } from '../../text/placeholders';
import { slug } from '../../text/slug';
import { NOT_STATED } from '../../text/stated';
import type { KeyedComparison } from './figures';
import { measureChangePct, totalChangePct } from './titles';

function totalValues(published: PublishedComparison): ValueTexts {
  const { totals } = published;
  if (!totals) return {};
  return {
    'totals.baseline_s': formatSeconds(totals.baselineS),
    'totals.candidate_s': formatSeconds(totals.candidateS),
    'totals.time_change_pct': formatTimeChange(totalChangePct(published) ?? 0),
    'totals.difference_s': formatSeconds(Math.abs(totals.candidateS - totals.baselineS)),
  };
}

function measureValues(row: MeasureRow): ValueTexts {
  const at = `measures.${slug(row.name)}${row.size === '' ? '' : `.${slug(row.size)}`}`;
  const value = (number: number | null) =>
    number === null ? NOT_STATED : `${formatNumber(number, number < 10 ? 3 : number < 100 ? 1 : 0)}\u202F${row.unit}`;
  const change = measureChangePct(row);
  return {
    [`${at}.baseline`]: value(row.baseline),
    [`${at}.candidate`]: value(row.candidate),
    [`${at}.change_pct`]: change === null ? NOT_STATED : `${formatSigned(change, row.baseline === null ? 0 : 1)}%`,
    [`${at}.published`]: row.published === '' ? NOT_STATED : row.published,
  };
}

function publishedValues(published: PublishedComparison): ValueTexts {
  const { queries, buckets, measures, statements } = published;
  const change = (pct: number) => formatTimeChange(pct);
  return {
    ...totalValues(published),
    ...Object.fromEntries(queries.map(({ query, timeChangePct }) => [`queries.${query}`, change(timeChangePct)])),
    ...Object.fromEntries(buckets.map(({ count }, index) => [`buckets.${index}`, formatNumber(count)])),
    'buckets.sum': formatNumber(buckets.reduce((sum, { count }) => sum + count, 0)),
    ...Object.fromEntries(
      statements.map(({ about, value }) => [
        `statements.${about}`,
        /_pct$/.test(about) ? change(value) : formatNumber(value),
      ]),
    ),
    ...Object.assign({}, ...measures.map(measureValues)),
  };
}

/** The values of a report's published comparisons, each path starting with the comparison's key. */
export function comparisonValues(comparisons: readonly KeyedComparison[]): ValueTexts {
  return Object.fromEntries(
    comparisons.flatMap(({ key, published }) =>
      Object.entries(publishedValues(published)).map(([path, text]) => [`${key}.${path}`, text]),
    ),
  );
}

/** Peak and median of each drawn line: "usage.<chart>.<role>.peak". */
export function usageValues(specs: readonly LineSpec[], unit: string): ValueTexts {
  return Object.fromEntries(
    specs.flatMap(({ id, series }) =>
      series.flatMap(({ role, points }) => {
        const values = points.map(({ y }) => y).filter((y) => y !== null);
        const text = (value: number) =>
          `${formatNumber(value, value < 10 ? 1 : 0)}${unit === '' ? '' : `\u202F${unit}`}`;
        return [
          [`usage.${id}.${role}.peak`, text(Math.max(...values))],
          [`usage.${id}.${role}.median`, text(median(values))],
        ];
      }),
    ),
  );
}
