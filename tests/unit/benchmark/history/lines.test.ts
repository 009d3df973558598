import { withIsolatedRounds } from '../../../../src/benchmark/history/isolatedRounds';
import { historyLines } from '../../../../src/benchmark/history/lines';
import { sameShape, shapeOf, shapeText } from '../../../../src/benchmark/history/shape';
import type { Report } from '../../../../src/benchmark/model/report';
import { historyIndex } from '../../../../src/components/history/historyList';
import { engineHistory } from '../../../../src/components/history/page';
import { sharedBaselines } from '../../../../src/components/history/rounds';
import { plainText } from '../../../../src/figures/answers/spec';
import { historyGroups } from '../../../../src/figures/history/panels';
import { baselineTitle, changeAnswer, newestTitle } from '../../../../src/figures/history/spec';
import { tablesOf } from '../../support/blocks';
import { expect, test } from '../../support/test';
import { resultSet } from '../support';
import { worked } from './worked';

const RELEASES = ['0.1.0', '0.2.0', '0.3.0', '0.4.0', '0.5.0'];
/** 20 ÷ 10, 30 ÷ 10, then no baseline, 40 ÷ 20. */
const FOUR = [
  { version: '0.1.0', spark: [10, 10], comet: [5, 5] },
  { version: '0.2.0', spark: [15, 15], comet: [5, 5] },
  { version: '0.4.0', spark: [20, 20], comet: [10, 10] },
] as const;
const examples = (changes: object[] = []) =>
  FOUR.map((example, index) => ({
    ...example,
    spark: [...example.spark] as [number, number],
    comet: [...example.comet] as [number, number],
    ...changes[index],
  }));

function linesOf(changes: object[] = [], releases = RELEASES) {
  const input = worked(examples(changes), releases);
  return { ...input, lines: historyLines(input.engine, input) };
}

test('each release is compared only with vanilla Spark in the same round', () => {
  const [line] = linesOf().lines;
  expect(line?.points.map(({ comparison }) => comparison.total.speedup)).toEqual([2, 3, 2]);
  expect(line?.points.map(({ comparison }) => comparison.baseline.id)).toEqual([
    'spark-0.1.0',
    'spark-0.2.0',
    'spark-0.4.0',
  ]);
});

test('releases on the same executors are joined, and a different machine is a different line', () => {
  const joinsOf = (changes?: object[]) => linesOf(changes).lines[0]?.points.map(({ joined }) => joined);
  expect(joinsOf()).toEqual([false, true, true]);
  expect(joinsOf([{}, { executors: '2' }])).toEqual([false, false, false]);
  const { lines } = linesOf([{}, {}, { machine: 'another' }]);
  expect(lines.map(({ machine, points }) => [machine, points.length])).toEqual([
    ['one machine', 2],
    ['another', 1],
  ]);
});

test('rounds on tables generated in a different way are a different line', () => {
  const { lines } = linesOf([{}, {}, { data: 'decimals as doubles' }]);
  expect(lines.map(({ data, points }) => [data, points.length])).toEqual([
    ['', 2],
    ['decimals as doubles', 1],
  ]);
});

test('a variant comes after the main line, even if it begins at an earlier release', () => {
  const { engine, rounds, resultSets, environments } = worked(examples(), RELEASES);
  const variants = [{ resultSet: 'comet-0.1.0', what: 'hash join' }];
  const first = rounds.map((round, index) => (index === 0 ? { ...round, variants } : round));
  const lines = historyLines(engine, { rounds: first, resultSets, environments });
  expect(lines.map(({ variant, points }) => [variant, points[0]?.release])).toEqual([
    ['', 1],
    ['hash join', 0],
  ]);
});

