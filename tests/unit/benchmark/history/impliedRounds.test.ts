import { historyRecords } from '../../../../src/benchmark/history/impliedRounds';
import { historyLines } from '../../../../src/benchmark/history/lines';
import type { ResultSet } from '../../../../src/benchmark/model/resultSet';
import { engineHistory } from '../../../../src/components/history/page';
import { pageMarkdown } from '../../../../src/components/page/pageMarkdown';
import { historyGroups, newestGroup } from '../../../../src/figures/history/panels';
import { HISTORY_CHARTS, historySpec, marksTable } from '../../../../src/figures/history/spec';
import { expect, test } from '../../support/test';
import { resultSet } from '../support';
import { worked } from './worked';

const SPARK = { id: 'native-spark', title: 'vanilla Spark', version: '3.5.8' };
const TURBO = { id: 'turbo', title: 'Turbo', version: '1.0' };

/** A run of ten seconds ÷ `speed` a query on one cluster. */
function run(created: string, engine: typeof TURBO, speed: number, changes: Partial<ResultSet> = {}): ResultSet {
  const time = 10 / speed;
  const suite = { name: 'nightly', title: 'Nightly', queryVersion: '1', scaleFactor: 1, tableFormat: 'parquet' };
  const id = `${engine.id}-${created}`;
  return resultSet({ a: [time], b: [time] }, { id, title: id, created, engine, suite, sources: [], ...changes });
}

const WEEKLY = ['2026-10-05', '2026-10-12', '2026-10-19', '2026-10-26'].map((day, at) => run(day, TURBO, 2 + at));

function historyOf(resultSets: ResultSet[]) {
  const input = { rounds: [], engines: [], resultSets, environments: [] };
  const { rounds, engines } = historyRecords(input);
  const engine = engines.find(({ id }) => id === 'turbo');
  if (!engine) throw new Error('no engine');
  const lines = historyLines(engine, { ...input, rounds });
  return engineHistory(engine, lines, { resultSets, published: [], reports: [] });
}

test('weekly runs of one version are compared with the newest earlier run of vanilla Spark, and are told apart by day', () => {
  const spark = ['2026-10-01', '2026-10-20'].map((day, at) => run(day, SPARK, 1 + at));
  const { engine, lines } = historyOf([...WEEKLY, ...spark]);
  expect(lines.map(({ points }) => points.map(({ comparison }) => comparison.total.speedup))).toEqual([[2, 3, 4, 2.5]]);
  for (const group of [historyGroups([{ engine, lines }], 'total')[0], newestGroup(engine, lines)]) {
    const [panel] = group?.panels ?? [];
    expect(panel?.dates.map(({ label }) => label)).toEqual(['5 Oct', '12 Oct', '19 Oct', '26 Oct']);
    expect(panel?.series[0]?.marks.map(({ release }) => release).at(-1)).toBe('1.0 of 26 October 2026');
  }
});

test('without vanilla Spark they are compared with the first run, and no text calls that vanilla Spark or a release', () => {
  const { lines, page } = historyOf(WEEKLY);
  expect(lines.map(({ points }) => points.map(({ comparison }) => comparison.total.speedup))).toEqual([[1.5, 2, 2.5]]);
  const text = pageMarkdown(page, { addressOf: (path) => path });
  expect(text).toContain('Each run is compared with its first run.');
  expect(text).not.toMatch(/vanilla Spark|release by release|same round\./);
  expect(text).not.toContain('/engines/turbo/');
  expect(lines[0]?.points.map(({ joined }) => joined)).toEqual([false, true, true]);
});

test('the sides of a trial are no history, with or without other runs of the engine', () => {
  const changed = { id: 'changed', configuration: { 'spark.sql.shuffle.partitions': '8' } };
  const trial = [run('2026-10-26', SPARK, 1), run('2026-10-26', SPARK, 2, changed)];
  const input = { rounds: [], engines: [], environments: [] };
  expect(historyRecords({ ...input, resultSets: trial }).rounds).toEqual([]);
  const { lines } = historyOf([...WEEKLY, run('2026-10-26', TURBO, 9, changed)]);
  expect(lines.map(({ points }) => points.map(({ comparison }) => comparison.total.speedup))).toEqual([[1.5, 2, 2.5]]);
});

test('lines with different baselines name both, and the title counts the comparisons of the chart', () => {
  const ofSuite = (name: string, set: ResultSet) => ({
    ...set,
    id: `${name}-${set.id}`,
    suite: { ...set.suite, name, title: name },
  });
  const daily = WEEKLY.map((set) => ofSuite('daily', set));
  const once = WEEKLY.slice(0, 2).map((set) => ofSuite('once', set));
  const { engine, lines } = historyOf([...WEEKLY, run('2026-10-01', SPARK, 1), ...daily, ...once]);
  expect(lines.map(({ points }) => points.length)).toEqual([4, 3, 1]);
  const other = { engine: { ...engine, name: 'Other' }, lines: lines.slice(0, 1), published: [] };
  const [total] = HISTORY_CHARTS as [(typeof HISTORY_CHARTS)[number]];
  const spec = historySpec(total, [{ engine, lines, published: [] }, other]);
  expect(spec.caption).toContain('over vanilla Spark or its first run,');
  expect(spec.title).toBe('Turbo and Other are above 1× in total time in all 11 comparisons');
  expect(marksTable(spec).rows.length).toBe(11);
});

test('runs on a different machine, suite, or size are no rounds; with rounds in the data, nothing is implied', () => {
  const others = [run('2026-10-02', SPARK, 1, { environment: 'elsewhere' })];
  expect(
    historyRecords({ rounds: [], engines: [], resultSets: [WEEKLY[0] as ResultSet, ...others], environments: [] })
      .rounds,
  ).toEqual([]);
  const { engine, rounds, resultSets } = worked([{ version: '0.1.0', spark: [10, 10], comet: [5, 5] }], ['0.1.0']);
  const given = { rounds, engines: [engine] };
  expect(historyRecords({ ...given, resultSets: [...resultSets, ...WEEKLY], environments: [] })).toEqual(given);
});
