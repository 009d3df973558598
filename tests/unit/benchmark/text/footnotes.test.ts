import { footnoteLetter } from '../../../../src/benchmark/text/footnotes';
import { expect, test } from '../../support/test';

test('footnoteLetter(place) counts from a; without a footnote there is no letter', () => {
  expect([0, 1, 25].map(footnoteLetter)).toEqual(['a', 'b', 'z']);
  expect(footnoteLetter(-1)).toBe('');
});
