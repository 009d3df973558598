import { bySuite, resultSetListEntry } from '../../../../src/components/resultSet/listEntry';
import { resultSet } from '../../benchmark/support';
import { expect, test } from '../../support/test';

test('entries are grouped by suite and size, the largest group first', () => {
  const of = (id: string, scaleFactor: number) => {
    const set = resultSet({ q1: [1] }, { id });
    return resultSetListEntry({ ...set, suite: { ...set.suite, scaleFactor } }, []);
  };
  const groups = bySuite([of('a', 1000), of('b', 3000), of('c', 1000), of('d', 100), of('e', 1000)]);
  expect(groups.map(({ suite, entries }) => [suite, entries.map(({ id }) => id).join('')])).toEqual([
    ['TPC-DS-derived suite, scale factor 1000, Parquet', 'ace'],
    ['TPC-DS-derived suite, scale factor 3000, Parquet', 'b'],
    ['TPC-DS-derived suite, scale factor 100, Parquet', 'd'],
  ]);
});

test('an entry states in words that iterations and environment are unknown', () => {
  const entry = resultSetListEntry(resultSet({ q1: [1] }, { statistic: 'mean', iterations: 'unknown' }), []);
  expect([entry.statistic, entry.environment]).toEqual([
    'mean of an unknown number of iterations',
    'Environment not reported',
  ]);
});
