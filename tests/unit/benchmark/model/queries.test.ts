import assert from 'node:assert/strict';
import fc from 'fast-check';
import { compareQueries, isQueryOf, parseQueryName, suiteQueries } from '../../../../src/benchmark/model/queries';
import { expect, test } from '../../support/test';

const FORMS: [written: string, name: string, version: string | null][] = [
  ['1', 'q1', null],
  ['Q01', 'q1', null],
  ['q1.sql', 'q1', null],
  ['query14_part1', 'q14a', null],
  ['query14_part2', 'q14b', null],
  ['TPCDS-14a', 'q14a', null],
  ['tpcds 23B', 'q23b', null],
  ['q14a-v2.4', 'q14a', '2.4'],
  ['q1-v4.0', 'q1', '4.0'],
  ['ss_max-v2.4', 'ss_max', '2.4'],
];

for (const [written, name, version] of FORMS) {
  test(`parseQueryName("${written}") is ${name}${version ? ` of version ${version}` : ''}`, () => {
    expect(parseQueryName(written, 'tpcds')).toMatchObject({ name, version });
  });
}

for (const written of ['q0', 'q100', 'q14', 'q1a', '', 'qq1', 'q1-v', '1e1', '<b>q1</b>', '=q1']) {
  test(`parseQueryName("${written}") is not a query of TPC-DS`, () => {
    expect(parseQueryName(written, 'tpcds')).toBeNull();
  });
}

test('suiteQueries("tpcds") has 103 names in natural order, "tpcds-99" 99 without halves, "tpch" 22', () => {
  expect(suiteQueries('tpcds-99')).toHaveLength(99);
  expect(suiteQueries('tpcds-99').slice(12, 15)).toEqual(['q13', 'q14', 'q15']);
  expect([parseQueryName('14', 'tpcds-99')?.name, parseQueryName('14a', 'tpcds-99')]).toEqual(['q14', null]);
  expect(suiteQueries('tpcds')).toHaveLength(103);
  expect(suiteQueries('tpcds').slice(13, 16)).toEqual(['q14a', 'q14b', 'q15']);
  expect(suiteQueries('tpch').at(-1)).toBe('q22');
});

test('compareQueries sorts by number, then part, extras last', () => {
  expect(['ss_max', 'q10', 'q14b', 'q2', 'q14a'].sort(compareQueries)).toEqual(['q2', 'q10', 'q14a', 'q14b', 'ss_max']);
});

test('parseQueryName(text) never throws, and returns a query of the suite or null', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const key = parseQueryName(text, 'tpcds');
      if (key) assert.ok(isQueryOf('tpcds', key.name));
    }),
  );
});
