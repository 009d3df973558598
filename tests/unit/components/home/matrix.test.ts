import { compare } from '../../../../src/benchmark/comparison/compare';
import type { Report } from '../../../../src/benchmark/model/report';
import type { ResultSet, Suite } from '../../../../src/benchmark/model/resultSet';
import { publisherOf } from '../../../../src/benchmark/text/publisher';
import { matrices } from '../../../../src/components/home/matrix';
import { engineList, suiteGroups, suiteList } from '../../../../src/components/home/suiteGroups';
import { matrixTable } from '../../../../src/figures/matrix/spec';
import { environment, resultSet, type Times } from '../../benchmark/support';
import { expect, test } from '../../support/test';

const ENVIRONMENTS = [environment()];
const SPARK = { id: 'native-spark', title: 'vanilla Spark', version: '3.5' };
const COMET = { id: 'comet', title: 'Comet', version: '0.16.0' };
const GLUTEN = { id: 'gluten-velox', title: 'Gluten + Velox', version: '1.6.0' };
const DS: Suite = { name: 'tpcds', queryVersion: '4.0', scaleFactor: 3000, tableFormat: 'parquet' };
const TPCBENCH = {
  suite: { name: 'tpch', queryVersion: 'unknown', scaleFactor: 1000, tableFormat: 'parquet' } as Suite,
  harness: { name: 'tpcbench.py', version: 'unknown' },
  environment: 'unknown',
  statistic: 'mean' as const,
  iterations: 'unknown' as const,
  sources: [{ title: 'Comet', path: 'https://github.com/apache/datafusion-comet/blob/1/a.json' }],
};

const set = (id: string, engine: ResultSet['engine'], seconds: Times[], changes: Partial<ResultSet> = {}) =>
  resultSet(Object.fromEntries(seconds.map((times, index) => [`q${index + 1}`, times])), {
    id,
    engine,
    suite: DS,
    ...changes,
  });

const spark = set('ds-spark', SPARK, [[12], [18]]);
const comet = set('ds-comet', COMET, [[6], [9]]);
const gluten = set('ds-gluten', GLUTEN, [[5], [10]]);
/** Totals 30 and 20 s; speedups 1 and 2 with the geometric mean √2, to six digits. */
const ROOT = Number(Math.SQRT2.toPrecision(6));
const hSpark = set('h-spark', SPARK, [[10], [20]], TPCBENCH);
const hComet = set('h-comet', COMET, [[10], [10]], TPCBENCH);

const made = (resultSets: ResultSet[]) => matrices({ resultSets, environments: ENVIRONMENTS, rounds: [], reports: [] });

test('result sets are grouped by suite, version, scale factor, and format, most data first, vanilla Spark first', () => {
  const groups = suiteGroups([hComet, comet, gluten, hSpark, spark]);
  expect(groups.map(({ slug, sets }) => [slug, sets.map(({ id }) => id)])).toEqual([
    ['tpcds-4.0-sf3000-parquet', ['ds-spark', 'ds-comet', 'ds-gluten']],
    ['tpch-unknown-sf1000-parquet-tpcbench-py', ['h-spark', 'h-comet']],
  ]);
  expect(groups.map(({ heading, detail }) => [heading, detail])).toEqual([
    ['TPC-DS-derived suite, scale factor 3000', 'Parquet, query version 4.0, published by example.org'],
    [
      'TPC-H-derived suite, scale factor 1000',
      'Parquet, query version not reported, published by apache/datafusion-comet',
    ],
  ]);
});

test('a different scale factor, format, or harness of an unknown version is a different group; a single set is none', () => {
  const other = { ...hComet, harness: { name: 'other', version: 'unknown' } };
  expect(suiteGroups([hSpark, other])).toEqual([]);
  expect(suiteGroups([spark, { ...comet, suite: { ...DS, scaleFactor: 1000 } }])).toEqual([]);
  expect(suiteGroups([spark, { ...comet, suite: { ...DS, tableFormat: 'iceberg' } }])).toEqual([]);
});

