import { remembering } from '../../../src/data/remembering';
import { expect, test } from '../support/test';

interface File {
  path: string;
  text: string;
}

/** A caching function that counts the words of files, and the paths for which it computed. */
function counter() {
  const counted: string[] = [];
  const count = ({ path, text }: File) => {
    counted.push(path);
    return { words: text.split(' ').length };
  };
  return {
    counted,
    words: remembering(
      count,
      ({ path }) => path,
      ({ text }) => [text],
    ),
  };
}

test('the same parts give the very result of before, without computing it anew', () => {
  const { counted, words } = counter();
  const first = words({ path: 'a', text: 'one two' });
  expect(words({ path: 'a', text: 'one two' })).toBe(first);
  expect(first).toEqual({ words: 2 });
  expect(counted).toEqual(['a']);
});

test('another part is computed anew, and so is a part that was there before the last', () => {
  const { counted, words } = counter();
  const results = ['one', 'one two', 'one'].map((text) => words({ path: 'a', text }).words);
  expect(results).toEqual([1, 2, 1]);
  expect(counted).toEqual(['a', 'a', 'a']);
});

test('every key has a result of its own', () => {
  const { counted, words } = counter();
  for (const path of ['a', 'b', 'a', 'b']) words({ path, text: path });
  expect(counted).toEqual(['a', 'b']);
});

test('parts that are more or fewer than before are other parts', () => {
  const lengths = remembering(
    (list: string[]) => list.length,
    () => 'list',
    (list) => list,
  );
  expect([lengths(['a']), lengths(['a', 'b']), lengths(['a']), lengths([])]).toEqual([1, 2, 1, 0]);
});
