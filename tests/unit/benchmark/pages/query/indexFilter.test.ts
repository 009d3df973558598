import { column, QUERY_COLUMN, VERDICT_COLUMN } from '../../../../../src/benchmark/model/columns';
import { filterChoices, filteredIndex, WHOLE_LIST } from '../../../../../src/benchmark/pages/query/indexFilter';
import { expect, test } from '../../../support/test';

const COLUMNS = [
  QUERY_COLUMN,
  column('kind', 'Kind', '', 'text'),
  column('longest_s', 'Longest time', 's', 'number', 1),
  column('widest', 'Largest difference', '×', 'number', 2),
  VERDICT_COLUMN,
];
const TABLE = {
  columns: COLUMNS,
  rows: [
    ['q1', 'star join', 9.9, 2, 'faster'],
    ['q2', 'window', 10, 1.1, 'unclear'],
    ['q3', 'star join', 60, null, null],
    ['q4', 'rollup', null, null, null],
  ],
  footnotes: [],
};
const shown = (filter: Partial<typeof WHOLE_LIST>) => {
  const { table, rest } = filteredIndex(TABLE, { ...WHOLE_LIST, ...filter });
  return [table.rows.map(([query]) => query), rest];
};

test('queries without two sets that can be compared are no rows, but named', () => {
  expect(shown({})).toEqual([
    ['q1', 'q2'],
    ['q3', 'q4'],
  ]);
});

test('pattern, longest time and verdict each narrow the list, and together', () => {
  expect(shown({ kind: 'star join' })).toEqual([['q1'], ['q3']]);
  expect(shown({ duration: 'short' })).toEqual([['q1'], []]);
  expect(shown({ duration: 'middle' })).toEqual([['q2'], []]);
  expect(shown({ duration: 'long' })).toEqual([[], ['q3']]);
  expect(shown({ verdict: 'unclear' })).toEqual([['q2'], []]);
  expect(shown({ kind: 'star join', verdict: 'faster', text: 'q1' })).toEqual([['q1'], []]);
  expect(shown({ kind: 'window', verdict: 'faster' })).toEqual([[], []]);
});

test('the filters offer what some row has', () => {
  const { kind, verdict } = filterChoices(TABLE);
  expect(kind.map(({ value }) => value)).toEqual(['rollup', 'star join', 'window']);
  expect(verdict.map(({ label }) => label)).toEqual(['Clearly faster', 'Inconclusive']);
});
