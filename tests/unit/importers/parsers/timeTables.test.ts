import { enginesOf, recogniseFormats } from '../../../../src/importers/recognise';
import { EKS_ROWS, importBytes, imported, lines, printed } from '../../support/importing';
import { expect, test } from '../../support/test';

const SINGLE = { statistic: 'single', iterations: '1' };
const IN_SECONDS = { ...SINGLE, 'time-unit': 's' };

function times(results: string): string[] {
  return results.split('\n').filter((line) => / ?,ok,/.test(line));
}

test('a CSV of query and time is parsed with and without a header, in the unit of its header', () => {
  for (const text of [lines('query,time', 'q1,1.5', 'q2,2'), lines('q1-v3.0,1.5', 'q2-v3.0,2')]) {
    expect(recogniseFormats(text).map(({ id }) => id)).toEqual(['table-csv']);
    expect(printed(importBytes(text, SINGLE))).toEqual([
      'results.csv:1: the file does not show the unit of “time”; name the unit in the header, such as time_ms, or choose it with --time-unit: s, ms, us, ns, min, h, d',
    ]);
    expect(times(imported(text, IN_SECONDS).results)).toEqual(['q1,ok,1.5,,,', 'q2,ok,2,,,']);
  }
  for (const head of ['time_ms', 'Time (ms)', 'milliseconds', 'timeMs']) {
    const { results, datapackage } = imported(lines(`query,${head}`, 'q1,1500', 'q2,2000'), SINGLE);
    expect(times(results)).toEqual(['q1,ok,1.5,,,', 'q2,ok,2,,,']);
    expect(datapackage.benchmark.changes).toContain('milliseconds to seconds');
  }
});

test('a single column min is one ambiguous header, not a summary; an unknown header is one error with the column options', () => {
  for (const [text, message] of [
    [lines('query,engine,run,min', 'q1,a,1,2', 'q2,a,1,2'), 'the unit of “min” is ambiguous'],
    [lines('stmt,foo,bar,baz', 'q1,a,b,c', 'q2,a,b,c'), 'with --query-column and --time-column'],
    [lines('query,wall_ms', 'q1,x'), 'wall_ms: “x” is not a decimal number of milliseconds'],
  ] as const)
    expect(printed(importBytes(text, SINGLE))).toEqual([expect.stringContaining(message)]);
});

test('a time is converted from the unit of its column, or rejected: it is never read as seconds if it has a different unit', () => {
  const read = (head: string, ...values: string[]) =>
    times(imported(lines(`query,${head}`, ...values.map((value, at) => `q${at + 1},${value}`)), SINGLE).results);
  for (const head of ['minutes', 'time_minutes', 'Time (mins)']) expect(read(head, '1.5')).toEqual(['q1,ok,90,,,']);
  for (const head of ['hours', 'time_h', 'Duration [hr]']) expect(read(head, '0.5')).toEqual(['q1,ok,1800,,,']);
  for (const head of ['time_us', 'timeMicros', 'time (µs)']) expect(read(head, '2000000')).toEqual(['q1,ok,2,,,']);
  expect(read('nanos', '3000000000')).toEqual(['q1,ok,3,,,']);
  expect(read('timeMS', '1500')).toEqual(['q1,ok,1.5,,,']);
  for (const head of ['time (min)', 'time_min', 'Spark (min),Comet (min)', 'elapsed m'])
    expect(
      printed(importBytes(lines(`query,${head}`, 'q1,1,1'.slice(0, head.includes(',') ? 6 : 4)), SINGLE))[0],
    ).toContain(
      'is ambiguous; name the unit in the header, such as time_ms, or choose it with --time-unit: s, ms, us, ns, min, h, d',
    );
  expect(read('time_d', '0.5')).toEqual(['q1,ok,43200,,,']);
  expect(read('time_ｍｓ', '1500')).toEqual(['q1,ok,1.5,,,']);
  for (const head of ['memory_mb', 'cost', 'rows', 'peakRss', 'usd'])
    expect(importBytes(lines(`query,${head}`, 'q1,1'), SINGLE).files.size, head).toBe(0);
  expect(read('rows,time_ms,memory_gb', '7,1500,3')).toEqual(['q1,ok,1.5,,,']);
});

