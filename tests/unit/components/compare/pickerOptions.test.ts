import { pickerGroups, pickerMatches, pickerOrder } from '../../../../src/components/compare/pickerOptions';
import { type IndexEntry, indexEntry } from '../../../../src/components/compare/setIndex';
import { resultSet } from '../../benchmark/support';
import { expect, test } from '../../support/test';

const ORIGIN = { harness: { name: 'tpcbench.py' }, sources: [], outputs: [] };

function entry(id: string, version: string, changes: Partial<IndexEntry> = {}): IndexEntry {
  return {
    id,
    engine: { id: 'comet', title: 'Comet', version },
    suite: { name: 'tpcds', queryVersion: '4.0', scaleFactor: 3000, tableFormat: 'parquet' },
    environment: 'one',
    ...ORIGIN,
    machine: 'r8gd.12xlarge',
    queries: 103,
    totalS: 2467.49,
    created: '2026-07-21',
    ...changes,
  };
}

const TPCH = { suite: { name: 'tpch' as const, queryVersion: 'unknown', scaleFactor: 1000, tableFormat: 'parquet' } };
const ENTRIES = [entry('c', '0.16.0'), entry('h', '0.16.0', TPCH), entry('b', '0.9.0'), entry('a', '0.16.0')];

test('result sets are sorted by suite and query version, then by engine, version, newest first, and id', () => {
  const groups = pickerGroups(pickerOrder(ENTRIES));
  expect(groups.map(({ label, options }) => [label, options.map(({ id }) => id)])).toEqual([
    ['TPC-DS-derived, query version 4.0', ['a', 'c', 'b']],
    ['TPC-H-derived, query version not reported', ['h']],
  ]);
  expect(groups[0]?.options.at(-1)).toMatchObject({
    title: 'Comet 0.9.0',
    place: 'TPC-DS at 3\u202FTB, r8gd.12xlarge, July 2026',
  });
});

test('pickerMatches(groups, text, limit) requires every word in id, title, or suite, and counts hidden matches', () => {
  const groups = pickerGroups(pickerOrder(ENTRIES));
  const shown = (text: string, limit = 10) => {
    const { groups: found, all } = pickerMatches(groups, text, limit);
    return [found.flatMap(({ options }) => options.map(({ id }) => id)), all];
  };
  expect(shown('comet TPC-H')).toEqual([['h'], 1]);
  expect(shown('', 2)).toEqual([['a', 'c'], 4]);
  expect(shown('velox')).toEqual([[], 0]);
  const compared = [{ label: 'Comparable with Velox 1 (3)', options: groups[0]?.options ?? [] }];
  expect(pickerMatches(compared, 'velox', 10).all).toBe(0);
});

test('an entry counts the queries with a time and adds their times', () => {
  const set = resultSet({ q1: [1.004], q2: [2.5] });
  expect(indexEntry(set)).toMatchObject({ id: 'example', queries: 2, totalS: 3.5 });
});
