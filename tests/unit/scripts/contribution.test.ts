import { wholeWay } from '../support/contribution';
import { expect, test } from '../support/test';

test('CONTRIBUTING.md and /contribute/ show the same ten lines', () => {
  const lines = wholeWay('CONTRIBUTING.md');
  expect(lines).toHaveLength(10);
  expect(wholeWay('docs/contribute.mdx')).toEqual(lines);
});
