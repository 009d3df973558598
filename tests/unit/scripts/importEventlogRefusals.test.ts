import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readLogFiles } from '../../../scripts/lib/eventlog/logFiles';
import { loadData } from '../../../src/data/loadData';
import { EventLog } from '../../../src/importers/eventLog/eventLog';
import { Holding } from '../../../src/importers/eventLog/events/limits';
import { callCommand } from '../support/command';
import { execution, executionEnd, executionStart, job, task } from '../support/eventLog';
import { lines } from '../support/importing';
import { END, importPaths, LOG, read, rowsOf, setOf, timed, withTarget } from '../support/importingEventlog';
import { filesOf } from '../support/temporary';
import { expect, test } from '../support/test';
import { zstdFrames } from '../support/zstd';

const MISFIT = 'use the log of this run without warm-ups, or import anyway with --allow-mismatch';

test('a broken line is reported and nothing is written; with --allow-broken the rest counts', async () => {
  await withTarget(async (importLog, folder) => {
    const before = filesOf(setOf(folder));
    const bad = [...LOG.slice(0, 4), '{"Event":"SparkListenerTaskEnd","Stage ID":x}', '\u0000\u0001', ...LOG.slice(4)];
    const refused = await importLog(lines(...bad));
    expect(refused.messages).toEqual([
      expect.stringMatching(
        /^log:5: no event of Spark that can be read: “{"Event":"SparkListenerTaskEnd".*--allow-broken/,
      ),
      expect.stringMatching(/^log:6: no event/),
    ]);
    expect(filesOf(setOf(folder))).toEqual(before);
    const allowed = await importLog(lines(...bad), { 'allow-broken': true });
    expect(allowed.messages).toEqual([
      expect.stringMatching(/^log:5: warning: no event/),
      expect.stringMatching(/^log:6: warning: no event/),
    ]);
    expect(rowsOf(folder)).toHaveLength(6);
  });
});

test('a truncated log is rejected, in its last line, its gzip stream, or a zstd frame; --allow-broken counts it', async () => {
  const text = lines(...LOG, executionStart(50, 'tpch q3'), job([50], 50), task({ stage: 50 })).slice(0, -30);
  const [gzip, zstd] = [gzipSync(text), zstdFrames(text, 500)];
  const cure = 'give the whole log, or count what is there with --allow-broken';
  const counts = 'what was written until then counts';
  const cases: [Uint8Array, string, string][] = [
    [Buffer.from(text), 'log:35: ', 'the last line is cut off'],
    [gzip.subarray(0, gzip.length - 9), 'log: ', 'the file ends too early'],
    [zstd.subarray(0, zstd.length - 3), 'log: ', 'the file ends too early'],
  ];
  for (const [bytes, place, message] of cases) {
    await withTarget(async (importLog, folder) => {
      await importLog(lines(...LOG));
      const before = filesOf(setOf(folder));
      expect((await importLog(bytes, { force: true })).messages).toContain(`${place}${message}; ${cure}`);
      expect(filesOf(setOf(folder))).toEqual(before);
      const { messages } = await importLog(bytes, { force: true, 'allow-broken': true });
      expect(messages).toContain(`${place}warning: ${message}; ${counts}`);
      expect(messages).toContain('log: warning: the log ends before an execution of q3 does; it is left out');
      expect(rowsOf(folder)).toHaveLength(6);
    });
  }
});

test('a file that is not an event log, or contains no query, is rejected with a fix', async () => {
  await withTarget(async (importLog, folder) => {
    const first = async (content: string | Uint8Array) => (await importLog(content)).messages[0];
    expect(await first(Buffer.from('PK\x03\x04', 'latin1'))).toMatch(
      /^log:1: the file is not a Spark event log; expected lines .*; give the log as Spark/,
    );
    expect(await first(Buffer.from('ZV\x01'))).toMatch(/^log: the log is packed with lzf.*compress-lzf-\*\.jar -o/);
    const broken = Buffer.concat([zstdFrames(lines(...LOG), 500).subarray(0, 3000), Buffer.alloc(3000, 7)]);
    expect(await first(broken)).toBe('log: the file cannot be read: the zstd data is broken');
    const other = lines(...execution(1, 'run q1', 1, {}), END);
    expect(await first(other)).toMatch(/no SQL execution with jobs has a query of the suite .*--pattern/);
    expect(await first('')).toMatch(/the file is empty/);
    expect((await importPaths(folder, [join(folder, 'missing')])).messages).toEqual([
      'missing: the file does not exist; check the path',
    ]);
    expect((await importPaths(folder, [join(folder, 'data')])).messages).toEqual([
      expect.stringMatching(/^data: the folder holds neither events_<n>_… files nor an eventlog;/),
    ]);
    expect((await importLog(other, { pattern: '^run (\\S+)', 'allow-mismatch': true })).written).toHaveLength(5);
  });
});

test('wrong usage is reported at once; an unknown result set is reported with the known ones', async () => {
  const { code, stderr } = await callCommand('import-eventlog', ['--pattern', '(']);
  expect(code).toBe(2);
  expect(stderr).toMatch(
    /no PATH given.*\n.*missing option: use --new-set ID .*--result-set ID.*\n.*--pattern: Invalid regular expression/,
  );
  await withTarget(async (importLog) => {
    const unknown = importLog('', { 'result-set': 'tpch-exampel' });
    await expect(unknown).rejects.toThrow(/^unknown result set: tpch-exampel.*tpch-example/);
  });
});

test('a log with a different number of iterations is rejected in one line, and written with --allow-mismatch', async () => {
  await withTarget(async (importLog, folder) => {
    const before = filesOf(setOf(folder));
    const twice = lines(...LOG, ...timed(50, 'q1', 2));
    const misfit = 'the log and iterations.csv have another number of iterations of 1 query: q1 4 and 3';
    expect((await importLog(twice)).messages).toEqual([`log: ${misfit}; ${MISFIT}`]);
    const onlyQ1 = lines(...[1, 2].flatMap((round) => timed(round, 'q1', round / 2)), END);
    expect((await importLog(onlyQ1)).messages).toEqual([
      expect.stringMatching(/another number of iterations of 2 queries: q1 2 and 3, q2 0 and 3;/),
    ]);
    expect(filesOf(setOf(folder))).toEqual(before);
    const { messages } = await importLog(twice, { 'allow-mismatch': true });
    expect(messages).toContain(`log: warning: ${misfit}`);
    expect(rowsOf(folder)).toHaveLength(7);
  });
});

test('a log whose executions took different times belongs to a different run', async () => {
  await withTarget(async (importLog, folder) => {
    const slow = [1, 2, 3].flatMap((round) => [
      ...timed(round * 2, 'q1', round / 2),
      ...timed(round * 2 + 1, 'q2', 2.2 + round / 2),
    ]);
    const { messages, written } = await importLog(lines(...slow, END));
    expect([messages, written]).toEqual([
      [
        'log: this looks like the log of another run: 1 of 2 queries took the times of iterations.csv, q2, iteration 1, took ' +
          `2.7\u202fs in the log and 1.5\u202fs there; ${MISFIT}`,
      ],
      [],
    ]);
    expect((await importLog(lines(...slow), { 'allow-mismatch': true })).written).toHaveLength(4);
    expect(rowsOf(folder)).toHaveLength(6);
  });
});

test('a log of a different engine is rejected; with --allow-mismatch it gets a note, which check prints and a matching log removes', async () => {
  await withTarget(async (importLog, folder) => {
    const pkg = join(setOf(folder), 'datapackage.json');
    writeFileSync(pkg, read(folder, 'datapackage.json').replace('"title": "Example"', '"title": "vanilla Spark"'));
    const misfit =
      'the log is of Comet (spark.plugins = org.apache.spark.CometPlugin), the result set of vanilla Spark 1.0';
    expect((await importLog(lines(...LOG))).messages).toEqual([`log: ${misfit}; ${MISFIT}`]);
    const { messages } = await importLog(lines(...LOG), { 'allow-mismatch': true });
    expect(messages).toContain(`log: warning: ${misfit}`);
    const shown = () =>
      loadData(join(folder, 'data'), folder)
        .problems.filter(({ message }) => message.includes('the log does not fit'))
        .map(({ level, message }) => [level, message]);
    expect(shown()).toEqual([
      ['warning', `the metrics of the event log: Written although the log does not fit: ${misfit}.`],
    ]);
    const native = LOG.filter((line) => !line.includes('CometPlugin'));
    await importLog(lines(...native), { force: true });
    expect(shown()).toEqual([]);
  });
});

test('a growing log is read up to its initial size, with a message', async () => {
  await withTarget(async (_, folder) => {
    const [text, path] = [lines(...LOG), join(folder, 'log')];
    writeFileSync(path, `${text}{"Event":"Late"}\n`);
    const log = new EventLog();
    const silent = { packed: () => {}, unpacked: () => {} };
    const file = { path, size: Buffer.byteLength(text) };
    const problems = await readLogFiles([file], log, { level: 'warning', mostUnpacked: null }, silent);
    expect(log.summaries()[0]?.application.events).toBe(LOG.length);
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringMatching(
        /^the file changed while it was being read \([\d,]+ to [\d,]+ bytes\): .*what was written until then counts$/,
      ),
    ]);
  });
});

