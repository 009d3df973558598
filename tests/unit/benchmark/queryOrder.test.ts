import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { compareSets, compareVersions } from '../../../src/benchmark/queryOrder';
import { resultSet } from './support';

const set = (id: string, engine: string, version: string) =>
  resultSet({ q1: [1] }, { id, engine: { id: engine, title: engine, version } });

test('compareVersions orders parts as numbers: 0.9 before 0.16', () => {
  expect(['0.16.0', '0.9.1', '1.2', '1.2.1', '0.9', '1.2-rc1'].sort(compareVersions)).toEqual([
    '0.9',
    '0.9.1',
    '0.16.0',
    '1.2-rc1',
    '1.2',
    '1.2.1',
  ]);
});

test('compareVersions is an order: it changes its sign when the sides are swapped', () => {
  const version = fc.array(fc.oneof(fc.nat(20).map(String), fc.constantFrom('rc1', 'beta')), {
    minLength: 1,
    maxLength: 4,
  });
  fc.assert(
    fc.property(version, version, (a, b) => {
      const [left, right] = [a.join('.'), b.join('.')];
      expect(compareVersions(left, right) + compareVersions(right, left)).toBe(0);
    }),
  );
});

test('compareSets puts native Spark first, then engines by id, then versions in order', () => {
  const sets = [
    set('a', 'comet', '0.16'),
    set('b', 'gluten', '1.0'),
    set('c', 'comet', '0.9'),
    set('d', 'native-spark', '3.5'),
  ];
  expect(sets.sort(compareSets).map(({ id }) => id)).toEqual(['d', 'c', 'a', 'b']);
});
