import { pairFaults, pairReasons } from '../../../../src/benchmark/comparison/pairFaults';
import type { ResultSet } from '../../../../src/benchmark/model/resultSet';
import { comparableFirst, comparableSuggestions } from '../../../../src/components/compare/comparable';
import { pickerGroups, pickerOption } from '../../../../src/components/compare/pickerOptions';
import { indexEntry } from '../../../../src/components/compare/setIndex';
import { frozenData } from '../../support/frozenSite';
import { expect, test } from '../../support/test';
import { resultSet } from '../support';

const NAMELESS = { name: 'unknown', version: 'unknown' };
const UNKNOWN = { ...resultSet({}).suite, queryVersion: 'unknown' };
const SOURCE = [{ title: 'Example', path: 'https://example.org/results' }];

function unknown(id: string, changes: Partial<ResultSet> = {}): ResultSet {
  return resultSet({ q1: [1] }, { id, suite: UNKNOWN, harness: NAMELESS, sources: [], ...changes });
}

test('differences between two sets are described in words, with their names once, or their ids if these are equal', () => {
  const suite = { name: 'tpch', queryVersion: 'unknown', scaleFactor: 1000, tableFormat: 'iceberg' } as const;
  const faults = pairFaults(resultSet({}), resultSet({}, { id: 'other', suite }));
  expect(faults.map(({ words, text }) => [words, text])).toEqual([
    ['other suite', 'the suite differs: TPC-DS (example) vs. TPC-H (other)'],
    ['other query version', 'the query version differs: 4.0 vs. not reported'],
    ['other scale factor', 'the scale factor differs: 3000 vs. 1000'],
    ['other table format', 'the table format differs: parquet vs. iceberg'],
  ]);
  const [named] = pairFaults(
    resultSet({}),
    resultSet({}, { suite, engine: { id: 'sail', title: 'Sail', version: '0.2' } }),
  );
  expect(named?.text).toBe('the suite differs: TPC-DS (Comet 1.0) vs. TPC-H (Sail 0.2)');
});

test('two sets of one reader are comparable even if neither reports its query version; published sets only within one harness', () => {
  const [mine, other] = [unknown('own_a'), unknown('own_b', { harness: { name: 'tpcbench.py', version: '1' } })];
  expect(pairFaults(mine, other)).toEqual([]);
  const published = unknown('published', { sources: SOURCE });
  expect(pairFaults(mine, published).map(({ text }) => text)).toEqual([
    'neither side reports its query version, and their sources and harnesses differ (unknown (own_a) vs. unknown (published)), so the queries may differ. State the query version of both, or one harness for both',
  ]);
  const harness = { name: 'tpcbench.py', version: 'unknown' };
  expect(pairFaults(other, { ...published, harness })).toEqual([]);
});

test('pickers, “Comparable with”, and marks offer exactly the pairs that compare accepts, among published and own sets', () => {
  const { resultSets } = frozenData();
  const [hashed] = resultSets.filter(({ outputs }) => outputs.length > 0);
  const wrong = (hashed as ResultSet).outputs.map((row) => ({ ...row, rowCount: (row.rowCount ?? 0) + 1 }));
  const own = [unknown('own_a'), unknown('own_b'), { ...(hashed as ResultSet), id: 'own_c', outputs: wrong }];
  const mark = 'yours, not published';
  const entries = [...own.map((set) => ({ ...indexEntry(set), mark })), ...resultSets.map(indexEntry)];
  const sets = [...own, ...resultSets];
  for (const side of entries) {
    const set = sets.find(({ id }) => id === side.id) as ResultSet;
    const accepted = sets.filter((other) => other !== set && pairReasons(set, other).length === 0).map(({ id }) => id);
    const offered = comparableSuggestions(side, side, entries, sets.length).map(({ id }) => id);
    expect([side.id, offered.sort()]).toEqual([side.id, accepted.sort()]);
    const group = comparableFirst(pickerGroups(entries), pickerOption(side)).find(({ label }) =>
      label.startsWith('Comparable'),
    );
    const picked = [...(group?.options ?? []).map(({ id }) => id), ...accepted.filter((id) => id.startsWith('own_'))];
    expect(picked.filter((id) => id !== side.id).sort()).toEqual(accepted);
  }
});
