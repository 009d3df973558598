import { expectedByChance, testQueries } from '../../../../src/benchmark/comparison/queryTests';
import type { SamplePair } from '../../../../src/benchmark/statistics/repeatIntervals';
import { expect, test } from '../../support/test';
import { measured, ranged } from '../statistics/support';

/** Ranges 10 ± `half` s vs. 5 ± `half` s, n iterations each. */
function apart(n: number, half = 1): SamplePair {
  return { baseline: ranged(10, 10 - half, 10 + half, n), candidate: ranged(5, 5 - half, 5 + half, n) };
}

function alike(n: number, width: number): SamplePair {
  const side = ranged(10, 10 * (1 - width), 10 * (1 + width), n);
  return { baseline: side, candidate: side };
}

const verdicts = (pairs: SamplePair[]) => testQueries(pairs).map(({ verdict }) => verdict);

test('testQueries(pairs): separated ranges of five iterations are clear, p being their chance 2/252', () => {
  const [found] = testQueries([apart(5)]);
  expect(found).toMatchObject({ verdict: 'faster', test: { rule: 'ranges', low: 9 / 6, high: 11 / 4, level: null } });
  expect(found?.test.p).toBeCloseTo(2 / 252, 12);
  expect(found?.test.q).toBeCloseTo(2 / 252, 12);
});

test('testQueries(pairs): one separated query among ten that overlap is unconfirmed at five iterations: q is 0.087', () => {
  const found = testQueries([apart(5), ...Array.from({ length: 10 }, () => alike(5, 0.1))]);
  expect(found[0]?.test.q).toBeCloseTo((11 * 2) / 252, 9);
  expect(found[0]?.verdict).toBe('separated-faster');
  expect(found[1]?.test.p).toBe(1);
});

test('testQueries(pairs): three iterations are separated but never clear, and so is an unreported number', () => {
  expect(verdicts([apart(3)])).toEqual(['separated-faster']);
  expect(verdicts([{ baseline: apart(3).baseline, candidate: apart(10).candidate }])).toEqual(['separated-faster']);
  const { baseline, candidate } = apart(5);
  expect(verdicts([{ baseline: candidate, candidate: { ...baseline, n: null } }])).toEqual(['separated-slower']);
});

test('testQueries(pairs): three known iterations name the rank test that gave their p, not their ranges', () => {
  const [found] = testQueries([{ baseline: measured([10, 11, 12]), candidate: measured([5, 10.5, 6]) }]);
  expect(found).toMatchObject({ verdict: 'unclear', test: { rule: 'mann-whitney', p: expect.closeTo(0.2, 12) } });
});

test('testQueries(pairs): four iterations can be clear in a family of one, 2/70 being below 0.05', () => {
  expect(verdicts([apart(4)])).toEqual(['faster']);
});

test('testQueries(pairs): known iterations are tested by ranks, so that ranges which overlap a little may still be clear', () => {
  const pair = { baseline: measured([10, 11, 12, 13, 14]), candidate: measured([5, 6, 7, 8, 10.5]) };
  const [found] = testQueries([pair]);
  expect(found).toMatchObject({ verdict: 'faster', test: { rule: 'mann-whitney' } });
  expect(found?.test.p).toBeCloseTo(4 / 252, 12);
  expect(found?.test.level).toBeCloseTo(1 - 8 / 252, 12);
});

test('testQueries(pairs): ratios within 5% are within 5%, also if the ranges do not overlap', () => {
  const [found] = testQueries([alike(5, 0.01)]);
  expect(found).toMatchObject({ verdict: 'same', test: { rule: 'equivalence-of-ranges' } });
  const near = { baseline: ranged(102, 101.5, 102.5, 5), candidate: ranged(100, 99.5, 100.5, 5) };
  expect(verdicts([near])).toEqual(['same']);
  const steps = measured([10, 10.1, 10.2, 10.3, 10.4]);
  expect(testQueries([{ baseline: steps, candidate: steps }])[0]).toMatchObject({
    verdict: 'same',
    test: { rule: 'equivalence' },
  });
  const slower = measured([10.45, 10.46, 10.47, 10.48, 10.49]);
  expect(verdicts([{ baseline: slower, candidate: steps }])).toEqual(['same']);
});

test('testQueries(pairs): a single run, and an unpublished range, decide nothing and are in no family', () => {
  const single = { baseline: { ...ranged(10, 9, 11, 5), n: 1 }, candidate: ranged(5, 4, 6, 5) };
  const noRange = { baseline: { ...ranged(10, 9, 11, 5), minS: null }, candidate: ranged(5, 4, 6, 5) };
  const found = testQueries([single, noRange, apart(5)]);
  expect(found.map(({ test: { rule } }) => rule)).toEqual(['single-run', 'no-range', 'ranges']);
  expect(found.map(({ test: { q } }) => q === null)).toEqual([true, true, false]);
  expect(found[2]?.test.q).toBeCloseTo(2 / 252, 12);
});

test('expectedByChance(tested) multiplies the tests by the largest p that is clear, and adds up the chances of three iterations', () => {
  const pairs = Array.from({ length: 20 }, () => apart(5));
  expect(expectedByChance(testQueries(pairs)).clear).toBeCloseTo((20 * 2) / 252, 12);
  expect(expectedByChance(testQueries([...pairs, alike(5, 0.1)])).clear).toBeCloseTo((21 * 2) / 252, 12);
  const few = Array.from({ length: 22 }, () => apart(3));
  expect(expectedByChance(testQueries(few))).toEqual({ clear: 0, separated: expect.closeTo(2.2, 9) });
  expect(expectedByChance(testQueries([alike(5, 0.1)]))).toEqual({ clear: 0, separated: 0 });
});
