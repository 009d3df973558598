import { comboboxAction } from '../../../src/components/ui/comboboxAction';
import { expect, test } from '../support/test';

const OPEN = { open: true, active: 1, count: 3 };
const CLOSED = { open: false, active: -1, count: 0 };

test('arrows open the list, then wrap around', () => {
  expect(['ArrowDown', 'ArrowUp', 'Enter', 'a'].map((key) => comboboxAction(key, CLOSED, {}))).toEqual([
    'open',
    'open',
    undefined,
    undefined,
  ]);
  expect([-1, 2].map((active) => comboboxAction('ArrowDown', { ...OPEN, active }, {}))).toEqual([0, 0]);
  expect([0, 2].map((active) => comboboxAction('ArrowUp', { ...OPEN, active }, {}))).toEqual([2, 1]);
});

test('Enter chooses, Escape closes, and other keys edit the text of the field', () => {
  expect(['Enter', 'Escape', 'Home', 'PageDown', 'a'].map((key) => comboboxAction(key, OPEN, {}))).toEqual([
    'choose',
    'close',
    undefined,
    undefined,
    undefined,
  ]);
  expect(comboboxAction('Escape', CLOSED, {})).toBe('close');
});

test('Home and End, and the page keys, move if the list enables them', () => {
  expect(['Home', 'End'].map((key) => comboboxAction(key, OPEN, { ends: true }))).toEqual([0, 2]);
  expect(['PageDown', 'PageUp'].map((key) => comboboxAction(key, OPEN, { page: 10 }))).toEqual([2, 0]);
});
