import type { Column, Table } from '../../../src/benchmark/model/table';
import { spread } from '../../../src/figures/spread/spec';
import { embedTable } from '../../../src/plugin/embed/embedTable';
import { expect, test } from '../support/test';

function column(key: string, kind: Column['kind']): Column {
  return { key, label: key, unit: '', kind, decimals: 1 };
}

const queries: Table = {
  columns: [
    column('query', 'query'),
    column('baseline_s', 'number'),
    column('range', 'spread'),
    column('speedup', 'number'),
    column('verdict', 'verdict'),
  ],
  rows: [['q1', 4, '1 2', 2, 'faster']],
  footnotes: [],
};

test('embedTable(table, columns) keeps the columns of a caterpillar plot, and mentions that there are more', () => {
  const { table, note } = embedTable(queries, spread.embedColumns);
  expect(table.columns.map(({ key }) => key)).toEqual(['query', 'speedup', 'verdict']);
  expect(table.rows).toEqual([['q1', 2, 'faster']]);
  expect(note).toBe('All columns: ');
});

test('embedTable(table) keeps every column except pictures', () => {
  expect(embedTable(queries).table.rows).toEqual([['q1', 4, 2, 'faster']]);
});

test('embedTable(table) of 350 rows keeps one in three and mentions it', () => {
  const rows = Array.from({ length: 350 }, (_, index) => [index]);
  const { table, note } = embedTable({ columns: [column('minute', 'number')], rows, footnotes: [] });
  expect(table.rows.slice(0, 3)).toEqual([[0], [3], [6]]);
  expect(table.rows).toHaveLength(117);
  expect(note).toBe('One row in 3 of 350. All rows: ');
});
