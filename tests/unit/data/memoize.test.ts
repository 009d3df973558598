import { memoize } from '../../../src/data/memoize';
import { expect, test } from '../support/test';

test('a result is kept per key until one of its parts differs, or their number', () => {
  const computed: string[] = [];
  const joined = memoize(
    ([key, ...parts]: string[]) => {
      computed.push(`${key}: ${parts}`);
      return { text: parts.join(' ') };
    },
    ([key = '']) => key,
    ([, ...parts]) => parts,
  );
  const first = joined(['a', 'x', 'y']);
  expect(joined(['a', 'x', 'y'])).toBe(first);
  joined(['b', 'x', 'y']);
  expect(joined(['a', 'x', 'y'])).toBe(first);
  expect(joined(['a', 'x', 'z'])).toEqual({ text: 'x z' });
  expect(joined(['a', 'x', 'y'])).not.toBe(first);
  joined(['a', 'x']);
  joined(['a']);
  expect(computed).toEqual(['a: x,y', 'b: x,y', 'a: x,z', 'a: x,y', 'a: x', 'a: ']);
});
