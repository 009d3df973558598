import { expect, test } from '@playwright/test';
import { tabAfter } from '../../../src/theme/Tabs/keys';

test('arrow keys go to the next and the previous tab, and the ends meet', () => {
  expect(tabAfter('ArrowRight', 0, 3)).toBe(1);
  expect(tabAfter('ArrowRight', 2, 3)).toBe(0);
  expect(tabAfter('ArrowLeft', 1, 3)).toBe(0);
  expect(tabAfter('ArrowLeft', 0, 3)).toBe(2);
});

test('Home and End go to the first and the last tab', () => {
  expect(tabAfter('Home', 2, 3)).toBe(0);
  expect(tabAfter('End', 0, 3)).toBe(2);
});

test('other keys, and keys outside the tabs, choose none', () => {
  expect(tabAfter('a', 0, 3)).toBeUndefined();
  expect(tabAfter('Enter', 0, 3)).toBeUndefined();
  expect(tabAfter('ArrowRight', -1, 3)).toBeUndefined();
});
