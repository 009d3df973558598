import type { ResultSet } from '../../../src/benchmark/model/resultSet';
import { competitorProblems, rerunDifferences } from '../../../src/data/references';
import { resultSet } from '../benchmark/support';
import { frozenData } from '../support/frozenSite';
import { expect, test } from '../support/test';

test('a rerun of another engine, release, suite, or data is an error with both', () => {
  const engine = { id: 'native-spark', title: 'vanilla Spark', version: '3.5.8' };
  const spark = resultSet({ q1: [1] }, { id: 'spark', engine });
  const problems = (rerunOf: string) => {
    const rerun = { ...spark, id: 'again', created: '2026-08-01', rerunOf };
    return rerunDifferences([resultSet({ q1: [1] }, { id: 'comet' }), spark, rerun], (id) => id);
  };
  expect(problems('spark')).toEqual([]);
  expect(problems('comet').map(({ path, message }) => [path, message])).toEqual([
    [
      'again',
      'rerunOf: comet measured comet, 1.0, tpcds, 3000, parquet; this set measured native-spark, 3.5.8, tpcds, 3000, parquet',
    ],
  ]);
});

test('a set that is a rerun of itself, also by way of others, or of a later one is an error', () => {
  const rerun = (id: string, rerunOf: string, created = '2026-07-02') =>
    resultSet({ q1: [1] }, { id, rerunOf, created });
  const first = resultSet({ q1: [1] }, { id: 'first', created: '2026-07-02' });
  const messages = (...sets: ResultSet[]) =>
    rerunDifferences([...sets, first], (id) => id).map(({ message }) => message);
  expect(messages(rerun('a', 'a'))).toEqual(['rerunOf: a is a rerun of itself']);
  expect(messages(rerun('a', 'b'), rerun('b', 'c'), rerun('c', 'a'), rerun('d', 'a'))).toEqual([
    'rerunOf: a is a rerun of itself by way of b',
    'rerunOf: b is a rerun of itself by way of c',
    'rerunOf: c is a rerun of itself by way of a',
  ]);
  expect(messages(rerun('a', 'first', '2026-07-01'))).toEqual([
    'rerunOf: first was published on 2026-07-02, later than this set on 2026-07-01',
  ]);
  expect(messages(rerun('a', 'first'), rerun('b', 'a'))).toEqual([]);
});

test('the project of another engine is a competitor: without that role, the set has a warning', () => {
  const { resultSets } = frozenData();
  const measured = resultSets.find(({ id }) => id === 'tpch-sf100-parquet-blaze-5.0.0-snapshot');
  if (!measured) throw new Error('no set of Blaze');
  const { publisher, ...silent } = measured;
  expect(publisher).toEqual({ role: 'competitor' });
  expect(competitorProblems(resultSets, (id) => id)).toEqual([]);
  expect(competitorProblems([...resultSets, silent], (id) => id).map(({ level, message }) => [level, message])).toEqual(
    [['warning', 'publisher: the first source belongs to the project of Comet, and the set is of Blaze']],
  );
});
