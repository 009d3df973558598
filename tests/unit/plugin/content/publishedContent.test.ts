import type { ReportData } from '../../../../src/components/report/report';
import { dataIndex } from '../../../../src/data/dataIndex';
import { checkReference } from '../../../../src/plugin/mdx/pageNames';
import { pageSlice } from '../../../../src/plugin/mdx/pageSlice';
import { pageData } from '../../../../src/plugin/mdx/pages';
import { parsePage } from '../../../../src/plugin/mdx/parsePage';
import { createOutputFiles, type DrawChart } from '../../../../src/plugin/output/outputFiles';
import { frozenContent } from '../../support/frozenSite';
import { expect, test } from '../../support/test';

const content = frozenContent();
const page = (id: string) => content.reports.find(({ report }) => report.id === id)?.page as ReportData;
const celeborn = page('celeborn-vs-native');
const check = (component: string, attributes: Record<string, string>) =>
  checkReference({ component, attributes: { report: 'celeborn-vs-native', ...attributes } }, content.names);

test('siteContent(data).known contains charts, tables, keys, and values of a report of published comparisons', () => {
  const names = content.names.reports['celeborn-vs-native'];
  expect(names?.parts).toEqual(['published', 'cost']);
  const sections = names?.sections.map(({ id, tab }) => `${tab} ${id}`);
  expect(sections).toEqual([
    'answer verdict',
    'answer node-hours-main-changes-main-studies',
    'answer go-deeper',
    'queries largest-differences',
    'queries distribution',
    'cost cost',
    'setup comparable',
    'setup reproduce',
    'sources about-these-numbers',
  ]);
  expect(names?.charts).toEqual(
    expect.arrayContaining(['main-totals', 'reader-changes', 'network', 'network-receive']),
  );
  expect(names?.tables).toEqual(expect.arrayContaining(['main-gains', 'worker-losses', 'network-summary']));
  expect(names?.publishedComparisons).toEqual(['main', 'large', 'worker', 'storage', 'raid', 'reader']);
  expect(names?.values).toEqual(
    expect.arrayContaining(['main.totals.time_change_pct', 'environment.extra_cores', 'main.statements.cores_used']),
  );
});

test('a page may use the parts of a report of published comparisons, and gets an error for missing ones', () => {
  expect(check('LineChart', { chart: 'network' })).toBeNull();
  expect(check('PublishedTable', { table: 'main-gains' })).toBeNull();
  expect(check('PublishedVerdict', { summary: 'main' })).toBeNull();
  expect(check('PerformanceDashboard', {})).toBeNull();
  expect(check('PublishedTable', { table: 'main-gain' })).toContain('did you mean main-gains?');
  expect(check('PublishedVerdict', { summary: 'first' })).toContain(
    'unknown published comparison in report celeborn-vs-native: first',
  );
  expect(check('LineChart', {})).toBe('<LineChart report="celeborn-vs-native"> needs chart="…"');
  expect(check('Value', { of: 'main.totals.candidate' })).toContain('main.totals.candidate_s');
});

test('a component for a missing part of the report is rejected with the reason', () => {
  expect(check('VerdictBlock', {})).toBe(
    '<VerdictBlock> shows a comparison of result sets, but report celeborn-vs-native has none',
  );
  expect(check('Contradictions', { report: 'gluten-velox-vs-comet' })).toBe(
    '<Contradictions> shows published comparisons, but report gluten-velox-vs-comet has none',
  );
});

test('a report of published comparisons lists its contradictions with the lines of its own artifacts', () => {
  expect(celeborn.contradictions).toHaveLength(13);
  expect(celeborn.contradictions).toContainEqual(
    expect.objectContaining({
      label: 'celeborn-vs-native-shuffle/chart-labels.csv, line 8',
      path: '/data/published/celeborn-vs-native-shuffle/chart-labels.csv',
    }),
  );
  expect(page('comet-shuffle-writer').contradictions).toEqual([]);
});

test('the verdict of a published comparison is from its totals, or from its measures in their own direction; missing data have a reason', () => {
  const plain = (text: string | undefined) => text?.replaceAll('\u202F', ' ');
  expect(celeborn.verdicts.main?.word).toBe('Celeborn takes 16% more time at 3\u202FTB');
  expect(plain(celeborn.verdicts.main?.sentence)).toBe(
    'The suite takes 2,079.6 s with Celeborn vs. 1,792.8 s with Spark’s own shuffle; at 10 TB (larger nodes, local shuffle reader off), the publisher reports the opposite: 14.5% less time. It is unknown whether the sides ran in one round. Two runs of one engine in different rounds differ by less than 1.20× (95%). Neither difference is larger. No spread was published, so there is no verdict.',
  );
  const writer = page('comet-shuffle-writer');
  expect(plain(writer.verdicts.write?.sentence)).toBe(
    'At 100M rows 38.7 s vs. 68.5 s; at 10M rows only the change is published (“~10%”). Throughput (100M rows): 511 MiB/s vs. 288 MiB/s, 77% more. Read time (100M rows): 0.444 s vs. 0.448 s, 0.9% less.',
  );
  expect(celeborn.absent).toHaveLength(4);
  expect(writer.absent.map(({ what }) => what)).toEqual(['Intervals and verdicts']);
});

