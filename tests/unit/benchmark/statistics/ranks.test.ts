import assert from 'node:assert/strict';
import fc from 'fast-check';
import { medianRatio } from '../../../../src/benchmark/model/statistics';
import {
  chanceOfSeparation,
  equivalenceOfRanges,
  equivalenceTest,
  falseDiscoveryRates,
  hodgesLehmannRatio,
  pairCountShares,
  partitions,
  rankSumTest,
} from '../../../../src/benchmark/statistics/ranks';
import { assertClose } from '../../support/close';
import { expect, test } from '../../support/test';
import { times } from './support';

test('partitions(5, 5) is 252, and 1 without values', () => {
  expect([partitions(5, 5), partitions(2, 3), partitions(0, 4)]).toEqual([252, 10, 1]);
});

test('chanceOfSeparation(n, m) is 1/3 for two, 1/10 for three, 2/252 for five, and 1 for two single runs', () => {
  expect(chanceOfSeparation(2, 2)).toBeCloseTo(1 / 3, 12);
  expect(chanceOfSeparation(3, 3)).toBeCloseTo(1 / 10, 12);
  expect(chanceOfSeparation(5, 5)).toBeCloseTo(2 / 252, 12);
  expect(chanceOfSeparation(1, 1)).toBe(1);
});

test('rankSumTest(a, b) of separated sides has the chance of separation as its p', () => {
  const { less, greater, twoSided } = rankSumTest([1, 2, 3, 4, 5], [6, 7, 8, 9, 10]);
  expect(less).toBeCloseTo(1 / 252, 12);
  expect(greater).toBeCloseTo(1, 12);
  expect(twoSided).toBeCloseTo(chanceOfSeparation(5, 5), 12);
});

test('rankSumTest(a, b) with ties counts with midranks: for 1, 2 vs. 2, 3 two of the six choices are as extreme', () => {
  // Midranks 1, 2.5, 2.5, 4: sums of two are 3.5, 3.5, 5, 5, 6.5, 6.5; 3.5 is observed, 5 is the middle.
  const { less, twoSided } = rankSumTest([1, 2], [2, 3]);
  expect(less).toBeCloseTo(2 / 6, 12);
  expect(twoSided).toBeCloseTo(4 / 6, 12);
});

test('rankSumTest(a, b) of equal times is 1, and so is a test without values', () => {
  expect(rankSumTest([2, 2, 2], [2, 2, 2])).toMatchObject({ less: 1, greater: 1, twoSided: 1 });
  expect(rankSumTest([], [1]).twoSided).toBe(1);
});

test('rankSumTest(a, b) of one and one is 1: a single run shows nothing', () => {
  expect(rankSumTest([1], [9]).twoSided).toBe(1);
});

test('rankSumTest(a, b) swaps less and greater with the sides, and ignores the order of the values', () => {
  fc.assert(
    fc.property(times(1, 7), times(1, 7), (a, b) => {
      const [forth, back] = [rankSumTest(a, b), rankSumTest([...b].reverse(), [...a].reverse())];
      assertClose(forth.less, back.greater, 10);
      assertClose(forth.twoSided, back.twoSided, 10);
    }),
  );
});

test('above 40 values rankSumTest(a, b) is approximated, and hardly differs from the exact result at 40', () => {
  const a = Array.from({ length: 20 }, (_, index) => index);
  const b = a.map((value) => value + 3.5);
  const [counted, approximated] = [rankSumTest(a, b), rankSumTest([...a, 9.5], b)];
  expect(Math.abs(approximated.twoSided - counted.twoSided)).toBeLessThan(0.02);
  const back = rankSumTest(b, [...a, 9.5]);
  assertClose(back.greater, approximated.less, 12);
  assertClose(back.twoSided, approximated.twoSided, 12);
  const alike = Array.from({ length: 25 }, () => 2);
  expect(rankSumTest(alike, alike).twoSided).toBe(1);
});

