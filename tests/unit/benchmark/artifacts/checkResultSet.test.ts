import { validateIterations, validateResultSet } from '../../../../src/benchmark/artifacts/checkResultSet';
import { expect, test } from '../../support/test';
import { iterations, resultSet, row, type Times } from '../support';

function messages(times: Record<string, Times>, changes = {}): string[] {
  return validateResultSet(resultSet(times, changes), 'results.csv')
    .filter(({ level }) => level === 'error')
    .map(({ line, message }) => `${line}: ${message}`);
}

test('a time must be between the minimum and the maximum; the message contains all three', () => {
  expect(messages({ q1: [5.1, 5.4, 6] })).toEqual([
    '2: time_s must be between time_min_s and time_max_s, got 5.1 (5.4–6)',
  ]);
  expect(messages({ q1: [7, 5.4, 6] })).toHaveLength(1);
  expect(messages({ q1: [5.4, 5.4, 5.4] })).toEqual([]);
});

test('a mean of 5 between 1 and 6 is between 2 and 5: 1.9 is impossible, 2 and 5 are possible', () => {
  const mean = { statistic: 'mean', iterations: 5 };
  expect(messages({ q1: [1.9, 1, 6] }, mean)[0]).toMatch(
    /1\.9 cannot be the mean of 5 iterations between 1 and 6 \(2\.000–5\.000 is possible\)/,
  );
  expect(messages({ q1: [2, 1, 6], q2: [5, 1, 6] }, mean)).toEqual([]);
});

test('a median may be anywhere within the range', () => {
  expect(messages({ q1: [1.9, 1, 6] })).toEqual([]);
});

test('the statistic min is the minimum, and a single run has no range', () => {
  expect(messages({ q1: [2, 1, 3] }, { statistic: 'min' })).toHaveLength(1);
  expect(messages({ q1: [2, 1, 3] }, { statistic: 'single' })).toHaveLength(1);
});

test('a duplicate query is reported with both lines', () => {
  const set = resultSet({ q1: [1] });
  set.rows.push(row('q1', [2], 9));
  expect(validateResultSet(set, 'r.csv').find(({ line }) => line === 9)?.message).toBe('q1 is a duplicate of line 2');
});

test('empty names are one error each, not duplicates', () => {
  const set = resultSet({ q1: [1] });
  set.rows.push(row('', [2], 8), row('', [2], 9));
  const found = validateResultSet(set, 'r.csv').filter(({ line }) => line === 8 || line === 9);
  expect(found.map(({ message }) => message)).toEqual(Array(2).fill('“” is not a query of tpcds 4.0'));
});

test('a name that is not a query of the suite is rejected', () => {
  expect(messages({ q14: [1] })[0]).toBe('2: “q14” is not a query of tpcds 4.0');
});

test('a query without a time needs a reason and no time', () => {
  const set = resultSet({});
  set.rows.push({ ...row('q1', [1]), status: 'failed' });
  expect(validateResultSet(set, 'r.csv').filter(({ line }) => line === 2)).toHaveLength(2);
});

test('absent queries are one warning that lists them', () => {
  const [warning, ...rest] = validateResultSet(resultSet({ q1: [1] }), 'r.csv');
  expect(rest).toEqual([]);
  expect(warning).toMatchObject({ level: 'warning', line: null });
  expect(warning?.message).toMatch(/^102 of 103 queries are absent: q2, q3/);
});

test('iterations whose median is off by 0.02 s or 0.5% are a warning; smaller differences are fine', () => {
  const drifted = (timeS: number) =>
    validateIterations(resultSet({ q1: [timeS] }, { iterationRows: iterations('q1', [9, 10, 11]) }), 'i.csv');
  expect(drifted(10.04)).toEqual([]);
  expect(drifted(10.06)[0]).toMatchObject({ level: 'warning' });
});

test('iterations of a query without a row, and duplicate iterations, are errors', () => {
  const set = resultSet(
    { q1: [1] },
    {
      iterationRows: [
        ...iterations('q2', [1]),
        { query: 'q1', iteration: 1, timeS: 1 },
        { query: 'q1', iteration: 1, timeS: 1 },
      ],
    },
  );
  expect(validateIterations(set, 'i.csv').map(({ level }) => level)).toEqual(['error', 'error']);
});
