import { suiteQueries } from '../../../src/benchmark/model/queries';
import { committedData } from '../support/committed';
import { expect, test } from '../support/test';

const { resultSets, environments } = committedData();

function set(engine: string) {
  const found = resultSets.find(({ id }) => id === `tpcds-sf3000-parquet-${engine}`);
  if (!found) throw new Error(`no result set ${engine}`);
  return found;
}

/** The four sets of the 3 TB suite that were read at one commit of the publisher's repository. */
const largest = resultSets.filter(({ sources }) => sources[0]?.version === 'a546a190');

test('the four result sets of 3 TB contain the 103 queries of the suite with the published totals', () => {
  const totals = {
    'comet-0.16.0': 2467.49,
    'comet-0.17.0': 2416.71,
    'spark-3.5.8': 3650.56,
    'gluten-velox-1.6.0-arm64': 2239.93,
  };
  for (const [engine, total] of Object.entries(totals)) {
    const { rows } = set(engine);
    expect(rows.map(({ query }) => query)).toEqual(suiteQueries('tpcds'));
    expect(rows.reduce((sum, { timeS }) => sum + (timeS ?? 0), 0)).toBeCloseTo(total, 2);
  }
});

test('every result set of 3 TB names its license, its source at a commit, its statistic, and its environment', () => {
  for (const { licences, sources, statistic, iterations, environment, snapshot, changes } of largest) {
    expect([licences[0]?.name, sources[0]?.version, statistic, iterations, snapshot]).toEqual([
      'Apache-2.0',
      'a546a190',
      'median',
      5,
      '2026-07-21',
    ]);
    expect(environments.map(({ id }) => id)).toContain(environment);
    expect(changes).toBe('columns renamed, version suffix moved to queryVersion, natural order');
  }
});

test('the two groups of runs name different environments, and the doubtful node count has a note', () => {
  expect(set('comet-0.16.0').environment).toBe(set('gluten-velox-1.6.0-arm64').environment);
  expect(set('comet-0.17.0').environment).toBe(set('spark-3.5.8').environment);
  const named = environments.filter(({ id }) => largest.some((entry) => entry.environment === id));
  const nodes = named.map((environment) => [
    environment.nodes,
    environment.notes.find(({ about }) => about === 'nodes')?.text,
  ]);
  expect(nodes).toEqual([
    [12, expect.stringMatching(/24 nodes .* 12 .* 4 /)],
    [4, expect.stringMatching(/24 nodes .* 12 .* 4 /)],
  ]);
});

test('the other sets of Data on EKS have the totals printed on its pages, which may include ss_max', () => {
  const printed = {
    'tpcds-sf3000-parquet-comet-0.15.0': 3246.87,
    'tpcds-sf3000-iceberg-spark-3.5.8': 4665.47,
    'tpcds-sf3000-iceberg-comet-0.16.0': 2922.3,
    'tpcds-sf3000-iceberg-comet-0.17.0': 2803.8,
  };
  const total = (id: string) =>
    resultSets.find((entry) => entry.id === id)?.rows.reduce((sum, { timeS }) => sum + (timeS ?? 0), 0) ?? 0;
  for (const [id, seconds] of Object.entries(printed)) expect(total(id)).toBeCloseTo(seconds, 2);
  const c5d = ['spark-3.5.3-c5d-12xlarge', 'gluten-velox-1.4.0'].map((id) => total(`tpcds-sf1000-parquet-${id}`));
  // The page reports 72% faster; its files give slightly less.
  expect((c5d[0] ?? 0) / (c5d[1] ?? 1)).toBeCloseTo(1.68, 2);
});

test('sources conflict on the number of nodes of Comet 0.15.0 and the Iceberg tables, and the Graviton generations differ in nothing else', () => {
  const nodes = environments.find(({ id }) => id === 'eks-r8gd-12xlarge-24-nodes');
  expect(nodes?.statements?.map(({ value }) => value)).toEqual([24, 24, 12, 4]);
  const gravitons = ['r6g', 'r7g', 'r8g'].map((type) => {
    const {
      id: _,
      title: __,
      instanceType,
      ...rest
    } = environments.find(({ id }) => id === `eks-${type}-12xlarge-6-nodes`) ?? { id: '', title: '', instanceType: '' };
    expect(instanceType).toBe(`${type}.12xlarge`);
    return rest;
  });
  expect(gravitons[1]).toEqual(gravitons[0]);
  expect(gravitons[2]).toEqual(gravitons[0]);
});

test('the four sets of Comet’s release contain the sums of their files, and nothing that files and pages do not report', () => {
  const sums = {
    'tpcds-sf1000-parquet-spark-3.5': 1482.9165,
    'tpcds-sf1000-parquet-comet-0.16.0': 764.7335,
    'tpch-sf1000-parquet-spark-3.5': 1046.373,
    'tpch-sf1000-parquet-comet-0.16.0': 637.57,
  };
  for (const [id, sum] of Object.entries(sums)) {
    const found = resultSets.find((entry) => entry.id === id);
    expect(found?.rows.map(({ query }) => query)).toEqual(suiteQueries(id.startsWith('tpch') ? 'tpch' : 'tpcds'));
    expect(found?.rows.reduce((total, { timeS }) => total + (timeS ?? 0), 0)).toBeCloseTo(sum, 4);
    expect(found?.rows.every(({ minS, maxS }) => minS === null && maxS === null)).toBe(true);
    expect([found?.iterations, found?.warmup, found?.suite.queryVersion]).toEqual(Array(3).fill('unknown'));
  }
});

test('this project’s run contains every iteration and output of both sides, which agree, and the sums of its files', () => {
  const own = resultSets.filter(({ suite }) => suite.scaleFactor === 1);
  const totals = own.map(({ engine, rows }) => [engine.id, rows.reduce((sum, { timeS }) => sum + (timeS ?? 0), 0)]);
  expect(totals).toEqual([
    ['celeborn', expect.closeTo(68.633, 6)],
    ['native-spark', expect.closeTo(53.961, 6)],
  ]);
  expect(own.map(({ iterationRows, outputs }) => [iterationRows.length, outputs.length])).toEqual([
    [66, 22],
    [66, 22],
  ]);
  expect(own[0]?.outputs.map(({ resultHash }) => resultHash)).toEqual(
    own[1]?.outputs.map(({ resultHash }) => resultHash),
  );
});

test('every committed file names the schema of its content, and every package has a date-time', () => {
  const form = committedData().problems.filter(({ message }) => /^(?:\$schema|created is a day)/.test(message));
  expect(form).toEqual([]);
});
