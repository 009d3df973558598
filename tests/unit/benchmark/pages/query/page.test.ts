import { timesTable } from '../../../../../src/benchmark/figures/times/spec';
import type { Environment, ResultSet } from '../../../../../src/benchmark/model/resultSet';
import type { Table } from '../../../../../src/benchmark/model/table';
import { queryIndex } from '../../../../../src/benchmark/pages/query/index';
import { type QueryInput, queryPages } from '../../../../../src/benchmark/pages/query/page';
import { expect, test } from '../../../support/test';
import { iterations, resultSet, type Times } from '../../support';

const environment = (id: string, nodes: number) =>
  ({ id, title: `${nodes} nodes of ${id}`, nodes, instanceType: `type-${id}` }) as Environment;
const ENVIRONMENTS = [environment('small', 4), environment('large', 12)];

function set(id: string, engine: string, times: Record<string, Times>, changes: Partial<ResultSet> = {}): ResultSet {
  const [name = '', version = ''] = engine.split(' ');
  return resultSet(times, { id, engine: { id: name, title: name, version }, environment: 'small', ...changes });
}

function input(resultSets: ResultSet[], changes: Partial<QueryInput> = {}): QueryInput {
  return {
    resultSets,
    environments: ENVIRONMENTS,
    texts: {},
    reports: [],
    queryMetrics: {},
    histories: [],
    ...changes,
  };
}

const pagesOf = (from: QueryInput) => queryPages(from).map(({ data }) => data);
const figureOf = (sets: ResultSet[], query = 'q1') => {
  const [figure] = pagesOf(input(sets)).find((page) => page.query === query)?.figures ?? [];
  if (!figure) throw new Error('no figure');
  return figure;
};
const timesOf = (sets: ResultSet[], query = 'q1') => figureOf(sets, query).times;

const A = set('a', 'comet 0.16', { q1: [10, 9, 11], q2: [5, 4, 6] });
const B = set('b', 'comet 0.9', { q1: [40, 38, 44], q2: [6, 5, 7] });
const ELSEWHERE = set('c', 'gluten 1.0', { q1: [2, 1, 3] }, { environment: 'large' });
const NOWHERE = set('d', 'gluten 1.1', { q1: [1, 1, 1] }, { environment: 'unknown' });

test('rows stand by environment, an engine’s versions in order, sets without a stated environment last', () => {
  const groups = timesOf([NOWHERE, ELSEWHERE, A, B]).groups.map(({ environment: head, rows }) => [
    head,
    rows.map(({ id }) => id),
  ]);
  expect(groups).toEqual([
    ['4 nodes of small', ['b', 'a']],
    ['12 nodes of large', ['c']],
    ['Environment not reported: no verdict', ['d']],
  ]);
});

test('the title names fastest and slowest within one environment, never across', () => {
  expect(timesOf([NOWHERE, ELSEWHERE, A, B]).title).toBe(
    'q1 takes 10.0\u202Fs with comet 0.16 and 40.0\u202Fs with comet 0.9',
  );
});

test('the title says that a difference within the ranges is none', () => {
  expect(timesOf([A, B], 'q2').title).toBe(
    'q2 takes 5.00\u202Fs with comet 0.16 and 6.00\u202Fs with comet 0.9 (inconclusive)',
  );
});

test('if the latest sources report different hardware, no query has a verdict; the title gives the reason in the order of the engines', () => {
  const said = (value: number) => ({
    field: 'nodes',
    value,
    about: ['a'],
    source: { title: 'S', path: 'p' },
    commit: 'c',
    day: '2026-01-01',
  });
  const environments = [{ ...environment('small', 4), statements: [said(4), said(12)] } as Environment];
  const [page] = pagesOf(input([A, B], { environments }));
  const [figure] = page?.figures ?? [];
  expect(figure?.times.title).toBe(
    'q1 takes 10.0\u202Fs with comet 0.16 and 40.0\u202Fs with comet 0.9 (the sources report different hardware: nodes 12 vs. 4)',
  );
  expect(figure?.speedups[0]?.table.rows[0]?.slice(-2)).toEqual([null, 'conflicting sources']);
  const [suite] = queryIndex(input([A, B], { environments })).suites;
  expect(suite?.table.rows.map((row) => row.at(-1))).toEqual([null, null]);
});