test('a baseline shared by several rounds is named, so that its seconds do not look like several measurements', () => {
  const { lines, engine } = linesOf();
  const [line] = lines;
  if (!line) throw new Error('no line');
  expect(sharedBaselines(engine, line)).toEqual([]);
  const [first] = line.points;
  const points = line.points.map((point) => ({
    ...point,
    comparison: { ...point.comparison, baseline: first?.comparison.baseline ?? point.comparison.baseline },
  }));
  expect(sharedBaselines(engine, { ...line, points })).toEqual([
    'TPC-H at 100\u202fGB: one result of vanilla Spark is the baseline of 3 comparisons, so their speedups differ only by the seconds of Comet.',
  ]);
});

test('an unreported shape is joined to nothing, not even to a different unreported shape', () => {
  const { lines } = linesOf([{ executors: 'many' }, { executors: 'many' }]);
  expect(lines[0]?.points.map(({ shape, joined }) => [shapeText(shape), joined])).toEqual([
    ['', false],
    ['', false],
    ['1\u202F×\u202F8', false],
  ]);
});

test('a shape names Kubernetes, and other cluster managers are not joined to it', () => {
  const cores = { 'spark.executor.instances': '1', 'spark.executor.cores': '8' };
  const [own, theirs] = ['k8s://https://host', 'spark://host'].map((master) =>
    shapeOf(resultSet({}, { configuration: { ...cores, 'spark.master': master } }), undefined),
  );
  expect([own, theirs].map((shape) => shapeText(shape ?? null))).toEqual([
    '1\u202F×\u202F8, Kubernetes',
    '1\u202F×\u202F8',
  ]);
  expect(sameShape(own ?? null, theirs ?? null)).toBe(false);
});

test('one run on either side makes a point hollow, and so does an unreported number', () => {
  const { lines } = linesOf([{ iterations: 1 }, { iterations: 'unknown' }]);
  expect(lines[0]?.points.map(({ single }) => single)).toEqual([true, true, false]);
});

test('the marks of a panel are positioned by date, joined by a dotted line across a change of executors', () => {
  const { engine, lines } = linesOf([{}, { executors: '2' }, { executors: '2' }]);
  const [group] = historyGroups([{ engine, lines }], 'total');
  const [panel] = group?.panels ?? [];
  expect([group?.heading, panel?.heading, panel?.detail]).toEqual([
    '2026: one machine, 100\u202FGB',
    'TPC-H at 100\u202FGB',
    '2.00×',
  ]);
  expect(panel?.series[0]?.marks.map(({ x, label, link }) => [x, label, link])).toEqual([
    [0, 'Comet 0.1', ''],
    [expect.closeTo(31 / 59), 'Comet 0.2', 'dotted'],
    [1, 'Comet 0.4', 'solid'],
  ]);
});

test('a mark has the evidence of the plotted metric, never the color of the other side of 1×', () => {
  const { engine, lines } = linesOf([
    { spark: [100, 1], comet: [40, 10] },
    { spark: [100, 1], comet: [250, 0.1] },
    { spark: [10, 10], comet: [4, 5] },
  ]);
  const drawn = (metric: 'total' | 'geometricMean' | 'median') =>
    historyGroups([{ engine, lines }], metric)[0]?.panels[0]?.series[0]?.marks ?? [];
  expect(drawn('total').map(({ way }) => way)).toEqual(['faster', 'slower', 'faster']);
  expect(drawn('geometricMean').map(({ way }) => way)).toEqual(['slower', 'faster', 'faster']);
  const wrong = (['total', 'geometricMean', 'median'] as const).flatMap((metric) =>
    drawn(metric).filter(({ way, [metric]: ratio }) => way !== 'same' && (way === 'faster') !== ratio > 1),
  );
  expect(wrong).toEqual([]);
});

test('panels of seconds show each run of vanilla Spark once, joined to nothing', () => {
  const { engine, lines } = linesOf();
  const [group] = historyGroups(
    [
      { engine, lines },
      { engine, lines },
    ],
    'baselineS',
  );
  const [series, other] = group?.panels[0]?.series ?? [];
  expect(other).toBeUndefined();
  expect(series?.marks.map(({ baselineS, link }) => [baselineS, link])).toEqual([
    [20, ''],
    [30, ''],
    [40, ''],
  ]);
});

