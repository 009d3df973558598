import { compare } from '../../../../src/benchmark/comparison/compare';
import { MAX_QUERY_PAGES } from '../../../../src/benchmark/model/queryPages';
import type { DotsSpec } from '../../../../src/figures/dots/spec';
import { figureTexts, reportCharts } from '../../../../src/figures/reportFigures';
import { other, resultSet, type Times } from '../../benchmark/support';
import { expect, test } from '../../support/test';

/** The chart and the figure of the dots of two sets with this many queries, each longer than the one before it. */
function dots(count: number) {
  const names = Array.from({ length: count }, (_, at) => `etl_orders_${at}`);
  const suite = { name: 'nightly', queryVersion: '1', scaleFactor: 1, tableFormat: 'parquet' } as const;
  const timed = (factor: number) =>
    Object.fromEntries(names.map((name, at): [string, Times] => [name, [factor * (at + 1)]]));
  const comparison = compare(resultSet(timed(2), { suite }), resultSet(timed(1), { ...other, suite }), []);
  const [spec] = reportCharts(comparison, ['dots']) as [DotsSpec];
  return { spec, figure: figureTexts([spec], comparison).dots };
}

test('of a large suite, a chart draws the longest queries; its counts, title, and table are of all', () => {
  const { spec, figure } = dots(MAX_QUERY_PAGES + 100);
  const drawn = new Set(spec.points.map(({ query }) => query));
  expect([drawn.size, drawn.has('etl_orders_99'), drawn.has('etl_orders_100')]).toEqual([MAX_QUERY_PAGES, false, true]);
  expect(spec.ranges.reduce((sum, { count }) => sum + count, 0)).toBe(600);
  expect([spec.title, figure?.table.rows.length, figure?.leftOut]).toEqual([
    'All 600 queries differ by at least 25%',
    600,
    100,
  ]);
  expect(figure?.caption).toContain(
    'The chart shows the 500 queries that take Comet longest, 97% of its time. The other 100 are in the CSV file.',
  );
});

test('of other suites, a chart draws every query and does not mention it', () => {
  const { spec, figure } = dots(MAX_QUERY_PAGES);
  expect([spec.points.length, 'leftOut' in spec, figure?.caption.includes('CSV')]).toEqual([500, false, false]);
});
