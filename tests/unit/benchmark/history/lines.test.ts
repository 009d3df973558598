import { blocksOf, figureMachines } from '../../../../src/benchmark/figures/history/blocks';
import { driftTitle, historyTitle } from '../../../../src/benchmark/figures/history/titles';
import { withGuests } from '../../../../src/benchmark/history/guests';
import { historyLines } from '../../../../src/benchmark/history/lines';
import { shapeText } from '../../../../src/benchmark/history/shape';
import { engineHistory } from '../../../../src/benchmark/pages/history/page';
import { expect, test } from '../../support/test';
import { worked } from './worked';

const RELEASES = ['0.1.0', '0.2.0', '0.3.0', '0.4.0', '0.5.0'];
/** 20 ÷ 10, 30 ÷ 10, then nothing, 40 ÷ 20. */
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

test('each release is held against the vanilla Spark of its own round, never of another', () => {
  const [line] = linesOf().lines;
  expect(line?.points.map(({ comparison }) => comparison.total.speedup)).toEqual([2, 3, 2]);
  expect(line?.points.map(({ comparison }) => comparison.baseline.id)).toEqual([
    'spark-0.1.0',
    'spark-0.2.0',
    'spark-0.4.0',
  ]);
});

test('neighbouring releases are joined by a solid line, across a release without a result by a dotted one', () => {
  expect(linesOf().lines[0]?.points.map(({ link }) => link)).toEqual(['', 'solid', 'dotted']);
});

test('where the executors change nothing is joined, and another machine is another line', () => {
  expect(linesOf([{}, { executors: '2' }]).lines[0]?.points.map(({ link }) => link)).toEqual(['', '', '']);
  const { lines } = linesOf([{}, {}, { machine: 'another' }]);
  expect(lines.map(({ machine, points }) => [machine, points.length])).toEqual([
    ['one machine', 2],
    ['another', 1],
  ]);
});

test('a shape that nobody states joins nothing, not even to another that nobody states', () => {
  const { lines } = linesOf([{ executors: 'many' }, { executors: 'many' }]);
  expect(lines[0]?.points.map(({ shape, link }) => [shapeText(shape), link])).toEqual([
    ['', ''],
    ['', ''],
    ['1\u202F×\u202F8', ''],
  ]);
});

test('one run on either side makes a point hollow, and so does a number that nobody states', () => {
  const { lines } = linesOf([{ iterations: 1 }, { iterations: 'unknown' }]);
  expect(lines[0]?.points.map(({ single }) => single)).toEqual([true, true, false]);
});

test('releases without a result are gaps from the first mark to the newest release', () => {
  const { engine, lines } = linesOf();
  const [machines = []] = figureMachines(engine, lines);
  const [block] = blocksOf(engine, machines);
  expect(block?.columns.map(({ label, measured }) => [label, measured])).toEqual([
    ['0.1', true],
    ['0.2', true],
    ['0.3', false],
    ['0.4', true],
    ['0.5', false],
  ]);
  expect(block?.panels[0]?.gaps).toEqual([2, 4]);
  expect(block?.panels[0]?.brackets).toEqual([{ from: 0, to: 3, shape: '1\u202F×\u202F8', manager: '' }]);
});

test('a round on another machine between those of a line stands among them and is joined to none', () => {
  const more = [
    ...examples(),
    { version: '0.5.0', spark: [9, 9] as [number, number], comet: [3, 3] as [number, number] },
  ];
  const input = worked(
    more.map((one, index) => (index === 1 ? { ...one, machine: 'two nodes' } : one)),
    RELEASES,
  );
  const [line, other] = withGuests(historyLines(input.engine, input));
  expect(other).toBeUndefined();
  expect(line?.points.map(({ link, round }) => [round.machine, link])).toEqual([
    ['one machine', ''],
    ['two nodes', ''],
    ['one machine', ''],
    ['one machine', 'solid'],
  ]);
});

test('fewer than three rounds get words, and no figure where no line has more', () => {
  const input = worked(examples().slice(0, 2), RELEASES);
  const lines = historyLines(input.engine, input);
  expect(figureMachines(input.engine, lines)).toEqual([]);
  const { page } = engineHistory(input.engine, lines, input.resultSets);
  expect(page.figures).toEqual([]);
  expect(page.noFigure).toContain('No series has three or more rounds');
  expect(page.groups[0]?.rows.map(({ release, total }) => [release, total])).toEqual([
    ['0.1.0', '2.00'],
    ['0.2.0', '3.00'],
  ]);
});

test('titles say first, highest and newest, the last fall, and how the baseline moved', () => {
  const { engine, lines } = linesOf();
  expect(historyTitle(engine, lines)).toBe(
    'Comet’s lead grew from 2.00× to 3.00× on TPC-H and is 2.00× in 0.4; 0.4 measured slower than 0.2',
  );
  expect(driftTitle(lines)).toBe('Vanilla Spark’s own time varied: 20–40\u202Fs on TPC-H');
});

test('the page counts comparisons, names what is missing and where a line breaks, and does not say improved', () => {
  const { engine, lines, resultSets } = linesOf([{}, { executors: '2', iterations: 1 }]);
  const { page } = engineHistory(engine, lines, resultSets);
  expect(page.verdict).toEqual({
    word: 'Above 1× on all three metrics in all 3 comparisons',
    sentence:
      'The newest, 0.4.0, takes 20.0\u202Fs where Spark takes 40.0\u202Fs on TPC-H, SF 100: total time 2.00×, geometric mean 2.00×, median 2.00×.',
    sure: 'One of three comparisons rests on one run per query, or on an unreported number of runs.',
  });
  expect(page.notes).toEqual(['No published results were found for 0.3.0 and 0.5.0 .']);
  expect(page.breaks).toEqual([
    'TPC-H, SF 100: executors × cores changed from 1\u202F×\u202F8 (0.1.0) to 2\u202F×\u202F8 (0.2.0).',
    'TPC-H, SF 100: executors × cores changed from 2\u202F×\u202F8 (0.2.0) to 1\u202F×\u202F8 (0.4.0).',
  ]);
  expect(JSON.stringify(page)).not.toContain('improve');
});

test('an engine that no round holds results of has no verdict, no figure and no row', () => {
  const { engine, resultSets } = linesOf();
  const { page, charts } = engineHistory(engine, [], resultSets);
  expect([page.verdict.word, page.groups, page.figures, charts]).toEqual(['', [], [], []]);
});
