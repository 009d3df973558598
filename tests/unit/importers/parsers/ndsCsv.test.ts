import { importBytes, imported, lines, printed } from '../../support/importing';
import { expect, test } from '../../support/test';

const HEAD = 'application_id,query,time/milliseconds';
const DS = { suite: 'tpcds', 'query-version': '4.0', statistic: 'single', iterations: '1' };

test('a power run becomes seconds; both parts of a template are distinguished, and rows of sums are omitted', () => {
  const text = lines(
    HEAD,
    'app-1,CreateTempView store,12',
    'app-1,query1,1500',
    'app-1,query14_part1,2000',
    'app-1,query14_part2,2500',
    'app-1,Power Start Time,1700000000000',
    'app-1,Power Test Time,6000',
  );
  const { outcome, results, datapackage } = imported(text, DS);
  expect(outcome.format?.title).toBe('NDS power CSV');
  for (const row of ['q1,ok,1.5,,,', 'q14a,ok,2,,,', 'q14b,ok,2.5,,,']) expect(results).toContain(`\n${row}\n`);
  expect(datapackage.benchmark.changes).toBe(
    'milliseconds to seconds, query names in short form, skipped rows that are not queries',
  );
  expect(datapackage.benchmark.notes).toEqual([
    { about: 'results.time_s', text: expect.stringContaining('does not show which queries failed') },
  ]);
});

test('several applications are iterations', () => {
  const text = lines(HEAD, 'app-1,query1,1000', 'app-2,query1,3000', 'app-3,query1,2000');
  const { results, iterations } = imported(text, { ...DS, statistic: 'median', iterations: '3' });
  expect(results).toContain('\nq1,ok,2,1,3,\n');
  expect(iterations).toBe(lines('query,iteration,time_s', 'q1,1,1', 'q1,2,3', 'q1,3,2'));
});

test('invalid times, duplicate queries, and missing fields are reported with their line', () => {
  const text = lines(
    HEAD,
    'app-1,query1,fast',
    'app-1,query2,10',
    'app-1,query2,20',
    'app-1,query3',
    'app-1,query100,10',
  );
  expect(printed(importBytes(text, DS)).map((line) => line.split(' (')[0])).toEqual([
    'results.csv:2: the time of “query1” must be milliseconds above 0, got “fast”',
    'results.csv:4: query2 is a duplicate of line 3, of the same application'.replace('query2', 'q2'),
    'results.csv:5: the row has 2 fields, the header has 3',
    'results.csv:6: “query100” is not a query of tpcds 4.0',
  ]);
});
