import type { Environment, ResultSet } from '../../../../src/benchmark/model/resultSet';
import { hasContent } from '../../../../src/components/page/page';
import { type QueryInput, type QueryPage, queryPages } from '../../../../src/components/query/page';
import { queryIndex } from '../../../../src/components/query/queryList';
import { queryRedirects } from '../../../../src/components/query/redirects';
import { resultsFile } from '../../../../src/components/query/results';
import { timesOf } from '../../../../src/components/query/times';
import { plainText } from '../../../../src/figures/answers/spec';
import { iterations, resultSet, type Times } from '../../benchmark/support';
import { queryInput, sectionOf, tableIn } from '../../support/blocks';
import { expect, test } from '../../support/test';

const environment = (id: string, nodes: number) =>
  ({ id, title: `${nodes} nodes of ${id}`, nodes, instanceType: `type-${id}` }) as Environment;
const ENVIRONMENTS = [environment('small', 4), environment('large', 12)];
const SOURCES = [{ title: 'S', path: 'https://github.com/a/b/c' }];

function set(id: string, engine: string, times: Record<string, Times>, changes: Partial<ResultSet> = {}): ResultSet {
  const [name = '', version = ''] = engine.split(' ');
  const title = name === 'native-spark' ? 'vanilla Spark' : name;
  return resultSet(times, {
    id,
    engine: { id: name, title, version },
    environment: 'small',
    sources: SOURCES,
    harness: { name: 'h', version: '1' },
    ...changes,
  });
}

const input = (resultSets: ResultSet[], changes: Partial<QueryInput> = {}) =>
  queryInput(resultSets, { environments: ENVIRONMENTS, ...changes });

const SPARK = set('n', 'native-spark 3.5', { q1: [20, 19, 21], q2: [6, 5, 7], q3: [8, 7, 9] });
const COMET = set('a', 'comet 0.16', { q1: [10, 9, 11], q2: [5, 4, 6], q3: [16, 15, 17] });
const OLDER = set('b', 'comet 0.9', { q1: [40, 38, 44], q2: [6, 5, 7], q3: [8, 7, 9] });
const GLUTEN = set('g', 'gluten 1.6', { q1: [60, 59, 61], q2: [3, 2, 4], q3: [4, 3, 5] });
const pageOf = (sets: ResultSet[], query = 'q1', changes: Partial<QueryInput> = {}) => {
  const page = queryPages(input(sets, changes)).find((entry) => entry.query === query);
  if (!page) throw new Error(`no page of ${query}`);
  return page;
};
const timesIn = ({ blocks }: Pick<QueryPage, 'blocks'>) => timesOf(blocks);
const answerOf = ({ blocks: [first] }: Pick<QueryPage, 'blocks'>) =>
  first?.kind === 'text' ? plainText(first.parts) : '';
const suite = (changes: Partial<ResultSet['suite']>) => ({ suite: { ...SPARK.suite, ...changes } });

test('a query has one page for all query versions and sizes, with the panel of the largest size first', () => {
  const small = [
    set(
      's',
      'native-spark 3.4',
      { q1: [2, 1, 3] },
      suite({ name: 'tpcds-99', queryVersion: 'unknown', scaleFactor: 100 }),
    ),
    set('t', 'comet 0.9', { q1: [1, 1, 1] }, suite({ name: 'tpcds-99', queryVersion: 'unknown', scaleFactor: 100 })),
  ];
  const page = pageOf([...small, SPARK, COMET]);
  expect(page.path).toBe('/queries/tpcds-q1/');
  expect(page.facts).toContainEqual([{ text: 'Query versions 4.0 and not reported' }]);
  expect(timesIn(page)?.panels.map(({ title, anchor }) => [title, anchor])).toEqual([
    ['3\u202FTB: Comet takes 50% of the time (clearly faster)', 'tpcds-4.0'],
    ['100\u202FGB: Comet takes 50% of the time (inconclusive)', 'tpcds-99-unknown'],
  ]);
  expect(answerOf(page)).toBe(
    'At 3\u202FTB, Comet takes 50% of vanilla Spark’s time (clearly faster). On smaller data, one result is 50% of vanilla Spark’s time; none is clear.',
  );
  expect(queryPages(input([...small, SPARK, COMET])).map(({ query }) => query)).toEqual(['q1', 'q2', 'q3']);
});

test('a panel has the newest result of each engine, the fastest first, and its verdict', () => {
  const bars = timesIn(pageOf([SPARK, OLDER, GLUTEN, COMET]))?.panels[0]?.bars;
  expect(bars?.map(({ id, text: time, verdict, isBaseline }) => [id, time, verdict, isBaseline])).toEqual([
    ['a', '10.0\u202Fs', 'faster', false],
    ['n', '20.0\u202Fs', null, true],
    ['g', '60.0\u202Fs', 'slower', false],
  ]);
  expect((bars?.[2]?.at ?? 0) / (bars?.[1]?.at ?? 1)).toBeCloseTo(3, 1);
});

