import { suiteQueries } from '../../../../src/benchmark/model/queries';
import { importBytes, imported, lines, printed } from '../../support/importing';
import { expect, test } from '../../support/test';

const HEAD = '|    Query ID| Was Passed| Row Count| Plan Time (Millis)| Query Time (Millis)|';
const BOTH =
  '| Query ID| Was Passed| Vanilla Row Count| Gluten Row Count| Vanilla Planning Time (Millis)| Gluten Planning Time (Millis)| Vanilla Query Time (Millis)| Gluten Query Time (Millis)| Speedup|';

/** A report on the 22 queries, twice each: query n takes n seconds, then 500 ms more; some rows are replaced. */
function report(replaced: Record<string, string[]> = {}): string {
  const row = (query: string, index: number, more: number) =>
    `|${query.padStart(12)}|       true|${String(index).padStart(10)}|                  7|${String((index + 1) * 1000 + more).padStart(20)}|`;
  const passes = [0, 500].flatMap((more, pass) =>
    suiteQueries('tpch').map((query, index) => replaced[query]?.[pass] ?? row(query, index, more)),
  );
  const failed = passes.filter((line) => line.includes('false'));
  return lines(
    'Running query: q1...',
    'Error running query q2.  Error: FATAL: java.lang.IllegalStateException: no such column',
    '',
    HEAD,
    ...passes.filter((line) => line !== '' && !failed.includes(line)),
    '',
    'Failed queries: ',
    '',
    ...(failed.length > 0 ? [HEAD, ...failed] : []),
    '',
    'Overall: ',
    HEAD,
    '|        all|       true|      9999|                  7|            99999999|',
  );
}

test('rows become iterations in seconds without planning; row counts are kept, sums are omitted', () => {
  const { outcome, results, iterations, datapackage } = imported(report(), { iterations: '2' });
  expect([outcome.format?.id, outcome.problems]).toEqual(['gluten-it', []]);
  expect(results).toContain('\nq2,ok,2.25,2,2.5,\n');
  expect(iterations).toContain('\nq2,1,2\nq2,2,2.5\n');
  expect(outcome.files.get('outputs.csv')?.split('\n').slice(0, 3)).toEqual([
    'query,row_count,result_hash',
    'q1,0,',
    'q2,1,',
  ]);
  expect(datapackage.benchmark.notes[0].text).toMatch(/planning is not part of it/);
});

test('separator lines of a table are skipped, in Markdown and in terminal output', () => {
  const plain = imported(report(), { iterations: '2' });
  for (const rule of [
    '|---|---|---:|:---:|---|',
    '+------+-----+-----+-----+-----+',
    '|-----+-----+-----+-----+-----|',
  ]) {
    const ruled = report().replaceAll(HEAD, `${HEAD}\n${rule}`);
    const { outcome, results } = imported(ruled, { iterations: '2' });
    expect([outcome.problems, results]).toEqual([[], plain.results]);
  }
});

test('a query that did not pass is failed with the error printed by the run', () => {
  const text = report({
    q2: [`|q2| false| N/A| N/A| N/A|`],
    q3: ['|q3| false| N/A| N/A| N/A|', '|q3| false| N/A| N/A| N/A|'],
  });
  const { results } = imported(text, { iterations: '2' });
  expect(results).toContain(
    '\nq2,failed,,,,1 of 2 iterations failed: java.lang.IllegalStateException: no such column\n',
  );
  expect(results).toContain('\nq3,failed,,,,the source says only that it was not passed\n');
});

function both(passed = 'true'): string {
  const rows = suiteQueries('tpch').map(
    (query, index) =>
      `|${query}|${index === 0 ? passed : 'true'}| 4| ${index === 0 && passed === 'false' ? 5 : 4}| 1| 1| ${(index + 1) * 2000}| ${(index + 1) * 1000}| 100.00%|`,
  );
  return lines(BOTH, ...rows, '| all| true| 88| 88| 1| 1| 1| 1| 100.00%|');
}

test('a report that compares two sides requires a choice, and gives that side', () => {
  expect(printed(importBytes(both()))).toEqual([
    'results.csv:2: the report compares Vanilla and Gluten; say which with --side vanilla or --side gluten',
  ]);
  const options = { statistic: 'single', iterations: '1' };
  expect(imported(both(), { ...options, side: 'vanilla' }).results).toContain('\nq3,ok,6,,,\n');
  expect(imported(both(), { ...options, side: 'gluten' }).results).toContain('\nq3,ok,3,,,\n');
  expect(printed(importBytes(report(), { side: 'gluten' }))[0]).toContain(
    '--side is given, and the report has one side only',
  );
});

test('a query that ran and did not pass has a wrong result', () => {
  const options = { statistic: 'single', iterations: '1', side: 'gluten' };
  expect(imported(both('false'), options).results).toContain('\nq1,wrong_result,,,,the result check was not passed\n');
});

test('row counts that differ between iterations, invalid times, and unknown queries are reported with their line', () => {
  const text = report({
    q2: ['|q2| true| 1| 7| 2000|', '|q2| true| 2| 7| 2000|'],
    q3: ['|q3| true| 1| 7| fast|', '|q33| true| 1| 7| 2000|'],
  });
  expect(printed(importBytes(text, { iterations: '2' })).map((line) => line.replace(/^results.csv:\d+: /, ''))).toEqual(
    [
      'iterations of q2 differ in row count: 1, 2',
      'the time of q3 must be milliseconds above 0, got “fast”',
      '“q33” is not a query of tpch 3.0 (q1 … q22)',
    ],
  );
});
