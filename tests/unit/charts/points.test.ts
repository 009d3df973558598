import { light } from '../../../src/charts/base/theme';
import { chartConfig } from '../../../src/charts/kinds/index';
import { nextPoint } from '../../../src/charts/live/nextPoint';
import { expect, test } from '../support/test';
import { CHARTS, chartOf } from './support';

for (const { name, spec } of CHARTS) {
  test(`${name}: every mark is a point that keyboard and pointer reach once`, () => {
    const { config, points } = chartConfig(spec, light, 700);
    const marks = config.data.datasets.flatMap(({ data }, dataset) =>
      data.flatMap((value, index) =>
        value === null || (value as { x?: unknown }).x === null ? [] : [`${dataset}/${index}`],
      ),
    );
    expect(points.map(({ dataset, index }) => `${dataset}/${index}`).sort()).toEqual(marks.sort());
  });
}

test('points say the query, both times, the speedup with its range where known and the verdict', () => {
  const first = (kind: 'spread' | 'dumbbell') => chartConfig(chartOf(kind), light, 700).points[0];
  expect(first('dumbbell')).toMatchObject({
    title: 'q93',
    lines: ['Comet: 157.1\u202fs', 'Gluten + Velox: 47.7\u202fs', '3.30×, clearly faster'],
  });
  const [baseline, candidate, speedup] = first('spread')?.lines ?? [];
  expect([baseline, candidate]).toEqual([
    expect.stringMatching(/^Comet: \d+\.\d\u202fs$/),
    expect.stringMatching(/^Gluten \+ Velox: \d+\.\d\u202fs$/),
  ]);
  const [a, b] = [baseline, candidate].map((line) => Number(/[\d.]+(?=\u202fs$)/.exec(line ?? '')?.[0]));
  expect((a ?? 0) / (b ?? 1)).toBeCloseTo(0.17, 2);
  expect(speedup).toMatch(/^0\.17× \(0\.\d\d–0\.\d\d×\)$/);
});

test('nextPoint(key, current, count) moves by arrows, to the ends, and out', () => {
  expect(nextPoint('ArrowRight', null, 3)).toBe(0);
  expect(nextPoint('ArrowRight', 0, 3)).toBe(1);
  expect(nextPoint('ArrowDown', 2, 3)).toBe(2);
  expect(nextPoint('ArrowLeft', 0, 3)).toBe(0);
  expect(nextPoint('ArrowUp', null, 3)).toBe(2);
  expect(nextPoint('Home', 2, 3)).toBe(0);
  expect(nextPoint('End', null, 3)).toBe(2);
  expect(nextPoint('Escape', 1, 3)).toBeNull();
  expect(nextPoint('a', 1, 3)).toBeUndefined();
  expect(nextPoint('ArrowRight', null, 0)).toBeUndefined();
});

test('nothing in a configuration moves or reacts to the size of the window', () => {
  for (const { spec } of CHARTS) {
    expect(chartConfig(spec, light, 560).config.options).toMatchObject({ animation: false, responsive: false });
  }
});
