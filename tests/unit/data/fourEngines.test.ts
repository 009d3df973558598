import { reportContent, reportSources } from '../../../src/plugin/content/reportContent';
import { committedData } from '../support/committed';
import { expect, test } from '../support/test';

const data = committedData();
const report = data.reports.find(({ id }) => id === 'four-engines');
if (!report) throw new Error('no report four-engines');
const { page, comparisons, charts } = reportContent(reportSources(report, data));
const value = (path: string) => page.texts[path];

test('the committed report has the verified metrics of its source: total-time ratio and geometric mean', () => {
  const figures = comparisons.map(({ total, geometricMean }) => [total.speedup, geometricMean.speedup]);
  const expected = [
    [2.432, 2.241],
    [2.845, 2.675],
    [2.033, 1.988],
    [1.49, 1.385],
    [0.683, 1.38],
    [1.326, 1.142],
  ];
  expect(figures.map((pair) => pair.map((speedup) => Number(speedup.toFixed(3))))).toEqual(expected);
});

test('q72 alone reverses the total of Gluten + Velox: 89 s vs. 812 s', () => {
  expect(page.figures['tpcds-split']?.title).toBe(
    'q72 alone (89\u202Fs with vanilla Spark, 812\u202Fs with Gluten + Velox) turns Gluten + Velox’s 1.80× speedup into 0.68×',
  );
  expect(page.figures['tpcds-queries']?.title).toBe(
    'Gluten + Velox’s geometric mean of 1.38× barely reflects q72: one of 99 queries',
  );
  expect(value('tpcds.gluten.deciding.without')).toBe('1.80×');
});

test('its verdict depends on the suite', () => {
  expect(page.multiCandidate?.verdict.word).toBe('No overall winner: it depends on the suite');
  expect(page.multiCandidate?.verdict.sentence).toContain(
    'Gluten + Velox 1.4.0 finishes first on TPC-H (2.85×), and Comet 0.9.0 on TPC-DS (1.49×).',
  );
  expect(page.multiCandidate?.verdict.sentence).toContain(
    'takes 1.46× as long as vanilla Spark in total, though it is faster on 74 of 99 queries',
  );
});

test('it reports first that sources give two versions of Blaze, and has a chart of all suites and two of each', () => {
  expect(page.multiCandidate?.remarks[0]).toMatch(
    /^Blaze: the sources report two versions\. 5\.0\.0-SNAPSHOT: .*0\.5\.0/,
  );
  const suites = ['tpcds-split', 'tpcds-queries', 'tpch-split', 'tpch-queries'];
  expect(charts.map(({ id }) => id)).toEqual(['forest', ...suites, 'cost', 'capacity-cores', 'capacity-memory']);
});

test('the disclaimer of its pages and pictures names both suites', () => {
  expect(page.meta).toContain('Derived from TPC-H and TPC-DS; not comparable to published TPC results.');
});
