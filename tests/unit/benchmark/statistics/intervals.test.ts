import assert from 'node:assert/strict';
import fc from 'fast-check';
import { normalCdf, normalQuantile } from '../../../../src/benchmark/statistics/distributions';
import { mixIntervals } from '../../../../src/benchmark/statistics/mixIntervals';
import {
  expectedRange,
  LEVELS,
  medianQuantile,
  repeatedTimes,
  spreadOfRange,
} from '../../../../src/benchmark/statistics/noise';
import {
  percentileInterval,
  repeatIntervals,
  type SamplePair,
  totalInterval,
  worstCase,
} from '../../../../src/benchmark/statistics/repeatIntervals';
import { assertClose } from '../../support/close';
import { expect, test } from '../../support/test';
import { measured, ranged, times } from './support';

const NAMES = ['total', 'geometricMean', 'median'] as const;

test('normalCdf(x) and normalQuantile(p) give 1.96, are symmetric, and invert each other', () => {
  expect(normalCdf(1.959964)).toBeCloseTo(0.975, 6);
  expect(normalQuantile(0.975)).toBeCloseTo(1.959964, 6);
  for (const p of [0.0001, 0.2, 0.5, 0.9]) {
    expect(normalCdf(normalQuantile(p))).toBeCloseTo(p, 10);
    expect(normalQuantile(1 - p)).toBeCloseTo(-normalQuantile(p), 10);
  }
  expect([normalCdf(-9), normalCdf(9)]).toEqual([0, 1]);
});

test('expectedRange(n) gives the constants d₂ of quality control: 1.128, 1.693, 2.326 and 3.078; one value has no range', () => {
  const found = [1, 2, 3, 5, 10].map(expectedRange);
  expect(found[0]).toBeCloseTo(0, 12);
  expect(found[1]).toBeCloseTo(2 / Math.sqrt(Math.PI), 6);
  expect(found.slice(2).map((value) => value.toFixed(3))).toEqual(['1.693', '2.326', '3.078']);
});

test('medianQuantile(n, share): for one value the share, for three the quantile 7/27 is a third, and it is symmetric about a half', () => {
  expect(medianQuantile(1, 0.3)).toBeCloseTo(0.3, 9);
  expect(medianQuantile(3, 7 / 27)).toBeCloseTo(1 / 3, 9);
  // Of a Beta(1001, 1001) distribution, nearly normal with a standard deviation of 1 ÷ √(4 · 2003).
  expect(medianQuantile(2001, 0.975)).toBeCloseTo(0.5 + 1.96 / Math.sqrt(4 * 2003), 4);
  expect(medianQuantile(4, 0.8)).toBeCloseTo(1 - medianQuantile(4, 0.2), 12);
});

test('mixIntervals() of eight skewed ratios has the BCa bounds of all 8⁸ resamples, 1.272 and 4.312', () => {
  // By enumeration in another program, with the bias 0.109 and the acceleration 0.114; without acceleration 1.232 to 3.385.
  const ratios = [1, 1.1, 1.2, 1.3, 1.5, 1.6, 2, 12];
  const found = mixIntervals(
    ratios,
    ratios.map(() => 1),
    { resamples: 200_000 },
  );
  expect(found?.geometricMean.low).toBeCloseTo(1.272, 2);
  expect(found?.geometricMean.high).toBeCloseTo(4.312, 1);
});

test('repeatedTimes(sample) of 1, 2 and 4 s has their medians in 7, 13 and 7 of 27 cases', () => {
  const found = repeatedTimes(measured([4, 1, 2])) ?? [];
  const share = (time: number) => found.filter((value) => value === time).length / LEVELS;
  expect(share(1)).toBeCloseTo(7 / 27, 2);
  expect(share(2)).toBeCloseTo(13 / 27, 2);
  expect(share(4)).toBeCloseTo(7 / 27, 2);
});

test('repeatedTimes(sample) of a range is distributed about the statistic with 1.1 times the spread of a median of five', () => {
  const found = repeatedTimes(ranged(10, 9.5, 10.5, 5)) ?? [];
  const logs = found.map((time) => Math.log(time / 10));
  const deviation = Math.sqrt(logs.reduce((total, log) => total + log ** 2, 0) / logs.length);
  // The standard deviation of the median of five normal values is 0.536 of the values' standard deviation.
  expect(deviation / spreadOfRange(9.5, 10.5, 5)).toBeCloseTo(1.1 * 0.536, 2);
  expect(logs.reduce((total, log) => total + log, 0)).toBeCloseTo(0, 9);
});

