import assert from 'node:assert/strict';
import { join } from 'node:path';
import fc from 'fast-check';
import { UsageError } from '../../../scripts/lib/command';
import { importMeasures } from '../../../scripts/lib/import/importMeasures';
import { measureFormatOfFile, readMeasuresRequest } from '../../../scripts/lib/import/measuresRequest';
import { hasErrors, problemLine } from '../../../src/benchmark/model/problem';
import { matchPattern, pairAcross, pairWithin } from '../../../src/importers/measured';
import { MEASURE_FORMATS } from '../../../src/importers/measureFormats';
import { callCommand } from '../support/command';
import { lines } from '../support/importing';
import { filesOf, inTemporaryFolder, writeBelow } from '../support/temporary';
import { expect, test } from '../support/test';

const COLUMNS = 'Best Time(ms)   Avg Time(ms)   Stdev(ms)    Rate(M/s)   Per Row(ns)   Relative';
const MACHINE = ['OpenJDK 64-Bit Server VM 17.0.1 on Linux 6.1', 'A processor, 8 cores'];

function table(name: string, rows: string[]): string[] {
  return [...MACHINE, `${name}:   ${COLUMNS}`, '-'.repeat(90), ...rows, ''];
}

const SPARK = lines(
  '================',
  ...table('join, 10 rows, 1.5x', [
    'off, the default        100       110        5      1.0    100.0      1.0X',
    'on (all)                 40        45       NaN      2.5     40.0      2.5X',
  ]),
  ...table('sort 2', [
    'off, the default       2000      2100       12      0.0 Infinity      1.0X',
    'on (all)               4000      4100       30      0.0  Infinity      0.5X',
    'third case                7         8        1      1.0      1.0      285.7X',
  ]),
);

const OPTIONS = { id: 'a', title: 'Off against on', baseline: 'off', candidate: 'on' };
const BY_CASE = { ...OPTIONS, 'baseline-case': 'off*', 'candidate-case': 'on (all)' };

/** Imports files of measures, like the command. */
function measured(texts: string[], options: Record<string, string> = BY_CASE) {
  return inTemporaryFolder((folder) => {
    const files = texts.map((text, index) => writeBelow(folder, `file-${index + 1}.txt`, text));
    const format = measureFormatOfFile(options, files);
    if (!format) throw new Error('no measure format');
    const { problems, ...outcome } = importMeasures(readMeasuresRequest(options, files, format), '2026-01-31');
    const printed = problems.map((entry) => problemLine(entry).replaceAll(`${folder}/`, ''));
    return { ...outcome, printed, csv: outcome.files.get('measures.csv') };
  });
}

test('tables of Spark’s Benchmark become best and average times of two cases, including names with spaces and commas', () => {
  const { csv, printed, files } = measured([SPARK]);
  expect(csv).toBe(
    lines(
      'name,unit,better,size,baseline,candidate,change_pct,published',
      'Best time,ms,lower,"join, 10 rows, 1.5x",100,40,,',
      'Average time,ms,lower,"join, 10 rows, 1.5x",110,45,,',
      'Best time,ms,lower,sort 2,2000,4000,,',
      'Average time,ms,lower,sort 2,2100,4100,,',
    ),
  );
  expect(printed).toEqual([]);
  const { published } = JSON.parse(files.get('datapackage.json') ?? '');
  expect(published.notes.map(({ text }: { text: string }) => text)[1]).toBe(
    'The source names OpenJDK 64-Bit Server VM 17.0.1 on Linux 6.1, A processor, 8 cores.',
  );
  expect([published.baseline.title, published.candidate.title, published.suite]).toEqual(['off', 'on', null]);
});

test('prefixes of a build log and of a comment are removed, and iterations are read if the log contains them', () => {
  const log = ['Stopped after 5 iterations, 900 ms', ...SPARK.split('\n')].map((line) => `[info] ${line}`);
  const { csv, files } = measured([lines(...log)]);
  expect(csv).toBe(measured([SPARK]).csv);
  expect(JSON.parse(files.get('datapackage.json') ?? '').published.iterations).toBe(5);
  expect(measured([lines(...SPARK.split('\n').map((line) => ` * ${line}`))]).csv).toBe(measured([SPARK]).csv);
});

test('two files are compared case by case; a case in only one file is a warning', () => {
  const other = SPARK.replaceAll('on (all) ', 'on (some)').replace(
    'off, the default        100',
    'off, the default         80',
  );
  const { csv, printed } = measured([SPARK, other], OPTIONS);
  expect(csv?.split('\n').slice(1, 3)).toEqual([
    'Best time,ms,lower,"join, 10 rows, 1.5x, off, the default",100,80,,',
    'Average time,ms,lower,"join, 10 rows, 1.5x, off, the default",110,110,,',
  ]);
  expect(printed.filter((line) => line.includes('left out'))).toHaveLength(4);
  expect(printed[0]).toContain('file-1.txt:7: warning: “join, 10 rows, 1.5x, on (all)” is not in');
});