/** A task with numbers of maximum length, for a row of maximum length. */
const LONG = 1_111_111_111_111;
const MUCH = {
  runMs: LONG,
  gcMs: LONG,
  cpuNs: LONG,
  peak: LONG,
  remote: LONG,
  written: LONG,
  input: LONG,
  spilled: LONG,
};

test('metrics that would exceed the readable size are not written; existing ones of that size are replaced with --force', async () => {
  await withTarget(async (importLog, folder) => {
    const stages = Array.from({ length: 80_000 }, (_, at) => at + 1000);
    const tasks = stages.map((stage) => task({ stage, ...MUCH }));
    const wide = [...LOG, executionStart(70, 'tpch q1'), job(stages, 70), ...tasks];
    const { written, messages } = await importLog(`${[...wide, executionEnd(70)].join('\n')}\n`, {
      'allow-mismatch': true,
    });
    expect(written).toEqual([]);
    expect(messages).toEqual([
      expect.stringMatching(/stage-metrics\.csv: the file would have \d+\.\d MB; at most 10\.0 MB/),
      expect.stringMatching(/warning: the log and iterations\.csv have another number/),
    ]);
    writeFileSync(join(setOf(folder), 'query-metrics.csv'), 'x'.repeat(11 * 1024 * 1024));
    expect((await importLog(lines(...LOG), { force: true })).written).toContain('query-metrics.csv');
  });
});

