import { hear, hold, NEWS, newestOf, onNews } from '../../../../src/plugin/live/newest';
import { expect, test } from '../../support/test';

test('a component that shows data of a file gets the newest, and one notification', () => {
  const [first, second] = [{ n: 1 }, { n: 2 }];
  hold('told', first);
  const told: number[] = [];
  const stop = onNews(() => told.push(newestOf(first).n));
  hold('told', second);
  hold('told', { n: 2 });
  expect(told).toEqual([2]);
  expect(newestOf(first)).toEqual({ n: 2 });
  expect(newestOf(second)).toBe(newestOf(first));
  stop();
  hold('told', { n: 3 });
  expect(told).toEqual([2]);
});

test('unchanged data stay the same object, whatever else changes', () => {
  const before = {
    rows: [
      ['q1', 1],
      ['q2', null],
    ],
    title: 'Times',
  };
  hold('shared', before);
  hold('shared', {
    rows: [
      ['q1', 1],
      ['q2', 3],
    ],
    title: 'Times',
  });
  const after = newestOf(before);
  expect(after).toEqual({
    rows: [
      ['q1', 1],
      ['q2', 3],
    ],
    title: 'Times',
  });
  expect(after.rows[0]).toBe(before.rows[0]);
  expect(after.rows[1]).not.toBe(before.rows[1]);
  hold('shared', JSON.parse(JSON.stringify(after)));
  expect(newestOf(before)).toBe(after);
});

test('a page receives changes of its files, and ignores other messages', () => {
  const shown = { n: 1 };
  hold('heard', shown);
  hear(JSON.stringify({ type: 'ok', data: { heard: { n: 9 } } }));
  expect(newestOf(shown)).toEqual({ n: 1 });
  hear(JSON.stringify({ type: NEWS, data: { heard: { n: 2 }, unknown: { n: 3 } } }));
  expect(newestOf(shown)).toEqual({ n: 2 });
});
