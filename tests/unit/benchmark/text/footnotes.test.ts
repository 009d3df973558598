import { footnoteLetter } from '../../../../src/benchmark/text/footnotes';
import { expect, test } from '../../support/test';

test('footnoteLetter(place) counts from a; what has no footnote has no letter', () => {
  expect([0, 1, 25].map(footnoteLetter)).toEqual(['a', 'b', 'z']);
  expect(footnoteLetter(-1)).toBe('');
});