test('the publisher of a GitHub URL is its repository, of other URLs the host', () => {
  expect(publisherOf('https://github.com/awslabs/data-on-eks/blob/main/x.csv')).toBe('awslabs/data-on-eks');
  expect(publisherOf('https://example.org/results/x.csv')).toBe('example.org');
  expect(publisherOf('unknown')).toBe('unknown');
});

test('matrices(input) has one matrix per group: every pair of engines, for two engines only one direction', () => {
  const [large, small] = made([hComet, comet, gluten, hSpark, spark]);
  expect(large?.cells.map((row) => row.map((cell) => cell && `${cell.baseline} ${cell.candidate}`))).toEqual([
    [null, 'ds-spark ds-comet', 'ds-spark ds-gluten'],
    ['ds-comet ds-spark', null, 'ds-comet ds-gluten'],
    ['ds-gluten ds-spark', 'ds-gluten ds-comet', null],
  ]);
  expect([small?.baselines, small?.candidates].map((sides) => sides?.map(({ id }) => id))).toEqual([
    ['h-spark'],
    ['h-comet'],
  ]);
  expect(small?.cells.flat().map((cell) => cell?.rows.map(({ name, speedup }) => [name, speedup]))).toEqual([
    [
      ['total-time ratio', 1.5],
      ['geometric mean', ROOT],
      ['median speedup', ROOT],
    ],
  ]);
});

test('a difference that reruns explain has no winner in cells, title, and table, and the note names the doubt', () => {
  const times = (seconds: number): Times[] => Array.from({ length: 6 }, () => [seconds]);
  const near = [set('h-spark', SPARK, times(10.5), TPCBENCH), set('h-comet', COMET, times(10), TPCBENCH)];
  const [small] = made(near);
  expect(small?.cells.flat().flatMap((cell) => cell?.rows.map(({ verdict }) => verdict))).toEqual([
    'unclear',
    'unclear',
    'unclear',
  ]);
  expect(small?.title).toBe('Comet 0.16.0 vs. vanilla Spark 3.5 is inconclusive');
  expect(small?.note).toBe(
    'Mean of an unknown number of iterations, TPC-H-derived suite, scale factor 1000. † A doubt about the environments remains: sources conflict, or do not report the node count. The page of the pair states it.',
  );
  expect(small?.disclaimer).toBe('Derived from TPC-H; not comparable to published TPC-H results');
  const { columns, rows } = matrixTable(small ?? { cells: [] });
  const at = (key: string) => columns.findIndex((column) => column.key === key);
  expect(rows.map((row) => [row[at('same_environment')], row[at('verdict')]])).toEqual([
    ['unknown', 'unclear'],
    ['unknown', 'unclear'],
    ['unknown', 'unclear'],
  ]);
});

test('a pair in one environment has its verdict as title, and no †', () => {
  const [pair] = made([spark, comet]);
  expect(pair?.title).toBe('Comet 0.16.0 vs. vanilla Spark 3.5 is inconclusive');
  expect(pair?.note).toBe('Median of 5 iterations, TPC-DS-derived suite, scale factor 3000.');
});

test('a matrix gets its title from the reports on its sets, and links to them', () => {
  const report = (id: string, a: ResultSet, b: ResultSet) => ({
    report: { id, caveat: id === 'h' ? 'One small machine.' : '' } as Report,
    comparison: compare(a, b, ENVIRONMENTS),
  });
  const reports = [report('h', hSpark, hComet), report('ds', spark, comet)];
  const [large, small] = matrices({
    resultSets: [spark, comet, gluten, hSpark, hComet],
    environments: ENVIRONMENTS,
    rounds: [],
    reports,
  });
  expect(large?.title).toBe('Comet 0.16.0 vs. vanilla Spark 3.5 is inconclusive');
  const paths = large?.cells.flat().flatMap((cell) => cell?.path ?? []) ?? [];
  expect(paths.filter((path) => !path.startsWith('/compare/'))).toEqual(['/reports/ds/']);
  expect(new Set(paths).size).toBe(large?.cells.flat().filter((cell) => cell !== null).length);
  expect([large?.note, small?.note].map((note) => note?.startsWith('One small machine. '))).toEqual([false, true]);
});

