import {
  filterChoices,
  filteredRows,
  INITIAL_ORDER,
  indexSearch,
  nextStripOrder,
  orderedStrips,
  parseIndexFilter,
  WHOLE_LIST,
} from '../../../../src/components/query/indexFilter';
import type { StripRow } from '../../../../src/components/query/queryList';
import { expect, test } from '../../support/test';

const row = (query: string, kind: string, longestS: number, spread: number, isSplit = false): StripRow => ({
  query,
  path: `/queries/tpcds-${query}/`,
  kind,
  task: `Task of ${query}`,
  longestS,
  marks: [],
  spread,
  isSplit,
});
const ROWS = [row('q10', 'star join', 9.9, 3, true), row('q2', 'window', 10, 2), row('q3', 'star join', 60, 1.5)];
const shown = (filter: Partial<typeof WHOLE_LIST>) =>
  filteredRows(ROWS, { ...WHOLE_LIST, ...filter }).map(({ query }) => query);

test('pattern, longest time, share, and words narrow the list, alone and together', () => {
  expect(shown({})).toEqual(['q10', 'q2', 'q3']);
  expect(shown({ kind: 'star join' })).toEqual(['q10', 'q3']);
  expect(shown({ duration: 'short' })).toEqual(['q10']);
  expect(shown({ duration: 'middle' })).toEqual(['q2']);
  expect(shown({ duration: 'long' })).toEqual(['q3']);
  expect(shown({ only: 'wide' })).toEqual(['q10', 'q2']);
  expect(shown({ only: 'split', text: ' TASK of q1' })).toEqual(['q10']);
});

test('choices are counted with the other choices, choices without a query in the list are omitted', () => {
  const long = filterChoices({ rows: ROWS }, { ...WHOLE_LIST, duration: 'long' });
  expect(long.kind.map(({ count }) => count)).toEqual([1, 0]);
  expect(long.duration.map(({ count }) => count)).toEqual([1, 1, 1]);
  const { kind, duration, only } = filterChoices({ rows: ROWS }, WHOLE_LIST);
  expect(kind.map(({ value, count }) => [value, count])).toEqual([
    ['star join', 2],
    ['window', 1],
  ]);
  expect(duration.map(({ count }) => count)).toEqual([1, 1, 1]);
  expect(only.map(({ value }) => value)).toEqual(['split', 'wide']);
});

test('a filter is parsed from its own URL, and from earlier links', () => {
  const filter = { text: 'q1', kind: 'star join', duration: 'long', only: 'wide' };
  expect(parseIndexFilter(indexSearch(filter))).toEqual(filter);
  expect(indexSearch(WHOLE_LIST)).toBe('');
  expect(parseIndexFilter('?tpcds-4.0.text=q1&verdict=faster')).toEqual({ ...WHOLE_LIST, text: 'q1' });
});

test('a header sorts by its column, and reverses on the next click', () => {
  const byQuery = nextStripOrder(INITIAL_ORDER, 'query');
  expect(orderedStrips(ROWS, byQuery).map(({ query }) => query)).toEqual(['q2', 'q3', 'q10']);
  expect(orderedStrips(ROWS, nextStripOrder(byQuery, 'query')).map(({ query }) => query)).toEqual(['q10', 'q3', 'q2']);
  expect(nextStripOrder(byQuery, 'longest')).toEqual({ by: 'longest', isAscending: false });
});