test('pageSlice(data, uses) keeps the shown decimals of a table, and all if rows have their own units', () => {
  const figure = Object.values(celeborn.figures)[0];
  if (!figure) throw new Error('no figure');
  const number = { key: 'a', label: 'A', unit: '' as const, kind: 'number' as const, decimals: 1 };
  const rowsOf = (columns: (typeof number)[]) => {
    const table = { columns, rows: [[1.26, 0.026]], footnotes: [] };
    const data = { ...celeborn, figures: { cpu: { ...figure, table } } };
    return pageSlice(data, [{ component: 'LineChart', attributes: { chart: 'cpu' } }]).figures.cpu?.table.rows;
  };
  expect(rowsOf([number, number])).toEqual([[1.3, 0]]);
  expect(rowsOf([number, { ...number, key: 'unit' }])).toEqual([[1.26, 0.026]]);
});

test('a page contains the data of each report that it shows, for static components and for the others', () => {
  const text =
    '<Value report="celeborn-vs-native" of="environment.nodes" /> <ReportHeader report="celeborn-vs-native" /> <VerdictBlock report="gluten-velox-vs-comet" />';
  const all = content.reports.map((entry) => entry.page);
  const pages = pageData([parsePage({ path: 'docs/a.mdx', text })], content.names, all);
  const still = pages.filter(({ sharing }) => sharing === 'static');
  expect(still.map(({ report }) => report)).toEqual(['gluten-velox-vs-comet', 'celeborn-vs-native']);
  expect(still[1]?.data).toMatchObject({ meta: '', texts: { 'environment.nodes': '8' } });
  const live = pages.find(({ report, sharing }) => report === 'celeborn-vs-native' && sharing === 'live');
  expect(live?.data).toMatchObject({ meta: expect.stringContaining(' '), texts: {} });
});

test('the overview lists reports by day, and published artifacts with the reports that show them', () => {
  const { reports, published } = content.overview();
  const entryOf = (report: string) => reports.find(({ id }) => id === report);
  const ids = reports.map(({ id }) => id);
  expect(ids.indexOf('rapids-queries')).toBeLessThan(ids.indexOf('celeborn-vs-native'));
  expect(ids.indexOf('celeborn-vs-native')).toBeLessThan(ids.indexOf('four-engines'));
  expect(entryOf('celeborn-vs-native')).toMatchObject({
    path: '/reports/celeborn-vs-native/',
    day: '28 November 2025',
    detail:
      'Published by awslabs/data-on-eks · mean of 10 iterations at 3\u202FTB, mean of 3 iterations at 10\u202FTB · summary only, not recomputed · 13 contradictions found',
  });
  expect(entryOf('comet-shuffle-writer')).toMatchObject({
    sentence: expect.stringMatching(/closed without a merge/),
    detail: expect.stringMatching(/proposed, not merged/),
  });
  expect(published.find(({ id }) => id === 'sail-0.7.0-vs-spark-4.2.0')).toMatchObject({
    detail: 'Original series of the source.',
    usedIn: [{ path: '/reports/sail-vs-spark-resources/' }],
  });
  expect(published.find(({ id }) => id === 'celeborn-worker-memory')).toMatchObject({
    path: '/data/published/celeborn-worker-memory/datapackage.json',
    detail: '20 changes, 3 ranges. As published, not recomputed.',
    usedIn: [{ path: '/reports/celeborn-vs-native/' }],
  });
});

test('/data/index.json lists published comparisons, time series, and their reports with their files', () => {
  const file = { path: '/data/published/comet-shuffle-scatter/measures.csv', bytes: 1, sha256: 'a' };
  const index = JSON.parse(dataIndex(content.data, [file]));
  expect(index.published.map(({ id }: { id: string }) => id)).toContain('celeborn-raid0-vs-disks');
  expect(index.published.find(({ id }: { id: string }) => id === 'comet-shuffle-scatter').files).toEqual([file]);
  expect(index.resourceUsage[0].series).toContain('cpu-celeborn-4x-threads.cpu_cores');
  expect(index.reports.find(({ id }: { id: string }) => id === 'comet-shuffle-writer')).toMatchObject({
    standing: 'proposed',
    summaries: ['comet-shuffle-scatter'],
    resourceUsage: null,
    derived: '/data/derived/comet-shuffle-writer/values.json',
  });
});

test('createOutputFiles() creates the drawings, tables, and values of a report of published comparisons', async () => {
  const draw: DrawChart = (spec, { report }) => ({
    files: [{ path: `charts/${report.id}/${spec.id}.svg`, text: '' }],
    images: [],
  });
  const site = { title: 'Benchmarks', tagline: '', url: 'http://localhost/' };
  const { files } = await createOutputFiles(draw, () => [])(content, [], site);
  const paths = files.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      'charts/celeborn-vs-native/main-changes.svg',
      'charts/celeborn-vs-native/network-receive.svg',
      'charts/celeborn-vs-native/network.csv',
      'data/derived/celeborn-vs-native/main-gains.csv',
      'data/derived/comet-shuffle-writer/write-measures.csv',
      'data/derived/celeborn-vs-native/values.json',
    ]),
  );
  const values = files.find(({ path }) => path === 'data/derived/celeborn-vs-native/values.json');
  expect(JSON.parse(values?.text ?? '')).toMatchObject({ 'environment.extra_nodes': '8' });
});
