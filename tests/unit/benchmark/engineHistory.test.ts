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

/** Total-time ratio and geometric mean of a round to three digits, as the notes beside the published files give them. */
function figures(baseline: string, candidate: string): string {
  const { total, geometricMean } = compare(found(baseline), found(candidate), environments);
  return `${total.speedup.toFixed(3)}/${geometricMean.speedup.toFixed(3)}`;
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

function rounds(suite: string, expected: Record<string, string>): void {
  const computed = Object.keys(expected).map((round) => [
    round,
    figures(native(suite, round), `${suite}-sf100-parquet-comet-${round}`),
  ]);
  expect(Object.fromEntries(computed)).toEqual(expected);
}

test('the rounds of TPC-H at 100 GB give the published totals and geometric means, each against its own vanilla Spark', () => {
  rounds('tpch', {
    '0.1.0-snapshot-2024-05-30': '1.389/1.271',
    '0.1.0-snapshot-2024-07-19': '1.537/1.385',
    '0.2.0': '1.627/1.499',
    '0.3.0': '1.645/1.501',
    '0.4.0': '1.690/1.577',
    '0.5.0': '1.936/1.798',
    '0.7.0': '2.156/1.989',
    '0.9.0': '2.432/2.241',
    '0.11.0': '2.270/2.123',
  });
});

test('those of TPC-DS at 100 GB do, of 99 queries each; in 0.2.0 and 0.3.0 total and geometric mean disagree', () => {
  rounds('tpcds-99', {
    '0.1.0-snapshot-2024-07-19': '1.227/1.147',
    '0.2.0': '1.212/0.991',
    '0.3.0': '1.159/0.979',
    '0.4.0': '1.142/1.097',
    '0.5.0': '1.336/1.065',
    '0.7.0': '1.342/1.139',
    '0.9.0': '1.490/1.385',
    '0.11.0': '1.419/1.320',
  });
});

test('those of TPC-DS at 1 TB do', () => {
  const tpcds = (baseline: string, candidate: string) =>
    figures(`tpcds-sf1000-parquet-${baseline}`, `tpcds-sf1000-parquet-${candidate}`);
  expect(tpcds('spark-3.5.8-beside-comet-0.15.0', 'comet-0.15.0')).toBe('1.388/1.334');
  expect(tpcds('spark-3.5', 'comet-0.16.0')).toBe('1.939/1.884');
  expect(tpcds('spark-3.5-beside-comet-1.0.0', 'comet-1.0.0')).toBe('2.213/2.038');
});

test('Gluten and Blaze beside Comet 0.9.0: one query, q72, turns a geometric mean of 1.380 into a total of 0.683', () => {
  const beside = (suite: string, engine: string) => figures(native(suite, '0.9.0'), `${suite}-sf100-parquet-${engine}`);
  expect(beside('tpch', 'gluten-velox-1.4.0')).toBe('2.845/2.675');
  expect(beside('tpcds-99', 'gluten-velox-1.4.0')).toBe('0.683/1.380');
  expect(beside('tpch', 'blaze-5.0.0-snapshot')).toBe('2.033/1.988');
  expect(beside('tpcds-99', 'blaze-5.0.0-snapshot')).toBe('1.326/1.142');
  const q72 = (id: string) => found(id).rows.find(({ query }) => query === 'q72')?.timeS;
  expect(q72(native('tpcds-99', '0.9.0'))).toBeCloseTo(89, 0);
  expect(q72('tpcds-99-sf100-parquet-gluten-velox-1.4.0')).toBeCloseTo(812, 0);
});

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
