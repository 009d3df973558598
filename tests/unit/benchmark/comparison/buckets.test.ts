import { bucketPlace } from '../../../../src/benchmark/comparison/buckets';
import { wholeFamily } from '../../../../src/benchmark/comparison/match';
import type { BucketScheme } from '../../../../src/benchmark/model/report';
import { topFaster, topSlower } from '../../../../src/figures/shared/tables';
import { expect, test } from '../../support/test';
import { other, resultSet, type Times } from '../support';

function placeOf(baselineS: number, candidateS: number, scheme: BucketScheme): number {
  const matched = wholeFamily(resultSet({ q1: [baselineS] }), resultSet({ q1: [candidateS] }, other));
  return matched[0] ? bucketPlace(matched[0], scheme) : -1;
}

test('a speedup on an edge belongs to the outer bucket on both sides', () => {
  expect([placeOf(1.25, 1, 'speedup'), placeOf(1, 1.25, 'speedup')]).toEqual([0, 4]);
  expect([placeOf(1.1, 1, 'speedup'), placeOf(1, 1.1, 'speedup')]).toEqual([1, 3]);
});

test('3.3 ÷ 3 is on the edge 1.1 although its binary quotient is smaller', () => {
  expect(3.3 / 3).toBeLessThan(1.1);
  expect([placeOf(3.3, 3, 'speedup'), placeOf(3, 3.3, 'speedup')]).toEqual([1, 3]);
});

test('the middle bucket contains everything nearer to 1 than its edges', () => {
  expect([placeOf(1.0999, 1, 'speedup'), placeOf(1, 1, 'speedup'), placeOf(1, 1.0999, 'speedup')]).toEqual([2, 2, 2]);
});

test('the time-change scheme is relative to the baseline: 0.8 s and 1.2 s of 1 s are on the outer edges', () => {
  expect([placeOf(1, 0.8, 'time-change'), placeOf(1, 1.2, 'time-change')]).toEqual([0, 4]);
  expect([placeOf(1, 0.9, 'time-change'), placeOf(1, 1.1, 'time-change')]).toEqual([1, 3]);
  expect(placeOf(1, 0.91, 'time-change')).toBe(2);
});

test('a candidate at 0.81 of the time takes 10–20% less time, but its speedup of 1.23 is in the range below 1.25', () => {
  expect([placeOf(1, 0.81, 'time-change'), placeOf(1, 0.81, 'speedup')]).toEqual([1, 1]);
  expect([placeOf(1, 0.805, 'time-change'), placeOf(1, 0.805, 'speedup')]).toEqual([1, 1]);
});

const many = (times: Times) => Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`q${index + 1}`, times]));

test('top lists contain at most ten queries, only with speedups beyond 1, sorted by speedup', () => {
  const matched = wholeFamily(resultSet(many([2])), resultSet({ ...many([1]), q12: [4], q11: [0.5], q10: [2] }, other));
  expect(topFaster(matched)).toHaveLength(10);
  expect(topFaster(matched)[0]?.query).toBe('q11');
  expect(topSlower(matched).map(({ query }) => query)).toEqual(['q12']);
});

test('equal speedups are ordered by seconds, then in query order', () => {
  const matched = wholeFamily(
    resultSet({ q10: [2], q2: [2], q3: [20] }),
    resultSet({ q10: [1], q2: [1], q3: [10] }, other),
  );
  expect(topFaster(matched).map(({ query }) => query)).toEqual(['q3', 'q2', 'q10']);
});
