import { compareSets, compareSuites } from '../../../../src/benchmark/model/order';
import { expect, test } from '../../support/test';
import { resultSet } from '../support';

const set = (id: string, engine: string, version: string) =>
  resultSet({ q1: [1] }, { id, engine: { id: engine, title: engine, version } });

test('compareSets puts vanilla Spark first, then engines by id, then versions in order', () => {
  const sets = [
    set('a', 'comet', '0.16'),
    set('b', 'gluten', '1.0'),
    set('c', 'comet', '0.9'),
    set('d', 'native-spark', '3.5'),
  ];
  expect(sets.sort(compareSets).map(({ id }) => id)).toEqual(['d', 'c', 'a', 'b']);
});

test('compareSuites sorts by name, then by query version as a number; an unreported version comes last', () => {
  const suites = [
    { name: 'tpch', queryVersion: '3.0' },
    { name: 'tpcds', queryVersion: 'unknown' },
    { name: 'tpcds', queryVersion: '10.0' },
    { name: 'tpcds', queryVersion: '2.4' },
  ] as const;
  expect([...suites].sort(compareSuites).map(({ name, queryVersion }) => `${name} ${queryVersion}`)).toEqual([
    'tpcds 2.4',
    'tpcds 10.0',
    'tpcds unknown',
    'tpch 3.0',
  ]);
});
