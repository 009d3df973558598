import { reportContent, reportSources } from '../../../src/plugin/content/reportContent';
import { committedData } from '../support/committed';
import { expect, test } from '../support/test';

const data = committedData();

function contentOf(id: string) {
  const report = data.reports.find((one) => one.id === id);
  if (!report) throw new Error(`no report ${id}`);
  return reportContent(reportSources(report, data));
}

test('both reports on Iceberg name the formats, list three metrics, and have a verdict with a note on the nodes', () => {
  const found = ['comet', 'spark'].map((engine) => {
    const { comparison } = contentOf(`iceberg-vs-parquet-${engine}`);
    const { names, total, geometricMean, median, verdict, matched } = comparison ?? {};
    const figures = [total, geometricMean, median].map((figure) => figure?.speedup.toFixed(2));
    expect(verdict?.sentence).toMatch(
      /†Sources conflict on how many nodes .* ran on: 12 or 4, each time the same number/,
    );
    return [names?.candidate, figures, verdict?.case, matched?.length];
  });
  expect(found).toEqual([
    ['Comet (Iceberg)', ['0.84', '0.82', '0.88'], 'behind', 103],
    ['vanilla Spark (Iceberg)', ['0.78', '0.75', '0.83'], 'slower', 103],
  ]);
});

test('x86 vs. arm64 has no verdict because the node count on x86 is not reported, which the report lists', () => {
  const { comparison, page } = contentOf('x86-vs-arm64-gluten');
  expect(comparison?.verdict.word).toBe('No verdict: node count not reported');
  expect(page.texts['varies.on_purpose']).toBe('environment (aarch64 vs. x86_64)');
  expect(page.texts['varies.besides']).toBe('nothing that is stated');
  expect(page.texts['varies.unknown']).toContain(', nodes, ');
  expect(page.cost?.view.title).toContain('Gluten + Velox (x86_64): node count not reported');
});

test('three Gravitons: each ahead of the previous one, node-hours by hand, no ratio without prices, a ratio with prices', () => {
  const { page, suites } = contentOf('three-gravitons');
  expect(suites[0]?.comparisons.map(({ total }) => total.speedup.toFixed(3))).toEqual(['1.140', '1.236']);
  const rows = page.cost?.view.rows.table.rows.map(([run, time, nodes, hours]) => [
    run,
    Number(time).toFixed(1),
    nodes,
    Number(hours).toFixed(3),
  ]);
  // Seconds × 6 nodes ÷ 3,600: 2,140.596, 1,878.025 and 1,731.665 s.
  expect(rows).toEqual([
    ['Vanilla Spark 3.5.3 (r6g.12xlarge), baseline', '2140.6', '6', '3.568'],
    ['Vanilla Spark 3.5.3 (r7g.12xlarge), candidate', '1878.0', '6', '3.130'],
    ['Vanilla Spark 3.5.3 (r8g.12xlarge), candidate', '1731.7', '6', '2.886'],
  ]);
  expect(page.cost?.view.title).toMatch(/enter node prices to compare costs$/);
  expect(page.cost?.view.fields.map(({ instanceType }) => instanceType)).toEqual([
    'r6g.12xlarge',
    'r7g.12xlarge',
    'r8g.12xlarge',
  ]);
});

test('the times of several suites on one machine are added up for the cost', () => {
  const { page, suites } = contentOf('four-engines');
  const seconds = suites.map(({ comparisons }) => comparisons[0]?.baselineS ?? 0);
  const [baseline] = page.cost?.input.sides ?? [];
  expect(baseline?.timeS).toBeCloseTo((seconds[0] ?? 0) + (seconds[1] ?? 0), 9);
  expect(page.cost?.view.lead).toContain('the 22 queries of TPC-H and the 99 queries of TPC-DS that all sides ran');
});

test('RAPIDS is shown as published and compared with no other engine', () => {
  const { page, comparison, published } = contentOf('rapids-queries');
  expect([comparison, published[0]?.published.queries.length]).toEqual([null, 103]);
  expect([page.texts['main.queries.q56'], page.texts['main.queries.q33']]).toEqual(['28% less time', '39% more time']);
});
