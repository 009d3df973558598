import { geometricMean, median, medianRatio, sfc32, statisticOf } from '../../../../src/benchmark/model/statistics';
import { expect, test } from '../../support/test';

test('median(values) is the middle of an odd number of values, in any order', () => {
  expect(median([3, 1, 2])).toBe(2);
});

test('median(values) of an even number is the mean of the middle two', () => {
  expect(median([4, 1, 2, 3])).toBe(2.5);
});

test('medianRatio(ratios) of an even number is the geometric mean of the middle two: for 2 and 8 it is 4', () => {
  expect(medianRatio([8, 2])).toBe(4);
});

test('geometricMean(ratios) of 2 and 8 is 4, of a ratio and its inverse 1', () => {
  expect(geometricMean([2, 8])).toBeCloseTo(4, 12);
  expect(geometricMean([0.2, 5])).toBeCloseTo(1, 12);
});

test('statisticOf(name, values) gives median, mean, minimum, and the only value of a single run', () => {
  expect(statisticOf('median', [1, 2, 9])).toBe(2);
  expect(statisticOf('mean', [1, 2, 9])).toBe(4);
  expect(statisticOf('min', [2, 1, 9])).toBe(1);
  expect(statisticOf('single', [7])).toBe(7);
});

test('sfc32(1) draws the numbers of a second implementation in Python', () => {
  expect(Array.from({ length: 3 }, sfc32(1))).toEqual([3359835970, 1182520828, 4267878529]);
});

test('sfc32(seed) fills its range evenly: each quarter gets a quarter of 400,000 draws, within 1%', () => {
  const next = sfc32(7);
  const counts = [0, 0, 0, 0];
  for (let draw = 0; draw < 400_000; draw += 1) {
    const quarter = next() >>> 30;
    counts[quarter] = (counts[quarter] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 100_000)).toBeLessThan(1000);
});