test('a column or unit that the user names does not override the header: its unit is taken, no unit is chosen twice, and no times are refused', () => {
  const read = (head: string, more: Record<string, string>) =>
    importBytes(lines(`query,${head}`, 'q1,1.5,1,2'.slice(0, head.includes(',') ? undefined : 6)), {
      ...SINGLE,
      ...more,
    });
  const taken = (column: string) => ({ 'query-column': 'query', 'time-column': column });
  const result = ({ files }: ReturnType<typeof importBytes>) => times(files.get('results.csv') ?? '');
  expect(result(read('time_ms', taken('time_ms')))).toEqual(['q1,ok,0.0015,,,']);
  expect(result(read('time_min', { 'time-unit': 'min' }))).toEqual(['q1,ok,90,,,']);
  expect(result(read('zeit', { ...taken('zeit'), 'time-unit': 'ms' }))).toEqual(['q1,ok,0.0015,,,']);
  for (const [head, more, message] of [
    ['time_min', taken('time_min'), 'choose it with --time-unit: s, ms, us, ns, min, h, d'],
    ['time_ms', { ...taken('time_ms'), 'time-unit': 's' }, '“time_ms” holds milliseconds, not seconds'],
    ['time_MB', taken('time_MB'), 'the column “time_MB” holds no times'],
    ['speedup', taken('speedup'), 'the column “speedup” holds no times'],
    ['Spark $', taken('Spark $'), 'the column “Spark $” holds no times'],
    ['time_MB', {}, 'no column holds times'],
    ['time', taken('tme'), 'unknown column: tme (did you mean time?'],
  ] as const)
    expect(printed(read(head, more))[0], head).toContain(message);
});

test('the column memory is imported as --memory defines it: the statistic of the executions; otherwise it is left out', () => {
  const text = lines('query,iteration,seconds,memory', 'q1,1,1,10', 'q1,2,2,30', 'q1,3,3,20', 'q2,1,1,');
  const options = { statistic: 'median', iterations: 'unknown' };
  const memory = 'memory cost, B·s: Bytes that the executors held, multiplied by seconds.';
  const { results, datapackage } = imported(text, { ...options, memory });
  expect(results.split('\n').slice(0, 3)).toEqual([
    'query,status,time_s,time_min_s,time_max_s,reason,memory',
    'q1,ok,2,1,3,,20',
    'q2,ok,1,,,,',
  ]);
  expect(datapackage.benchmark.memory).toMatchObject({ name: 'memory cost', unit: 'B·s' });
  const without = imported(text, options);
  expect([times(without.results)[0], without.datapackage.benchmark.changes]).toEqual([
    'q1,ok,2,1,3,',
    expect.stringContaining('columns left out: memory'),
  ]);
  expect(printed(importBytes(text.replace('q1,1,1,10', 'q1,1,1,ten'), { ...options, memory }))).toEqual([
    'results.csv:2: memory must be a number of at least 0, got “ten”',
  ]);
  expect(printed(importBytes(lines('query,time_s', 'q1,1'), { ...SINGLE, memory }))[0]).toContain('no column memory');
});

test('median and range of a summary are converted from the unit of the header', () => {
  for (const [head, row] of [
    ['query,median_ms,min_ms,max_ms', 'q1,1500,1000,2000'],
    ['query,Median (ms),Min,Max', 'q1,1500,1000,2000'],
  ] as const) {
    const { results, datapackage } = imported(lines(head, row), { statistic: 'median', iterations: '3' });
    expect(times(results)).toEqual(['q1,ok,1.5,1,2,']);
    expect(datapackage.benchmark.changes).toContain('milliseconds to seconds');
  }
});

