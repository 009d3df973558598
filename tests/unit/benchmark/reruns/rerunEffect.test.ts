import type { RerunEffect, RerunGroup } from '../../../../src/benchmark/model/reruns';
import { halfWidths, rerunBand, rerunVariances } from '../../../../src/benchmark/reruns/rerunEffect';
import { rerunGroups, rerunSpread } from '../../../../src/benchmark/reruns/rerunGroups';
import { tQuantile } from '../../../../src/benchmark/statistics/distributions';
import { decidingInterval } from '../../../../src/benchmark/statistics/repeatIntervals';
import { expect, test } from '../../support/test';
import { environment, resultSet } from '../support';

/** A group with equal sums of squares for every metric. */
function group(df: number, squares: number, sets: string[] = []): RerunGroup {
  const all = { total: squares, geometricMean: squares, median: squares, query: squares };
  return { title: '', sets, df, squares: all, largest: 1 + squares };
}

const effect: RerunEffect = {
  applications: [group(9, 9 * 0.0016)],
  rounds: [group(1, 0.0025, ['a', 'b']), group(2, 2 * 0.0049, ['c', 'd', 'e'])],
};

test('tQuantile(df) equals the printed tables for even and odd degrees of freedom', () => {
  expect([1, 2, 5, 9, 14, 30].map((df) => tQuantile(df).toFixed(3))).toEqual([
    '12.706',
    '4.303',
    '2.571',
    '2.262',
    '2.145',
    '2.042',
  ]);
});

test('decidingInterval(): 2 (1.9 to 2.2) with a half-width of 0.1 is 1.787 to 2.296; swapped sides invert it', () => {
  const { low, high } = decidingInterval(2, { low: 1.9, high: 2.2 }, 0.1);
  expect([low.toFixed(3), high.toFixed(3)]).toEqual(['1.787', '2.296']);
  const back = decidingInterval(1 / 2, { low: 1 / 2.2, high: 1 / 1.9 }, 0.1);
  expect([1 / back.high, 1 / back.low]).toEqual([expect.closeTo(low, 12), expect.closeTo(high, 12)]);
  const alone = decidingInterval(1, null, Math.log(1.1));
  expect([alone.low, alone.high]).toEqual([expect.closeTo(1 / 1.1, 12), expect.closeTo(1.1, 12)]);
});

test('rerunSpread(): runs of 10 and 11 s have ln(1.1)² ÷ 2 about their mean; one odd query does not widen single queries', () => {
  const run = (...times: number[]) => new Map(times.map((time, index) => [`q${index}`, time]));
  const found = rerunSpread([run(10), run(11)]);
  expect(found).toMatchObject({ df: 1, largest: expect.closeTo(1.1, 12) });
  expect(found?.squares.total).toBeCloseTo(Math.log(1.1) ** 2 / 2, 12);
  const many = Array.from({ length: 99 }, () => 10);
  const odd = rerunSpread([run(...many, 10), run(...many.map((time) => 1.01 * time), 70)]);
  expect(Math.sqrt(odd?.squares.query ?? 0)).toBeCloseTo(Math.log(1.01) / (1.959964 * Math.SQRT2), 6);
  expect(odd?.squares.total).toBeGreaterThan(0.001);
});

test('rerunVariances(): an application varies less than a run in another round; estimates that contradict that are pooled', () => {
  const { application, round } = rerunVariances(effect, 'total');
  expect([application, round]).toEqual([
    { variance: expect.closeTo(0.0016, 12), df: 9 },
    { variance: expect.closeTo((0.0025 + 0.0098) / 3, 12), df: 3 },
  ]);
  const reversed = rerunVariances({ ...effect, rounds: [group(3, 3 * 0.0004)] }, 'total');
  const pooled = { variance: expect.closeTo((9 * 0.0016 + 3 * 0.0004) / 12, 12), df: 12 };
  expect(reversed).toEqual({ application: pooled, round: pooled });
});

test('halfWidths(): 0.0016 with 9 degrees of freedom is 2.262 · √0.0032; three applications on each side divide it by √3', () => {
  expect(halfWidths(effect, 'application').total).toBeCloseTo(2.2622 * Math.sqrt(0.0032), 5);
  const three = halfWidths(effect, 'application', [3, 3]).total;
  expect(three).toBeCloseTo(halfWidths(effect, 'application').total / Math.sqrt(3), 12);
  expect(halfWidths(effect, 'round', [3, 3])).toEqual(halfWidths(effect, 'round'));
});

test('rerunBand(): a run does not judge itself, and sides can be swapped', () => {
  const [a, x] = [resultSet({ q1: [1] }, { id: 'a' }), resultSet({ q1: [1] }, { id: 'x', created: '2020-01-01' })];
  const { halfWidth, isOneRound } = rerunBand(a, x, effect);
  expect([isOneRound, halfWidth.total]).toEqual([false, expect.closeTo(tQuantile(2) * Math.sqrt(2 * 0.0049), 12)]);
  expect(rerunBand(x, a, effect)).toEqual(rerunBand(a, x, effect));
  const isOne = (changes: object) => rerunBand(a, { ...a, id: 'y', ...changes }, effect).isOneRound;
  expect([isOne({}), isOne({ created: '2020-01-01' }), isOne({ environment: 'other' })]).toEqual([true, false, false]);
});

test('rerunGroups(): equal settings but for the event log, unused access to S3, and spelling; other sets are not grouped', () => {
  const own = { 'spark.executor.memory': '16g' };
  const set = (id: string, configuration: Record<string, string>, changes = {}) =>
    resultSet({ q1: [10], q2: [20] }, { id, configuration, ...changes });
  const sets = [
    set('one', own),
    set('two', { 'spark.executor.memory': '16384m', 'spark.eventLog.enabled': 'true' }),
    set('three', { ...own, 'spark.hadoop.fs.s3a.impl': 'x' }),
    set('cores', { ...own, 'spark.executor.cores': '4' }),
    set('none', {}),
    set('unknown', own, { iterations: 'unknown' }),
  ];
  const groups = rerunGroups(sets, [environment({ storage: 'local disk' })]);
  expect(groups.map((found) => found.sets)).toEqual([['one', 'two', 'three']]);
  expect(rerunGroups(sets, [environment({ storage: 'S3' })]).map((found) => found.sets)).toEqual([['one', 'two']]);
  expect(rerunGroups(sets, [environment({ nodes: 'unknown' })])).toEqual([]);
});