test('a round on a different machine between rounds of a line is shown among them and not joined', () => {
  const more = [
    ...examples(),
    { version: '0.5.0', spark: [9, 9] as [number, number], comet: [3, 3] as [number, number] },
  ];
  const input = worked(
    more.map((one, index) => (index === 1 ? { ...one, machine: 'two nodes' } : one)),
    RELEASES,
  );
  const [line, other] = withIsolatedRounds(historyLines(input.engine, input));
  expect(other).toBeUndefined();
  expect(line?.points.map(({ joined, round }) => [round.machine, joined])).toEqual([
    ['one machine', false],
    ['two nodes', false],
    ['one machine', false],
    ['one machine', true],
  ]);
});

test('the values of a panel and of the answer are of one machine, and the panel names releases on another', () => {
  const newest = { version: '0.5.0', spark: [9, 9] as [number, number], comet: [9, 9] as [number, number] };
  const { engine, ...input } = worked(
    [...examples([{}, {}, { comet: [8, 8] }]), { ...newest, machine: 'two nodes' }],
    RELEASES,
  );
  const lines = historyLines(engine, input);
  const history = engineHistory(engine, lines, { resultSets: input.resultSets, published: [], reports: [] });
  expect(historyGroups([history], 'total')[0]?.panels[0]?.detail).toBe(
    '2.00× to 2.50×, other setup: Comet 0.5 (two nodes)',
  );
  expect(plainText(historyIndex([history]).page.answer)).toContain('went from 2.00× to 2.50× on TPC-H');
});

test('titles give the newest release with its speedup, and no range of seconds across machines', () => {
  const { engine, lines } = linesOf();
  expect(newestTitle({ engine, lines, published: [] }, 'total')).toBe(
    'Comet 0.4.0 has a 2.00× speedup in total time of TPC-H at 100\u202FGB',
  );
  const { baseline, candidate } = lines[0]?.points.at(-1)?.comparison ?? {};
  const again = {
    baseline: { title: '' },
    candidate: { title: '' },
    created: '2026-01-01',
    rerunOf: { baseline: baseline?.id ?? '', candidate: candidate?.id ?? '' },
    totals: { baselineS: 30, candidateS: 20 },
  };
  expect(newestTitle({ engine, lines, published: [again] }, 'total')).toContain('has a 2.00× or 1.50× speedup');
  expect(baselineTitle(historyGroups([{ engine, lines }], 'baselineS'), 'vanilla Spark')).toBe(
    '3 results of vanilla Spark are the baselines of these rounds',
  );
});

test('the answer has the change of the newest line from its first result with a verdict', () => {
  const { engine, lines } = linesOf();
  const withheld = lines.map((line) => ({
    ...line,
    points: line.points.map((point, index) => {
      const { comparison } = point;
      const verdict = { ...comparison.verdict, withheld: 'conflicting sources' };
      return index === 0 ? { ...point, comparison: { ...comparison, verdict } } : point;
    }),
  }));
  expect(plainText(changeAnswer({ engine, lines: withheld, published: [] }))).toBe(
    'The total-time ratio of Comet over vanilla Spark went from 3.00× (0.2.0) to 2.00× (0.4.0) on TPC-H at 100\u202FGB.',
  );
});