test('parsing a column header takes time proportional to its length, for any content', () => {
  for (const letter of ['[', '(', '-', ')']) {
    const start = process.cpuUsage();
    importBytes(letter.repeat(200_000), SINGLE);
    importBytes(`query,${letter.repeat(200_000)}x`, SINGLE);
    expect(process.cpuUsage(start).user, 'µs of a processor').toBeLessThan(1_000_000);
  }
});

const WIDE = lines('query,native_s,comet_ms,speedup', 'q1,3,1500,2.0', 'q2,4,,');

test('a wide CSV has one engine per column: one is selected by name, an empty cell did not run, derived columns are omitted', () => {
  expect(enginesOf({ path: 'a.csv', text: WIDE })).toEqual(['native', 'comet']);
  expect(times(imported(WIDE, { ...SINGLE, column: 'native' }).results)).toEqual(['q1,ok,3,,,', 'q2,ok,4,,,']);
  const { results, datapackage } = imported(WIDE, { ...SINGLE, column: 'Comet' });
  expect(results).toContain('\nq1,ok,1.5,,,\nq2,not_run,,,,the source file has no time\n');
  expect(datapackage.benchmark.changes).toBe(
    'columns renamed, milliseconds to seconds, columns left out: speedup, times of native left out',
  );
});

test('a file with several engines requires a choice; an unknown name is answered with the known ones', () => {
  expect(printed(importBytes(WIDE, SINGLE))).toEqual([
    'results.csv:1: the file holds the times of 2 engines: “native”, “comet”; take one with --column "native", or all, each with --set "native: ENGINE VERSION"',
  ]);
  expect(printed(importBytes(WIDE, { ...SINGLE, column: 'comt' }))[0]).toContain('did you mean comet?');
  expect(printed(importBytes(lines('query,time_s', 'q1,1'), { ...SINGLE, column: 'comet' }))[0]).toContain(
    'the file names no engines; leave --column out',
  );
});

test('a column engine distinguishes engines, with and without iterations, in any order of columns', () => {
  const rows = ['native,q1,2,5', 'native,q1,1,3', 'comet,q1,1,1', 'comet,q1,2,2'];
  const { results, iterations } = imported(lines('engine,query,iteration,seconds', ...rows), {
    statistic: 'mean',
    iterations: '2',
    column: 'native',
  });
  expect(times(results)).toEqual(['q1,ok,4,3,5,']);
  expect(iterations).toBe('query,iteration,time_s\nq1,1,3\nq1,2,5\n');
  const plain = lines('query,engine,time_s', 'q1,native,3', 'q1,comet,1.5');
  expect(times(imported(plain, { ...SINGLE, column: 'comet' }).results)).toEqual(['q1,ok,1.5,,,']);
});

test('a comparison of two query versions is rejected with the reason, whole or cut to four columns', () => {
  const head = 'Query,TPCDS_2.4_Median_sec,TPCDS_4.0_Median_sec,Difference_sec';
  for (const text of [lines(`${head},Pct_Change,Performance`, 'q1,4,5,1,29%,slower'), lines(head, 'q1,4,5,1')]) {
    expect(printed(importBytes(text, SINGLE))).toEqual([
      'results.csv:1: the columns hold query versions 2.4 and 4.0 side by side, which are never joined; import the result file of each query version',
    ]);
  }
});

