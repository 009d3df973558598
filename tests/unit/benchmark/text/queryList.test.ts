import assert from 'node:assert/strict';
import fc from 'fast-check';
import { chosenQueries, toggledQuery } from '../../../../src/benchmark/comparison/querySelection';
import { suiteQueries } from '../../../../src/benchmark/model/queries';
import { parseQueryList, printQueryList } from '../../../../src/benchmark/text/queryList';
import { expect, test } from '../../support/test';

const ALL = [...suiteQueries('tpcds')];
const queriesOf = (text: string) => parseQueryList(text, ALL).queries;

test('a list contains queries with or without q, in any case, separated by commas, semicolons, or spaces', () => {
  expect(queriesOf('Q72, 14A;q3  9')).toEqual(['q3', 'q9', 'q14a', 'q72']);
});

test('a number without its part means both parts', () => {
  expect(queriesOf('q14')).toEqual(['q14a', 'q14b']);
});

test('a range includes both ends, with all parts of a query at its ends, for any dash', () => {
  expect(queriesOf('q13-q15')).toEqual(['q13', 'q14a', 'q14b', 'q15']);
  expect(queriesOf('12–14')).toEqual(['q12', 'q13', 'q14a', 'q14b']);
  expect(queriesOf('q22 - q23a')).toEqual(['q22', 'q23a']);
  expect(queriesOf('q98..q99')).toEqual(['q98', 'q99']);
});

test('an empty list has no queries and no problem', () => {
  expect(parseQueryList(' , ', ALL)).toEqual({ queries: [], problems: [] });
});

test('an unknown name is a problem with a suggestion; the rest of the list counts', () => {
  const { queries, problems } = parseQueryList('q1, q140, banana', ALL);
  expect(queries).toEqual(['q1']);
  expect(problems).toEqual([
    'unknown query: q140 (did you mean q10? known: q1 to q99)',
    'unknown query: banana (known: q1 to q99)',
  ]);
});

test('a reversed range, and a range with an unknown end, are problems', () => {
  expect(parseQueryList('q20-q10', ALL).problems).toEqual([
    'q20-q10: the range runs backwards; write its first query first',
  ]);
  expect(parseQueryList('q1-q100', ALL).problems).toEqual(['unknown query: q100 (did you mean q10? known: q1 to q99)']);
});

test('a list is printed with ranges for at least three neighbors', () => {
  expect(printQueryList(['q72', 'q1', 'q2', 'q3', 'q5', 'q6'], ALL)).toBe('q1-q3,q5,q6,q72');
  expect(printQueryList([], ALL)).toBe('');
  expect(printQueryList(ALL, ALL)).toBe('q1-q99');
});

test('property: a printed list is parsed to the same queries', () => {
  fc.assert(
    fc.property(fc.subarray(ALL), (queries) => {
      const { queries: read, problems } = parseQueryList(printQueryList(queries, ALL), ALL);
      assert.deepEqual(read, queries);
      assert.deepEqual(problems, []);
    }),
  );
});

test('property: any text is parsed without an exception to queries that exist', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const { queries } = parseQueryList(text, ALL);
      assert.ok(queries.every((query) => ALL.includes(query)));
    }),
  );
});

test('chosenQueries(choice, all) returns the included queries without the excluded ones; without lists all queries', () => {
  expect([...(chosenQueries({ only: 'q1-q5', exclude: 'q2' }, ALL).only ?? [])]).toEqual(['q1', 'q3', 'q4', 'q5']);
  expect(chosenQueries({ only: '', exclude: '' }, ALL).only).toBeNull();
  expect(chosenQueries({ only: 'q1-q99', exclude: '' }, ALL).only).toBeNull();
});

test('chosenQueries(choice, all) returns all queries if a list has no known query', () => {
  const { only, problems } = chosenQueries({ only: 'banana', exclude: '' }, ALL);
  expect(only).toBeNull();
  expect(problems).toHaveLength(1);
});

test('toggledQuery(choice, query, all) adds to the list of excluded queries, and removes from it', () => {
  const without = toggledQuery({ only: '', exclude: '' }, 'q72', ALL);
  expect(without).toEqual({ only: '', exclude: 'q72' });
  expect(toggledQuery(without, 'q72', ALL)).toEqual({ only: '', exclude: '' });
});

test('toggledQuery(choice, query, all) adds a query to the list of included queries', () => {
  expect(toggledQuery({ only: 'q1-q3', exclude: '' }, 'q5', ALL)).toEqual({ only: 'q1-q3,q5', exclude: '' });
  expect(toggledQuery({ only: 'q1-q98', exclude: 'q99' }, 'q99', ALL)).toEqual({ only: '', exclude: '' });
});

test('property: a toggle changes only whether that query counts, and a second one reverts it', () => {
  const choices = fc.record({
    only: fc.subarray(ALL, { minLength: 2 }).map((queries) => printQueryList(queries, ALL)),
    exclude: fc.subarray(ALL).map((queries) => printQueryList(queries, ALL)),
  });
  const counted = (choice: { only: string; exclude: string }) => {
    const { only } = chosenQueries(choice, ALL);
    return ALL.filter((query) => only?.has(query) ?? true);
  };
  fc.assert(
    fc.property(choices, fc.constantFrom(...ALL), (choice, query) => {
      const before = counted(choice);
      const once = toggledQuery(choice, query, ALL);
      const expected = ALL.filter((name) => before.includes(name) !== (name === query));
      assert.deepEqual(counted(once), expected);
      assert.deepEqual(counted(toggledQuery(once, query, ALL)), before);
    }),
  );
});