test('rankSumTest(a, b) of ten and ten counts: 3,996 of the 184,756 choices have a U of at most 23', () => {
  // Each of the first three is above some of b: 10 + 10 + 3 = 23 pairs.
  const b = Array.from({ length: 10 }, (_, index) => 10 * (index + 1));
  const a = [1, 2, 3, 4, 5, 6, 7, 35, 101, 102];
  expect(rankSumTest(a, b).less).toBeCloseTo(3996 / 184_756, 12);
});

test('pairCountShares(2, 2) are 1, 2, 4, 5 and 6 sixths', () => {
  expect(pairCountShares(2, 2).map((share) => Math.round(share * 6 * 1e9) / 1e9)).toEqual([1, 2, 4, 5, 6]);
});

test('hodgesLehmannRatio(a, b) is the median of the pairwise ratios, for an even number the geometric mean of the middle two', () => {
  const found = hodgesLehmannRatio([4, 9], [1, 2]);
  expect(found?.ratio).toBeCloseTo(Math.sqrt(18), 12);
  expect([found?.low, found?.high]).toEqual([2, 9]);
  expect(found?.level).toBeCloseTo(2 / 3, 12);
});

test('hodgesLehmannRatio(a, b) drops three ratios at each end at five and five, and then has 96.8%', () => {
  const found = hodgesLehmannRatio([1, 2, 4, 8, 16], [1, 1, 1, 1, 1]);
  // Each of 1, 2, 4, 8, and 16 occurs five times among the 25 ratios; the third smallest is 1, the third largest 16.
  expect([found?.low, found?.ratio, found?.high]).toEqual([1, 4, 16]);
  expect(found?.level).toBeCloseTo(1 - 8 / 252, 12);
});

test('hodgesLehmannRatio(a, b) of three and three has 90%, of one and one no level, without times null', () => {
  expect(hodgesLehmannRatio([1, 2, 3], [1, 2, 3])?.level).toBeCloseTo(0.9, 12);
  expect(hodgesLehmannRatio([6], [3])).toEqual({ ratio: 2, low: 2, high: 2, level: 0 });
  expect(hodgesLehmannRatio([], [3])).toBeNull();
});

test('hodgesLehmannRatio(a, b) inverts if the sides are swapped, for any order of the times', () => {
  fc.assert(
    fc.property(times(1, 8), times(1, 8), (a, b) => {
      const [forth, back] = [hodgesLehmannRatio(a, b), hodgesLehmannRatio([...b].reverse(), [...a].reverse())];
      assertClose((forth?.ratio ?? 0) * (back?.ratio ?? 0), 1, 9);
      assertClose((forth?.low ?? 0) * (back?.high ?? 0), 1, 9);
    }),
  );
});

test('hodgesLehmannRatio(a, b) excludes 1 exactly if the two-sided p is at most 5%, without ties', () => {
  const distinct = fc.uniqueArray(fc.integer({ min: 1, max: 1000 }), { minLength: 10, maxLength: 10 });
  fc.assert(
    fc.property(distinct, (all) => {
      const [a, b] = [all.slice(0, 5), all.slice(5)];
      const { low = 0, high = 0 } = hodgesLehmannRatio(a, b) ?? {};
      assert.equal(low > 1 || high < 1, rankSumTest(a, b).twoSided <= 0.05);
    }),
  );
});

test('above 40 times hodgesLehmannRatio(a, b) approximates and still inverts', () => {
  const a = Array.from({ length: 30 }, (_, index) => 10 + index);
  const b = a.map((value) => value / 2);
  const [forth, back] = [hodgesLehmannRatio(a, b), hodgesLehmannRatio(b, a)];
  expect((forth?.low ?? 0) * (back?.high ?? 0)).toBeCloseTo(1, 12);
  expect(forth?.low).toBeGreaterThan(1);
});

test('hodgesLehmannRatio(a, b) of 25 and 17 times drops 135 ratios at each end: 25 · 17 ÷ 2 − 1.96 · 39.0 − 1, rounded down', () => {
  const a = Array.from({ length: 25 }, (_, index) => index + 1);
  const b = Array.from({ length: 17 }, () => 1);
  expect(hodgesLehmannRatio(a, b)).toMatchObject({ ratio: 13, low: 8, high: 18 });
});