test('the title of three sets gives the two ends, that of two environments both', () => {
  const third = set('e', 'gluten 1.2', { q1: [20, 19, 21] });
  expect(timesOf([A, B, third]).title).toBe('q1 takes from 10.0\u202Fs with comet 0.16 to 40.0\u202Fs with comet 0.9');
  const second = set('f', 'gluten 1.3', { q1: [4, 4, 5] }, { environment: 'large' });
  expect(timesOf([A, B, ELSEWHERE, second]).title).toBe(
    'q1 takes 10.0\u202Fs with comet 0.16 and 40.0\u202Fs with comet 0.9 on 4 × type-small, the largest difference in two environments',
  );
});

test('sets that share no environment get no verdict', () => {
  expect(timesOf([A, ELSEWHERE, NOWHERE]).title).toBe(
    'q1: three result sets, none from the same reported environment, so no verdict',
  );
  expect(figureOf([A, ELSEWHERE, NOWHERE]).speedups).toEqual([]);
});

test('scale factors share no axis, and the largest comes first', () => {
  const large = set('l', 'comet 0.16', { q1: [1000, 999, 1001] }, { suite: { ...A.suite, scaleFactor: 9000 } });
  const [page] = pagesOf(input([A, large]));
  expect(
    page?.figures.map(({ id, times: { groups } }) => [id, groups.flatMap(({ rows }) => rows.map((row) => row.id))]),
  ).toEqual([
    ['sf9000-parquet', ['l']],
    ['sf3000-parquet', ['a']],
  ]);
});

test('places lie on one axis from 0, and on a log scale from a ratio of twelve on', () => {
  const figure = timesOf([A, B]);
  const [slow, fast] = figure.groups[0]?.rows ?? [];
  expect((slow?.mark?.at ?? 0) / (fast?.mark?.at ?? 1)).toBeCloseTo(4, 1);
  expect(figure.axisTitle).toBe('Time, s');
  expect(timesOf([A, set('g', 'gluten 1.4', { q1: [0.5, 0.4, 0.6] })]).axisTitle).toBe('Time, s (log)');
});

test('iterations stand in run order; the first is named where it is the slowest or the fastest', () => {
  const measured = (timesS: number[]) =>
    timesOf([{ ...A, iterationRows: iterations('q1', timesS) }]).groups[0]?.rows[0]?.iterations;
  expect(measured([11, 9, 10])?.map(({ timeS, side }) => [timeS, side])).toEqual([
    [11, 'right'],
    [9, undefined],
    [10, undefined],
  ]);
  expect(measured([9, 11, 10])?.[0]?.side).toBe('left');
  expect(measured([10, 9, 11])?.[0]?.side).toBeUndefined();
});

test('a query that failed has its status and reason, and no part in title and speedups', () => {
  const rows = B.rows.map((row) => ({
    ...row,
    status: 'not_run' as const,
    timeS: null,
    minS: null,
    maxS: null,
    reason: 'skipped',
  }));
  const figure = timesOf([A, { ...B, rows }]);
  expect(figure.title).toBe('q1 takes 10.0\u202Fs with comet 0.16');
  expect(figure.groups[0]?.rows[0]).toMatchObject({ id: 'b', status: 'not_run', reason: 'skipped', mark: null });
});

test('speedups are against vanilla Spark where it is there, else against the set published first', () => {
  const native = set('n', 'native-spark 3.5', { q1: [20, 19, 21] });
  const [group] = figureOf([A, B, native]).speedups;
  expect(group?.label).toBe('Speedup over native-spark 3.5 on 4 nodes of small');
  expect(group?.table.rows.map((row) => [row[0], row[2], row[4]])).toEqual([
    ['Comet 0.9', 0.5, 'slower'],
    ['Comet 0.16', 2, 'faster'],
  ]);
  expect(group?.comparePaths['Comet 0.16']).toBe('/compare/?baseline=n&candidate=a');
  expect(group?.compareAllPath).toBe('/compare/?baseline=n&candidate=b,a');
  const older = { ...A, created: '2020-01-01' };
  expect(figureOf([older, B]).speedups[0]?.label).toBe('Speedup over comet 0.16 on 4 nodes of small');
});

