import { compare } from '../../../../src/benchmark/comparison/compare';
import { headline } from '../../../../src/components/report/headline';
import { errataTable } from '../../../../src/components/report/tables';
import { smallValues } from '../../../../src/components/report/tableValues';
import { queryValues, valueAt } from '../../../../src/components/report/values';
import { iterations, other, resultSet } from '../../benchmark/support';
import { expect, test } from '../../support/test';

const comparison = compare(
  resultSet({ q1: [10, 9, 11] }, { iterationRows: iterations('q1', [9, 10, 14]) }),
  resultSet({ q1: [40, 38, 42] }, other),
  [],
);

const AGGREGATES = `measure,unit,baseline,candidate,note
Garbage collection,s,387.129,26.885,
Spill to disk,GB,0.0,19.8,
Shuffle read,TB,2.5,8.7,shuffle_read
Tasks,count,4846696,,
`;
const METRICS = `query,group,measure,unit,baseline,candidate,note
q1,"Join stage, 200 tasks",Stage time,s,1.5,31.5,
q1,"Whole query, fastest iteration",Time,s,9,37,
q1,Last stage,"Task time, upper quartile",s,,0.5,
q1,Last stage,"Task time, slowest",s,2,9,
`;

function tables(errata = '', metrics = METRICS) {
  return [
    { path: 'r/aggregates.csv', text: AGGREGATES },
    { path: 'r/metrics.csv', text: metrics },
    { path: 'r/slips.csv', text: `place,published,of,comment\n${errata}` },
  ];
}

const texts = smallValues(tables(), comparison);

function errata(rows: string, metrics = METRICS) {
  const data = {
    headline: headline(comparison, 'speedup'),
    queries: queryValues(comparison),
    texts: smallValues(tables('', metrics), comparison),
  };
  return errataTable(tables(rows, metrics), data)?.rows;
}

test('a row of aggregates.csv has both sides as typed with its unit, the signed difference, and both ratios', () => {
  const at = 'aggregates.garbage-collection';
  expect(texts[`${at}.baseline`]).toBe('387.129\u202Fs');
  expect(texts[`${at}.candidate`]).toBe('26.885\u202Fs');
  expect(texts[`${at}.difference`]).toBe('−360.244\u202Fs');
  expect(texts[`${at}.ratio`]).toBe('0.07×');
  expect(texts[`${at}.inverse`]).toBe('14.40×');
});

test('a ratio with a zero divisor, and values of a missing side, have no path', () => {
  expect(texts['aggregates.spill-to-disk.ratio']).toBeUndefined();
  expect(texts['aggregates.spill-to-disk.inverse']).toBe('0.00×');
  expect(texts['aggregates.tasks.baseline']).toBe('4,846,696');
  expect(texts['aggregates.tasks.candidate']).toBeUndefined();
  expect(texts['aggregates.tasks.difference']).toBeUndefined();
});

test('sides that cannot be compared have their values, but no difference and no ratio', () => {
  const paths = Object.keys(texts).filter((path) => path.startsWith('aggregates.shuffle-read.'));
  expect(paths).toEqual(['aggregates.shuffle-read.baseline', 'aggregates.shuffle-read.candidate']);
});

test('a row of metrics.csv is found by query, group, and measure, with its share of the gap of the whole query', () => {
  const at = 'metrics.q1.join-stage-200-tasks.stage-time';
  expect(texts[`${at}.difference`]).toBe('+30.0\u202Fs');
  expect(texts[`${at}.ratio`]).toBe('21.00×');
  expect(texts[`${at}.share_of_gap`]).toBe('107%');
});

test('the slowest task is a multiple of the upper quartile on a side that has both', () => {
  const at = 'metrics.q1.last-stage.task-time-slowest';
  expect(texts[`${at}.candidate_of_upper_quartile`]).toBe('18.0×');
  expect(texts[`${at}.baseline_of_upper_quartile`]).toBeUndefined();
});

test('a query has its change as a share of the candidate’s time, next to its share of the baseline’s', () => {
  expect(texts['queries.q1.time_change_of_candidate_pct']).toBe('+75%');
  expect(queryValues(comparison).q1?.time_change_pct).toBe(300);
});

test('results are compared with the median and the mean of their iterations', () => {
  expect(texts['iterations.series']).toBe('1');
  expect(texts['iterations.largest_from_median_s']).toBe('0.00\u202Fs');
  expect(texts['iterations.largest_from_mean_s']).toBe('1.00\u202Fs');
});

test('valueAt() finds the values of small tables by their full path', () => {
  const data = { headline: headline(comparison, 'speedup'), queries: {}, texts };
  expect(valueAt(data, 'aggregates.garbage-collection.inverse')).toBe('14.40×');
  expect(valueAt(data, 'aggregates.garbage-collection')).toBeUndefined();
});

test('value and comment of an erratum are filled in: one path, a sentence with paths, or nothing', () => {
  const gc = 'aggregates.garbage-collection';
  expect(
    errata(`A,4×,queries.q1.speedup,Plain.
B,14×,{${gc}.baseline} ÷ {${gc}.candidate} = {${gc}.inverse},Not {queries.q1.candidate_s}.
C,twelve,,Nothing to compute.
`),
  ).toEqual([
    ['A', '4×', '4.00× as long', 'Plain.'],
    ['B', '14×', '387.129\u202Fs ÷ 26.885\u202Fs = 14.40×', 'Not 40.0\u202Fs.'],
    ['C', 'twelve', null, 'Nothing to compute.'],
  ]);
});

test('a changed artifact changes the erratum', () => {
  const row = 'A,98%,metrics.q1.join-stage-200-tasks.stage-time.share_of_gap,Plain.\n';
  expect(errata(row, METRICS.replace('31.5', '15.5'))?.[0]?.[2]).toBe('50%');
});
