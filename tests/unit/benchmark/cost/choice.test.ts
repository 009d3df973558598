import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  isChosen,
  NO_CHOICE,
  parseAmount,
  parseCostChoice,
  pricesOf,
  unknownPrices,
  withCostChoice,
} from '../../../../src/benchmark/cost/choice';
import { expect, test } from '../../support/test';

const TYPES = ['r6g.8xlarge', 'r8gd.12xlarge'];

test('an amount is a number above 0 with a decimal point or comma', () => {
  expect(['1.5', ' 2,50 ', '0.0001'].map((text) => parseAmount(text))).toEqual([1.5, 2.5, 0.0001]);
  const wrong = ['', '0', '-1', 'abc', '1e3', 'Infinity', '10001', '1.5.2', '<b>'];
  expect(wrong.map((text) => parseAmount(text))).toEqual(wrong.map(() => null));
});

test('a URL contains each price by node type, and the runs per day', () => {
  expect(parseCostChoice('?price=r6g.8xlarge:1.5&price=r8gd.12xlarge:2.5&runs=4', TYPES)).toEqual({
    choice: { prices: { 'r6g.8xlarge': 1.5, 'r8gd.12xlarge': 2.5 }, runsPerDay: 4 },
    problems: [],
  });
});

test('invalid parts of a URL are ignored and reported', () => {
  const { choice, problems } = parseCostChoice('?price=m5.large:1&price=r6g.8xlarge:free&price=7&runs=never', TYPES);
  expect(choice).toEqual(NO_CHOICE);
  expect(problems).toEqual([
    'price=m5.large:1 is invalid (known: r6g.8xlarge, r8gd.12xlarge)',
    'price=r6g.8xlarge:free is invalid (expected type:amount, with an amount above 0 and at most 10000)',
    'price=7 is invalid (expected type:amount, with an amount above 0 and at most 10000)',
    'runs=never is invalid (expected a number above 0 and at most 1000)',
  ]);
  expect(unknownPrices({ prices: { 'm5.large': 1 }, runsPerDay: 1 }, [])).toEqual([
    'price=m5.large:1 is invalid (no node type on this page can have a price)',
  ]);
});

test('a URL keeps everything that is not about prices, and nothing about cleared prices', () => {
  const choice = { prices: { 'r6g.8xlarge': 1.5 }, runsPerDay: 4 };
  const search = withCostChoice('?utm=x&price=r6g.8xlarge:9', choice);
  expect(search).toBe('?utm=x&price=r6g.8xlarge:1.5&runs=4');
  expect(withCostChoice(search, NO_CHOICE)).toBe('?utm=x');
  expect(withCostChoice('?price=r6g.8xlarge:9', NO_CHOICE)).toBe('');
});

test('property: a choice is restored from its URL, and any URL is parsed', () => {
  const price = fc.integer({ min: 1, max: 9_999_999 }).map((value) => value / 1000);
  const prices = fc.dictionary(fc.constantFrom(...TYPES), price, { noNullPrototype: true });
  const choices = fc.record({ prices, runsPerDay: fc.integer({ min: 1, max: 1000 }) }, { noNullPrototype: true });
  fc.assert(
    fc.property(choices, (choice) => {
      assert.deepEqual(parseCostChoice(withCostChoice('', choice), TYPES), { choice, problems: [] });
      assert.equal(isChosen(choice), withCostChoice('', choice) !== '');
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const { choice } = parseCostChoice(`?price=${text}&runs=${text}`, null);
      assert.ok(Object.values(choice.prices).every((value) => value > 0 && Number.isFinite(value)));
      assert.ok(choice.runsPerDay > 0);
    }),
  );
});

test('the reader’s price has priority over the reported one; without either there is none', () => {
  const stated = [{ instanceType: 'a', currency: 'USD', perHour: 2, text: '', path: '' }];
  const priceOf = pricesOf({ prices: { b: 3 }, runsPerDay: 1 }, stated);
  expect(['a', 'b', 'c'].map(priceOf)).toEqual([2, 3, null]);
  expect(pricesOf({ prices: { a: 5 }, runsPerDay: 1 }, stated)('a')).toBe(5);
});
