import { peaksTable } from '../../../src/components/published/tables';
import type { LineSpec } from '../../../src/figures/line/spec';
import { usageTable } from '../../../src/figures/line/spec';
import { expect, test } from '../support/test';

const AXIS = {
  title: 'Bandwidth of the busiest pod, MB/s',
  unit: '',
  scale: 'linear',
  min: 0,
  max: 20,
  ticks: [],
} as LineSpec['axis'];

const line = (name: string, role: 'baseline' | 'candidate', ...values: (number | null)[]) => ({
  name,
  role,
  points: values.map((y, x) => ({ x, y })),
});

const spec = {
  kind: 'line',
  id: 'receive',
  title: 'Pods receive',
  axis: AXIS,
  series: [line('Native shuffle', 'baseline', 5, 12.5, 7), line('Celeborn', 'candidate', 4, null)],
} as Partial<LineSpec> as LineSpec;

test('the table of a time series has one row per minute and each line’s unit in its header and name', () => {
  const { columns, rows } = usageTable([spec]);
  expect(columns.map(({ key }) => key)).toEqual([
    'elapsed_min',
    'receive_baseline_mb_per_s',
    'receive_candidate_mb_per_s',
  ]);
  expect(columns.map(({ label }) => label)).toEqual([
    'Elapsed time, min',
    'Pods receive: Native shuffle, MB/s',
    'Pods receive: Celeborn, MB/s',
  ]);
  expect(rows).toEqual([
    [0, 5, 4],
    [1, 12.5, null],
    [2, 7, null],
  ]);
});

test('its summary gives peak and median, ignoring minutes without a value', () => {
  const { columns, rows } = peaksTable([spec]);
  expect(columns.map(({ label }) => label)).toEqual(['Panel', 'Series', 'Peak (MB/s)', 'Median (MB/s)']);
  expect(rows).toEqual([
    ['Pods receive', 'Native shuffle', 12.5, 7],
    ['Pods receive', 'Celeborn', 4, 4],
  ]);
});