test('invalid cells of a table are reported together, each with its line', () => {
  const text = lines(
    'query,iteration,native,comet',
    'q1,1,-3,1',
    'q2,x,1,1',
    'q3,1,1',
    'q99,1,1,1',
    'q4,1,1,1',
    'q4,1,2,2',
  );
  expect(printed(importBytes(text, { ...IN_SECONDS, column: 'native' }))).toEqual([
    expect.stringContaining('results.csv:2: native: -3 is negative'),
    'results.csv:3: iteration must be a whole number from 0 to 99,999, got “x”',
    'results.csv:4: the row has 3 fields, the header has 4',
    'results.csv:5: “q99” is not a query of tpch 3.0 (q1 … q22)',
    'results.csv:7: iteration 1 of q4 is a duplicate of line 6',
  ]);
  expect(printed(importBytes(lines('query,time,comet', 'q1,1,2'), SINGLE))[0]).toContain(
    '“comet” is unknown next to “time”',
  );
  expect(printed(importBytes(lines('query,time_s', 'q1,'), SINGLE))[0]).toContain(
    ':2: time_s: is empty; write n/a if the query did not run, or the reason, such as OOM, if it failed',
  );
});

test('a JSON list of rows in Sail’s published format is parsed; failures keep their reason, and engines are distinguished', () => {
  const rows = [
    { query: 'q1', time_s: 3.5 },
    { query: 'q2', time_s: null },
  ];
  const text = `${JSON.stringify(rows, null, 1)}\n`;
  expect(recogniseFormats(text).map(({ id }) => id)).toEqual(['json-rows']);
  expect(imported(text, SINGLE).results).toContain('\nq1,ok,3.5,,,\nq2,failed,,,,the source file contains null\n');
  const named = JSON.stringify([
    { time_ms: 3500, engine: 'sail', query: 'q1' },
    { time_ms: 7000, engine: 'spark', query: 'q1' },
  ]);
  expect(times(imported(named, { ...SINGLE, column: 'spark' }).results)).toEqual(['q1,ok,7,,,']);
  expect(printed(importBytes('[{"query":"q1","time_s":1},\n{"query":"q2","time_s":"x"}]', SINGLE))).toEqual([
    expect.stringContaining('results.csv:2: time_s: “x” is not a decimal number of seconds'),
  ]);
  expect(printed(importBytes('[{"query":"q1","time_s":1},\n3]', SINGLE))).toEqual([
    'results.csv:2: a row must be an object, got “3”',
  ]);
});

const PAGE = lines(
  '# Report',
  '### TPC-DS Results',
  '|     | Blaze | Spark | Speedup(x) |',
  '| --- | ----- | ----- | ---------- |',
  '| q1  | 8.946 | 15.073 | 1.68 |',
  '| q30 |       |        | #DIV/0! |',
  '| total: | 8.946 | 15.073 | 1.68 |',
  '',
  '### TPC-H Results',
  '|     | Blaze | Spark | Speedup(x) |',
  '| --- | ----- | ----- | ---------- |',
  '| q01 | 18.4 | 38.8 | 2.11 |',
);

test('the Markdown tables of Auron and Blaze: one engine per column, the suite’s table by its heading, sums and speedups omitted', () => {
  expect(enginesOf({ path: 'a.md', text: PAGE })).toEqual(['Blaze', 'Spark']);
  const tpcds = { ...IN_SECONDS, suite: 'tpcds', column: 'Blaze' };
  const { results, datapackage } = imported(PAGE, tpcds);
  expect(times(results)).toEqual(['q1,ok,8.946,,,']);
  expect(results).toContain('\nq30,not_run,,,,the source file has no time\n');
  expect(datapackage.benchmark.changes).toBe('sums left out, columns left out: Speedup(x), times of Spark left out');
  expect(times(imported(PAGE, { ...IN_SECONDS, column: 'Spark' }).results)).toEqual(['q1,ok,38.8,,,']);
  const twice = PAGE.replace('TPC-DS Results', 'Results').replace('TPC-H Results', 'Results');
  expect(printed(importBytes(twice, { ...IN_SECONDS, column: 'Spark' }))).toEqual([
    'results.csv:10: there is a table of times already, on line 3; leave one of them in the file',
  ]);
});