const FEW = {
  executions: 3,
  jobs: 3,
  stages: 3,
  descriptions: 3,
  executors: 3,
  'accumulators of executions': 3,
  'operators and metrics of plans': 3,
};

test('a log with more data than fit in memory is rejected with the limit and a fix', async () => {
  const added = '{"Event":"SparkListenerExecutorAdded","Executor ID":"1","Executor Info":{"Host":"a","Total Cores":1}}';
  const logs: [string, string[]][] = [
    ['executions', [1, 2, 3, 4].map((id) => executionStart(id, 'q1'))],
    ['jobs', Array(4).fill(job([1]))],
    ['stages', [job([1, 2, 3, 4])]],
    ['descriptions', [1, 2, 3, 4].map((at) => job([], undefined, `job ${at}`))],
    ['executors', Array(4).fill(added)],
  ];
  for (const [what, events] of logs) {
    const log = new EventLog(new Holding(what === 'descriptions' ? { ...FEW, jobs: 9 } : FEW));
    const taken = events.map((line) => log.take(Buffer.from(line)));
    expect([what, taken.at(-1), log.limit]).toEqual([what, false, `the log has more than 3 ${what}`]);
  }
});

test('the memory limit ends the parsing of a file with one problem', async () => {
  await withTarget(async (_, folder) => {
    const path = join(folder, 'many');
    writeFileSync(path, lines(...[1, 2, 3, 4, 5].map((id) => executionStart(id, 'q1'))));
    const size = statSync(path).size;
    const log = new EventLog(new Holding(FEW));
    const problems = await readLogFiles([{ path, size }], log, { level: 'warning', mostUnpacked: null }, SILENT);
    expect(problems.map(({ level, message }) => [level, message])).toEqual([
      [
        'error',
        expect.stringMatching(
          /^the log has more than 3 executions; no more are held in memory. Give a log of fewer applications/,
        ),
      ],
    ]);
  });
});

const SILENT = { packed: () => {}, unpacked: () => {} };
