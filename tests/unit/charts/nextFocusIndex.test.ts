import { nextFocusIndex } from '../../../src/charts/nextFocusIndex';
import { expect, test } from '../support/test';

const DOWN = { next: ['ArrowDown'], back: ['ArrowUp'] };

test('arrows move to the next and the previous item, and stop at the ends', () => {
  expect([-1, 0, 1, 2].map((at) => nextFocusIndex('ArrowDown', at, 3, DOWN))).toEqual([0, 1, 2, 2]);
  expect([-1, 0, 1, 2].map((at) => nextFocusIndex('ArrowUp', at, 3, DOWN))).toEqual([2, 0, 0, 1]);
});

test('in a circular list, arrows wrap around', () => {
  const round = { ...DOWN, round: true };
  expect([-1, 1, 2].map((at) => nextFocusIndex('ArrowDown', at, 3, round))).toEqual([0, 2, 0]);
  expect([-1, 0, 2].map((at) => nextFocusIndex('ArrowUp', at, 3, round))).toEqual([2, 2, 1]);
});

test('Home and End, and the page keys, move only if the list enables them', () => {
  const all = { ...DOWN, ends: true, page: 10 };
  const keys = ['Home', 'End', 'PageDown', 'PageUp'];
  expect(keys.map((key) => nextFocusIndex(key, 15, 30, all))).toEqual([0, 29, 25, 5]);
  expect(keys.map((key) => nextFocusIndex(key, 2, 5, all))).toEqual([0, 4, 4, 0]);
  expect(keys.map((key) => nextFocusIndex(key, 2, 5, DOWN))).toEqual(Array(4).fill(undefined));
});

test('other keys do not move, and in an empty list no key does', () => {
  expect(nextFocusIndex('a', 1, 3, DOWN)).toBeUndefined();
  expect(nextFocusIndex('ArrowDown', -1, 0, DOWN)).toBeUndefined();
});
