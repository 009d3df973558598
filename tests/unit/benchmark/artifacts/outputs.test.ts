import { outputProblems, parseOutputs, validateOutputs } from '../../../../src/benchmark/artifacts/outputs';
import { compare } from '../../../../src/benchmark/comparison/compare';
import { CompareError } from '../../../../src/benchmark/comparison/pairFaults';
import type { OutputRow, ResultSet } from '../../../../src/benchmark/model/resultSet';
import { expect, test } from '../../support/test';
import { other, resultSet, row, type Times } from '../support';

const TIMES: Record<string, Times> = { q1: [1], q2: [2], q3: [3] };
const HARNESS = { name: 'tpcbench.py', version: 'unknown' };

function output(query: string, rowCount: number | null, resultHash = ''): OutputRow {
  return { query, rowCount, resultHash, line: 2 };
}

function pair(baseline: OutputRow[], candidate: OutputRow[], changes: Partial<ResultSet> = {}): [ResultSet, ResultSet] {
  return [
    resultSet(TIMES, { outputs: baseline, harness: HARNESS }),
    resultSet(TIMES, { ...other, outputs: candidate, harness: HARNESS, ...changes }),
  ];
}

test('outputs.csv becomes rows in natural order; an empty cell is an unknown count or hash', () => {
  const text = 'query,row_count,result_hash\nq10,0,\nq2,,a1f\n';
  expect(parseOutputs({ path: 'outputs.csv', text })).toEqual({
    rows: [
      { query: 'q2', rowCount: null, resultHash: 'a1f', line: 3 },
      { query: 'q10', rowCount: 0, resultHash: '', line: 2 },
    ],
    problems: [],
  });
  expect(parseOutputs(null)).toEqual({ rows: [], problems: [] });
});

test('a count that is not an integer and a hash that is not a word are problems with their line', () => {
  const text = 'query,row_count,result_hash\nq1,-1,x\nq2,1.5,x\nq3,1,=cmd()\n';
  expect(parseOutputs({ path: 'o.csv', text }).problems.map(({ line, message }) => `${line} ${message}`)).toEqual([
    '2 row_count must be a non-negative integer, got -1',
    '3 row_count must be a non-negative integer, got 1.5',
    '4 result_hash must be one word of letters and digits, got “=cmd()”',
  ]);
});

test('an unknown or duplicate query is reported with its line', () => {
  const outputs = [output('q1', 1), { ...output('q1', 1), line: 3 }, { ...output('q14', 1), line: 4 }];
  expect(validateOutputs(resultSet(TIMES, { outputs }), 'o.csv').map(({ message }) => message)).toEqual([
    'q1 is a duplicate of line 2',
    '“q14” is not a query of tpcds',
  ]);
});

test('equal outputs, and outputs that one side does not report, are no objection', () => {
  expect(outputProblems(...pair([output('q1', 4, 'aa')], [output('q1', 4, 'aa')]))).toEqual([]);
  expect(outputProblems(...pair([output('q1', null, 'aa')], [output('q1', 4, '')]))).toEqual([]);
  expect(outputProblems(...pair([output('q1', 4)], [output('q2', 5)]))).toEqual([]);
});

test('different row counts are one sentence that lists every query with both counts', () => {
  const [a, b] = pair(
    [output('q1', 4), output('q2', 0), output('q3', 7)],
    [output('q1', 5), output('q2', 1), output('q3', 7)],
  );
  expect(outputProblems(a, b)).toEqual([
    'the row counts of results differ between example and other: q1 4 and 5, q2 0 and 1',
  ]);
  expect(() => compare(a, b, [])).toThrow(CompareError);
});

test('hashes are compared only within one known harness', () => {
  const hashes: [OutputRow[], OutputRow[]] = [[output('q1', 4, 'aa')], [output('q1', 4, 'bb')]];
  expect(outputProblems(...pair(...hashes))).toEqual([
    'the result hashes differ between example and other, both by tpcbench.py: q1',
  ]);
  expect(outputProblems(...pair(...hashes, { harness: { name: 'another', version: '1' } }))).toEqual([]);
  expect(outputProblems(...pair(...hashes, { harness: { name: 'unknown', version: 'unknown' } }))).toEqual([]);
});

test('outputs are not compared across scale factors, or for a query that failed on one side', () => {
  const counts: [OutputRow[], OutputRow[]] = [[output('q1', 4)], [output('q1', 5)]];
  const [a, b] = pair(...counts);
  expect(outputProblems(a, { ...b, suite: { ...b.suite, scaleFactor: 1 } })).toEqual([]);
  const failed = { ...row('q1', [1]), status: 'wrong_result' as const, timeS: null, reason: 'other rows' };
  expect(outputProblems(a, { ...b, rows: [failed] })).toEqual([]);
});