test('a statement that is never compared has its times, and no table of speedups', () => {
  const [a, b] = [A, B].map(({ id, engine: { id: name, version } }) =>
    set(id, `${name} ${version}`, { q1: [10, 9, 11], ss_max: [4, 3, 5] }),
  );
  if (!a || !b) throw new Error('no sets');
  expect(figureOf([a, b], 'ss_max').speedups).toEqual([]);
  expect(timesOf([a, b], 'ss_max').groups[0]?.rows).toHaveLength(2);
  expect(figureOf([a, b]).speedups).toHaveLength(1);
});

test('neighbours follow the order of the suite; findings and reports are those that hold the query', () => {
  const report = { id: 'r', title: 'R', sets: [['a', 'b']], hasRows: true, why: [] };
  const findings = [{ query: 'q2', title: 'Because', verdict: 'unclear' as const }];
  const [first, second] = pagesOf(input([A, B], { reports: [{ ...report, findings }] }));
  expect([first?.previous, first?.next?.path, second?.previous?.query, second?.next]).toEqual([
    null,
    '/queries/tpcds-4.0/q2/',
    'q1',
    null,
  ]);
  expect(first?.findings).toEqual([]);
  expect(second?.findings[0]?.path).toBe('/reports/r/findings/q2/');
  expect(second?.reports[0]?.path).toBe('/reports/r/#q2');
});

test('a report on several candidates is listed where one of its suites has the query on every side', () => {
  const report = { id: 'r', title: 'R', hasRows: false, why: [], findings: [] };
  const listed = (sets: string[][]) =>
    pagesOf(input([A, B], { reports: [{ ...report, sets }] })).map(({ reports }) => reports.map(({ path }) => path));
  expect(
    listed([
      ['x', 'y', 'z'],
      ['a', 'b', 'a'],
    ])[0],
  ).toEqual(['/reports/r/']);
  expect(listed([['a', 'b', 'x']])[0]).toEqual([]);
});

test('the widest difference is slowest ÷ fastest within one environment, with both names and the verdict', () => {
  const { table } = queryIndex(input([A, B, ELSEWHERE, NOWHERE])).suites[0] ?? {};
  expect(table?.rows.map((row) => row.slice(3))).toEqual([
    [40, 4, 4, 'Comet 0.16', 'comet 0.9', 3000, 'faster'],
    [6, 2, 1.2, 'Comet 0.16', 'comet 0.9', 3000, 'unclear'],
  ]);
});

test('the table of a query has a row per result set with full precision', () => {
  const exact = set('x', 'comet 1.0', { q1: [1.23456789] });
  const { columns, rows } = timesTable([timesOf([{ ...exact, iterationRows: iterations('q1', [1.3, 1.2]) }])]);
  const cell = (name: string) => rows[0]?.[columns.findIndex(({ key }) => key === name)];
  expect([cell('result_set'), cell('environment'), cell('time_s'), cell('iteration_times_s')]).toEqual([
    'x',
    'small',
    1.23456789,
    '1.3 1.2',
  ]);
});

test('pages of the same query in another version link to each other, and their titles differ', () => {
  const unstated = { ...A.suite, queryVersion: 'unknown' };
  const old = set('e', 'spark 3.5', { q1: [3] }, { suite: unstated });
  const pages = pagesOf(input([A, old]));
  expect(
    pages.map(({ title, otherVersions }) => [title, otherVersions.map(({ label, path }) => [label, path])]),
  ).toEqual([
    ['TPC-DS q1, query version 4.0', [['query version not reported', '/queries/tpcds-unknown/q1/']]],
    ['TPC-DS q2, query version 4.0', []],
    ['TPC-DS q1, query version not reported', [['query version 4.0', '/queries/tpcds-4.0/q1/']]],
  ]);
});

