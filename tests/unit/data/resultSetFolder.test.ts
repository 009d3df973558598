import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemLine } from '../../../src/benchmark/model/problem';
import { parseResultSetFolder } from '../../../src/data/resultSetFolder';
import { FROZEN_DATA } from '../support/frozenSite';
import { expect, test } from '../support/test';

const ID = 'tpcds-sf3000-parquet-comet-0.16.0';
const FOLDER = join(FROZEN_DATA, 'result-sets', ID);

function text(name: string): string {
  return readFileSync(`${FOLDER}/${name}`, 'utf8');
}

/** Problems of the frozen set with rows of some lines (from 2) replaced, and optionally a different package. */
function problems(rows: Record<number, string>, datapackage = text('datapackage.json')): string[] {
  const lines = text('results.csv').split('\n');
  const results = lines.map((line, index) => rows[index + 1] ?? line).join('\n');
  const names: [string, string][] = [
    ['datapackage.json', datapackage],
    ['results.csv', results],
    ['iterations.csv', text('iterations.csv')],
  ];
  const files = new Map(names.map(([name, content]) => [name, { path: name, text: content }]));
  const parsed = parseResultSetFolder({ id: ID, path: '', files, unread: [] });
  expect(parsed.resultSet).toBe(null);
  return parsed.problems.map(problemLine);
}

const BAD = {
  3: 'q2,ok,x,,,',
  4: 'q3,ok,1,2,3,',
  5: 'q4,ok',
  6: 'q3,ok,5,,,',
  7: 'q500,failed,,,,',
  8: 'q4,ok,5,,,',
};

test('an invalid cell hides no problem of other rows, is reported by line, and causes no further errors', () => {
  const found = problems(BAD);
  expect(found.map((line) => line.split(': ').slice(0, 2).join(': ').slice(0, 37))).toEqual([
    'results.csv:3: time_s',
    'results.csv:4: time_s must be between',
    'results.csv:5: the row has 2 fields, ',
    'results.csv:6: q3 is a duplicate of l',
    'results.csv:7: “q500” is not a query ',
    'results.csv:7: reason is empty; a que',
    'results.csv:8: q4 is a duplicate of l',
  ]);
});

test('a broken package hides only problems of rows that depend on its suite and statistic', () => {
  const found = problems(BAD, '{').filter((line) => line.startsWith('results.csv'));
  expect(found).toHaveLength(6);
});

test('a results file with only a header is one error, without a list of names', () => {
  const empty = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [index + 2, '']));
  expect(problems(empty)).toEqual(['results.csv:1: the file has no rows below its header; add one row per query']);
});

test('a folder is parsed once for equal texts, and again if a file changes', () => {
  const folder = (results: string) => {
    const names: [string, string][] = [
      ['datapackage.json', text('datapackage.json')],
      ['results.csv', results],
    ];
    const files = new Map(names.map(([name, content]) => [name, { path: name, text: content }]));
    return { id: ID, path: 'parsed/once', files, unread: [] };
  };
  const first = parseResultSetFolder(folder(text('results.csv')));
  expect(parseResultSetFolder(folder(text('results.csv')))).toBe(first);
  const broken = parseResultSetFolder(folder('query\n'));
  expect([first.problems.length < broken.problems.length, broken.resultSet]).toEqual([true, null]);
  expect(parseResultSetFolder(folder(text('results.csv')))).toEqual(first);
});
