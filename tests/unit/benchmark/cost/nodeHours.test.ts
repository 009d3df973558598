import assert from 'node:assert/strict';
import fc from 'fast-check';
import { nodeHours, pricedTypes, runCosts, sharedType } from '../../../../src/benchmark/cost/nodeHours';
import { missingNodes, nodePools, nodeVariants } from '../../../../src/benchmark/cost/pools';
import { statedPrices } from '../../../../src/benchmark/cost/statedPrices';
import type { Price } from '../../../../src/benchmark/model/cost/price';
import type { NodePool } from '../../../../src/benchmark/model/cost/side';
import { assertClose } from '../../support/close';
import { expect, test } from '../../support/test';
import { environment, statement } from '../support';

const pool = (instanceType: string, ...counts: number[]): NodePool => ({ role: 'nodes', instanceType, counts });
const side = (timeS: number, ...pools: NodePool[]) => ({ timeS, pools, reason: '' });

test('node-hours are time × nodes ÷ 3,600', () => {
  expect(nodeHours(8, 1792.8)).toBeCloseTo(3.984, 10);
  expect(nodeHours(16, 2079.6)).toBeCloseTo(9.2427, 4);
  expect(nodeHours(12, 3600)).toBe(12);
});

test('without a price a run has node-hours and no cost', () => {
  expect(runCosts(side(3600, pool('a', 8)))).toEqual([{ counts: [8], nodes: 8, nodeHours: 8, cost: null }]);
});

test('a run costs its node-hours times the price, type of node by type of node', () => {
  const prices: Record<string, number> = { gpu: 0.98, cpu: 0.34 };
  const [run] = runCosts(side(7200, pool('gpu', 4), pool('cpu', 1)), (type) => prices[type] ?? null);
  expect([run?.nodes, run?.nodeHours]).toEqual([5, 10]);
  expect(run?.cost).toBeCloseTo(4 * 0.98 * 2 + 1 * 0.34 * 2, 10);
  expect(runCosts(side(7200, pool('gpu', 4), pool('other', 1)), (type) => prices[type] ?? null)[0]?.cost).toBeNull();
});

test('a conflicting node count gives one value per reported count, in ascending order', () => {
  const runs = runCosts(side(2467.49, pool('r8gd.12xlarge', 4, 12, 24)), () => 2.5);
  expect(runs.map((run) => run.nodeHours.toFixed(2))).toEqual(['2.74', '8.22', '16.45']);
  expect(runs.map((run) => run.cost?.toFixed(2))).toEqual(['6.85', '20.56', '41.12']);
});

test('a side with unknown nodes has no run', () => {
  expect(runCosts({ ...side(3600, pool('a')), reason: 'node count not reported' })).toEqual([]);
});

test('property: prices times k give k times the cost', () => {
  const amount = fc.double({ min: 0.01, max: 100, noNaN: true });
  fc.assert(
    fc.property(amount, amount, amount, fc.integer({ min: 1, max: 64 }), (first, second, k, nodes) => {
      const prices: Record<string, number> = { a: first, b: second };
      const run = side(1234.5, pool('a', nodes), pool('b', 1));
      const [once] = runCosts(run, (type) => prices[type] ?? null);
      const [scaled] = runCosts(run, (type) => k * (prices[type] ?? 0));
      assertClose((scaled?.cost ?? 0) / ((once?.cost ?? 0) * k), 1, 9);
      assert.equal(scaled?.nodeHours, once?.nodeHours);
    }),
  );
});

test('the price cancels out of a ratio only if all nodes have one type', () => {
  expect(sharedType([side(1, pool('a', 8)), side(1, pool('a', 8), pool('a', 8))])).toBe('a');
  expect(sharedType([side(1, pool('a', 8)), side(1, pool('b', 8))])).toBeNull();
  expect(sharedType([side(1, pool('unknown', 1)), side(1, pool('unknown', 1))])).toBeNull();
});

test('each known node type can have a price, once', () => {
  const sides = [side(1, pool('a', 8)), side(1, pool('a', 8), pool('b', 1)), side(1, pool('unknown', 1))];
  expect(pricedTypes([...sides, { ...side(1, pool('c')), reason: 'not stated' }])).toEqual(['a', 'b']);
});

test('node counts are the reported ones, ascending, otherwise the environment’s, plus the driver’s', () => {
  const stated = [24, 12, 4].map((value, index) => statement(value, `2026-0${index + 4}-01`));
  expect(nodePools(environment({ statements: stated }), { id: 'x' })[0]?.counts).toEqual([4, 12, 24]);
  const driver = { role: 'driver', nodes: 1, instanceType: 'c6i.2xlarge' };
  expect(nodePools(environment({ nodes: 4, otherNodes: [driver] }), { id: 'x' })).toEqual([
    { role: 'nodes', instanceType: 'r8gd.12xlarge', counts: [4] },
    { role: 'driver', instanceType: 'c6i.2xlarge', counts: [1] },
  ]);
});

test('missing node data are described', () => {
  expect(missingNodes(nodePools(undefined, { id: 'x' }))).toBe('no environment, so the node count is unknown');
  expect(missingNodes(nodePools(environment({ nodes: 'unknown' }), { id: 'x' }))).toBe('node count not reported');
  expect(missingNodes([pool('a', 8), { ...pool('b'), role: 'driver' }])).toBe('node count of driver not reported');
  expect(missingNodes([pool('a', 8)])).toBe('');
});

test('two pools give every pair of their counts', () => {
  expect(nodeVariants([pool('a', 4, 12), pool('b', 1, 2)])).toEqual([
    [4, 1],
    [4, 2],
    [12, 1],
    [12, 2],
  ]);
});

const price = (perHour: number, changes: Partial<Price> = {}): Price => ({
  id: 'x',
  instanceType: 'g6.2xlarge',
  region: 'unknown',
  purchase: 'on-demand',
  currency: 'USD',
  perHour,
  source: { title: 'A page', path: 'https://example.org/' },
  commit: 'abc',
  day: '2026-01-20',
  ...changes,
});

test('of agreeing reported prices, the most precise one is used, with its source', () => {
  const prices = [price(0.98), price(0.9776, { region: 'us-west-2' }), price(0.3, { purchase: 'spot' })];
  expect(statedPrices(['g6.2xlarge', 'r6g.8xlarge'], prices, 'USD')).toEqual([
    {
      instanceType: 'g6.2xlarge',
      currency: 'USD',
      perHour: 0.9776,
      text: '0.9776 USD an hour on demand in us-west-2, by A page, 20 January 2026',
      path: 'https://example.org/',
    },
  ]);
});

test('conflicting reported prices are not used', () => {
  expect(statedPrices(['g6.2xlarge'], [price(0.98), price(1.2)], 'USD')).toEqual([]);
  expect(statedPrices(['g6.2xlarge'], [price(0.98, { currency: 'EUR' })], 'USD')).toEqual([]);
});
