import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backtestProblems } from '../../../scripts/lib/backtest';
import { backtestRow } from '../../../src/benchmark/backtest/backtest';
import { loadData } from '../../../src/data/loadData';
import { resultSet } from '../benchmark/support';
import { inTemporaryFolder } from '../support/temporary';
import { expect, test } from '../support/test';

test('a result of the backtest that does not follow from the features is a problem', async () => {
  const { resultSets } = loadData('static/data');
  await inTemporaryFolder(async (folder) => {
    for (const part of ['backtest', 'suites/tpcds'])
      cpSync(join('static/data', part), join(folder, part), { recursive: true });
    expect(backtestProblems(folder, resultSets)).toEqual([]);
    const features = join(folder, 'backtest/features.csv');
    writeFileSync(features, readFileSync(features, 'utf8').replace('q3,2,2,', 'q3,9,2,'));
    expect(backtestProblems(folder, resultSets).map(({ message, cure }) => [message, cure])).toEqual([
      ['must follow from the features and the committed times', expect.stringContaining('npm run backtest -- --out')],
    ]);
    expect(backtestProblems(folder, [])[0]?.message).toContain('unknown result set');
  });
});

test('speedups that a feature determines are explained; a query never predicts its own template', () => {
  const names = Array.from({ length: 40 }, (_, index) => `q${index + 1}`);
  const baseline = resultSet(Object.fromEntries(names.map((name) => [name, [10]])));
  const candidate = resultSet(Object.fromEntries(names.map((name, index) => [name, [index % 2 === 0 ? 5 : 20]])));
  const pair = { baseline: 'a', candidate: 'b', forestR2: 0, forestRange: 1 };
  const features = new Map(names.map((name, index) => [name, [index % 2]]));
  const row = backtestRow(pair, [baseline, candidate], features, new Map(names.map((name) => [name, 'one'])));
  expect([row.nearestR2, row.patternR2]).toEqual([expect.closeTo(1, 12), expect.closeTo(0, 12)]);
  expect([row.queries, row.range]).toEqual([40, expect.closeTo(4, 12)]);
  const twins = ['q14a', 'q14b'];
  const set = (times: [number, number]) =>
    resultSet(Object.fromEntries(twins.map((name, at) => [name, [times[at] as number]])));
  const alone = backtestRow(pair, [set([1, 1]), set([1, 2])], new Map(twins.map((name) => [name, [1]])), new Map());
  expect(alone.nearestR2).toBeNaN();
});
