import type { ResultSet } from '../../../../src/benchmark/model/resultSet';
import { canAddTimes, measuredCost } from '../../../../src/components/cost/measured';
import { costView } from '../../../../src/components/cost/view';
import { engineSuite } from '../../../../src/components/multiCandidate/suites';
import { environment, resultSet } from '../../benchmark/support';
import { expect, test } from '../../support/test';

const known = {
  environments: [environment({ nodes: 2, instanceType: 'm.large' })],
  prices: [],
  problems: [],
};
const engine = (title: string) => ({ engine: { id: title.toLowerCase(), title, version: '1.0' } });
const set = (id: string, seconds: number, changes: Partial<ResultSet> = {}) =>
  resultSet({ q1: [seconds], q2: [seconds] }, { id, ...engine(id), ...changes });
const suite = (key: string, candidates: ResultSet[], baseline = set('A', 1800)) =>
  engineSuite({ key, baseline, candidates }, [], known.environments);

test('node-hours of each side are time × nodes ÷ 3,600, and ratios are relative to the baseline', () => {
  // Two queries of 1,800, 900, and 3,600 s on two nodes: 2, 1, and 4 node-hours.
  const input = measuredCost([suite('one', [set('B', 900), set('C', 3600)])], known);
  const view = costView(input);
  expect(view.rows.table.rows.map(([, , , hours]) => hours)).toEqual([2, 1, 4]);
  expect(view.title).toBe('A uses 2.00 node-hours; B uses 1.00 node-hours; C uses 4.00 node-hours');
  expect(view.chart?.title).toBe('Node-hours and time of each run');
  const priced = costView(input, { prices: { 'm.large': 3 }, runsPerDay: 1 });
  expect(priced.rows.table.rows.map(([, , , , , cost]) => cost)).toEqual([6, 3, 12]);
});

test('two suites on one machine are added up; on two machines, or an unknown one, there is no cost', () => {
  const both = measuredCost(
    [suite('one', [set('B', 900), set('C', 900)]), suite('two', [set('B', 450), set('C', 450)])],
    known,
  );
  expect(both.sides.map(({ timeS }) => timeS)).toEqual([7200, 2700, 2700]);
  const moved = suite('two', [set('B', 450, { environment: 'two' }), set('C', 450)]);
  expect(canAddTimes([suite('one', [set('B', 900), set('C', 900)]), moved])).toBe(false);
  const unknown = { environment: 'unknown' };
  const elsewhere = (key: string) => suite(key, [set('B', 1, unknown), set('C', 1)]);
  expect(canAddTimes([elsewhere('one'), elsewhere('two')])).toBe(false);
  expect(canAddTimes([])).toBe(false);
});
