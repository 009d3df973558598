import { branches } from '../../../src/components/mdx/FindingPage/branches';
import { expect, test } from '../support/test';

test('the root of a plan has no branch', () => {
  expect(branches([0])).toEqual(['']);
});

test('branches join their parent; the last one closes it', () => {
  expect(branches([0, 1, 2, 1, 2])).toEqual(['', '├─ ', '│  └─ ', '└─ ', '   └─ ']);
});

test('no plan has no lines', () => {
  expect(branches([])).toEqual([]);
});
