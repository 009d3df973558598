import { differenceInterval, monthDifference } from '../../../../src/benchmark/cost/month';
import { totalInterval } from '../../../../src/benchmark/statistics/repeatIntervals';
import { expect, test } from '../../support/test';

const run = (nodeHours: number, cost: number | null = null) => ({ counts: [1], nodes: 1, nodeHours, cost });

test('a difference has the interval that the intervals of both sides allow', () => {
  const found = differenceInterval({ value: 10, low: 9, high: 11 }, { value: 5, low: 4, high: 6 });
  expect(found.low).toBeCloseTo(5 - Math.SQRT2, 10);
  expect(found.high).toBeCloseTo(5 + Math.SQRT2, 10);
});

test('the ends of an asymmetric difference use the ends that move it', () => {
  const found = differenceInterval({ value: 10, low: 7, high: 10 }, { value: 5, low: 5, high: 9 });
  expect([found.low, found.high]).toEqual([5 - 5, 5]);
});

test('a month is thirty days with this many runs, candidate minus baseline', () => {
  const sides = {
    baseline: { timeS: 3600, timeIntervalS: { low: 3600, high: 3600 } },
    candidate: { timeS: 1800, timeIntervalS: { low: 1620, high: 1980 } },
  };
  const found = monthDifference(sides, { baseline: run(10, 20), candidate: run(8, 16) }, 2, ({ cost }) => cost);
  expect(found).toEqual({
    baseline: 1200,
    candidate: 960,
    difference: -240,
    interval: { low: expect.closeTo(-240 - 96, 9), high: expect.closeTo(-240 + 96, 9) },
  });
});

test('without iterations of a side there is no interval, and without a price no month', () => {
  const sides = {
    baseline: { timeS: 10, timeIntervalS: null },
    candidate: { timeS: 5, timeIntervalS: { low: 4, high: 6 } },
  };
  const runs = { baseline: run(10), candidate: run(8) };
  expect(monthDifference(sides, runs, 1, ({ nodeHours }) => nodeHours)).toMatchObject({
    difference: -60,
    interval: null,
  });
  expect(monthDifference(sides, runs, 1, ({ cost }) => cost)).toBeNull();
});

const sample = (timesS: number[]) => ({
  statistic: 'median' as const,
  timeS: [...timesS].sort((a, b) => a - b)[Math.floor(timesS.length / 2)] as number,
  minS: Math.min(...timesS),
  maxS: Math.max(...timesS),
  n: timesS.length,
  timesS,
});

test('times without a spread give a total without width', () => {
  const found = totalInterval([sample([4, 4, 4]), sample([6, 6, 6])]);
  expect([found?.low, found?.high].map((end) => end?.toFixed(9))).toEqual(['10.000000000', '10.000000000']);
});

test('the interval of a total contains the total, and doubles with the times', () => {
  const times = [
    [10, 11, 12, 10.5, 11.5],
    [20, 22, 21, 20.5, 21.5],
  ];
  const found = totalInterval(times.map(sample));
  const doubled = totalInterval(times.map((list) => sample(list.map((time) => 2 * time))));
  expect(found?.low).toBeLessThan(32);
  expect(found?.high).toBeGreaterThan(32);
  expect(found?.low).toBeGreaterThanOrEqual(30);
  expect(found?.high).toBeLessThanOrEqual(34);
  expect((doubled?.low ?? 0) / (found?.low ?? 1)).toBeCloseTo(2, 9);
});

test('a single run, and no queries, give no interval', () => {
  expect(totalInterval([])).toBeNull();
  expect(totalInterval([sample([4, 4, 4]), { ...sample([4]), n: 1 }])).toBeNull();
});
