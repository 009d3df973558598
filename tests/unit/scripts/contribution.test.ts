import { expect, test } from '@playwright/test';
import { wholeWay } from '../support/contribution';

test('CONTRIBUTING.md and /contribute/ show the same way in ten lines', () => {
  const lines = wholeWay('CONTRIBUTING.md');
  expect(lines).toHaveLength(10);
  expect(wholeWay('docs/contribute.mdx')).toEqual(lines);
});
