import type { Chart } from 'chart.js';
import { nextPoint } from '../../../src/charts/live/points';
import { pointLink } from '../../../src/charts/live/scatter';
import { expect, test } from '../support/test';
import { CHARTS, chartOf, draw } from './support';

for (const { name, spec } of CHARTS) {
  test(`${name}: every point is inside the picture, has texts, and shows that it is active`, () => {
    const { points, width, height } = draw(spec, 700);
    const inside = points.filter(({ x, y }) => x >= 0 && x <= width && y >= 0 && y <= height);
    expect(inside).toHaveLength(points.length);
    expect(points.every(({ title, lines, active }) => title && lines.length > 0 && active.length > 0)).toBe(true);
  });
}

test('every query of a chart is one point for keyboard and pointer', () => {
  for (const kind of ['dots', 'spread'] as const)
    expect(new Set(draw(chartOf(kind), 700).points.map(({ query }) => query)).size).toBe(chartOf(kind).points.length);
});

test('points show the query, both times, the speedup with its range if known, and the verdict', () => {
  const first = (kind: 'spread' | 'dumbbell') => draw(chartOf(kind), 700).points[0];
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

test('the box of a point stays above the axis, and of a point on the axis inside the picture', () => {
  const chart = { ctx: { measureText: () => ({ width: 90 }) }, width: 380, height: 320 } as unknown as Chart;
  const bottomOf = (y: number) => {
    const point = { x: 200, y, title: 'q72', lines: ['Comet: 1 s', 'Slower'], path: '', active: [] };
    const { box } = pointLink(chart, point, '/queries/', 0);
    return box.top + box.height;
  };
  expect(bottomOf(260)).toBeLessThanOrEqual(276);
  expect(bottomOf(260)).toBeGreaterThan(260);
  for (const y of [300, 319.5]) expect(bottomOf(y)).toBeLessThan(320);
});

test('a box without room on either side is above the point, or below it next to the header, and never on it', () => {
  const chart = { ctx: { measureText: () => ({ width: 250 }) }, width: 380, height: 900 } as unknown as Chart;
  const boxOf = (y: number) =>
    pointLink(chart, { x: 190, y, title: 'q72', lines: ['Comet: 1 s'], path: '', active: [] }, '/', 300).box;
  expect(boxOf(600).top + boxOf(600).height).toBeLessThan(600);
  expect(boxOf(320).top).toBeGreaterThan(320);
  expect(boxOf(600).left + boxOf(600).width).toBeLessThan(380);
});
