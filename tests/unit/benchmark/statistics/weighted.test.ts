import fc from 'fast-check';
import { mixIntervals } from '../../../../src/benchmark/statistics/mixIntervals';
import { repeatIntervals, type SamplePair, worstCase } from '../../../../src/benchmark/statistics/repeatIntervals';
import { effectiveCount, suiteEstimates, weightedMedian } from '../../../../src/benchmark/statistics/weighted';
import { assertClose } from '../../support/close';
import { expect, test } from '../../support/test';
import { measured, times } from './support';

const NAMES = ['total', 'geometricMean', 'median'] as const;

const seconds = fc.integer({ min: 1, max: 9999 }).map((tenths) => tenths / 10);
/** Times of both sides of one query, and an integer weight. */
const suites = fc.array(fc.tuple(seconds, seconds, fc.integer({ min: 1, max: 5 })), { minLength: 1, maxLength: 30 });
const sides = (suite: readonly [number, number, number][]) => ({
  b: suite.map(([b]) => b),
  c: suite.map(([, c]) => c),
  w: suite.map(([, , w]) => w),
});
/** Queries with iterations on both sides. */
const measuredPairs = fc.array(
  fc.tuple(times(3, 6), times(3, 6)).map(([a, b]): SamplePair => ({ baseline: measured(a), candidate: measured(b) })),
  { minLength: 1, maxLength: 8 },
);

test('suiteEstimates(b, c, w) of 8 and 2 s vs. 4 and 4 s with the weights 1 and 3: 14/16, 2^(−1/2), and 1/2', () => {
  const { total, geometricMean, median } = suiteEstimates([8, 2], [4, 4], [1, 3]);
  expect(total).toBeCloseTo(14 / 16, 12);
  expect(geometricMean).toBeCloseTo(2 ** -0.5, 12);
  expect(median).toBeCloseTo(1 / 2, 12);
});

test('weightedMedian(values, weights, count) is between two values if half of the weight is, and skips 0', () => {
  expect(weightedMedian(Float64Array.of(1, 2, 3), [1, 1, 2], 3)).toBe(2.5);
  expect(weightedMedian(Float64Array.of(1, 2, 3), [0.1, 0.2, 0.3], 3)).toBe(2.5);
  expect(weightedMedian(Float64Array.of(1, 2, 3, 4), [1, 0, 0, 1], 4)).toBe(2.5);
  expect(weightedMedian(Float64Array.of(7), [0.3], 1)).toBe(7);
});

test('effectiveCount(w, n): n for equal weights, 2 if two of three have a quarter of the third’s weight', () => {
  expect(effectiveCount(null, 7)).toBe(7);
  expect(effectiveCount([2, 2, 2], 3)).toBe(3);
  expect(effectiveCount([4, 1, 1], 3)).toBe(2);
});

test('property: with equal weights, estimates, intervals, and worst case equal the unweighted ones', () => {
  fc.assert(
    fc.property(suites, fc.constantFrom(0.1, 1, 3), (suite, weight) => {
      const { b, c } = sides(suite);
      const weights = b.map(() => weight);
      const [plain, weighted] = [suiteEstimates(b, c), suiteEstimates(b, c, weights)];
      const mix = [mixIntervals(b, c, { resamples: 200 }), mixIntervals(b, c, { resamples: 200, weights })];
      for (const name of NAMES) {
        assertClose(weighted[name] / plain[name], 1, 9);
        assertClose((mix[1]?.[name].low ?? 0) / (mix[0]?.[name].low ?? 1), 1, 6);
        assertClose((mix[1]?.[name].high ?? 0) / (mix[0]?.[name].high ?? 1), 1, 6);
      }
    }),
    { numRuns: 40 },
  );
  fc.assert(
    fc.property(measuredPairs, fc.constantFrom(0.1, 1, 3), (pairs, weight) => {
      const weights = pairs.map(() => weight);
      const plain = [repeatIntervals(pairs, { resamples: 200 }), worstCase(pairs)];
      const weighted = [repeatIntervals(pairs, { resamples: 200, weights }), worstCase(pairs, weights)];
      for (const [index, intervals] of plain.entries())
        for (const name of NAMES)
          for (const end of ['low', 'high'] as const)
            assertClose((weighted[index]?.[name][end] ?? 0) / (intervals?.[name][end] ?? 1), 1, 9);
    }),
    { numRuns: 40 },
  );
});

test('property: an integer weight repeats the query that many times', () => {
  fc.assert(
    fc.property(suites, (suite) => {
      const [once, often] = [sides(suite), sides(suite.flatMap((query) => Array(query[2]).fill(query)))];
      const [weighted, repeated] = [suiteEstimates(once.b, once.c, once.w), suiteEstimates(often.b, often.c)];
      for (const name of NAMES) assertClose(weighted[name] / repeated[name], 1, 9);
    }),
  );
});

test('property: swapped sides give the inverse of every estimate and of every interval', () => {
  fc.assert(
    fc.property(suites, (suite) => {
      const { b, c, w } = sides(suite);
      const [there, back] = [suiteEstimates(b, c, w), suiteEstimates(c, b, w)];
      const mix = [b, c].map((_, way) =>
        mixIntervals(way === 0 ? b : c, way === 0 ? c : b, { resamples: 200, weights: w }),
      );
      for (const name of NAMES) {
        assertClose(there[name] * back[name], 1, 9);
        assertClose((mix[0]?.[name].low ?? 0) * (mix[1]?.[name].high ?? 0), 1, 6);
      }
    }),
    { numRuns: 60 },
  );
  fc.assert(
    fc.property(measuredPairs, fc.infiniteStream(fc.integer({ min: 1, max: 9 })), (pairs, stream) => {
      const weights = pairs.map(() => stream.next().value ?? 1);
      const swapped = pairs.map(({ baseline, candidate }) => ({ baseline: candidate, candidate: baseline }));
      const [there, back] = [pairs, swapped].map((each) => repeatIntervals(each, { resamples: 200, weights }));
      for (const name of NAMES) {
        assertClose((there?.[name].low ?? 0) * (back?.[name].high ?? 0), 1, 9);
        assertClose((there?.[name].high ?? 0) * (back?.[name].low ?? 0), 1, 9);
      }
    }),
    { numRuns: 60 },
  );
});

test('an interval follows the weights: a query with nearly all weight is nearly alone', () => {
  const pairs = [
    { baseline: measured([9, 10, 11]), candidate: measured([4, 5, 6]) },
    { baseline: measured([10, 10, 10]), candidate: measured([100, 100, 100]) },
  ];
  const found = repeatIntervals(pairs, { weights: [1e6, 1e-3] });
  const alone = repeatIntervals(pairs.slice(0, 1));
  expect(found?.total.low).toBeCloseTo(alone?.total.low ?? 0, 2);
  expect(found?.geometricMean.high).toBeCloseTo(alone?.geometricMean.high ?? 0, 2);
});
