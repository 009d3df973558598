import type { MeasureRow, PublishedComparison } from '../../../../src/benchmark/model/published';
import { measuresSentence, measuresTitle, sharesSpec } from '../../../../src/components/published/shares';
import { expect, test } from '../../support/test';

const row = (size: string, baseline: number | null, candidate: number | null, fields: Partial<MeasureRow> = {}) =>
  ({
    name: 'Write time',
    unit: 's',
    better: 'lower',
    size,
    baseline,
    candidate,
    changePct: null,
    published: '',
    line: 0,
    ...fields,
  }) as MeasureRow;

const comparison = (...measures: MeasureRow[]) =>
  ({ baseline: { title: 'gather' }, candidate: { title: 'scatter' }, measures }) as unknown as PublishedComparison;

test('heading and sentence are about the same rows: all sizes of the first measurement', () => {
  const three = comparison(
    row('small', 10, 9),
    row('middle', 10, 8),
    row('large', null, null, { changePct: -40, published: '~40%' }),
    row('large', 2, 3, { name: 'Memory', unit: 'GB' }),
  );
  expect(measuresTitle(three)).toBe('Scatter takes 10% (small) to 40% (large) less write time');
  expect(measuresSentence(three).replaceAll('\u202F', ' ')).toBe(
    'At small 9.000 s vs. 10.0 s; at middle 8.000 s vs. 10.0 s; at large only the change is published (“~40%”). Memory (large): 3.000 GB vs. 2.000 GB, 50% more.',
  );
  expect(measuresTitle(comparison(row('small', 10, 12), row('large', 10, 7)))).toBe(
    'Scatter takes 20% more (small) to 30% less (large) write time',
  );
  expect(measuresTitle(comparison(row('', 2, 3, { name: 'Throughput', unit: 'MiB/s' })))).toBe(
    'Scatter has 50% more throughput',
  );
});

test('bars are shares of the baseline; up to 5% has no direction, and more is better only if higher is', () => {
  const rolesOf = (measures: MeasureRow[]) => {
    const published = comparison(...measures);
    return sharesSpec(measures, published, 'a')?.rows.map(({ candidate, role }) => `${candidate.value}% ${role}`);
  };
  expect(rolesOf([row('small', 10, 9.6), row('large', 10, 5)])).toEqual(['96% same', '50% faster']);
  const better = { name: 'Throughput', better: 'higher' } as const;
  expect(rolesOf([row('small', 10, 5, better), row('large', 10, 15, better)])).toEqual(['50% slower', '150% faster']);
});