test('a Relative column that contradicts the best times is a warning', () => {
  const wrong = SPARK.replace('2.5X', '3.5X');
  expect(measured([wrong]).printed).toEqual([
    'file-1.txt:7: warning: Relative says 3.5X; the best times of “on (all)” and the first case give 2.5X',
  ]);
  expect(measured([SPARK.replace('2.5X', '2.6X')]).printed.join()).toContain('Relative says 2.6X');
});

test('an average below the best time is an error', () => {
  expect(measured([SPARK.replace('40        45', '40        35')]).printed[0]).toBe(
    'file-1.txt:7: the average of “on (all)” is 35 ms, below its best time of 40 ms',
  );
});

test('cases that match several names, or none, and duplicate tables are reported', () => {
  expect(measured([SPARK], { ...BY_CASE, 'baseline-case': '*' }).printed[0]).toContain(
    '“*” fits several cases of “join, 10 rows, 1.5x”',
  );
  expect(measured([SPARK], { ...BY_CASE, 'candidate-case': 'third case' }).printed[0]).toContain(
    '“join, 10 rows, 1.5x” has not both cases and is left out; it has “off, the default”, “on (all)”',
  );
  expect(measured([SPARK], { ...BY_CASE, 'candidate-case': 'none' }).printed.join()).toContain(
    'no table has both cases',
  );
  expect(measured([SPARK + SPARK]).printed[0]).toContain(
    'the table “join, 10 rows, 1.5x” is a duplicate of line 4; leave one',
  );
  expect(measured([lines(`empty: ${COLUMNS}`, '---')]).printed).toEqual([
    'file-1.txt:1: the table “empty” has no row that can be read',
  ]);
});

/** Output of shuffle_bench for two iterations, with some lines replaced. */
function shuffle(mode: string, first: number, second: number, from = '', to = ''): string {
  return lines(
    '=== Shuffle Benchmark ===',
    'Input:          /data/lineitem',
    'Total rows:     1,000,000',
    'Partitions:     200',
    `Mode:           ${mode}`,
    'Iterations:     2 (warmup: 1)',
    '',
    '  [warmup 1/1] write: 9.000s  output: 1.00 GiB',
    `  [iter 1/2] write: ${first.toFixed(3)}s  output: 1.00 GiB`,
    `  [iter 2/2] write: ${second.toFixed(3)}s  output: 1.00 GiB`,
    '',
    '=== Results ===',
    'Write:',
    `  avg time:         ${((first + second) / 2).toFixed(3)}s`,
    '  throughput:       1,234,567 rows/s (total across 1 tasks)',
    '  output size:      1.50 GiB',
  ).replace(from, to);
}

test('an output size in KiB is divided by 1024 to MiB', () => {
  const half = (mode: string) => shuffle(mode, 2, 4, '1.50 GiB', '512.00 KiB');
  expect(measured([half('buffered'), half('immediate')], OPTIONS).csv).toContain(
    'Output size,MiB,lower,"1,000,000 rows",0.5,0.5,',
  );
});

test('two runs of shuffle_bench become write time, throughput, and size, with notes on differences and every iteration', () => {
  const { csv, files, printed } = measured([shuffle('buffered', 2, 4), shuffle('immediate', 1, 2)], OPTIONS);
  expect(csv).toBe(
    lines(
      'name,unit,better,size,baseline,candidate,change_pct,published',
      'Write time,s,lower,"1,000,000 rows",3,1.5,,',
      'Throughput,rows/s,higher,"1,000,000 rows",1234567,1234567,,',
      'Output size,MiB,lower,"1,000,000 rows",1536,1536,,',
    ),
  );
  expect(printed).toEqual([]);
  const { published } = JSON.parse(files.get('datapackage.json') ?? '');
  expect(published.iterations).toBe(2);
  expect(published.notes).toEqual([
    { about: 'measures', text: 'The two runs differ in: mode buffered vs. immediate.' },
    { about: 'measures.write-time', text: 'off: Iterations: 2 s, 4 s.' },
    { about: 'measures.write-time', text: 'on: Iterations: 1 s, 2 s.' },
  ]);
});