test('repeatedTimes(sample) supports mean and minimum: a mean of four has half the widened spread, a minimum is skewed to the faster side', () => {
  const mean = repeatedTimes({ ...ranged(10, 9, 11, 4), statistic: 'mean' }) ?? [];
  const deviation = Math.sqrt(mean.reduce((total, time) => total + Math.log(time / 10) ** 2, 0) / LEVELS);
  expect(deviation / spreadOfRange(9, 11, 4)).toBeCloseTo(1.1 * 0.5, 2);
  const minimum = repeatedTimes({ ...ranged(9, 9, 11, 4), statistic: 'min' }) ?? [];
  expect(9 - (minimum[0] ?? 0)).toBeGreaterThan((minimum.at(-1) ?? 0) - 9);
  const means = repeatedTimes({ ...measured([1, 2, 3]), statistic: 'mean' }) ?? [];
  expect(means.every((time) => time >= 1 && time <= 3)).toBe(true);
});

test('repeatedTimes(sample) is null for a single run, an unknown number of iterations, and an unknown range', () => {
  expect(repeatedTimes({ ...ranged(10, 9, 11, 5), statistic: 'single' })).toBeNull();
  expect(repeatedTimes({ ...ranged(10, 9, 11, 5), n: 1 })).toBeNull();
  expect(repeatedTimes({ ...ranged(10, 9, 11, 5), n: null })).toBeNull();
  expect(repeatedTimes({ ...ranged(10, 9, 11, 5), maxS: null })).toBeNull();
});

const sample = fc.oneof(
  times(2, 6).map(measured),
  fc
    .tuple(fc.integer({ min: 10, max: 900 }), fc.integer({ min: 0, max: 30 }), fc.integer({ min: 2, max: 9 }))
    .map(([time, width, n]) => ranged(time, time * (1 - width / 100), time * (1 + width / 100), n)),
);
const pairs = fc.array(fc.record({ baseline: sample, candidate: sample }), { minLength: 1, maxLength: 9 });
const swapped = (all: readonly SamplePair[]) =>
  all.map(({ baseline, candidate }) => ({ baseline: candidate, candidate: baseline }));

test('repeatIntervals(pairs) and worstCase(pairs) invert if the sides are swapped', () => {
  fc.assert(
    fc.property(pairs, (all) => {
      for (const of of [repeatIntervals, worstCase]) {
        const [forth, back] = [of(all), of(swapped(all))];
        for (const name of NAMES) {
          assertClose((forth?.[name].low ?? 0) * (back?.[name].high ?? 0), 1, 9);
          assertClose((forth?.[name].high ?? 0) * (back?.[name].low ?? 0), 1, 9);
        }
      }
    }),
    { numRuns: 25 },
  );
});

test('repeatIntervals(pairs) ignores the order of the iterations', () => {
  fc.assert(
    fc.property(times(2, 7), times(2, 7), (a, b) => {
      const of = (x: number[], y: number[]) => repeatIntervals([{ baseline: measured(x), candidate: measured(y) }]);
      assert.deepEqual(of([...a].reverse(), [...b].reverse()), of(a, b));
    }),
    { numRuns: 25 },
  );
});

test('repeatIntervals(pairs) of one query without a spread is its ratio, without width', () => {
  const found = repeatIntervals([{ baseline: measured([4, 4, 4]), candidate: measured([2, 2, 2]) }]);
  for (const name of NAMES) {
    expect(found?.[name].low).toBeCloseTo(2, 12);
    expect(found?.[name].high).toBeCloseTo(2, 12);
  }
});

test('repeatIntervals(pairs) reflects only the interval of the median speedup, at the measured one', () => {
  // For 1, 2, and 8 s, the medians of three draws are 1, 2, and 8 s; 2 is measured. Reflected: 2² ÷ 8 and 2² ÷ 1.
  const found = repeatIntervals([{ baseline: measured([1, 2, 8]), candidate: measured([1, 1, 1]) }]);
  expect(found?.total.low).toBeCloseTo(1, 12);
  expect(found?.total.high).toBeCloseTo(8, 12);
  expect(found?.geometricMean.high).toBeCloseTo(8, 12);
  expect(found?.median.low).toBeCloseTo(0.5, 12);
  expect(found?.median.high).toBeCloseTo(4, 12);
});

test('repeatIntervals(pairs) of equal times on both sides includes 1 and is symmetric about it', () => {
  const same = [9, 10, 12].map((timeS) => ranged(timeS, timeS - 1, timeS + 1, 5));
  const found = repeatIntervals(same.map((one) => ({ baseline: one, candidate: one })));
  for (const name of NAMES) {
    expect(found?.[name].low).toBeLessThan(1);
    expect((found?.[name].low ?? 0) * (found?.[name].high ?? 0)).toBeCloseTo(1, 9);
  }
});

test('repeatIntervals(pairs) is null without queries, and if one query ran once', () => {
  const known = ranged(10, 9, 11, 5);
  expect(repeatIntervals([])).toBeNull();
  expect(
    repeatIntervals([
      { baseline: known, candidate: known },
      { baseline: known, candidate: { ...known, n: 1 } },
    ]),
  ).toBeNull();
});