/** `count` releases of an engine on one environment: release n, published in its own year, takes times(n). */
const releases = (engine: string, count: number, times: (number: number) => number, changes: Partial<ResultSet> = {}) =>
  Array.from({ length: count }, (_, at) =>
    set(
      `${engine}-${at + 1}`,
      `${engine} ${at + 1}.0`,
      { q1: [times(at + 1)] },
      { created: `${2000 + at}-01-01`, ...changes },
    ),
  );

test('forty result sets of one environment are drawn, and so are as many of another', () => {
  const elsewhere = releases('spark', 40, (number) => number, { environment: 'large' });
  const figure = figureOf([...releases('comet', 40, (number) => number), ...elsewhere]);
  expect(figure.times.groups.map(({ rows }) => rows.length)).toEqual([40, 40]);
  expect([figure.isWhole, figure.times.note]).toEqual([
    true,
    '80 result sets, TPC-DS-derived suite, scale factor 3000.',
  ]);
});

test('of more, the newest of each engine, those of reports, the baseline, the fastest and the slowest have rows; the title counts all', () => {
  // comet-20 is the fastest, comet-30 the slowest, comet-39 and gluten-2 the newest, comet-1 was published first, a report compares comet-7.
  const time = (number: number) => ({ 20: 10, 30: 90 })[number] ?? 50;
  const sets = [...releases('comet', 39, time), ...releases('gluten', 2, () => 60, { created: '2060-01-01' })];
  const report = { id: 'r', title: 'R', sets: [['comet-7', 'gluten-2']], findings: [], hasRows: false, why: [] };
  const [page] = queryPages(input(sets, { reports: [report] }));
  const [figure] = page?.data.figures ?? [];
  const drawn = ['comet-1', 'comet-7', 'comet-20', 'comet-30', 'comet-39', 'gluten-2'];
  expect(figure?.times.groups.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(drawn);
  expect(figure?.times.title).toContain('q1 takes from 10.0\u202Fs with comet 20.0 to 90.0\u202Fs with comet 30.0');
  expect(figure?.times.note).toBe(
    '41 result sets, TPC-DS-derived suite, scale factor 3000. The chart shows 6. If an environment has more than 40, it shows the latest result of each engine, the results that reports compare, the baselines, the fastest, and the slowest. The CSV file contains all.',
  );
  expect(figure?.speedups[0]?.table.rows.map(([name]) => name)).toEqual([
    'Comet 7.0',
    'Comet 20.0',
    'Comet 30.0',
    'Comet 39.0',
    'Gluten 2.0',
  ]);
  expect(figure?.speedups[0]?.label).toBe('Speedup over comet 1.0 on 4 nodes of small');
});

test('the files of a page that leaves rows out have every time and every speedup, by the ids of the sets', () => {
  const sets = releases('comet', 41, (number) => number);
  const [page] = queryPages(input(sets));
  const of = (table: Table | null | undefined, ...keys: string[]) =>
    table?.rows.map((row) => keys.map((key) => row[table.columns.findIndex((entry) => entry.key === key)] ?? null));
  expect(page?.data.figures.map(({ isWhole, times }) => [isWhole, times.groups[0]?.rows.length])).toEqual([[false, 2]]);
  const times = of(page?.tables.times, 'result_set', 'time_s') ?? [];
  expect(new Map(times as [string, number][])).toEqual(new Map(sets.map(({ id }, at) => [id, at + 1])));
  // comet-1 takes 1 s and was published first: comet-2 is 1 ÷ 2 as fast, comet-41 1 ÷ 41.
  const speedups = of(page?.tables.speedups, 'baseline', 'candidate', 'speedup') ?? [];
  expect(speedups).toHaveLength(40);
  expect(speedups).toContainEqual(['comet-1', 'comet-2', 0.5]);
  expect(speedups).toContainEqual(['comet-1', 'comet-41', 1 / 41]);
  expect(queryPages(input(sets.slice(1)))[0]?.tables.speedups).toBeNull();
});