test('an average that contradicts the iterations, and a missing one, are reported', () => {
  const wrong = measured(
    [shuffle('a', 2, 4, 'avg time:         3', 'avg time:         5'), shuffle('b', 1, 2)],
    OPTIONS,
  );
  expect(wrong.printed).toEqual(['file-1.txt:14: warning: the average is 5.000 s; the iterations give 3.000 s']);
  const cut = measured([shuffle('a', 2, 4, 'avg time', 'time'), shuffle('b', 1, 2)], OPTIONS);
  expect(cut.printed[0]).toContain('the results have no average time; keep everything');
  expect([...cut.files.keys()]).toEqual([]);
});

test('runs of different sizes are not compared', () => {
  const { printed } = measured([shuffle('a', 2, 4), shuffle('b', 1, 2, '1,000,000', '2,000,000')], OPTIONS);
  expect(printed.at(-1)).toMatch(/no case is in .*file-1.txt as well/);
});

test('options that do not apply to measures, or to query times, are rejected together', () => {
  const refused = (texts: string[], options: Record<string, string>) => {
    try {
      measured(texts, options);
    } catch (error) {
      if (error instanceof UsageError) return error.messages;
      throw error;
    }
    return [];
  };
  expect(refused([SPARK], { engine: 'x', 'scale-factor': '1' })).toEqual([
    '--engine, --scale-factor: Spark Benchmark results hold measures, not times of queries',
    '--baseline-case is missing',
    '--candidate-case is missing',
    '--id is missing',
    '--title is missing',
    '--baseline is missing',
    '--candidate is missing',
  ]);
  expect(refused([shuffle('a', 1, 2)], OPTIONS)[0]).toContain('expected two files, baseline and candidate');
});

test('npm run import writes a published comparison that loads, and prints the format', async () => {
  await inTemporaryFolder(async (folder) => {
    const file = writeBelow(folder, 'Some-results.txt', SPARK);
    const args = Object.entries(BY_CASE).flatMap(([name, value]) => [`--${name}`, value]);
    const { code, stderr } = await callCommand('import', [file, ...args, '--out', join(folder, 'published')]);
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: `${file}: detected as Spark Benchmark results\n4 rows imported, 0 errors, 0 warnings\n`,
    });
    expect(Object.keys(filesOf(join(folder, 'published'))).sort()).toEqual(['a/datapackage.json', 'a/measures.csv']);
  });
});

test('a table below several banners has the banner before its name, as published by Spark and Celeborn', () => {
  const banner = (text: string) => ['='.repeat(90), text, '='.repeat(90), ''];
  const rows = ['off, the default 100 110 5 1.0 100.0 1.0X', 'on (all) 40 45 5 2.5 40.0 2.5X'];
  const twice = lines(
    ...banner('1 KB payload'),
    ...table('RPC', rows),
    ...banner('1 MB payload'),
    ...table('RPC', rows),
  );
  const { csv, printed } = measured([twice]);
  expect(printed).toEqual([]);
  expect(csv?.match(/Best time.*/g)).toEqual([
    'Best time,ms,lower,"1 KB payload, RPC",100,40,,',
    'Best time,ms,lower,"1 MB payload, RPC",100,40,,',
  ]);
});

test('several cases on each side are paired by the text in place of *; cases without a counterpart are a warning', () => {
  const text = lines(
    ...table('Throughput', [
      'NIO, 1 client 100 110 5 1.0 100.0 1.0X',
      'NIO, 4 clients 80 90 5 1.0 100.0 1.3X',
      'NIO, 16 clients 70 90 5 1.0 100.0 1.4X',
      'EPOLL, 1 client 50 60 5 1.0 100.0 2.0X',
      'EPOLL, 4 clients 20 30 5 1.0 100.0 5.0X',
    ]),
  );
  const { csv, printed } = measured([text], { ...OPTIONS, 'baseline-case': 'NIO, *', 'candidate-case': 'EPOLL, *' });
  expect(csv?.match(/Best time.*/g)).toEqual([
    'Best time,ms,lower,"Throughput, 1 client",100,50,,',
    'Best time,ms,lower,"Throughput, 4 clients",80,20,,',
  ]);
  expect(printed).toEqual([
    'file-1.txt:7: warning: “NIO, 16 clients” of “Throughput” have no counterpart and are left out',
  ]);
});

test('only * matches any text in the name of a case', () => {
  expect([
    matchPattern('a (b)', 'a (b)'),
    matchPattern('a long case on', '* on'),
    matchPattern('a.b', 'a?b'),
    matchPattern('axb', 'a.b'),
  ]).toEqual([[], ['a long case'], null, null]);
});