test('worstCase(pairs) divides fastest by slowest: 9–11 s and 4–6 s give 9/6 to 11/4; without a range null', () => {
  const pair = { baseline: ranged(10, 9, 11, 5), candidate: ranged(5, 4, 6, 5) };
  expect(worstCase([pair])?.total).toEqual({ low: 9 / 6, high: 11 / 4 });
  expect(worstCase([{ ...pair, candidate: { ...pair.candidate, minS: null } }])).toBeNull();
  expect(worstCase([])).toBeNull();
});

test('mixIntervals(baseline, candidate) of queries with one common ratio is that ratio, without width', () => {
  const found = mixIntervals([2, 4, 6], [1, 2, 3]);
  for (const name of NAMES) {
    expect(found?.[name].low).toBeCloseTo(2, 12);
    expect(found?.[name].high).toBeCloseTo(2, 12);
  }
});

test('mixIntervals(baseline, candidate) of one query has no width, and without queries there is none', () => {
  expect(mixIntervals([6], [3])?.median).toEqual({ low: 2, high: 2 });
  expect(mixIntervals([], [])).toBeNull();
});

test('percentileInterval(logs) of 2,000 values has the 50th and the 1,951st as bounds', () => {
  const { low, high } = percentileInterval(Float64Array.from({ length: 2000 }, (_, index) => Math.log(2000 - index)));
  expect([Math.round(low), Math.round(high)]).toEqual([50, 1951]);
});

test('mixIntervals(baseline, candidate) of 400 queries at e^±0.1 reaches 1.96 standard errors, e^±0.0098', () => {
  const baselineS = Array.from({ length: 400 }, (_, index) => Math.exp(index % 2 === 0 ? 0.1 : -0.1));
  const { low = 0, high = 0 } =
    mixIntervals(
      baselineS,
      baselineS.map(() => 1),
    )?.geometricMean ?? {};
  expect(Math.abs(Math.log(low) + 0.0098)).toBeLessThan(0.0008);
  expect(Math.abs(Math.log(high) - 0.0098)).toBeLessThan(0.0008);
});

test('mixIntervals(baseline, candidate) of 19 equal ones and one at e²: acceleration 0.154 moves the upper bound beyond e^0.4', () => {
  const baselineS = Array.from({ length: 20 }, (_, index) => (index === 0 ? Math.exp(2) : 1));
  const found = mixIntervals(
    baselineS,
    baselineS.map(() => 1),
  )?.geometricMean;
  expect(Math.log(found?.high ?? 0)).toBeGreaterThan(0.45);
});

test('mixIntervals(baseline, candidate) of a symmetric mix nearly equals plain percentiles: BCa changes nothing', () => {
  const spread = [1, 2, 3, 4, 5].flatMap((step) => [1.1 ** step, 1.1 ** -step]);
  const found = mixIntervals(
    spread,
    spread.map(() => 1),
  );
  expect((found?.geometricMean.low ?? 0) * (found?.geometricMean.high ?? 0)).toBeCloseTo(1, 1);
});

test('mixIntervals(baseline, candidate) moves towards the long tail: one long query that differs moves the total’s upper end outward', () => {
  const baselineS = [...Array.from({ length: 30 }, () => 1), 60];
  const candidateS = [...Array.from({ length: 30 }, () => 1), 20];
  const { total } = mixIntervals(baselineS, candidateS) ?? { total: { low: 0, high: 0 } };
  expect(total.low).toBeCloseTo(1, 9);
  expect(total.high).toBeGreaterThan(90 / 50);
});

test('mixIntervals(a, b) inverts if the sides are swapped', () => {
  const seconds = fc.double({ min: 0.1, max: 100, noNaN: true });
  fc.assert(
    fc.property(fc.array(fc.tuple(seconds, seconds), { minLength: 1, maxLength: 12 }), (all) => {
      const [a, b] = [all.map(([first]) => first), all.map(([, second]) => second)];
      const [forth, back] = [mixIntervals(a, b), mixIntervals(b, a)];
      for (const name of NAMES) {
        assertClose((forth?.[name].low ?? 0) * (back?.[name].high ?? 0), 1, 9);
        assertClose((forth?.[name].high ?? 0) * (back?.[name].low ?? 0), 1, 9);
      }
    }),
    { numRuns: 40 },
  );
});

test('totalInterval(samples) of 400 queries of 1, 2, and 4 s reaches 1.96 standard deviations of their medians around the expected total', () => {
  // Medians of three draws: 1, 2, and 4 s in 66, 124, and 66 of 256 cases.
  const mean = (66 * 1 + 124 * 2 + 66 * 4) / 256;
  const deviation = Math.sqrt((66 * (1 - mean) ** 2 + 124 * (2 - mean) ** 2 + 66 * (4 - mean) ** 2) / 256);
  const { low = 0, high = 0 } = totalInterval(Array.from({ length: 400 }, () => measured([1, 2, 4]))) ?? {};
  expect(Math.abs((high + low) / 2 - 400 * mean)).toBeLessThan(2);
  expect((high - low) / 2 / (1.96 * deviation * 20)).toBeCloseTo(1, 1);
});
