import { EKS_ROWS, imported, LONG_ROWS, lines } from '../support/importing';
import { expect, test } from '../support/test';

const RESULTS_HEADER = 'query,status,time_s,time_min_s,time_max_s,reason';

test('an eks summary without a header becomes results.csv: unchanged seconds, natural order', () => {
  const { results, outcome } = imported(lines(...[...EKS_ROWS].sort()));
  expect(results.split('\n').slice(0, 3)).toEqual([RESULTS_HEADER, 'q1,ok,1,0.5,1.5,', 'q2,ok,2,1.5,2.5,']);
  expect(results.split('\n')).toHaveLength(24);
  expect(outcome.problems).toEqual([]);
});

test('the header of an eks summary changes no number; a header that calls the median Mean has a note', () => {
  const plain = imported(lines(...EKS_ROWS));
  for (const header of ['Name,Median,Min,Max', 'query,median,min,max', 'Name,Mean,Min,Max']) {
    expect(imported(lines(header, ...EKS_ROWS)).results).toBe(plain.results);
  }
  const { datapackage, outcome } = imported(lines('Name,Mean,Min,Max', ...EKS_ROWS));
  expect(datapackage.benchmark.notes).toEqual([
    {
      about: 'results.time_s',
      text: 'The source heads this column Mean; it holds the median.',
    },
  ]);
  expect(outcome.problems).toEqual([]);
});

test('the statistic is the user’s, not the header’s', () => {
  const { datapackage } = imported(lines('Name,Mean,Min,Max', ...EKS_ROWS), { statistic: 'median' });
  expect(datapackage.benchmark.statistic).toBe('median');
  expect(imported(lines('Name,Mean,Min,Max', ...EKS_ROWS), { statistic: 'mean' }).datapackage.benchmark.notes).toEqual(
    [],
  );
});

test('a user’s note on a field replaces the note about the header', () => {
  const { datapackage } = imported(lines('Name,Mean,Min,Max', ...EKS_ROWS), { note: ['results.time_s: Own words.'] });
  expect(datapackage.benchmark.notes).toEqual([{ about: 'results.time_s', text: 'Own words.' }]);
});

test('a version suffix moves to queryVersion and is listed in changes', () => {
  const rows = EKS_ROWS.map((row) => row.replace(',', '-v3.0,'));
  const { datapackage, results } = imported(lines(...rows));
  expect(results).toContain('\nq1,ok,');
  expect(datapackage.benchmark.suite.queryVersion).toBe('3.0');
  expect(datapackage.benchmark.changes).toBe('columns renamed, version suffix moved to queryVersion');
});

test('all forms of query names in harnesses become short names', () => {
  for (const form of ['1', 'Q01', 'q1.sql', 'query1', 'TPCH-1', 'q1-v3.0']) {
    expect(imported(lines(`${form},1,0.5,1.5`), { 'query-version': '3.0' }).results).toContain('\nq1,ok,1,0.5,1.5,');
  }
});

test('a long CSV gives statistic, range, and iterations.csv, in any order of its columns and rows', () => {
  const straight = imported(lines('query,iteration,seconds', ...LONG_ROWS));
  expect(straight.results).toContain('\nq1,ok,1,0.5,1.5,');
  expect(straight.iterations.split('\n').slice(0, 3)).toEqual(['query,iteration,time_s', 'q1,1,0.5', 'q1,2,1']);
  const turned = LONG_ROWS.map((row) => row.split(',').reverse().join(',')).reverse();
  const other = imported(lines('seconds,iteration,query', ...turned));
  expect([other.results, other.iterations]).toEqual([straight.results, straight.iterations]);
});

test('a long CSV is summarized by the user’s statistic', () => {
  const rows = lines('query,iteration,seconds', 'q1,1,1', 'q1,2,2', 'q1,3,6');
  const time = (statistic: string) => /\nq1,ok,([^,]+),/.exec(imported(rows, { statistic }).results)?.[1];
  expect(['median', 'mean', 'min'].map(time)).toEqual(['2', '3', '1']);
});

test('a single run has a time and no range', () => {
  const { results } = imported(lines('query,iteration,seconds', 'q1,1,4.5'), { statistic: 'single', iterations: '1' });
  expect(results).toContain('\nq1,ok,4.5,,,\n');
});

test('absent queries become not_run with a reason, and one warning lists them', () => {
  const { results, outcome } = imported(lines(...EKS_ROWS.slice(2)));
  expect(results).toContain('\nq1,not_run,,,,not in the source file\n');
  expect(outcome.problems).toHaveLength(1);
  expect(outcome.problems[0]).toMatchObject({
    level: 'warning',
    message: '2 of 22 queries are absent and get the status not_run: q1, q2',
  });
});

test('ss_max is kept as an extra, after the suite', () => {
  const { results } = imported(lines('ss_max-v2.4,2,1,3', 'q14a-v2.4,2,1,3'), {
    suite: 'tpcds',
    'query-version': '2.4',
  });
  expect(results.trimEnd().split('\n').at(-1)).toBe('ss_max,ok,2,1,3,');
});

test('CRLF, quoted fields, spaces, and empty lines change nothing', () => {
  const plain = imported(lines(...EKS_ROWS));
  const quoted = EKS_ROWS.map((row) =>
    row
      .split(',')
      .map((cell) => ` "${cell}"`.trim())
      .join(','),
  );
  expect(imported(`\r\n${quoted.join('\r\n\r\n')}\r\n`).results).toBe(plain.results);
});
