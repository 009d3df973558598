import { compare } from '../../../src/benchmark/comparison/compare';
import { MAX_PLAUSIBLE_RATIO } from '../../../src/benchmark/comparison/environmentDoubt';
import { isComparable } from '../../../src/benchmark/comparison/pairFaults';
import type { ResultSet } from '../../../src/benchmark/model/resultSet';
import { loadData } from '../../../src/data/loadData';
import { competitorProblems, rerunDifferences } from '../../../src/data/references';
import { resultSet } from '../benchmark/support';
import { expect, test } from '../support/test';

test('three of four reruns of vanilla Spark stay within the ratio that a doubt could explain, as the methodology reports', () => {
  const { resultSets, environments } = loadData('static/data');
  const vanilla = resultSets.filter(
    ({ engine, environment }) => engine.id === 'native-spark' && environment !== 'unknown',
  );
  const pairs = vanilla.flatMap((a, index) => vanilla.slice(index + 1).map((b) => [a, b] as const));
  const ratios = pairs
    .filter(([a, b]) => a.environment === b.environment && isComparable(a, b))
    .map(([a, b]) => compare(a, b, environments))
    .filter(({ environment: { settings } }) =>
      settings.every(({ area, relation }) => area !== 'configuration' || relation !== 'different'),
    )
    .map(({ total: { speedup } }) => Number(Math.max(speedup, 1 / speedup).toFixed(2)))
    .sort((a, b) => a - b);
  expect(ratios.filter((ratio) => ratio <= MAX_PLAUSIBLE_RATIO)).toHaveLength(9);
  expect(ratios[8]).toBeLessThanOrEqual(1.06);
  expect(ratios.slice(9)).toEqual([1.16, 1.67, 1.95]);
});

test('a rerun of another engine, release, suite, or data is an error with both', () => {
  const { resultSets } = loadData('static/data');
  const spark = resultSets.find(({ id }) => id === 'tpcds-sf3000-parquet-spark-3.5.8-rerun');
  if (!spark) throw new Error('no second run of vanilla Spark');
  const problems = (rerunOf: string) =>
    rerunDifferences(
      [...resultSets.filter(({ id }) => id !== spark.id), { ...spark, created: '2026-06-01', rerunOf }],
      (id) => id,
    );
  expect(problems('tpcds-sf3000-parquet-spark-3.5.8')).toEqual([]);
  expect(problems('tpcds-sf3000-parquet-comet-0.16.0').map(({ path, message }) => [path, message])).toEqual([
    [
      spark.id,
      'rerunOf: tpcds-sf3000-parquet-comet-0.16.0 measured comet, 0.16.0, tpcds, 3000, parquet; this set measured native-spark, 3.5.8, tpcds, 3000, parquet',
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
  const { resultSets } = loadData('static/data');
  const measured = resultSets.find(({ id }) => id === 'tpch-sf100-parquet-blaze-5.0.0-snapshot');
  if (!measured) throw new Error('no set of Blaze');
  const { publisher, ...silent } = measured;
  expect(publisher).toEqual({ role: 'competitor' });
  expect(competitorProblems(resultSets, (id) => id)).toEqual([]);
  expect(competitorProblems([...resultSets, silent], (id) => id).map(({ level, message }) => [level, message])).toEqual(
    [['warning', 'publisher: the first source belongs to the project of Comet, and the set is of Blaze']],
  );
});
