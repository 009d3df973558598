import { expect, test } from '@playwright/test';
import { hear, hold, NEWS, newestOf, onNews } from '../../../../src/plugin/live/newest';

test('whoever shows data of a file gets its newest, and is told once', () => {
  const [first, second] = [{ n: 1 }, { n: 2 }];
  hold('told', first);
  const told: number[] = [];
  const stop = onNews(() => told.push(newestOf(first).n));
  hold('told', second);
  hold('told', { n: 2 });
  expect(told).toEqual([2]);
  expect(newestOf(first)).toBe(second);
  expect(newestOf(second)).toBe(second);
  stop();
  hold('told', { n: 3 });
  expect(told).toEqual([2]);
});

test('data that are of no file are shown as they are', () => {
  const [data, text] = [{ n: 1 }, 'a title'];
  expect(newestOf(data)).toBe(data);
  expect(newestOf(text)).toBe(text);
});

test('a page hears of the files that it knows, and takes no notice of other messages', () => {
  const shown = { n: 1 };
  hold('heard', shown);
  hear(JSON.stringify({ type: 'ok', data: { heard: { n: 9 } } }));
  expect(newestOf(shown)).toEqual({ n: 1 });
  hear(JSON.stringify({ type: NEWS, data: { heard: { n: 2 }, unknown: { n: 3 } } }));
  expect(newestOf(shown)).toEqual({ n: 2 });
});
