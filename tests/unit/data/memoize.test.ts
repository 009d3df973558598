import { memoize } from '../../../src/data/memoize';
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
    words: memoize(
      count,
      ({ path }) => path,
      ({ text }) => [text],
    ),
  };
}

test('equal parts return the identical previous result, without recomputing it', () => {
  const { counted, words } = counter();
  const first = words({ path: 'a', text: 'one two' });
  expect(words({ path: 'a', text: 'one two' })).toBe(first);
  expect(first).toEqual({ words: 2 });
  expect(counted).toEqual(['a']);
});

test('a different part is recomputed, and so is a part from before the last one', () => {
  const { counted, words } = counter();
  const results = ['one', 'one two', 'one'].map((text) => words({ path: 'a', text }).words);
  expect(results).toEqual([1, 2, 1]);
  expect(counted).toEqual(['a', 'a', 'a']);
});

test('every key has a separate result', () => {
  const { counted, words } = counter();
  for (const path of ['a', 'b', 'a', 'b']) words({ path, text: path });
  expect(counted).toEqual(['a', 'b']);
});

test('more or fewer parts than before are different parts', () => {
  const lengths = memoize(
    (list: string[]) => list.length,
    () => 'list',
    (list) => list,
  );
  expect([lengths(['a']), lengths(['a', 'b']), lengths(['a']), lengths([])]).toEqual([1, 2, 1, 0]);
});
