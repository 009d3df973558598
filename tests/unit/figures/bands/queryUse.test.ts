import { queryUses } from '../../../../src/figures/bands/queryUse';
import { expect, test } from '../../support/test';

/** 2, 4, 8, and 0 at 0 to 3 s. */
const POINTS = [2, 4, 8, 0].map((y, x) => ({ x, y }));
const band = (startS: number, endS: number) => [{ query: 'q1', startS, endS }];

test('a level is linear between its values: from 0.5 to 2 s the line goes 3, 4, 8 and has an area of 1.75 + 6', () => {
  expect(queryUses(POINTS, band(0.5, 2), 'level')).toEqual([
    {
      query: 'q1',
      seconds: 1.5,
      peak: 8,
      area: 7.75,
      line: [
        { x: 0, y: 3 },
        { x: 0.5, y: 4 },
        { x: 1.5, y: 8 },
      ],
    },
  ]);
});

test('a rate applies since the previous value: from 0.5 to 2.5 s half a second of 4, one of 8, and half of 0', () => {
  const [use] = queryUses(POINTS, band(0.5, 2.5), 'rate');
  expect([use?.area, use?.peak]).toEqual([10, 8]);
  expect(use?.line.map(({ x, y }) => [x, y])).toEqual([
    [0, 4],
    [0.5, 4],
    [0.5, 8],
    [1.5, 8],
    [1.5, 0],
    [2, 0],
  ]);
});

test('a query that ends between two values has no peak, but an area: 0.2 s of a line from 2.4 to 2.8', () => {
  const [use] = queryUses(POINTS, band(0.2, 0.4), 'level');
  expect(use?.peak).toBeNull();
  expect(use?.area).toBeCloseTo(0.2 * 2.6, 12);
});

test('areas of consecutive queries add up to the total area', () => {
  for (const shape of ['level', 'rate'] as const) {
    const parts = [0.3, 1.1, 1.9, 2.6].slice(1).map((endS, index) => {
      const startS = [0.3, 1.1, 1.9][index] as number;
      return { query: `q${index}`, startS, endS };
    });
    const sum = queryUses(POINTS, parts, shape).reduce((total, { area }) => total + area, 0);
    expect(sum).toBeCloseTo(queryUses(POINTS, band(0.3, 2.6), shape)[0]?.area ?? 0, 12);
  }
});
