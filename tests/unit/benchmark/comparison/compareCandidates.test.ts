import { compareCandidates } from '../../../../src/benchmark/comparison/compare';
import { expect, test } from '../../support/test';
import { other, resultSet } from '../support';

const BASELINE = resultSet({ q1: [2], q2: [4], q3: [6], q4: [2], q5: [2], q6: [2], q7: [2] });
const WHOLE = resultSet({ q1: [1], q2: [2], q3: [3], q4: [1], q5: [1], q6: [1], q7: [1] }, other);
const PART = resultSet({ q1: [4], q3: [12], q4: [4], q5: [4], q6: [4], q7: [4] }, { ...other, id: 'part' });
const SHARED = ['q1', 'q3', 'q4', 'q5', 'q6', 'q7'];

test('several candidates are compared over the queries that all of them ran', () => {
  const comparisons = compareCandidates(BASELINE, [WHOLE, PART], []);
  expect(comparisons.map(({ candidate, total }) => [candidate.id, total.speedup])).toEqual([
    ['other', 2],
    ['part', 0.5],
  ]);
  expect(comparisons.map(({ matched }) => matched.map(({ query }) => query))).toEqual([SHARED, SHARED]);
  expect(comparisons.map(({ unmatched }) => unmatched[0]?.reason)).toEqual([
    'another candidate has no time',
    'not in the result set',
  ]);
});

test('one candidate is compared over all queries that it ran', () => {
  const [comparison] = compareCandidates(BASELINE, [WHOLE], []);
  expect(comparison?.matched).toHaveLength(7);
});

test('excluded queries are excluded for every candidate, with that reason', () => {
  const comparisons = compareCandidates(BASELINE, [WHOLE, PART], [], {
    only: new Set(['q1', 'q2', 'q4', 'q5', 'q6', 'q7']),
  });
  expect(comparisons.map(({ matched }) => matched.length)).toEqual([5, 5]);
  expect(comparisons[0]?.notes).toEqual(['1 of 7 queries left out by choice: q3.']);
});

test('the reasons against every pair that is not comparable are given at once', () => {
  const suite = { ...BASELINE.suite, queryVersion: '2.4' };
  const wrong = ['1.9', '1.8'].map((version) => ({
    ...WHOLE,
    id: version,
    suite,
    engine: { ...WHOLE.engine, version },
  }));
  expect(() => compareCandidates(BASELINE, [WHOLE, ...wrong], [])).toThrow(
    /2\.4 \(\D+ 1\.9\); the query version differs: 4\.0 \(.+\) vs\. 2\.4 \(\D+ 1\.8\)/,
  );
});
