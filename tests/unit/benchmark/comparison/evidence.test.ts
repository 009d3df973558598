import { compare } from '../../../../src/benchmark/comparison/compare';
import { evidenceOf, metricEvidence, queryEvidence, wordBasis } from '../../../../src/benchmark/comparison/evidence';
import type { Comparison } from '../../../../src/benchmark/model/comparison';
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

test('a mark of the total time rests on the total time, and a word that rests on another metric names it', () => {
  const of = (found: Comparison['verdict']['case'], low: number) => {
    const total = { verdict: 'unclear', deciding: { low, high: 1.3 } } as Comparison['total'];
    const comparison = { total, verdict: { case: found, word: '', sentence: '' } };
    return [evidenceOf(comparison), wordBasis(comparison)];
  };
  expect(of('ahead', 0.9)).toEqual([{ way: 'same', strength: 'measured' }, ', in the geometric mean']);
  expect(of('behind', 0.9)).toEqual([{ way: 'same', strength: 'measured' }, ', in the geometric mean']);
  expect(of('ahead', 1.1)).toEqual([{ way: 'faster', strength: 'measured' }, '']);
  expect(of('unclear', 0.9)).toEqual([{ way: 'same', strength: 'measured' }, '']);
});

test('the median of a comparison that is ahead has its own direction and no more strength than the verdict', () => {
  const [clear, open] = [
    { verdict: 'faster', deciding: { low: 1.2, high: 1.4 } },
    { verdict: 'unclear', deciding: { low: 0.9, high: 1.3 } },
  ] as Comparison['total'][];
  const verdict = { case: 'ahead', word: '', sentence: '' } as const;
  const metrics = { verdict, total: clear, geometricMean: clear, median: open } as Comparison;
  expect(metricEvidence('geometricMean', metrics)).toEqual({ way: 'faster', strength: 'measured' });
  expect(metricEvidence('median', metrics)).toEqual({ way: 'same', strength: 'measured' });
});
