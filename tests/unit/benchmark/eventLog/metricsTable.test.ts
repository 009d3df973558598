import { type MetricsSide, metricsTable } from '../../../../src/benchmark/eventLog/metricsTable';
import { QUERY_MEASURES, type QueryMeasure } from '../../../../src/benchmark/model/queryMetrics';
import type { Note } from '../../../../src/benchmark/model/resultSet';
import { metricRows } from '../../support/queryMetrics';
import { expect, test } from '../../support/test';
import { other, resultSet } from '../support';

function side(rows: Partial<Record<QueryMeasure, number>>[], notes: Note[] = [], changes = {}): MetricsSide {
  return { resultSet: resultSet({ q1: [1] }, { notes, ...changes }), metrics: { queries: metricRows('q1', ...rows) } };
}

function rowOf(sides: [MetricsSide] | [MetricsSide, MetricsSide], measure: QueryMeasure) {
  const table = metricsTable('q1', sides);
  const index = QUERY_MEASURES.indexOf(measure);
  return { cells: table?.rows[index], letter: table?.letters[index], footnotes: table?.footnotes };
}

test('one side has the median of its iterations with minimum and maximum', () => {
  const one = side([{ cpu_s: 8.409202 }, { cpu_s: 7.490602 }, { cpu_s: 7.646996 }]);
  expect(metricsTable('q1', [one])?.columns.map(({ key }) => key)).toEqual([
    'measure',
    'unit',
    'baseline',
    'baseline_range',
  ]);
  expect(rowOf([one], 'cpu_s').cells).toEqual(['CPU time, all tasks', 's', '7.65', '7.49–8.41']);
  expect(rowOf([one], 'tasks').cells).toEqual(['Tasks', '', '1', null]);
});

test('two sides have candidate ÷ baseline of the unrounded medians, in the unit of the larger', () => {
  const sides: [MetricsSide, MetricsSide] = [
    side([{ shuffle_write_bytes: 92_293_248 }, { shuffle_write_bytes: 92_293_248 }]),
    side([{ shuffle_write_bytes: 1_500_000_000 }], [], other),
  ];
  expect(metricsTable('q1', sides)?.columns.map(({ label }) => label)).toEqual([
    'Metric',
    'Unit',
    'Comet 1.0',
    'Range',
    'Gluten + Velox 2.0',
    'Range',
    'Ratio',
  ]);
  const { cells } = rowOf(sides, 'shuffle_write_bytes');
  expect(cells?.slice(0, 6)).toEqual(['Shuffle write', 'GB', '0.09', null, '1.50', null]);
  expect(cells?.[6]).toBeCloseTo(1_500_000_000 / 92_293_248, 12);
});

test('if the baseline is 0 there is no ratio', () => {
  expect(rowOf([side([{}]), side([{ disk_spill_bytes: 700 }])], 'disk_spill_bytes').cells).toEqual([
    'Spill (disk)',
    'B',
    '0',
    null,
    '700',
    null,
    null,
  ]);
});

test('a note on either side makes a measure not comparable, with a footnote; other measures stay comparable', () => {
  const note = { about: 'query-metrics.shuffle_read_bytes', text: 'Counted otherwise.' };
  const sides: [MetricsSide, MetricsSide] = [side([{ cpu_s: 2 }]), side([{ cpu_s: 1 }], [note], other)];
  const noted = rowOf(sides, 'shuffle_read_bytes');
  expect([noted.cells?.at(-1), noted.letter, noted.footnotes]).toEqual(['not comparable', 'a', ['Counted otherwise.']]);
  expect([rowOf(sides, 'cpu_s').cells?.at(-1), rowOf(sides, 'cpu_s').letter]).toEqual([0.5, '']);
});

test('a query without metrics on one side has no table', () => {
  expect(metricsTable('q1', [side([{}]), side([])])).toBe(null);
  expect(metricsTable('q2', [side([{}])])).toBe(null);
});