test('any text gives measures or problems, never a crash', () => {
  const part = fc.constantFrom(
    `x: ${COLUMNS}`,
    'a 1 2 3 4 5 1.0X',
    '=== Results ===',
    '=== Shuffle Benchmark ===',
    '  [iter 1/2] write: 1.0s',
    'avg time: 1.0s',
    'Total rows: 5',
    '---',
    '',
  );
  const text = fc
    .array(fc.oneof(part, fc.string({ unit: 'binary', maxLength: 20 })), { maxLength: 12 })
    .map((rows) => rows.join('\n'));
  fc.assert(
    fc.property(text, text, fc.constantFrom(...MEASURE_FORMATS), (first, second, format) => {
      const files = [first, second].map((content, index) => format.read({ path: `${index}`, text: content }));
      const [a, b] = files as [(typeof files)[0], (typeof files)[0]];
      const pairs = [pairAcross(['0', '1'], a, b), pairWithin('0', a, { baseline: '*', candidate: 'a' })];
      for (const { rows, problems } of pairs) assert.ok(rows.length > 0 || hasErrors(problems));
      for (const { baseline, candidate } of pairs.flatMap(({ rows }) => rows))
        assert.ok((baseline ?? 0) > 0 && (candidate ?? 0) > 0);
    }),
    { numRuns: 200 },
  );
});

test('a line of a million spaces or numbers is parsed quickly', () => {
  for (const filler of [' ', ' 1', '| ', 'VM on ']) {
    const text = `x: ${COLUMNS}\na${filler.repeat(1_000_000)}\n`;
    const start = process.cpuUsage();
    for (const format of MEASURE_FORMATS) format.read({ path: 'a', text });
    expect(process.cpuUsage(start).user, 'µs of a processor').toBeLessThan(5e6);
  }
});

test('the numbers of a row match its header: a name that ends in a number keeps it, with and without a deviation', () => {
  const head = 'shuffle:   Best Time(ms)   Avg Time(ms)    Rate(M/s)   Per Row(ns)';
  const [format] = MEASURE_FORMATS;
  const read = (...rows: string[]) => format?.read({ path: 'a', text: lines(head, '-'.repeat(9), ...rows) });
  const found = read('shuffle off 10   100   110   1.0   100.0', 'shuffle on 20     50    60   2.0    50.0');
  expect(found?.cases.map(({ name, values }) => [name, ...values.map(({ value }) => value)])).toEqual([
    ['shuffle off 10', 100, 110],
    ['shuffle on 20', 50, 60],
  ]);
  const wide = read('off 10   100   110   5   1.0   100.0   1.0X');
  expect(wide?.cases).toEqual([]);
  expect(wide?.problems.map(problemLine)).toEqual([
    expect.stringMatching(/^a:3: the row “off 10 .*” has not the columns/),
  ]);
});

test('a row with decimal commas among others is an error, and no later row is skipped silently', () => {
  const comma = SPARK.replace('2.5     40.0      2.5X', '2,5     40,0      2,5X');
  expect(measured([comma]).printed).toEqual([
    expect.stringMatching(/^file-1.txt:7: the row “on \(all\) .*write numbers/),
  ]);
});

const SHUFFLE = lines(
  '=== Shuffle Benchmark ===',
  'Total rows:  1,000',
  'Iterations:  1',
  '  [iter 1/1] write: 1.500s',
  '=== Results ===',
  'avg time:    1.500s',
  'throughput:  1,234,567 rows/s',
  'output size: 1,234.50 MiB',
);

test('commas are allowed only between thousands: a decimal comma is an error with its line, never a different number', () => {
  const read = (text: string) => MEASURE_FORMATS[1]?.read({ path: 'a', text });
  expect(read(SHUFFLE)?.cases[0]?.values.map(({ value }) => value)).toEqual([1.5, 1_234_567, 1234.5]);
  for (const [good, bad] of [
    ['1,234.50 MiB', '1,50 GiB'],
    ['1,234,567 rows/s', '8,3 rows/s'],
    ['avg time:    1.500s', 'avg time:    1,500s'],
    ['1,234.50 MiB', '1.50 Gio'],
  ] as const) {
    const found = read(SHUFFLE.replace(good, bad));
    expect(found?.problems.map(problemLine)[0]).toMatch(/^a:\d: the result “.*” cannot be read/);
  }
});

test('a line that is too long for a report is omitted with a message', () => {
  const [read] = MEASURE_FORMATS.filter(({ id }) => id === 'spark-benchmark').map((format) =>
    format.read({ path: 'a.txt', text: `${'x'.repeat(5000)}\n${SPARK}${'y'.repeat(2001)}\n` }),
  );
  expect(read?.cases).toHaveLength(5);
  expect(read?.changes.at(-1)).toBe('left out: line 1 of 5,000 characters, and 1 more as long');
});