test('the title for three sets without a report gives the shortest and the longest time', () => {
  const [large] = made([spark, comet, gluten]);
  expect(large?.title).toBe('Totals from 15.0\u202Fs (Comet 0.16.0) to 30.0\u202Fs (vanilla Spark 3.5)');
});

test('a set without a time for every query has no total and is marked as incomplete', () => {
  const failed = set('ds-failed', GLUTEN, [[5], [10]]);
  failed.rows = failed.rows.map((row, index) => (index === 1 ? { ...row, status: 'failed', timeS: null } : row));
  const [pair] = made([spark, failed]);
  expect(pair?.candidates[0]?.total).toBe('total incomplete');
});

test('a pair that cannot be compared has an empty cell with the reason; without comparable pairs there is no matrix', () => {
  const elsewhere = set('ds-other', GLUTEN, []);
  elsewhere.rows = [{ query: 'q9', status: 'ok', timeS: 1, minS: null, maxS: null, reason: '', line: 2 }];
  expect(made([spark, elsewhere])).toEqual([]);
  const [large] = made([spark, comet, elsewhere]);
  expect(large?.cells[0]?.[2]).toBeNull();
  expect(large?.note).toContain('Empty cells: no query has a valid time on both sides');
});

test('engines and suites are listed in sentences, computed from the result sets', () => {
  const all = [hComet, comet, gluten, hSpark, spark, { ...comet, suite: { ...DS, scaleFactor: 1000 } }];
  expect(engineList(all)).toBe('Vanilla Spark, Comet, and Gluten + Velox');
  expect(suiteList(all)).toBe(
    'Derived from TPC-DS (scale factors 1000 and 3000) and TPC-H (scale factor 1000); not comparable to published TPC-DS and TPC-H results.',
  );
  expect(suiteList([spark])).toBe(
    'Derived from TPC-DS (scale factor 3000); not comparable to published TPC-DS results.',
  );
  expect([engineList([]), suiteList([])]).toEqual(['', '']);
});

test('a matrix shows the newest release of each engine, and no round with a separate vanilla Spark', () => {
  const older = set('ds-comet-0.9', { ...COMET, version: '0.9.0' }, [[7], [9]]);
  const ids = ({ baselines, candidates }: ReturnType<typeof made>[number]) => [
    ...new Set([...baselines, ...candidates].map(({ id }) => id)),
  ];
  expect(made([spark, older, comet]).map(ids)).toEqual([['ds-spark', 'ds-comet']]);
  const rounds = [{ resultSets: ['h-spark', 'h-comet'], baselines: ['h-spark'] }];
  const all = { resultSets: [spark, comet, hSpark, hComet], environments: ENVIRONMENTS, reports: [] };
  expect(matrices({ ...all, rounds }).map(ids)).toEqual([['ds-spark', 'ds-comet']]);
  const sharing = [...rounds, { resultSets: ['h-spark'], baselines: ['h-spark'] }];
  expect(matrices({ ...all, rounds: sharing }).map(ids)).toHaveLength(2);
});

test('among two sets of one release, the set in the environment of the others is shown', () => {
  const far = set('ds-a-gluten-x86', GLUTEN, [[5], [10]], { environment: 'x86' });
  const [matrix] = made([far, gluten, spark, comet]);
  expect(matrix?.candidates.map(({ id }) => id)).toEqual(['ds-spark', 'ds-comet', 'ds-gluten']);
});
