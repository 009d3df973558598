import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import {
  geometricMean,
  median,
  medianRatio,
  medianRatioInterval,
  RESAMPLES,
  sfc32,
  statisticOf,
  suiteIntervals,
} from '../../../src/benchmark/statistics';

test('median(values) is the middle of an odd number, whatever the order', () => {
  expect(median([3, 1, 2])).toBe(2);
});

test('median(values) of an even number is the arithmetic middle', () => {
  expect(median([4, 1, 2, 3])).toBe(2.5);
});

test('medianRatio(ratios) of an even number is the geometric middle: of 2 and 8 it is 4', () => {
  expect(medianRatio([8, 2])).toBe(4);
});

test('geometricMean(ratios) of 2 and 8 is 4, of a ratio and its inverse 1', () => {
  expect(geometricMean([2, 8])).toBeCloseTo(4, 12);
  expect(geometricMean([0.2, 5])).toBeCloseTo(1, 12);
});

test('statisticOf(name, values) gives median, mean, minimum and the only value of a single run', () => {
  expect(statisticOf('median', [1, 2, 9])).toBe(2);
  expect(statisticOf('mean', [1, 2, 9])).toBe(4);
  expect(statisticOf('min', [2, 1, 9])).toBe(1);
  expect(statisticOf('single', [7])).toBe(7);
});

test('sfc32(seed) repeats for the same seed and differs for another', () => {
  const draw = (seed: number) => Array.from({ length: 5 }, sfc32(seed));
  expect(draw(1)).toEqual(draw(1));
  expect(draw(1)).not.toEqual(draw(2));
});

test('sfc32(seed) fills its range evenly: each quarter gets a quarter of 400,000 draws, within 1 %', () => {
  const next = sfc32(7);
  const counts = [0, 0, 0, 0];
  for (let draw = 0; draw < 400_000; draw += 1) {
    const quarter = next() >>> 30;
    counts[quarter] = (counts[quarter] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 100_000)).toBeLessThan(1000);
});

test('suiteIntervals(baseline, candidate) of queries with one common ratio is that ratio, without width', () => {
  const { total, geometricMean: mean, median: middle } = suiteIntervals([2, 4, 6], [1, 2, 3]);
  for (const { low, high } of [total, mean, middle]) {
    expect(low).toBeCloseTo(2, 12);
    expect(high).toBeCloseTo(2, 12);
  }
});

test('suiteIntervals(baseline, candidate) of two queries spans both ratios: each resample of two alike has a quarter of the draws', () => {
  const { median: middle } = suiteIntervals([2, 1], [1, 2]);
  expect(middle.low).toBeCloseTo(0.5, 12);
  expect(middle.high).toBeCloseTo(2, 12);
});

test('suiteIntervals(a, b) inverts when the sides are swapped', () => {
  const times = fc.array(
    fc.tuple(fc.double({ min: 0.1, max: 100, noNaN: true }), fc.double({ min: 0.1, max: 100, noNaN: true })),
    {
      minLength: 1,
      maxLength: 12,
    },
  );
  fc.assert(
    fc.property(times, (pairs) => {
      const [a, b] = [pairs.map(([first]) => first), pairs.map(([, second]) => second)];
      const [forth, back] = [suiteIntervals(a, b), suiteIntervals(b, a)];
      for (const name of ['total', 'geometricMean', 'median'] as const) {
        expect(forth[name].low * back[name].high).toBeCloseTo(1, 9);
        expect(forth[name].high * back[name].low).toBeCloseTo(1, 9);
      }
    }),
    { numRuns: 20 },
  );
});

test('the interval keeps the 100th and the 3,901st of 4,000: as many lie below as above', () => {
  expect(RESAMPLES - 3901).toBe(100 - 1);
});

test('medianRatioInterval(a, b) is 1 to 1 for the same iterations on both sides, in any order', () => {
  const timesS = [3, 1, 2, 5, 4, 9, 8, 7, 6, 10];
  expect(medianRatioInterval(timesS, [...timesS].reverse())).toEqual({ low: 1, high: 1 });
});

test('medianRatioInterval(a, b) inverts when the sides are swapped', () => {
  const [a, b] = [
    [10, 11, 12, 13, 14, 15, 16, 17, 18, 19],
    [5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
  ];
  const [forth, back] = [medianRatioInterval(a, b), medianRatioInterval(b, a)];
  expect(forth.low * back.high).toBeCloseTo(1, 12);
  expect(forth.high * back.low).toBeCloseTo(1, 12);
  expect(forth.low).toBeGreaterThan(1);
});
