import { compare } from '../../../src/benchmark/comparison/compare';
import type { ResultSet } from '../../../src/benchmark/model/resultSet';
import { variantsOf } from '../../../src/figures/draw';
import type { PlotSpec } from '../../../src/figures/plots';
import { figureTexts, reportCharts } from '../../../src/figures/reportFigures';
import { other, resultSet } from '../benchmark/support';
import { frozenData } from '../support/frozenSite';
import { expect, test } from '../support/test';
import { draw, isText, words } from './support';

/** Charts that readers misread: row 7 of the browser audit. */
const { resultSets, environments } = frozenData();
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

/** Texts of the narrow or the wide drawing, including those for wider boxes. */
function texts(spec: PlotSpec, name: 'narrow' | 'wide'): string[] {
  const width = variantsOf(spec).find((one) => one.name === name)?.from ?? 0;
  return draw(spec, width).items.filter(isText).map(words);
}

test('all queries: if ranges are long, no speedup is at the end of one, and the counts are below the line', () => {
  const spec = chart(LOCAL, 'queries');
  for (const [name, below] of [
    ['narrow', '21 below 1×, 1 above'],
    ['wide', '22 queries, sorted by speedup: 21 below 1×, 1 above'],
  ] as const) {
    const found = texts(spec, name);
    expect(found.filter((text) => /^q(1|11) 0\./.test(text))).toEqual([]);
    expect(found).toContain(below);
  }
  expect(texts(chart(LARGE, 'queries'), 'wide')).toContain('q93 3.30×');
});

test('gap: ten steps below ten seconds have a decimal, and a net loss comes first', () => {
  const spec = chart(LOCAL, 'gap');
  expect(texts(spec, 'narrow')).toEqual(expect.arrayContaining(['q18', '+4.8', 'other 16', 'lost', '14.7\u202Fs']));
  expect(spec.title).toBe('Five queries cost 10\u202Fs; q18 saves 4.8\u202Fs (inconclusive)');
  expect(chart(LARGE, 'gap').title).toBe('Five queries save 450\u202Fs; q72 alone gives back 161\u202Fs');
});

test('gap: if the other queries outweigh the named ones, the title is their share and each query is a step', () => {
  const times = (seconds: number) =>
    Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`q${at + 1}`, [seconds + at / 100] as [number]]));
  const spec = chart(compare(resultSet(times(3)), resultSet(times(2), other), []), 'gap');
  expect(spec.title).toBe('Five of 20 queries make up 25% of the seconds saved');
  expect(spec.kind === 'waterfall' && spec.steps).toHaveLength(20);
  expect(texts(spec, 'narrow')).toEqual(expect.arrayContaining(['25% from 5 queries', '20\u202Fs']));
});

test('gap: titles if all queries save or cost time, or none does', () => {
  const title = (baseline: Parameters<typeof resultSet>[0], candidate: Parameters<typeof resultSet>[0]) =>
    chart(compare(resultSet(baseline), resultSet(candidate, other), []), 'gap').title;
  const one: Parameters<typeof resultSet>[0] = { q1: [1], q2: [3] };
  const two: Parameters<typeof resultSet>[0] = { q1: [4], q2: [5] };
  expect(title(two, one)).toBe('Two queries save 5.0\u202Fs; no query is slower');
  expect(title(one, two)).toBe('Two queries cost 5.0\u202Fs; no query is faster');
  expect(title({ q1: [4], q2: [3] }, { q1: [1], q2: [5] })).toBe(
    'Q1 saves 3.0\u202Fs; q2 gives back 2.0\u202Fs (inconclusive)',
  );
  expect(title(one, one)).toBe('No query saves or costs time');
});

test('one list of the largest differences has a separate title and caption; both together keep theirs', () => {
  const specs = reportCharts(LARGE, ['top-faster', 'top-slower']);
  const texts = figureTexts(specs, LARGE);
  expect(texts['top-slower']?.title).toBe('Gluten + Velox’s largest clear loss is on q72: 5.96× as long');
  expect(texts['top-faster']?.title).toBe('Gluten + Velox’s largest clear gain is on q93: 3.30×');
  expect(texts['top-slower']?.caption).toMatch(/^At most ten queries with the lowest speedup\./);
  expect(texts.differences?.title).toBe('From 3.30× speedup on q93 to 5.96× as long on q72');
  expect(texts.differences?.caption).toMatch(/^At most ten queries with the highest and ten with the lowest speedup\./);
});

test('an empty list of the largest differences shows a message', () => {
  const same = compare(resultSet({ q1: [2], q2: [2] }), resultSet({ q1: [1], q2: [1] }, other), []);
  expect(reportCharts(same, ['top-slower'])[0]?.title).toBe('No query is slower with Gluten + Velox');
});

test('a title names the largest clear difference; without a clear one it says that none is shown to repeat', () => {
  const repeated = (times: Record<string, number>, spread: number) =>
    resultSet(
      Object.fromEntries(
        Object.entries(times).map(([query, time]) => [query, [time, time / spread, time * spread] as const]),
      ),
      { environment: 'e' },
    );
  const names = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6'];
  const all = (seconds: number) => Object.fromEntries(names.map((query) => [query, seconds]));
  const title = (candidate: Record<string, number>, spread: number) => {
    const compared = compare(repeated(all(10), 1.01), { ...repeated(candidate, spread), id: 'b' }, []);
    return reportCharts(compared, ['top-slower'])[0]?.title;
  };
  expect(title({ ...all(10), q1: 15, q2: 14 }, 1.01)).toMatch(/’s largest clear loss is on q1: 1\.50× as long$/);
  expect(title({ ...all(10), q1: 15, q2: 14 }, 2)).toMatch(
    /’s largest loss, not shown to repeat, is on q1: 1\.50× as long$/,
  );
});
