import { compare } from '../../../src/benchmark/comparison/compare';
import { sum } from '../../../src/benchmark/model/statistics';
import { committedData } from '../support/committed';
import { expect, test } from '../support/test';

const { resultSets, environments, published } = committedData();

/** Baseline, candidate, seconds, total-time ratio, and geometric mean, computed from the sources separately. */
const TOTALS: [string, string, number, number, number, number][] = [
  ['tpcds-sf1000-parquet-spark-4.2', 'tpcds-sf1000-parquet-comet-1.1.0', 966.3875, 524.7405, 1.842, 1.659],
  ['tpcds-sf1000-parquet-spark-3.5.7', 'tpcds-sf1000-parquet-comet-0.13.0', 2077.56, 2459.0, 0.845, 0.924],
  ['tpcds-sf3000-parquet-spark-3.5.8', 'tpcds-sf3000-parquet-comet-1.0.0', 3650.56, 2318.74, 1.574, 1.489],
  ['tpcds-sf3000-iceberg-spark-3.5.8', 'tpcds-sf3000-iceberg-comet-1.0.0', 4665.47, 2668.29, 1.748, 1.727],
  [
    'tpcds-sf1000-parquet-spark-3.3.3-beside-blaze-2.0.6',
    'tpcds-sf1000-parquet-blaze-2.0.6',
    6775.0,
    4131.4,
    1.64,
    1.169,
  ],
  [
    'tpcds-sf1000-parquet-spark-3.3.3-beside-blaze-2.0.7',
    'tpcds-sf1000-parquet-blaze-2.0.7',
    7367.7,
    4273.8,
    1.724,
    1.886,
  ],
  [
    'tpcds-sf1000-parquet-spark-3.3.3-beside-blaze-2.0.7',
    'tpcds-sf1000-parquet-blaze-2.0.8',
    7367.7,
    3390.8,
    2.173,
    1.929,
  ],
  [
    'tpcds-sf1000-parquet-spark-3.3.3-beside-blaze-3.0.0',
    'tpcds-sf1000-parquet-blaze-3.0.0',
    6112.521,
    3309.135,
    1.847,
    1.522,
  ],
  [
    'tpch-sf1000-parquet-spark-3.3.3-beside-blaze-3.0.0',
    'tpch-sf1000-parquet-blaze-3.0.0',
    2177.367,
    977.548,
    2.227,
    2.496,
  ],
  [
    'tpch-sf1000-parquet-spark-3.5.1-beside-blaze-4.0.0',
    'tpch-sf1000-parquet-blaze-4.0.0',
    1325.169,
    625.804,
    2.118,
    2.288,
  ],
  ['tpcds-sf1000-spark-2.4.6-beside-uniffle-0.2.0', 'tpcds-sf1000-uniffle-0.2.0', 5806, 6475, 0.897, 0.893],
];

for (const [baseline, candidate, baselineS, candidateS, total, geometricMean] of TOTALS)
  test(`${candidate} and ${baseline} have the totals of their source`, () => {
    const [a, b] = [baseline, candidate].map((id) => resultSets.find((set) => set.id === id));
    if (!a || !b) throw new Error('a result set is missing');
    const found = compare(a, b, environments);
    expect(found.baselineS).toBeCloseTo(baselineS, 2);
    expect(found.candidateS).toBeCloseTo(candidateS, 2);
    expect(found.total.speedup).toBeCloseTo(total, 3);
    expect(found.geometricMean.speedup).toBeCloseTo(geometricMean, 3);
  });

/** A set and the seconds of all its queries, including `ss_max`. */
const SECONDS: [string, number][] = [
  ['tpcds-sf1000-parquet-spark-3.5.7', 2090.46],
  ['tpcds-sf1000-parquet-comet-0.13.0', 2470.43],
  ['tpcds-sf1000-parquet-rapids-25.12.0-queries-2.4', 1819.387],
  ['tpcds-sf10000-parquet-spark-3.5.1', 7100.21],
  ['tpcds-sf3000-parquet-spark-3.5.8-rerun', 3853.27],
  ['tpcds-sf3000-iceberg-spark-3.5.8-rerun', 4807.06],
  ['tpch-sf100-parquet-spark-2024-07-31', 387.364],
  ['tpch-sf100-parquet-sail-2024-07-31', 102.754],
];

for (const [id, seconds] of SECONDS)
  test(`all queries of ${id} take the seconds that its source reports`, () => {
    const rows = resultSets.find((set) => set.id === id)?.rows ?? [];
    expect(sum(rows.map(({ timeS }) => timeS ?? 0))).toBeCloseTo(seconds, 2);
  });

test('the tables of LST-Bench take the seconds of their source in the first and the last phase', () => {
  const rows = published.find(({ id }) => id === 'lst-bench-aging')?.measures ?? [];
  const last = rows.filter(({ size }) => size === 'phase 6');
  expect(last.map(({ name, baseline, candidate }) => [name, baseline?.toFixed(1), candidate?.toFixed(1)])).toEqual([
    ['Delta on Spark (copy on write)', '1188.7', '3967.1'],
    ['Iceberg on Spark (copy on write)', '1262.4', '3269.8'],
    ['Iceberg on Spark (merge on read)', '1297.9', '6380.8'],
    ['Hudi on Spark (copy on write)', '1579.8', '1736.0'],
    ['Hudi on Spark (merge on read)', '4631.4', '5240.8'],
    ['Iceberg on Trino (merge on read)', '684.4', '713.9'],
    ['Delta on Trino (copy on write)', '751.8', '695.8'],
  ]);
});