test('the answer gives each engine on the largest data with its verdict, the largest difference first', () => {
  expect(answerOf(pageOf([SPARK, GLUTEN, COMET]))).toBe(
    'At 3\u202FTB, Gluten takes 3.00× as long as vanilla Spark (clearly slower); Comet takes 50% of vanilla Spark’s time (clearly faster).',
  );
});

test('the answer and the panels have the largest data in each table format, the list of queries only in the first', () => {
  const iceberg = (own: ResultSet, id: string) => ({ ...own, id, ...suite({ tableFormat: 'iceberg' }) });
  const sets = [SPARK, COMET, iceberg(SPARK, 'i'), iceberg(GLUTEN, 'j')];
  expect(answerOf(pageOf(sets))).toBe(
    'At 3\u202FTB, Comet takes 50% of vanilla Spark’s time (clearly faster). At 3\u202FTB on Iceberg, Gluten takes 3.00× as long as vanilla Spark (clearly slower).',
  );
  expect(timesIn(pageOf(sets))?.panels.map(({ id, isShown }) => [id, isShown])).toEqual([
    ['sf3000', true],
    ['i', true],
  ]);
  expect(queryIndex(input(sets)).lists.map(({ id, engines }) => [id, engines])).toEqual([
    ['tpcds-sf3000', ['Comet 0.16']],
  ]);
});

test('each baseline has its own panel, axis, and heading, and the answer names no winner across rounds', () => {
  const sets = [SPARK, COMET, { ...SPARK, id: 'm', environment: 'large' }, { ...GLUTEN, environment: 'large' }];
  const rounds = [
    { resultSets: ['n', 'a'], baselines: ['n'] },
    { resultSets: ['m', 'g'], baselines: ['m'] },
  ] as unknown as QueryInput['rounds'];
  const page = pageOf(sets, 'q1', { rounds });
  expect(timesIn(page)?.panels.map(({ id, title, isShown }) => [id, title, isShown])).toEqual([
    ['sf3000', '3\u202FTB: Gluten takes 3.00× as long (clearly slower)', true],
    ['n', '3\u202FTB: Comet takes 50% of the time (clearly faster)', false],
  ]);
  expect(timesIn(page)?.panels[0]?.ticks).not.toEqual(timesIn(page)?.panels[1]?.ticks);
  expect(answerOf(page)).toMatch(/do not show which engine is faster\.$/);
});

test('if the latest sources report different hardware, there is no verdict, and the note gives the reason', () => {
  const said = (value: number, about: string[]) => ({
    field: 'nodes',
    value,
    about,
    source: { title: 'S', path: 'p' },
    commit: 'c',
    day: '2026-01-01',
  });
  const environments = [
    { ...environment('small', 4), statements: [said(4, ['n']), said(12, ['a'])] } as unknown as Environment,
  ];
  const panel = timesIn(pageOf([SPARK, COMET], 'q1', { environments }))?.panels[0];
  expect(panel?.bars.map(({ verdict }) => verdict)).toEqual([null, null]);
  expect(panel?.note).toMatch(/; conflicting sources$/);
  expect(panel?.details).toContain('No verdict for comet: the sources report different hardware');
  expect(queryIndex(input([SPARK, COMET], { environments })).lists[0]?.rows[0]?.marks[0]?.evidence.strength).toBe(
    'none',
  );
});

test('an engine has the shape of its place among the histories in every list, and others the first free ones', () => {
  const histories = ['gluten', 'blaze', 'comet'].map((id) => ({ engine: { id }, lines: [], pathOf: () => '' }));
  const shapes = (sets: ResultSet[]) =>
    queryIndex(input(sets, { histories: histories as unknown as QueryInput['histories'] })).lists[0]?.shapes;
  expect(shapes([SPARK, COMET])).toEqual([2]);
  expect(shapes([SPARK, COMET, GLUTEN, set('o', 'other 1', { q1: [1, 1, 1] })])?.toSorted()).toEqual([0, 1, 2]);
});

test('a doubt that several engines share is printed once above the list', () => {
  const said = { field: 'nodes', source: { title: 'S', path: 'p' }, day: '2026-01-01' };
  const statements = [
    { ...said, value: 12, about: ['n'], commit: 'c1' },
    { ...said, value: 4, about: ['n', 'g'], commit: 'c2' },
  ];
  const environments = [{ ...environment('small', 4), nodes: undefined, statements } as unknown as Environment];
  const note = queryIndex(input([SPARK, COMET, GLUTEN], { environments })).lists[0]?.note ?? '';
  expect(note).toContain('is not reported');
  expect(note.match(/sources conflict/gi)).toHaveLength(1);
});

