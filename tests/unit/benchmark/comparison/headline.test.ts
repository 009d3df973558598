import { compare } from '../../../../src/benchmark/comparison/compare';
import { expect, test } from '../../support/test';
import { other, resultSet } from '../support';

const queries = (factor: number) =>
  Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((n) => [
      `q${n}`,
      [factor * n, factor * n - 0.5, factor * n + 0.5] as [number, number, number],
    ]),
  );
const [baseline, candidate] = [resultSet(queries(4)), resultSet(queries(2), other)];

test('the metrics of two sets are computed once, and those of copies are equal', () => {
  const first = compare(baseline, candidate, []);
  expect(first.total.speedup).toBe(2);
  expect(compare(baseline, candidate, []).total).toBe(first.total);
  const copies = compare({ ...baseline }, { ...candidate }, []);
  expect(copies.total).not.toBe(first.total);
  expect(copies).toEqual(first);
});

test('other queries, other weights, and swapped sides have separate metrics', () => {
  const first = compare(baseline, candidate, []);
  const some = compare(baseline, candidate, [], { only: new Set(['q1', 'q2']) });
  expect([some.baselineS, some.total.speedup, some.total.verdict]).toEqual([12, 2, 'unclear']);
  const weighted = compare(baseline, candidate, [], {
    weights: new Map([
      ['q1', 3],
      ['q2', 1],
    ]),
  });
  expect(weighted.weighting?.weights).toEqual([3, 1]);
  expect(weighted.total).not.toBe(first.total);
  expect(compare(candidate, baseline, []).total.speedup).toBe(0.5);
  expect(compare(baseline, candidate, []).total).toBe(first.total);
});