test('hodgesLehmannRatio(a, b) of eight and eight drops 13 ratios at each end, the critical value of U at 5% in the tables', () => {
  const a = Array.from({ length: 8 }, (_, index) => 2 ** (8 * index));
  const b = Array.from({ length: 8 }, (_, index) => 2 ** -index);
  // The 64 ratios are 1, 2, 4, …, 2⁶³.
  expect(hodgesLehmannRatio(a, b)).toMatchObject({ low: 2 ** 13, high: 2 ** 50 });
});

test('hodgesLehmannRatio(a, b) is exactly the value in the sorted list of all ratios, with and without ties', () => {
  const coarse = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 60 });
  const fine = fc.array(fc.double({ min: 1e-3, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 60 });
  const either = fc.oneof(coarse, fine);
  fc.assert(
    fc.property(either, either, (a, b) => {
      const { ratio, low, high } = hodgesLehmannRatio(a, b) ?? {};
      const ratios = a.flatMap((time) => b.map((other) => time / other)).sort((x, y) => x - y);
      assert.equal(ratio, medianRatio(ratios));
      assert.ok(ratios.some((value, at) => value === low && ratios.at(-1 - at) === high));
    }),
  );
});

test('thousands of iterations are compared without a list of all ratios: 20,000 times each give 4 · 10⁸', () => {
  const a = Array.from({ length: 20_000 }, (_, index) => 10 + index / 1000);
  expect(hodgesLehmannRatio(a, a)?.ratio).toBe(1);
  expect(rankSumTest(a, a).twoSided).toBe(1);
});

test('falseDiscoveryRates(p) multiplies by the family and divides by the rank, and never decreases', () => {
  const rates = falseDiscoveryRates([0.9, 0.01, 0.02]);
  expect(rates[1]).toBeCloseTo(0.03, 12);
  expect(rates[2]).toBeCloseTo(0.03, 12);
  expect(rates[0]).toBeCloseTo(0.9, 12);
  expect(falseDiscoveryRates([])).toEqual([]);
  expect(falseDiscoveryRates([0.04])).toEqual([0.04]);
});

test('falseDiscoveryRates(p): equal p get equal q, q is never below p, and the order of the family does not matter', () => {
  const family = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(family, (tenths) => {
      const p = tenths.map((value) => value / 20);
      const rates = falseDiscoveryRates(p);
      const reversed = falseDiscoveryRates([...p].reverse()).reverse();
      p.forEach((value, index) => {
        assert.ok((rates[index] ?? 0) >= value);
        assert.equal(rates[index], reversed[index]);
        assert.equal(rates[p.indexOf(value)], rates[index]);
      });
    }),
  );
});

test('equivalenceTest(a, b) of 100, 101, 102 on both sides is 1/20: 5% more or less would separate them', () => {
  expect(equivalenceTest([100, 101, 102], [100, 101, 102])).toBeCloseTo(1 / 20, 12);
});

test('equivalenceTest(a, b) of times a tenth apart is not an equivalence, and neither is one run', () => {
  expect(equivalenceTest([110, 111, 112, 113, 114], [100, 101, 102, 103, 104])).toBeGreaterThan(0.9);
  expect(equivalenceTest([100], [100])).toBe(0.5);
});

test('equivalenceTest(a, b) does not change if the sides are swapped', () => {
  fc.assert(
    fc.property(times(1, 6), times(1, 6), (a, b) => {
      assertClose(equivalenceTest(a, b), equivalenceTest(b, a), 10);
    }),
  );
});

test('equivalenceOfRanges(range, n, m) is a bound: within 5% it equals separated sides, otherwise 1', () => {
  expect(equivalenceOfRanges({ low: 0.97, high: 1.03 }, 5, 5)).toBeCloseTo(1 / 252, 12);
  expect(equivalenceOfRanges({ low: 0.97, high: 1.06 }, 5, 5)).toBe(1);
  expect(equivalenceOfRanges({ low: 1 / 1.05, high: 1.01 }, 5, 5)).toBe(1);
});
