import { agreeWithinRounding, sumCost } from '../../../../src/benchmark/cost/agree';
import { priceProblems, sumProblems } from '../../../../src/benchmark/cost/checkPrices';
import type { CostSum, Price, SumPart } from '../../../../src/benchmark/model/cost/price';
import { problemLine } from '../../../../src/benchmark/model/problem';
import { expect, test } from '../../support/test';
import { environment } from '../support';

const SAID = { source: { title: 'A page', path: 'https://example.org/' }, commit: 'abc', day: '2026-01-20' };
const part = (nodes: number, perHour: number, hours: number, instanceType = 'g6.2xlarge'): SumPart => ({
  nodes,
  instanceType,
  hours,
  perHour,
});
const sum = (cost: number, parts: SumPart[], changes: Partial<CostSum> = {}): CostSum => ({
  covers: 'one job',
  parts,
  currency: 'USD',
  cost,
  ...SAID,
  ...changes,
});
const price = (id: string, perHour: number, changes: Partial<Price> = {}): Price => ({
  id,
  instanceType: 'g6.2xlarge',
  region: 'us-west-2',
  purchase: 'on-demand',
  currency: 'USD',
  perHour,
  ...SAID,
  ...changes,
});

/** Warnings of sums on 4 g6.2xlarge nodes; the line is the depth of the value. */
function warnings(sums: CostSum[], prices: Price[] = []): string[] {
  const file = {
    environment: environment({ nodes: 4, instanceType: 'g6.2xlarge', sums }),
    path: 'environments/one.json',
    lineOf: (at: (string | number)[]) => at.length,
  };
  return sumProblems(file, prices).map(problemLine);
}

test('prices in two currencies do not contradict each other', () => {
  const file = (id: string, perHour: number, currency: string) => ({
    price: price(id, perHour, { currency }),
    path: `prices/${id}.json`,
    lineOf: () => 1,
  });
  expect(priceProblems([file('dollars', 1, 'USD'), file('euros', 2, 'EUR')])).toEqual([]);
  expect(priceProblems([file('one', 1, 'USD'), file('other', 2, 'USD')])).toHaveLength(1);
});

test('two numbers agree if one is the other rounded', () => {
  expect([
    agreeWithinRounding(0.98, 0.9776),
    agreeWithinRounding(6.27, 6.272),
    agreeWithinRounding(31.28, 8 * 2.3 * 1.7),
  ]).toEqual([true, true, true]);
  expect([agreeWithinRounding(6.27, 8.5), agreeWithinRounding(0.98, 0.96), agreeWithinRounding(2.3, 2.36)]).toEqual([
    false,
    false,
    false,
  ]);
});

test('the parts of a sum are multiplied and added up', () => {
  expect(sumCost({ parts: [part(1, 0.34, 2), part(4, 0.9776, 2)] })).toBeCloseTo(8.5008, 10);
});

test('a product that equals its source’s value is no warning', () => {
  expect(warnings([sum(6.27, [part(4, 0.98, 1.6)])])).toEqual([]);
  expect(warnings([sum(8, [part(4, 0.9776, 2), part(1, 0.34, 2, 'c6i.2xlarge')], { costTo: 9 })])).toEqual([]);
});

test('a product that differs from its source’s value is a warning at the cost', () => {
  expect(warnings([sum(7.5, [part(4, 0.98, 1.6)])])).toEqual([
    'environments/one.json:3: warning: 4 × 0.98 × 1.6 is 6.27 USD, but the source reports 7.5',
  ]);
  expect(warnings([sum(8, [part(4, 0.98, 1.6)], { costTo: 9 })])[0]).toContain(
    'is 6.27 USD, but the source reports 8–9',
  );
});

test('sums with different amounts disagree', () => {
  const found = warnings([
    sum(31.28, [part(4, 4.6, 1.7)]),
    sum(6.27, [part(4, 0.98, 1.6)], { covers: 'GPU nodes alone' }),
  ]);
  expect(found).toEqual([
    'environments/one.json:3: warning: the reported sums disagree: 31.28 USD (4 × 4.60 × 1.7; one job); 6.27 USD (4 × 0.98 × 1.6; GPU nodes alone); neither is used; check both sources',
    'environments/one.json:5: warning: sources disagree: 1.7 and 1.6 hours',
    'environments/one.json:5: warning: sources disagree: 4.6 and 0.98 an hour for g6.2xlarge',
  ]);
});

test('sums about different result sets are two jobs; a sum about none may belong to either', () => {
  const native = sum(31.28, [part(4, 4.6, 1.7)], { about: ['spark'] });
  const gluten = sum(18.4, [part(4, 4.6, 1)], { about: ['gluten'] });
  expect(warnings([native, gluten])).toEqual([]);
  expect(warnings([native, gluten, sum(18.4, [part(4, 4.6, 1)])])).toEqual([
    'environments/one.json:3: warning: the reported sums disagree: 31.28 USD (4 × 4.60 × 1.7; one job); 18.40 USD (4 × 4.60 × 1; one job); neither is used; check both sources',
    'environments/one.json:5: warning: sources disagree: 1.7 and 1 hours',
  ]);
});

test('a sum with a node count that differs from the environment is a warning', () => {
  expect(warnings([sum(12.544, [part(8, 0.98, 1.6)])])).toEqual([
    'environments/one.json:5: warning: a sum counts 8 nodes of g6.2xlarge, but the environment lists 4',
  ]);
});

test('a sum whose price is in no price file is a warning, except if it is rounded', () => {
  const sums = [sum(6.27, [part(4, 0.98, 1.6)])];
  expect(warnings(sums, [price('a', 0.9776)])).toEqual([]);
  expect(warnings(sums, [price('a', 1.2)])).toEqual([
    'environments/one.json:5: warning: 0.98 an hour for g6.2xlarge is not in any file in prices/',
  ]);
});

test('two files with different prices for one type, region, and day are a warning at the later one', () => {
  const files = (prices: Price[]) =>
    prices.map((entry) => ({ price: entry, path: `prices/${entry.id}.json`, lineOf: () => 7 }));
  const told = (...prices: Price[]) => priceProblems(files(prices)).map(problemLine);
  expect(told(price('a', 0.98), price('b', 0.9776, { region: 'unknown' }))).toEqual([]);
  expect(told(price('a', 0.98), price('b', 1.2, { region: 'unknown' }))).toEqual([
    'prices/b.json:7: warning: 1.2 USD an hour for g6.2xlarge, but a has 0.98 on the same day; neither is used; check both sources',
  ]);
  expect(told(price('a', 0.98), price('b', 1.2, { region: 'eu-west-1' }))).toEqual([]);
  expect(told(price('a', 0.98), price('b', 0.4, { purchase: 'spot' }))).toEqual([]);
  expect(told(price('a', 0.98), price('b', 1.2, { day: '2026-02-20' }))).toEqual([]);
});
