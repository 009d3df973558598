import { compare } from '../../../src/benchmark/comparison/compare';
import { CompareError } from '../../../src/benchmark/comparison/match';
import type { ResultSet } from '../../../src/benchmark/model/resultSet';
import { median } from '../../../src/benchmark/model/statistics';
import { committedData } from '../support/committed';
import { expect, test } from '../support/test';

const { resultSets, environments } = committedData();

function found(id: string): ResultSet {
  const set = resultSets.find((entry) => entry.id === id);
  if (!set) throw new Error(`no result set ${id}`);
  return set;
}

const EARLY = { '0.1.0-snapshot-2024-05-30': '3.4', '0.1.0-snapshot-2024-07-19': '3.4' };
const SPARK: Record<string, string> = {
  ...EARLY,
  '0.2.0': '3.4',
  '0.3.0': '3.4',
  '0.4.0': '3.4.2',
  '0.5.0': '3.4',
  '0.7.0': '3.5.3',
  '0.9.0': '3.5.3',
  '0.11.0': '3.5.3',
};
const native = (suite: string, round: string) => `${suite}-sf100-parquet-spark-${SPARK[round]}-beside-comet-${round}`;

test('every set of several executions holds each of them, and their median; single runs have no spread', () => {
  const sets = resultSets.filter(({ suite }) => suite.scaleFactor === 100);
  expect(sets).toHaveLength(38);
  for (const { statistic, iterations, rows, iterationRows } of sets) {
    expect([statistic, iterations === 1]).toEqual(iterations === 1 ? ['single', true] : ['median', false]);
    for (const { query, timeS } of rows) {
      const times = iterationRows.filter((row) => row.query === query).map((row) => row.timeS);
      if (iterations === 1) expect(times.length).toBeLessThanOrEqual(1);
      else expect([times.length, timeS]).toEqual([iterations, expect.closeTo(median(times), 6)]);
    }
  }
});

test('what a set says of its executors is what its Spark properties say: their shape changes between the rounds', () => {
  const shape = (round: string, suite = 'tpch') => {
    const { configuration } = found(native(suite, round));
    return `${configuration['spark.executor.instances']} × ${configuration['spark.executor.cores']}`;
  };
  expect(Object.keys(SPARK).map((round) => shape(round))).toEqual(['8 × 1', ...Array(8).fill('1 × 8')]);
  expect(['0.4.0', '0.5.0', '0.7.0', '0.9.0'].map((round) => shape(round, 'tpcds-99'))).toEqual([
    '4 × 6',
    '2 × 8',
    '1 × 16',
    '2 × 8',
  ]);
});

test('results of 99 queries are never held against those of 103', () => {
  const [whole, split] = [found('tpcds-99-sf100-parquet-comet-0.9.0'), found('tpcds-sf1000-parquet-comet-0.16.0')];
  const compared = () => compare(whole, split, environments, { allowDifferentScale: true });
  expect(compared).toThrow(CompareError);
  expect(compared).toThrow('the suite differs: TPC-DS (99 queries)');
});

test('where the runs of TPC-DS 0.5.0 were made is disputed, so they get no verdict', () => {
  const round = '0.5.0';
  const { verdict, environment } = compare(
    found(native('tpcds-99', round)),
    found(`tpcds-99-sf100-parquet-comet-${round}`),
    environments,
  );
  expect([verdict.case, environment.relation]).toEqual(['disputed', 'disputed']);
});
