import { compare } from '../../../src/benchmark/comparison/compare';
import type { ResultSet } from '../../../src/benchmark/model/resultSet';
import { RERUN_EFFECT } from '../../../src/benchmark/reruns/rerunEffect';
import { readDataFolder } from '../../../src/data/dataFolder';
import { loadData } from '../../../src/data/loadData';
import { estimateReruns } from '../../../src/data/loadReruns';
import { competitorProblems, rerunDifferences } from '../../../src/data/references';
import { resultSet } from '../benchmark/support';
import { expect, test } from '../support/test';

const { resultSets, environments } = loadData('static/data');

/** Each two result sets that measured one engine with equal settings in different rounds. */
const again = RERUN_EFFECT.rounds.flatMap(({ sets }) => {
  const own = sets.map((id) => resultSets.find((set) => set.id === id) as ResultSet);
  return own.flatMap((set, index) => own.slice(index + 1).map((other) => [set, other] as const));
});

for (const [set, other] of again) {
  test(`negative control: ${set.id} is not faster or slower than itself in ${other.id}`, () => {
    for (const { verdict } of [compare(set, other, environments), compare(other, set, environments)]) {
      expect(['ahead', 'behind', 'within-reruns', 'unclear']).toContain(verdict.case);
    }
  });
}

test('the committed estimate is the estimate of the committed times', () => {
  const named = resultSets.filter(({ id }) => RERUN_EFFECT.rounds.some(({ sets }) => sets.includes(id)));
  const { effect, problems } = estimateReruns(readDataFolder('static/data', '.').reruns, {
    resultSets: named,
    environments,
  });
  expect([problems, effect]).toEqual([[], RERUN_EFFECT]);
  expect(again).toHaveLength(6);
});

test('a rerun of another engine, release, suite, or data is an error with both', () => {
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
