import { readFileSync } from 'node:fs';
import { backtestRow } from '../../../src/benchmark/backtest/backtest';
import { resultSet } from '../benchmark/support';
import { callCommand } from '../support/command';
import { expect, test } from '../support/test';

test('the committed result of the backtest follows from the committed features and result sets', async () => {
  const { code, stdout, stderr } = await callCommand('backtest', ['--json']);
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toBe(readFileSync('static/data/backtest/result.json', 'utf8'));
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
