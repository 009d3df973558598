import { parseSpend } from '../../../../src/benchmark/cost/choice';
import { formatCell } from '../../../../src/benchmark/text/cells';
import { formatNumber } from '../../../../src/benchmark/text/numbers';
import { costPage } from '../../../../src/components/cost/page';
import type { CostInput } from '../../../../src/components/cost/types';
import { costView } from '../../../../src/components/cost/view';
import { reportContent, reportSources } from '../../../../src/plugin/content/reportContent';
import { frozenData } from '../../support/frozenSite';
import { expect, test } from '../../support/test';

const data = frozenData();

/** Cost input of a frozen report. */
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

test('with one node type, the ratio of node-hours needs no price, and more nodes are named if the executors need them', () => {
  expect(costView(CELEBORN).title).toBe(
    'Celeborn uses 9.24 node-hours, Spark’s own shuffle uses 3.98 node-hours: 2.32× with the stated nodes, but the executors need 16 nodes: 1.74×',
  );
  expect(rowsOf(CELEBORN).map((row) => row.slice(1, 6))).toEqual([
    ['1,792.8', '8', '3.98', '–', '–'],
    ['2,079.6', '8 + 8', '9.24', '–', '–'],
  ]);
});

test('with the reader’s price, the runs have a cost', () => {
  const prices = { 'r6g.8xlarge': 1.5 };
  const view = costView(CELEBORN, { prices, runsPerDay: 4 });
  expect([view.title, view.entered]).toEqual([
    'Celeborn costs 13.86 USD, Spark’s own shuffle costs 5.98 USD: 2.32× with the stated nodes, but the executors need 16 nodes: 1.74×',
    true,
  ]);
  expect(view.figure?.title).toBe('Celeborn takes 1.16× as long and 2.32× the cost (stated nodes)');
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

test('among conflicting node counts, equal ones lead in the title, the table, the bars, and the month', () => {
  const view = costView(GLUTEN);
  expect(view.title).toBe(
    'With 12 nodes each, Gluten + Velox uses 0.91× the node-hours of Comet; with the other reported node counts, 2.72×',
  );
  expect(rowsOf(GLUTEN)[2]?.[6]).toMatch(/^91% of the time, 0\.91× or 2\.72× the node-hours/);
  expect(rowsOf(GLUTEN).map((row) => [row[2], row[3]])).toEqual([
    ['12?', '8.22'],
    ['4?', '2.74'],
    ['12', '7.47'],
  ]);
  expect(view.rows.table.footnotes[0]).toContain('12 nodes (1 June 2026) and 4 (26 June 2026)');
  expect(view.chart?.categories).toEqual([
    'Comet 0.16.0, 12 nodes?',
    'Comet 0.16.0, 4 nodes?',
    'Gluten + Velox 1.6.0, 12 nodes',
  ]);
  expect(view.month[1]).toMatch(/^With 12 nodes each, /);
  expect(view.month.filter((text) => text.includes('95% CI over iterations'))).toHaveLength(2);
  expect(view.month.at(-1)).toMatch(
    /^An interval over iterations does not cover reruns\. .* differed by up to \d+%\. No verdict: conflicting sources\.$/,
  );
});

test('a monthly spend on the baseline becomes a range from the ratio of the times', () => {
  const { spend } = costView(GLUTEN, { prices: {}, runsPerDay: 1, spend: 10_000 });
  expect(spend[1]).toMatch(
    /^With 12 nodes each, Gluten \+ Velox costs 9,078 USD per month instead of 10,000 \(95% CI over iterations: 8,\d{3} to 9,\d{3}\)\.$/,
  );
  expect(costView(CELEBORN, { prices: {}, runsPerDay: 1, spend: 100 }).spend[1]).toBe(
    'Celeborn costs 232 USD per month instead of 100.',
  );
  expect(costView(GLUTEN).spend).toEqual([]);
  expect(['10,000', '10 000', '2,5', 'much'].map(parseSpend)).toEqual([10_000, 10_000, 2.5, null]);
});

test('a machine without a published price links to the seller’s price list', () => {
  expect(costView(CELEBORN).fields[0]).toMatchObject({ instanceType: 'r6g.8xlarge', stated: '' });
  expect(costView(CELEBORN).fields[0]?.priceList).toMatch(/^https:/);
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

test('without node counts a spend is converted for an equal number of nodes, and not if the node types differ', () => {
  const sides = GLUTEN.sides.map((side) => ({
    ...side,
    reason: 'node count not reported',
    pools: side.pools.map((pool) => ({ ...pool, counts: [] })),
  }));
  const spendOf = (input: CostInput) => costView(input, { prices: {}, runsPerDay: 1, spend: 10_000 }).spend;
  const [baseline = 1, candidate = 0] = sides.map(({ timeS }) => timeS);
  const [head, line] = spendOf({ ...GLUTEN, sides });
  expect(head).toContain('If all ran on the same number of nodes, which is unknown (');
  expect(line).toContain(` costs ${formatNumber((10_000 * candidate) / baseline)} USD per month instead of 10,000.`);
  const other = sides.map((side, at) => ({ ...side, pools: [{ role: 'nodes', instanceType: `${at}`, counts: [] }] }));
  expect(spendOf({ ...GLUTEN, sides: other })[0]).toContain('cannot be converted, because the node types differ');
});
