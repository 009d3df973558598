import { reportTableRows } from '../../../src/benchmark/artifacts/reportTables';
import { compare } from '../../../src/benchmark/comparison/compare';
import { compareMemory } from '../../../src/benchmark/comparison/memory';
import { releaseCoverage } from '../../../src/benchmark/coverage/releases';
import { sum } from '../../../src/benchmark/model/statistics';
import { committedData } from '../support/committed';
import { expect, test } from '../support/test';

const { resultSets, environments, published, coverages, reportTables } = committedData();

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

/** Release of Blaze, and the memory cost of vanilla Spark ÷ Blaze over all 103 queries. */
const MEMORY: [release: string, round: string, ratio: number][] = [
  ['2.0.6', '2.0.6', 1.8],
  ['2.0.7', '2.0.7', 1.856],
  ['2.0.8', '2.0.7', 2.471],
];

for (const [release, round, ratio] of MEMORY)
  test(`the memory cost of Blaze ${release} has the ratio of its source`, () => {
    const [a, b] = [`spark-3.3.3-beside-blaze-${round}`, `blaze-${release}`].map((id) =>
      resultSets.find((set) => set.id === `tpcds-sf1000-parquet-${id}`),
    );
    const memory = a && b && compareMemory(compare(a, b, environments));
    expect(memory?.queries.length).toBe(103);
    expect(1 / (1 + (memory?.changePct ?? 0) / 100)).toBeCloseTo(ratio, 3);
  });

test('Blaze 2.0.6 and vanilla Spark have the sums of memory cost that the page prints', () => {
  const sums = ['spark-3.3.3-beside-blaze-2.0.6', 'blaze-2.0.6'].map((id) =>
    sum(resultSets.find((set) => set.id === `tpcds-sf1000-parquet-${id}`)?.rows.map(({ memory }) => memory ?? 0) ?? []),
  );
  expect(sums.map(Math.round)).toEqual([1405609249658, 780981243936]);
});

test('the six executions of CERN have 103 sums of the tasks’ peaks, which no other set is compared with', () => {
  const cern = resultSets.find(({ id }) => id === 'tpcds-sf10000-parquet-spark-3.5.1');
  expect(cern?.rows.filter(({ memory }) => memory !== undefined)).toHaveLength(103);
  expect(cern?.rows.find(({ query }) => query === 'q1')?.memory).toBe(309889451952);
  expect(resultSets.filter(({ memory }) => memory?.name === cern?.memory?.name)).toEqual([cern]);
});

/** Engine, release, scan: native operators, eligible operators, entirely native queries, transitions, computed from the plans by another program. */
const PLANS: [string, string, string, number, number, number, number | null][] = [
  ['comet', '0.12.0', 'native_iceberg_compat', 6165, 6799, 15, 314],
  ['comet', '0.13.0', 'native_datafusion', 3795, 6823, 15, 1086],
  ['comet', '0.15.0', 'native_datafusion', 3795, 6823, 15, 1086],
  ['comet', '0.15.0', 'native_iceberg_compat', 6165, 6799, 15, 314],
  ['comet', '0.16.0', 'native_datafusion', 6330, 6823, 18, 174],
  ['comet', '0.17.0', 'native_datafusion', 6407, 6823, 21, 153],
  ['comet', '1.0.0', 'native_datafusion', 6643, 6708, 88, 138],
  ['blaze', 'main-2026-08-21', 'default', 6236, 6293, 86, null],
];

for (const [engine, release, scan, accelerated, eligible, whole, transitions] of PLANS)
  test(`the plans of ${engine} ${release} with ${scan} have the totals of their source`, () => {
    const coverage = coverages.find(({ id }) => id === engine);
    const own = coverage?.scans.find(({ id }) => id === scan);
    if (!coverage || !own) throw new Error('a coverage or scan is missing');
    expect(releaseCoverage(coverage, release, own)).toMatchObject({ accelerated, eligible, whole, transitions });
  });

test('the lowest native shares of Comet 1.0.0 are those of the source, with the reasons of the engine', () => {
  const [comet] = coverages;
  const newest = comet?.scans[0] && releaseCoverage(comet, '1.0.0', comet.scans[0]);
  const shares = (newest?.plans ?? []).map(
    ({ query, accelerated, eligible }) => [query, accelerated / eligible] as const,
  );
  const lowest = [...shares].sort((a, b) => a[1] - b[1]).slice(0, 3);
  expect(lowest.map(([query, share]) => `${query} ${Math.round(100 * share)}%`)).toEqual([
    'q10 69%',
    'q35 69%',
    'q9 86%',
  ]);
  const reasons = newest?.fallbacks.filter(({ reason }) => reason.includes('ExistenceJoin')).map(({ query }) => query);
  expect(reasons).toEqual(['q10', 'q35', 'q45']);
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

test('the groups of the report on Uniffle are the queries that the source of Celeborn lists', () => {
  const changes = published.find(({ id }) => id === 'celeborn-vs-native-shuffle')?.queries ?? [];
  const [gains, losses] = [
    changes.filter(({ timeChangePct }) => timeChangePct < 0),
    changes.filter(({ timeChangePct }) => timeChangePct > 0),
  ];
  const tables = reportTables['uniffle-vs-spark'] ?? [];
  const names = (rows: typeof changes) => rows.map(({ query }) => query).join(' ');
  expect(reportTableRows(tables, 'groups.csv').map(({ queries }) => queries)).toEqual([names(gains), names(losses)]);
});
