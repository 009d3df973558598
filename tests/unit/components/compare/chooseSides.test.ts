import { chooseSides } from '../../../../src/components/compare/chooseSides';
import type { IndexEntry } from '../../../../src/components/compare/setIndex';
import { expect, test } from '../../support/test';

function entry(id: string, engine: string, scaleFactor: number, mark?: string): IndexEntry {
  return {
    id,
    engine: { id: engine, title: engine, version: '1.0' },
    suite: { name: 'tpch', queryVersion: '3.0', scaleFactor, tableFormat: 'parquet' },
    environment: 'unknown',
    ...{ harness: { name: 'unknown' }, sources: [], outputs: [] },
    queries: 22,
    totalS: 1,
    created: '2026-01-01',
    ...(mark === undefined ? {} : { mark }),
  };
}

const COMET = entry('comet', 'comet', 100);
const SPARK = entry('spark', 'native-spark', 100);
const LARGE = entry('large', 'native-spark', 1000);
const MINE = entry('own_mine', 'comet', 100, 'yours, not published');
const OTHER = entry('own_other', 'comet', 100, 'yours, not published');

test('an own set becomes the candidate, and a comparable baseline stays', () => {
  const sides = { baseline: 'comet', candidates: ['spark'] };
  expect(chooseSides([MINE], [MINE, COMET, SPARK], sides)).toEqual({ baseline: 'comet', candidates: ['own_mine'] });
});

test('a baseline that is not comparable is replaced by vanilla Spark, and any published one by a different own set', () => {
  const sides = { baseline: 'large', candidates: ['comet'] };
  expect(chooseSides([MINE], [MINE, COMET, SPARK, LARGE], sides).baseline).toBe('spark');
  expect(chooseSides([OTHER], [OTHER, MINE, COMET, SPARK], { baseline: 'comet', candidates: ['own_mine'] })).toEqual({
    baseline: 'own_mine',
    candidates: ['own_other'],
  });
});

test('if nothing is comparable the baseline stays, and a set that is already a side stays', () => {
  const sides = { baseline: 'large', candidates: ['own_mine'] };
  expect(chooseSides([MINE], [MINE, LARGE], sides)).toBe(sides);
  expect(chooseSides([OTHER], [OTHER, LARGE], { baseline: 'large', candidates: [] })).toEqual({
    baseline: 'large',
    candidates: ['own_other'],
  });
});

test('where nothing fits, the set with the fewest reasons against it is opposite, so that they are said', () => {
  const tpcds = { ...SPARK, id: 'tpcds', suite: { ...SPARK.suite, name: 'tpcds' as const, queryVersion: '4.0' } };
  const sides = { baseline: 'tpcds', candidates: ['comet'] };
  expect(chooseSides([MINE], [MINE, tpcds, LARGE], sides)).toEqual({ baseline: 'large', candidates: ['own_mine'] });
});

test('for several sets of one file, vanilla Spark is the baseline and the others are the candidates', () => {
  const spark = { ...MINE, id: 'own_spark', engine: { ...MINE.engine, id: 'native-spark' } };
  expect(chooseSides([MINE, spark, OTHER], [MINE, spark, OTHER, SPARK], { baseline: 'spark', candidates: [] })).toEqual(
    {
      baseline: 'own_spark',
      candidates: ['own_mine', 'own_other'],
    },
  );
});
