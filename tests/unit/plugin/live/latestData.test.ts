import { DATA_MESSAGE, latestDataOf, onMessage, storeData, subscribe } from '../../../../src/plugin/live/latestData';
import { expect, test } from '../../support/test';

test('a component that shows data of a file gets the newest, and one notification', () => {
  const [first, second] = [{ n: 1 }, { n: 2 }];
  storeData('told', first);
  const told: number[] = [];
  const stop = subscribe(() => told.push(latestDataOf(first).n));
  storeData('told', second);
  storeData('told', { n: 2 });
  expect(told).toEqual([2]);
  expect(latestDataOf(first)).toEqual({ n: 2 });
  expect(latestDataOf(second)).toBe(latestDataOf(first));
  stop();
  storeData('told', { n: 3 });
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
  storeData('shared', before);
  storeData('shared', {
    rows: [
      ['q1', 1],
      ['q2', 3],
    ],
    title: 'Times',
  });
  const after = latestDataOf(before);
  expect(after).toEqual({
    rows: [
      ['q1', 1],
      ['q2', 3],
    ],
    title: 'Times',
  });
  expect(after.rows[0]).toBe(before.rows[0]);
  expect(after.rows[1]).not.toBe(before.rows[1]);
  storeData('shared', JSON.parse(JSON.stringify(after)));
  expect(latestDataOf(before)).toBe(after);
});

test('a page receives changes of its files, and ignores other messages', () => {
  const shown = { n: 1 };
  storeData('heard', shown);
  onMessage(JSON.stringify({ type: 'ok', data: { heard: { n: 9 } } }));
  expect(latestDataOf(shown)).toEqual({ n: 1 });
  onMessage(JSON.stringify({ type: DATA_MESSAGE, data: { heard: { n: 2 }, unknown: { n: 3 } } }));
  expect(latestDataOf(shown)).toEqual({ n: 2 });
});
