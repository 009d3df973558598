import { compare } from '../../../src/benchmark/comparison/compare';
import { figureTexts, reportCharts } from '../../../src/benchmark/figures/figures';
import type { PlotSpec } from '../../../src/benchmark/figures/kinds';
import type { ResultSet } from '../../../src/benchmark/model/resultSet';
import { light } from '../../../src/charts/base/theme';
import { chartConfig, plotOf } from '../../../src/charts/kinds/index';
import { recordChart } from '../../../src/charts/svg/record';
import { loadData } from '../../../src/data/loadData';
import { other, resultSet } from '../benchmark/support';
import { expect, test } from '../support/test';

/** Charts of which readers took away something else than they show: row 7 of the audit of browsers. */
const { resultSets, environments } = loadData('static/data');
const setOf = (id: string) => resultSets.find((set) => set.id === id) as ResultSet;

const LOCAL = compare(setOf('tpch-sf1-parquet-spark-3.5.8'), setOf('tpch-sf1-parquet-celeborn-0.5.4'), environments);
const LARGE = compare(
  setOf('tpcds-sf3000-parquet-comet-0.16.0'),
  setOf('tpcds-sf3000-parquet-gluten-velox-1.6.0-arm64'),
  environments,
);

function chart(comparison: typeof LOCAL, id: string): PlotSpec {
  return reportCharts(comparison, [id])[0] as PlotSpec;
}

/** The texts of a drawing, with their places, in the narrow or the wide box. */
function texts(spec: PlotSpec, name: 'narrow' | 'wide') {
  const variant = plotOf(spec).variants.find((one) => one.name === name);
  if (!variant) throw new Error(`${spec.kind} has no ${name} drawing`);
  const { config, height } = chartConfig(spec, light, variant.from, variant);
  return recordChart(config, variant.from, height).items.flatMap((item) =>
    item.type === 'text' ? [{ text: item.runs.map((run) => run.text).join(''), x: item.x }] : [],
  );
}

test('all queries: where ranges are long no speedup stands at the end of one, and the counts stand below the line', () => {
  const spec = chart(LOCAL, 'queries');
  for (const [name, below] of [
    ['narrow', '21 below 1×, 1 above'],
    ['wide', '22 queries, sorted by speedup: 21 below 1×, 1 above'],
  ] as const) {
    const words = texts(spec, name).map(({ text }) => text);
    expect(words.filter((text) => /^q(1|11) 0\./.test(text))).toEqual([]);
    expect(words).toContain(below);
  }
  expect(texts(chart(LARGE, 'queries'), 'wide').map(({ text }) => text)).toContain('q93 3.30×');
});

test('where the gap comes from: steps below ten seconds have a decimal, and a net loss is said first', () => {
  const words = texts(chart(LOCAL, 'gap'), 'narrow').map(({ text }) => text);
  expect(words).toContain('q18 +4.8');
  expect(words.filter((text) => / −\d$/.test(text))).toEqual([]);
  expect(chart(LOCAL, 'gap').title).toMatch(
    /^Celeborn loses 19\u202Fs on some queries and saves 4\.8\u202Fs on others; q1 alone costs 3\.6\u202Fs$/,
  );
  expect(chart(LARGE, 'gap').title).toMatch(/saves 600\u202Fs on some queries and loses 372\u202Fs on others/);
});

test('where the gap comes from: on a phone what is lost in total stands left of the last bar', () => {
  const spec = chart(LOCAL, 'gap');
  const word = texts(spec, 'narrow').find(({ text }) => text === 'lost in total');
  const variant = plotOf(spec).variants.find(({ name }) => name === 'narrow');
  const column = ((variant?.from ?? 0) - 40) / 22;
  expect(word?.x).toBeLessThan((variant?.from ?? 0) - 6 - column);
});

test('totals: the title counts queries that stand on their own, and the caption names them all', () => {
  const spec = chart(LOCAL, 'totals');
  if (spec.kind !== 'totals') throw new Error('no totals');
  const own = spec.bars[0]?.segments.flatMap(({ query }) => query ?? []) ?? [];
  expect(spec.title).toMatch(/^Six queries cost \d+\u202Fs; the net loss over the suite is 15\u202Fs$/);
  expect(spec.losses.count).toBe(6);
  const caption = figureTexts([spec], LOCAL).totals?.caption ?? '';
  for (const query of own) expect(caption).toMatch(new RegExp(`\\b${query}\\b`));
});

test('one list of the largest differences has a title and a caption of its own; both together keep theirs', () => {
  const specs = reportCharts(LARGE, ['top-faster', 'top-slower']);
  const texts = figureTexts(specs, LARGE);
  expect(texts['top-slower']?.title).toBe('Gluten + Velox’s largest loss is on q72: 5.96× as long');
  expect(texts['top-faster']?.title).toBe('Gluten + Velox’s largest gain is on q93: 3.30×');
  expect(texts['top-slower']?.caption).toMatch(/^At most ten queries with the lowest speedup\./);
  expect(texts.differences?.title).toBe('From 3.30× speedup on q93 to 5.96× as long on q72');
  expect(texts.differences?.caption).toMatch(/^At most ten queries with the highest and ten with the lowest speedup\./);
});

test('a list of the largest differences without a query says so', () => {
  const same = compare(resultSet({ q1: [2], q2: [2] }), resultSet({ q1: [1], q2: [1] }, other), []);
  expect(reportCharts(same, ['top-slower'])[0]?.title).toBe('No query is slower with Gluten + Velox');
});
