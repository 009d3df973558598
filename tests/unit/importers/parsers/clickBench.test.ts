import { problemLine } from '../../../../src/benchmark/model/problem';
import type { ImportOptions } from '../../../../src/importers/imported';
import { importResults, recogniseFormats } from '../../../../src/importers/recognise';
import { importBytes, printed } from '../../support/importing';
import { expect, test } from '../../support/test';

/** Made-up data in the format of ClickBench's files. */
const TEXT = JSON.stringify(
  {
    system: 'Example',
    date: '2026-01-01',
    machine: 'a',
    result: [
      [9, 2, 3],
      [8, 4, 4],
      [1, null, 5],
    ],
  },
  null,
  2,
);

const OPTIONS: ImportOptions = {
  suite: 'clickbench',
  ownSuite: { title: 'ClickBench', queries: ['q1', 'q2', 'q3'] },
  queryVersion: '1',
  scaleFactor: 1,
  tableFormat: 'parquet',
  engine: 'Example',
  statistic: 'min',
  iterations: 2,
};

test('ClickBench is a separate suite: hot runs are iterations in query order, the cold one is omitted with a note', () => {
  expect(recogniseFormats(TEXT).map(({ id }) => id)).toEqual(['clickbench']);
  const { rows, iterationRows, notes, problems } = importResults({ path: 'a.json', text: TEXT }, OPTIONS);
  expect(problems.map(({ message }) => message)).toEqual([
    'q3 failed: 1 of 2 iterations failed: the source file contains null',
  ]);
  expect(rows.map(({ query, status, timeS, maxS, reason }) => [query, status, timeS, maxS, reason])).toEqual([
    ['q1', 'ok', 2, 3, ''],
    ['q2', 'ok', 4, 4, ''],
    ['q3', 'failed', null, null, '1 of 2 iterations failed: the source file contains null'],
  ]);
  expect(iterationRows.map(({ timeS }) => timeS)).toEqual([2, 3, 4, 4, 5]);
  expect(notes[0]?.text).toContain('the first, with cold caches, is left out');
});

test('as a TPC suite, with a wrong number of queries, or with broken runs, it is rejected with its line', () => {
  expect(printed(importBytes(TEXT))[0]).toMatch(
    /^results.csv:5: ClickBench is a separate suite, not tpch; on the command line, add a folder/,
  );
  const other = importResults(
    { path: 'a.json', text: TEXT },
    { ...OPTIONS, ownSuite: { title: 'x', queries: ['q1'] } },
  );
  expect(other.problems.map(problemLine)).toEqual(['a.json:5: result has 3 queries, queries.csv of clickbench has 1']);
  const broken = importResults({ path: 'a.json', text: '{"system":"x","result":[[1,2],[3],[1,"x"]]}' }, OPTIONS);
  expect(broken.problems.map(problemLine)).toEqual([
    'a.json:1: the runs of query 2 must be a list of two or more, got “[3]”',
    expect.stringContaining('a.json:1: result.2.1 must be seconds above 0'),
  ]);
});
