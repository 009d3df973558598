import { compare } from '../../../../src/benchmark/comparison/compare';
import { queryEvidence } from '../../../../src/benchmark/comparison/evidence';
import type { ResultSet } from '../../../../src/benchmark/model/resultSet';
import { expect, test } from '../../support/test';
import { other, resultSet, type Times } from '../support';

const evidence = (before: Times, after: Times, changes: Partial<ResultSet> = {}, isWithheld = false) => {
  const [match] = compare(
    resultSet({ q1: before }, changes),
    resultSet({ q1: after }, { ...other, ...changes }),
    [],
  ).matched;
  if (!match) throw new Error('no match');
  return queryEvidence(match, isWithheld);
};

test('a query that ran once is on its side without being clear, and with overlapping ranges it is on none', () => {
  const once = { statistic: 'single', iterations: 1 } as const;
  expect(evidence([2], [1], once)).toEqual({ way: 'faster', strength: 'measured' });
  expect(evidence([1], [2], once)).toEqual({ way: 'slower', strength: 'measured' });
  expect(evidence([2], [2], once)).toEqual({ way: 'same', strength: 'measured' });
  expect(evidence([5, 4, 6], [4, 3, 5])).toEqual({ way: 'same', strength: 'measured' });
});

test('separated ranges are clear with five iterations, unconfirmed with three, and nothing if sources conflict', () => {
  expect(evidence([4, 3.9, 4.1], [2, 1.9, 2.1])).toEqual({ way: 'faster', strength: 'clear' });
  expect(evidence([4, 3.9, 4.1], [2, 1.9, 2.1], { iterations: 3 })).toEqual({ way: 'faster', strength: 'measured' });
  expect(evidence([4, 3.9, 4.1], [2, 1.9, 2.1], {}, true)).toEqual({ way: 'faster', strength: 'none' });
});