test('delimiter, comments, aliases, and states of a foreign harness are supported; a failed run has no time', () => {
  const head = 'run;engine;query;wall_ms;state';
  const rows = ['1;native;Query 01;3000;ok', '2;native;Query 01;5000;SUCCESS', '1;native;Query 02;10;timeout'];
  const options = { statistic: 'mean', iterations: '2', column: 'native' };
  const text = lines('# acme-bench v3', '', head, ...rows, '1;comet;Query 01;1;ok', '1;native;total;8010;ok');
  const { results } = imported(text, options);
  expect(results).toContain('\nq1,ok,4,3,5,\nq2,timeout,,,,the source file reports timeout\n');
  expect(imported(text.replaceAll(';', '\t'), options).results).toBe(results);
});

test('what Excel saves is read: a byte order mark, UTF-16, and decimal commas, with a note; others are one problem', () => {
  const text = lines('query;time_s', 'q1;0,5', 'q2;12');
  const bytes = { plain: text, marked: `\uFEFF${text}`, utf16: Buffer.from(`\uFEFF${text}`, 'utf16le') };
  for (const [how, file] of Object.entries(bytes)) {
    const { results, datapackage } = imported(file, SINGLE);
    expect(times(results), how).toEqual(['q1,ok,0.5,,,', 'q2,ok,12,,,']);
    expect(JSON.stringify(datapackage), how).toContain('The source file has decimal commas');
  }
  const big = Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();
  expect(times(imported(big, SINGLE).results)).toHaveLength(2);
  for (const rows of [
    ['q1;15,809', 'q2;950'],
    ['q1;1,5', 'q2;1.5'],
    ['q1;1,5', 'q2;2,5', 'q3;1.234,5'],
  ])
    expect(printed(importBytes(lines('query;time_s', ...rows), SINGLE))[0]).toMatch(
      /:2: time_s: “1.*” has a decimal comma/,
    );
  expect(printed(importBytes(lines('query,time_s', 'q1,"1,5"', 'q2,"2,5"', 'q3,"3,5"'), SINGLE))).toEqual([
    'results.csv:2: time_s: “1,5” has a decimal comma, and 2 more numbers below; write a decimal point',
  ]);
});

test('three iterations of a single run are one error; cold first iterations and failed queries are warnings', () => {
  const rows = EKS_ROWS.flatMap((_, at) => [1, 2, 3].map((run) => `q${at + 1},${run},${run === 1 ? 10 : 1},ok`));
  const text = lines('query,run,time_s,state', ...rows.slice(0, -3), 'q22,1,,FAILED');
  expect(printed(importBytes(text, SINGLE))).toEqual([
    expect.stringMatching(/^results.csv:2: q1, q2, .* and 11 more have 3 iterations; a single run has 1$/),
  ]);
  expect(printed(importBytes(text, { statistic: 'median', iterations: '3' }))).toEqual([
    'results.csv: warning: q22 failed: the source file reports FAILED',
    'results.csv: warning: the first iteration is the slowest on 21 of 21 queries, and takes about 10× as long as the others; if it is a warm-up, remove it from the file',
  ]);
});

test('columns “X run 1” to “X run 3” are iterations of X', () => {
  const text = lines(
    'query,native run 1 (s),native run 2 (s),native run 3 (s),comet_run_1 (ms)',
    'q1,1,2,6,500',
    'total,1,2,6,500',
  );
  expect(enginesOf({ path: 'a.csv', text })).toEqual(['native', 'comet']);
  const native = imported(text, { statistic: 'mean', iterations: '3', column: 'native' });
  expect(native.results).toContain('\nq1,ok,3,1,6,\n');
  expect(native.iterations).toBe('query,iteration,time_s\nq1,1,1\nq1,2,2\nq1,3,6\n');
  expect(times(imported(text, { ...SINGLE, column: 'comet' }).results)).toEqual(['q1,ok,0.5,,,']);
});
