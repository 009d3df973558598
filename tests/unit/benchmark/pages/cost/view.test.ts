import { costPage } from '../../../../../src/benchmark/pages/cost/page';
import type { CostInput } from '../../../../../src/benchmark/pages/cost/types';
import { costView } from '../../../../../src/benchmark/pages/cost/view';
import { formatCell } from '../../../../../src/benchmark/text/cells';
import { reportContent, reportSources } from '../../../../../src/plugin/content/reportContent';
import { committedData } from '../../../support/committed';
import { expect, test } from '../../../support/test';

const data = committedData();

/** What the cost of a committed report is computed from. */
function inputOf(id: string): CostInput {
  const report = data.reports.find((entry) => entry.id === id);
  const cost = report && reportContent(reportSources(report, data)).page.cost;
  if (!cost) throw new Error(`no cost of ${id}`);
  return cost.input;
}

const rowsOf = (input: CostInput, prices: Record<string, number> = {}) => {
  const { columns, rows } = costView(input, { prices, runsPerDay: 1 }).rows.table;
  return rows.map((row) => row.map((cell, index) => formatCell(cell, columns[index] as never)));
};

const CELEBORN = inputOf('celeborn-vs-native');
const GLUTEN = inputOf('gluten-velox-vs-comet');

test('on one type of node the ratio of node-hours needs no price', () => {
  expect(costView(CELEBORN).title).toBe(
    'Celeborn uses 9.24 node-hours, Spark’s own shuffle uses 3.98 node-hours: 2.32× at any node price',
  );
  expect(rowsOf(CELEBORN).map((row) => row.slice(1, 6))).toEqual([
    ['1,792.8', '8', '3.98', '–', '–'],
    ['2,079.6', '8 + 8', '9.24', '–', '–'],
  ]);
});

test('with the reader’s price the same runs have a cost', () => {
  const prices = { 'r6g.8xlarge': 1.5 };
  const view = costView(CELEBORN, { prices, runsPerDay: 4 });
  expect([view.title, view.entered]).toEqual([
    'Celeborn costs 13.86 USD, Spark’s own shuffle costs 5.98 USD: 2.32×',
    true,
  ]);
  expect(view.figure?.title).toBe('Celeborn takes 1.16× the time and 2.32× the cost');
  expect(view.figure?.statement).toContain('Prices: entered by you.');
  expect(rowsOf(CELEBORN, prices).map((row) => row.slice(3, 6))).toEqual([
    ['3.98', '1.50', '5.98'],
    ['9.24', '1.50', '13.86'],
  ]);
  expect(view.month.slice(0, 2)).toEqual([
    'Cost of the suite, run 4 times a day for 30 days:',
    'Celeborn costs 1,663.68 USD vs. 717.12: 946.56 USD more per month.',
  ]);
  expect(view.month[2]).toContain('It is unknown how far a rerun would differ');
});

test('conflicting node counts give every ratio in the order of the counts; a withdrawn count gives none', () => {
  const view = costView(GLUTEN);
  expect(view.title).toBe('Gluten + Velox uses 2.72× or 0.91× the node-hours of Comet, depending on the node count');
  expect(rowsOf(GLUTEN).map((row) => [row[2], row[3]])).toEqual([
    ['4?', '2.74'],
    ['12?', '8.22'],
    ['12', '7.47'],
  ]);
  expect(view.rows.table.footnotes[0]).toContain('12 nodes (1 June 2026) and 4 (26 June 2026)');
  expect(view.chart?.points.filter(({ disputed }) => disputed)).toHaveLength(2);
  expect(view.month.filter((text) => text.includes('95% CI over iterations'))).toHaveLength(2);
});

test('the line of one product goes through the baseline', () => {
  const { chart } = costView(CELEBORN);
  expect(chart?.line?.product).toBeCloseTo(((8 * 1792.8) / 3600) * 1792.8, 6);
  const disputed = costView(GLUTEN).chart;
  expect(disputed?.line?.label).toBe('equal node-hours × time to Comet on 4 nodes');
});

test('a run without a reported node count keeps its row, which gives the reason', () => {
  const [first, second] = CELEBORN.sides;
  if (!first || !second) throw new Error('expected two sides');
  const none = { ...second, pools: [], reason: 'node count not reported', provisioned: [] };
  const view = costView({ ...CELEBORN, sides: [first, none] });
  expect(view.title).toBe('Spark’s own shuffle uses 3.98 node-hours; Celeborn: node count not reported');
  expect(view.rows.table.rows[1]).toEqual([
    'Celeborn, candidate',
    2079.6,
    null,
    null,
    null,
    null,
    'No node-hours or cost: node count not reported',
  ]);
  expect(view.month).toEqual([]);
});

test('nodes of different types have no ratio until both have a price', () => {
  const [first, second] = CELEBORN.sides;
  if (!first || !second) throw new Error('expected two sides');
  const other = { ...second, pools: [{ role: 'nodes', instanceType: 'g6.2xlarge', counts: [4] }] };
  const input = { ...CELEBORN, sides: [first, other] };
  expect(costView(input).title).toContain('enter node prices to compare costs');
  expect(costView(input).chart?.line).toBeNull();
  expect(costView(input, { prices: { 'r6g.8xlarge': 1.5 }, runsPerDay: 1 }).title).toContain('enter node prices');
  const both = costView(input, { prices: { 'r6g.8xlarge': 1.5, 'g6.2xlarge': 1 }, runsPerDay: 1 });
  expect(both.title).toBe('Celeborn costs 2.31 USD, Spark’s own shuffle costs 5.98 USD: 0.39×');
});

test('the requested capacity appears next to the provisioned capacity', () => {
  const { capacity } = costPage(CELEBORN);
  expect(capacity.figure?.title).toBe(
    'Spark’s own shuffle requests 453 cores, more than the 256 of its nodes; Celeborn: 512 cores provisioned',
  );
  expect(capacity.charts.map(({ rows }) => rows.map(({ text }) => text))).toEqual([
    ['453 requested of 256 provisioned', '512 provisioned; request not reported'],
    ['3,220 requested of 2,048 provisioned', '4,096 provisioned; request not reported'],
  ]);
  expect(costPage(GLUTEN).capacity.figure?.notes[0]).toContain('23 × 5 + 5 cores, 23 × 58 + 26\u202FGB');
});
