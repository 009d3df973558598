import type { Table } from '../../../src/benchmark/model/table';
import { nextOrder, orderedRows } from '../../../src/figures/shared/tableView';
import { expect, test } from '../support/test';

const TABLE: Table = {
  columns: [
    { key: 'query', label: 'Query', unit: '', kind: 'query', decimals: 0 },
    { key: 'speedup', label: 'Speedup', unit: '×', kind: 'number', decimals: 2 },
    { key: 'verdict', label: 'Verdict', unit: '', kind: 'verdict', decimals: 0 },
  ],
  rows: [
    ['q1', 0.8, 'slower'],
    ['q2', 1.5, 'faster'],
    ['q10', null, null],
    ['q14a', 1, 'unclear'],
  ],
  footnotes: [],
};

const names = (rows: unknown[][]) => rows.map(([query]) => query);
const sorted = (column: string, ascending: boolean) => names(orderedRows(TABLE, { column, ascending }, '', 'all'));

test('sorting by query keeps the natural order of the table, or reverses it; queries without any value come last', () => {
  expect(sorted('query', true)).toEqual(['q1', 'q2', 'q14a', 'q10']);
  expect(sorted('query', false)).toEqual(['q14a', 'q2', 'q1', 'q10']);
});

test('rows without a value come last in both directions', () => {
  expect(sorted('speedup', true)).toEqual(['q1', 'q14a', 'q2', 'q10']);
  expect(sorted('speedup', false)).toEqual(['q2', 'q14a', 'q1', 'q10']);
});

test('verdicts sort from faster over unclear to slower', () => {
  expect(sorted('verdict', true)).toEqual(['q2', 'q14a', 'q1', 'q10']);
});

test('the text filter searches the query’s name, ignoring case and spaces', () => {
  expect(names(orderedRows(TABLE, { column: 'query', ascending: true }, ' Q1 ', 'all'))).toEqual(['q1', 'q14a', 'q10']);
});

test('the verdict filter keeps the queries of one verdict', () => {
  expect(names(orderedRows(TABLE, { column: 'query', ascending: true }, '', 'unclear'))).toEqual(['q14a']);
});

test('sorting does not change the table’s own rows', () => {
  sorted('speedup', false);
  expect(names(TABLE.rows)).toEqual(['q1', 'q2', 'q10', 'q14a']);
});

test('a second click on a header reverses the order, a first one starts with the largest number', () => {
  expect(nextOrder({ column: 'query', ascending: true }, 'query')).toEqual({ column: 'query', ascending: false });
  expect(nextOrder({ column: 'query', ascending: true }, 'speedup')).toEqual({ column: 'speedup', ascending: false });
});
