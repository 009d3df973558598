import type { Comparison } from '../../../../src/benchmark/model/comparison';
import type { ChartSpec } from '../../../../src/figures';
import { queryPaths } from '../../../../src/plugin/content/queryContent';
import type { ReportContent } from '../../../../src/plugin/content/reportContent';
import { pageSlice } from '../../../../src/plugin/mdx/pageSlice';
import { derivedFiles } from '../../../../src/plugin/output/derivedFiles';
import { createOutputFiles } from '../../../../src/plugin/output/outputFiles';
import { frozenContent } from '../../support/frozenSite';
import { expect, test } from '../../support/test';

const content = frozenContent();
const report = content.reports.find((entry) => entry.report.id === 'gluten-velox-vs-comet') as ReportContent;
const comparison = report.comparison as Comparison;
const SITE = { title: 'Benchmarks', tagline: '', url: 'http://localhost/' };
const lines = (text: string) => text.trimEnd().split('\n');

test('derivedFiles(comparison, scheme) are the headline and six tables with a header each', () => {
  const files = derivedFiles(comparison, 'speedup');
  expect(files.map(({ path }) => path)).toEqual([
    'headline.json',
    'buckets.csv',
    'top-faster.csv',
    'top-slower.csv',
    'queries.csv',
    'environment.csv',
    'receipt.csv',
  ]);
  const rows = files.slice(1).map(({ text }) => lines(text).length - 1);
  const settings = [comparison.environment.settings.length, comparison.comparability.fields.length];
  expect(rows).toEqual([5, 10, 10, 103, ...settings]);
});

test('derivedFiles(comparison, scheme) have the counts of the comparison', () => {
  const [headline] = derivedFiles(comparison, 'speedup');
  const { matched, faster, slower, equal } = JSON.parse(headline?.text ?? '');
  expect({ matched, sum: faster + slower + equal }).toEqual({ matched: 103, sum: 103 });
});

test('siteContent(data).known contains charts, findings, sources, and values of every report', () => {
  const names = content.names.reports['gluten-velox-vs-comet'];
  expect(names?.charts).toEqual(expect.arrayContaining(['totals', 'distribution-pair', 'iterations-q93']));
  expect(names?.findings).toContain('q72');
  expect(names?.values).toEqual(expect.arrayContaining(['total.speedup', 'clear.faster', 'queries.q93.candidate_s']));
  expect(names?.sections.map(({ id }) => id)).toContain('every-query');
});

test('createOutputFiles() creates drawings, specs, and tables per chart, derived tables, and an index, each path once', async () => {
  const draw = () => ({ files: [{ path: `charts/${Math.random()}.svg`, text: '' }], images: [] });
  const { files } = await createOutputFiles(draw, () => [])(content, [], SITE);
  const paths = files.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(
    expect.arrayContaining([
      'data/index.json',
      'data/derived/gluten-velox-vs-comet/headline.json',
      'charts/gluten-velox-vs-comet/totals.csv',
      'charts/home/answers.csv',
    ]),
  );
});

test('queryPaths() lists the page of every query', () => {
  const pages = content.queries().pages.map(({ path }) => path);
  expect(queryPaths(content.data.resultSets).sort()).toEqual(pages.sort());
});

test('createOutputFiles() draws a chart once until it changes', async () => {
  const drawn: string[] = [];
  const draw = (spec: ChartSpec) => {
    drawn.push(spec.id);
    return { files: [], images: [] };
  };
  const outputFiles = createOutputFiles(draw, () => []);
  await outputFiles(content, [], SITE);
  const first = drawn.length;
  await outputFiles(content, [], SITE);
  expect(first).toBeGreaterThan(10);
  expect(drawn).toHaveLength(first);
});

test('pageSlice(data, uses) keeps only the data that the components print', () => {
  const { page } = report;
  const slice = pageSlice(page, [
    { component: 'Value', attributes: { of: 'queries.q93.speedup' } },
    { component: 'Value', attributes: { of: 'total.speedup' } },
    { component: 'BarChart', attributes: { chart: 'totals' } },
  ]);
  expect(Object.keys(slice.queries)).toEqual(['q93']);
  expect(Object.keys(slice.figures)).toEqual(['totals']);
  expect(Object.keys(slice.headline)).toEqual(['total']);
  expect(slice.headline.total).toEqual(page.headline.total);
  expect(slice.comparison).toMatchObject({ baseline: { notes: [], changes: '' } });
  expect(slice).toMatchObject({ patterns: [], aggregates: null, errata: null, about: [], texts: {} });
  expect(slice.findings.map(({ query }) => query)).toEqual(page.findings.map(({ query }) => query));
  expect(slice.origin).toMatch(/2026\. .*not comparable to published TPC-DS results/);
  const own = ['ReportHeader', 'BarChart'].map((component) => ({ component, attributes: { chart: 'totals' } }));
  expect(pageSlice(page, own)).toMatchObject({ origin: '', meta: page.meta });
  expect(pageSlice(page, [{ component: 'Value', attributes: { of: 'total.speedup' } }]).findings).toEqual([]);
});

test('pageSlice(data, uses) keeps the values of small tables that the page prints, which are known names', () => {
  const of = 'metrics.q93.join-stage-200-tasks.stage-time.baseline';
  expect(pageSlice(report.page, [{ component: 'Value', attributes: { of } }]).texts).toEqual({
    [of]: '120.986\u202Fs',
  });
  expect(content.names.reports['gluten-velox-vs-comet']?.values).toContain(of);
});

test('pageSlice(data, uses) keeps one finding whole on its page, with its figure', () => {
  const slice = pageSlice(report.page, [{ component: 'FindingPage', attributes: { finding: 'q93' } }]);
  const whole = slice.findings.filter(({ metrics }) => metrics !== null);
  expect(whole.map(({ query }) => query)).toEqual(['q93']);
  expect(Object.keys(slice.figures)).toEqual(['iterations-q93']);
});

test('pageSlice(data, uses) keeps the figures of the answer', () => {
  const slice = pageSlice(report.page, [{ component: 'PerformanceDashboard', attributes: {} }]);
  expect(Object.keys(slice.figures).sort()).toEqual(['dots', 'forest', 'gap']);
});