test('the page counts comparisons, lists missing data and breaks of lines, and does not claim an improvement', () => {
  const { engine, lines, resultSets } = linesOf([{}, { executors: '2', iterations: 1 }]);
  const { page, verdict } = engineHistory(engine, lines, { resultSets, published: [], reports: [] });
  const shown = JSON.stringify(page);
  expect(verdict).toEqual({
    word: 'Less total time than vanilla Spark in all 3 comparisons',
    sentence:
      'Comet 0.4.0 takes 50% of vanilla Spark’s time (2.00×†) on TPC-H at 100\u202FGB (one machine). †\u00a0The node count, the node type, and the memory per executor of vanilla Spark and Comet are not reported. 0.4.0 is the newest release with a time for each query (20.0\u202Fs vs. 40.0\u202Fs): total time 2.00×, geometric mean 2.00×, median 2.00×.',
    exceptions: '',
    reliability: 'One of three comparisons rests on one run per query, or on an unreported number of runs.',
  });
  const sentences = [
    'No published results were found for 0.3.0 and 0.5.0.',
    'TPC-H at 100\u202FGB: executors × cores changed from 1\u202F×\u202F8 (0.1.0) to 2\u202F×\u202F8 (0.2.0).',
    'TPC-H at 100\u202FGB: executors × cores changed from 2\u202F×\u202F8 (0.2.0) to 1\u202F×\u202F8 (0.4.0).',
  ];
  for (const sentence of sentences) expect(shown).toContain(sentence);
  expect(shown).not.toContain('improve');
});

test('exceptions of several lines are one list', () => {
  // Total time 1.87×, geometric mean 0.71×.
  const split = { spark: [100, 1], comet: [50, 4] };
  const { engine, lines, resultSets } = linesOf([split, split, { ...split, machine: 'another' }]);
  const { verdict } = engineHistory(engine, lines, { resultSets, published: [], reports: [] });
  expect(verdict.exceptions).toMatch(/^Exceptions: Comet 0\.1\.0 and 0\.2\.0 on [^;]*\); Comet 0\.4\.0 on [^;]*\)\.$/);
});

test('the page has the speedup of each query in every round of a line, and a round links to its report', () => {
  const { engine, lines, resultSets } = linesOf();
  const [pair] = lines.flatMap(({ points }) => points.map(({ comparison }) => comparison));
  const sides = [pair?.baseline, pair?.candidate].map((set) => ({ sets: [set?.id] }));
  const report = { id: 'r', sides, suites: [''] } as unknown as Report;
  const { page } = engineHistory(engine, lines, { resultSets, published: [], reports: [report] });
  const tables = tablesOf(page.blocks);
  const [rounds, queries] = [tables[0], tables.at(-1)];
  expect([queries?.table.columns.length, queries?.table.rows[0]]).toEqual([4, ['q1', 2, 3, 2]]);
  expect(Object.values(rounds?.paths ?? {})).toEqual([
    '/reports/r/',
    expect.stringContaining('/compare/'),
    expect.stringContaining('/compare/'),
  ]);
});

test('a release of which only totals were published is neither measured nor missing', () => {
  const { engine, lines, resultSets } = linesOf();
  const spark = { title: 'vanilla Spark 3.5', engine: { id: 'native-spark', version: '3.5' } };
  const candidate = { title: 'Comet 0.5.0', engine: { id: engine.id, version: '0.5.0' } };
  const summary = { baseline: spark, candidate, created: '2026-01-01', totals: { baselineS: 30, candidateS: 10 } };
  const { page, verdict } = engineHistory(engine, lines, { resultSets, published: [summary], reports: [] });
  expect(JSON.stringify(page)).toContain('No published results were found for 0.3.0.');
  expect(JSON.stringify(page)).toContain('Only totals were published for 0.5.0.');
  expect(verdict.sentence).toMatch(
    /Of 0\.5\.0, only totals were published, 1 January 2026: 10\u202Fs vs\. 30\u202Fs for vanilla Spark 3\.5 \(3\.00×\)\.$/,
  );
});

test('an engine without results in rounds has no verdict, no chart, and no row', () => {
  const { engine, resultSets } = linesOf();
  const { page, verdict, charts } = engineHistory(engine, [], { resultSets, published: [], reports: [] });
  expect([verdict.word, tablesOf(page.blocks), charts]).toEqual(['', [], []]);
});