test('without vanilla Spark, results are compared with the first published set', () => {
  const first = { ...OLDER, created: '2020-01-01' };
  expect(answerOf(pageOf([GLUTEN, first]))).toBe('At 3\u202FTB, Gluten takes 1.50× as long as comet (clearly slower).');
  expect(timesIn(pageOf([GLUTEN]))).toBeNull();
  expect(tableIn(pageOf([GLUTEN]).blocks, 'results').table.rows).toHaveLength(1);
});

test('a page has every result, with the reason if a query failed', () => {
  const failed = COMET.rows.map((row) => ({
    ...row,
    status: 'not_run' as const,
    timeS: null,
    minS: null,
    maxS: null,
    reason: 'skipped',
  }));
  const { blocks } = pageOf([SPARK, { ...COMET, rows: failed }]);
  expect(tableIn(blocks, 'results').table.rows.map((row) => row.at(-1))).toEqual(['', 'skipped']);
  expect(timesOf(blocks)).toBeNull();
  const exact = { ...SPARK, iterationRows: iterations('q1', [1.3, 1.2]) };
  expect(resultsFile([exact], 'q1').rows[0]?.at(-1)).toBe('1.3 1.2');
});

test('the rank is from the comparison in which the query is nearest to an end', () => {
  const place = sectionOf(pageOf([SPARK, COMET, GLUTEN], 'q1').blocks, 'place');
  expect(place).toMatchObject({ heading: 'Of 3 queries, q1 is slowed down most' });
  expect(place?.blocks[1]).toMatchObject({
    data: { label: 'q1 0.33×', others: [expect.any(Number), expect.any(Number)] },
  });
});

test('reports show the effect of the query on their total time; findings link to their pages', () => {
  const sets = [SPARK, COMET, GLUTEN];
  const report = { id: 'r', title: 'R', sets: [['n', 'a', 'g']], hasRows: true, why: [], findings: [] };
  const findings = [{ query: 'q2', title: 'Because', verdict: 'unclear' as const }];
  const page = pageOf(sets, 'q1', { reports: [{ ...report, findings }] });
  // Gluten: 34 s ÷ 67 s with q1, 14 s ÷ 7 s without.
  expect(tableIn(page.blocks, 'reports').table.rows).toEqual([
    ['R', 'turns the lead of Gluten into a loss', 0.507463, 2],
  ]);
  expect(tableIn(page.blocks, 'reports').paths).toEqual({ R: '/reports/r/queries/#q1' });
  const why = (query: string) =>
    sectionOf(pageOf(sets, query, { reports: [{ ...report, findings }] }).blocks, 'findings')?.blocks;
  expect(why('q1')?.filter(hasContent)).toMatchObject([{ kind: 'text', role: 'remark' }]);
  expect(why('q2')?.filter(hasContent)).toMatchObject([{ items: [{ path: '/reports/r/findings/q2/' }] }]);
  const other = pageOf(sets, 'q1', { reports: [{ ...report, sets: [['n', 'x']] }] });
  expect(tableIn(other.blocks, 'reports').table.rows).toEqual([]);
});

test('a list has the largest spread first, and an earlier anchor once', () => {
  const old = [
    set('s', 'native-spark 3.4', { q1: [2, 1, 3] }, suite({ scaleFactor: 100 })),
    set('t', 'comet 0.9', { q1: [1, 1, 1] }, suite({ scaleFactor: 100 })),
  ];
  const { lists } = queryIndex(input([SPARK, COMET, GLUTEN, ...old]));
  expect(lists.map(({ id, anchors }) => [id, anchors])).toEqual([
    ['tpcds-sf3000', ['tpcds-4.0']],
    ['tpcds-sf100', []],
  ]);
  expect(lists[0]?.rows.map(({ query, spread, isSplit }) => [query, spread, isSplit])).toEqual([
    ['q1', 6, true],
    ['q3', 4, true],
    ['q2', 1.66667, false],
  ]);
  expect(plainText(lists[0]?.answer ?? [])).toContain(
    'differ by a factor of two or more on 2 of 3 queries: q1 and q3. On 2, one is faster than vanilla Spark and the other is slower; clearly on 2.',
  );
  expect(lists[1]?.rows.map(({ spread }) => spread)).toEqual([2]);
  expect(plainText(lists[1]?.answer ?? [])).toContain('is at least two or at most half on 1 of 1 query');
});

test('each earlier path of a query opens the panel of its version, or the page if no panel has it', () => {
  const sets = [SPARK, COMET].map((one) => ({ ...one, rows: one.rows.slice(0, 1) }));
  const from = '/queries/tpcds-4.0/q1/';
  expect(queryRedirects(sets, queryPages(input(sets)))).toEqual([{ from, to: '/queries/tpcds-q1/#tpcds-4.0' }]);
  expect(queryRedirects([SPARK], [{ path: '/queries/tpcds-q1/', blocks: [] }])[0]).toEqual({
    from,
    to: '/queries/tpcds-q1/',
  });
});
