import { suspiciousSpreads, suspiciousText } from '../../../../src/benchmark/artifacts/outlierSpreads';
import type { ResultRow } from '../../../../src/benchmark/model/resultSet';
import { expect, test } from '../../support/test';
import { row } from '../support';

/** Queries q1, q2, …: the fastest iteration takes one second, the slowest the given multiple. */
function spreads(...factors: number[]): ResultRow[] {
  return factors.map((factor, index) => row(`q${index + 1}`, [1, 1, factor]));
}

test('a spread of 4 among spreads of 1.2 is suspicious: ln 4 is 7.6 times ln 1.2', () => {
  const [found, ...rest] = suspiciousSpreads(spreads(1.2, 1.2, 1.2, 1.2, 4));
  expect(rest).toEqual([]);
  expect(found).toMatchObject({ query: 'q5', minS: 1, maxS: 4, spread: 4 });
  expect(found?.middle).toBeCloseTo(1.2, 12);
});

test('the limit is three times the logarithm: 1.728 is 1.2 cubed, and allowed', () => {
  const found = (factor: number) => suspiciousSpreads(spreads(1.2, 1.2, 1.2, 1.2, factor)).length;
  expect([found(1.72), found(1.7281)]).toEqual([0, 1]);
});

test('in a steady suite a spread below 1.5 is not suspicious', () => {
  expect(suspiciousSpreads(spreads(1.01, 1.01, 1.01, 1.01, 1.49))).toEqual([]);
  expect(suspiciousSpreads(spreads(1.01, 1.01, 1.01, 1.01, 1.5))).toHaveLength(1);
});

test('in a noisy suite no query is suspicious', () => {
  expect(suspiciousSpreads(spreads(3, 3.1, 2.9, 4, 5))).toEqual([]);
});

test('fewer than five ranges give no result, and queries without a range are ignored', () => {
  expect(suspiciousSpreads(spreads(1.1, 1.1, 1.1, 9))).toEqual([]);
  expect(suspiciousSpreads([...spreads(1.1, 1.1, 1.1, 9), row('q5', [1])])).toEqual([]);
});

test('the largest comes first, and the text contains rule and numbers', () => {
  const found = suspiciousSpreads(spreads(1.2, 1.2, 1.2, 1.2, 1.2, 3, 4));
  expect(found.map(({ query }) => query)).toEqual(['q7', 'q6']);
  expect(suspiciousText({ query: 'q18', minS: 4.771, maxS: 18.349, spread: 3.846, middle: 1.4618 })).toBe(
    'q18: 4.771–18.349\u202Fs, 3.85× between fastest and slowest iteration; the median query has 1.46×',
  );
});
