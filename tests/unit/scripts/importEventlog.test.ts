import { readdirSync, readFileSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import type { OptionValues } from '../../../scripts/lib/command';
import { importEventLog } from '../../../scripts/lib/eventlogImport';
import { readEventlogRequest } from '../../../scripts/lib/eventlogOptions';
import { logFiles } from '../../../scripts/lib/eventlogPaths';
import { findTarget } from '../../../scripts/lib/eventlogTarget';
import { importSet } from '../../../scripts/lib/importSet';
import { writeFolder } from '../../../scripts/lib/writeFolder';
import { loadData } from '../../../src/plugin/loadData';
import { problemLine } from '../../../src/plugin/problemLine';
import { runScript } from '../support/command';
import { execution, executionEnd, executionStart, job, type TaskExample, task } from '../support/eventLog';
import { LONG_ROWS, lines, request } from '../support/importing';
import { filesOf, inTemporaryFolderAsync, writeBelow } from '../support/temporary';
import { zstdFrames } from '../support/zstd';

const ID = 'tpch-example';
const COMET =
  '{"Event":"SparkListenerEnvironmentUpdate","Spark Properties":{"spark.plugins":"org.apache.spark.CometPlugin"}}';

/** The times of q1 and q2 alone: q1 took 0.5, 1 and 1.5 s, q2 a second more each time. */
const ROWS = LONG_ROWS.filter((row) => /^q[12],/.test(row));

/** An execution of one job with one stage of its own number, that took so many seconds. */
function timed(id: number, query: string, seconds: number, ...tasks: Omit<TaskExample, 'stage'>[]): string[] {
  const lines = execution(id, `tpch ${query}`, id, ...tasks).slice(0, -1);
  return [...lines, executionEnd(id, '', 1 + 1000 * seconds)];
}

/** Three iterations of two queries, one job of none, and an event that nobody reads. */
const LOG = [
  COMET,
  '{"Event":"SparkListenerLogStart","Spark Version":"3.5.6"}',
  ...[1, 2, 3].flatMap((round) => [
    ...timed(round * 2, 'q1', round / 2, { runMs: round * 1000, cpuNs: 5e8, local: 3, remote: 4 }),
    ...timed(round * 2 + 1, 'q2', 1 + round / 2, { input: 10 }, { input: 20 }),
  ]),
  job([90]),
  task({ stage: 90 }),
];

/** What an import printed, and whether it wrote. */
interface Imported {
  written: string[];
  messages: string[];
}

const SILENT = { packed: () => {}, unpacked: () => {} };

/** Imports paths into the result set of a folder, in this process. */
async function importPaths(folder: string, paths: string[], options: OptionValues = {}): Promise<Imported> {
  const request = readEventlogRequest({ 'result-set': ID, data: join(folder, 'data'), ...options }, paths);
  const target = findTarget(request);
  const { files, written, problems } = await importEventLog(request, target, logFiles(paths), SILENT);
  if (files.size > 0) writeFolder(target.folder, files, true);
  return { written, messages: problems.map((one) => problemLine(one).replaceAll(`${folder}/`, '')) };
}

type ImportLog = (content: string | Uint8Array, options?: OptionValues) => Promise<Imported>;

/** A folder that holds one result set of TPC-H, and a function that imports a log into it. */
async function withTarget(use: (importLog: ImportLog, folder: string) => Promise<void>): Promise<void> {
  await inTemporaryFolderAsync(async (folder) => {
    const file = writeBelow(folder, 'long.csv', lines('query,iteration,seconds', ...ROWS));
    writeFolder(setOf(folder), importSet(request(file), '2026-01-31').files, false);
    await use((content, options) => importPaths(folder, [writeBelow(folder, 'log', content)], options), folder);
  });
}

const setOf = (folder: string) => join(folder, 'data/result-sets', ID);
const read = (folder: string, name: string) => readFileSync(join(setOf(folder), name), 'utf8');

const rowsOf = (folder: string) => read(folder, 'query-metrics.csv').trim().split('\n').slice(1);

test('npm run import-eventlog writes the metrics beside the results, and the set loads with them', async () => {
  await withTarget(async (_, folder) => {
    const before = read(folder, 'results.csv');
    writeBelow(setOf(folder), 'README.md', 'kept');
    const log = writeBelow(folder, 'log', lines(...LOG));
    const args = [log, '--result-set', ID, '--data', join(folder, 'data')];
    const { code, stdout, stderr } = runScript('import-eventlog', args);
    expect(stderr).toMatch(
      /^1 file, 0 MB unpacked in [\d.]+ s, \d+ MB\/s; 31 events, 10 tasks, 1 of them of no query\n$/,
    );
    const written = ['datapackage.json', 'query-metrics.csv', 'stage-metrics.csv', 'plan-operators.csv'];
    expect([code, stdout]).toEqual([0, written.map((name) => `${join(setOf(folder), name)}\n`).join('')]);
    expect(rowsOf(folder).slice(0, 4)).toEqual([
      'q1,1,1,1,1,0,0,0,7,0,0,0,0,1,0.5,0',
      'q1,2,1,1,1,0,0,0,7,0,0,0,0,2,0.5,0',
      'q1,3,1,1,1,0,0,0,7,0,0,0,0,3,0.5,0',
      'q2,1,1,1,2,0,30,0,0,0,0,0,0,0,0,0',
    ]);
    expect([read(folder, 'results.csv'), read(folder, 'README.md')]).toEqual([before, 'kept']);
    const data = loadData(join(folder, 'data'), folder);
    expect(data.problems.filter(({ path }) => path.endsWith('metrics.csv'))).toEqual([]);
    expect(data.queryMetrics[ID]?.stages).toHaveLength(6);
    expect(data.resultSets[0]?.notes.map(({ about }) => about)).toEqual([
      'query-metrics.shuffle_read_bytes',
      'query-metrics.peak_memory_bytes',
    ]);
  });
});

test('plain, gzip in several members and hundreds of zstd frames give the same files', async () => {
  const text = lines(...LOG);
  const half = Math.floor(text.length / 2);
  const members = Buffer.concat([gzipSync(text.slice(0, half)), gzipSync(text.slice(half))]);
  const made: Record<string, string>[] = [];
  for (const bytes of [Buffer.from(text), members, zstdFrames(text, 5), zstdFrames(text, 100_000)]) {
    await withTarget(async (importLog, folder) => {
      expect((await importLog(bytes)).messages).toEqual([]);
      made.push(filesOf(setOf(folder)));
    });
  }
  for (const files of made) expect(files).toEqual(made[0]);
  expect(Object.keys(made[0] ?? {})).toHaveLength(6);
});

test('a broken line is named and nothing is written; with --allow-broken the rest counts', async () => {
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

test('many broken lines are counted beyond the first twenty', async () => {
  await withTarget(async (importLog) => {
    const { messages } = await importLog(lines(...Array.from({ length: 30 }, () => '{"a'), ...LOG));
    expect(messages.slice(0, 2)).toEqual([
      expect.stringMatching(/^log: 10 more lines are broken/),
      expect.stringMatching(/^log:1: no event/),
    ]);
    expect(messages).toHaveLength(21);
  });
});

test('a log that was cut off is refused, in its last line, its gzip stream or a zstd frame; --allow-broken counts it', async () => {
  const text = lines(...LOG, executionStart(50, 'tpch q3'), job([50], 50), task({ stage: 50 })).slice(0, -30);
  const [gzip, zstd] = [gzipSync(text), zstdFrames(text, 500)];
  const cure = 'give the whole log, or count what is there with --allow-broken';
  const counts = 'what was written until then counts';
  const cases: [Uint8Array, string, string][] = [
    [Buffer.from(text), 'log:34: ', 'the last line is cut off'],
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

test('the parts of a rolled log are read in the order of their numbers, and a compacted one is said', async () => {
  await withTarget(async (_, folder) => {
    const log = join(folder, 'eventlog_v2_local-1');
    LOG.forEach((line, index) => {
      writeBelow(log, `events_${index + 1}_local-1`, lines(line));
    });
    writeBelow(log, 'appstatus_local-1', '');
    expect((await importPaths(folder, [log])).messages).toEqual([]);
    expect(rowsOf(folder)).toHaveLength(6);
    writeBelow(log, 'events_40_local-1.compact', '');
    expect((await importPaths(folder, [log], { force: true })).messages).toEqual([
      expect.stringMatching(/events_40_local-1.compact: warning: the history server has compacted this part/),
    ]);
  });
});

test('metrics that are there are replaced only with --force, and notes are not doubled', async () => {
  await withTarget(async (importLog, folder) => {
    await importLog(lines(...LOG));
    const once = filesOf(setOf(folder));
    await expect(importLog(lines(...LOG))).rejects.toThrow(
      /query-metrics.csv is there already; nothing written. Replace it with --force/,
    );
    await importLog(lines(...LOG), { force: true });
    expect(filesOf(setOf(folder))).toEqual(once);
    expect(readdirSync(join(folder, 'data/result-sets'))).toEqual([ID]);
  });
});

test('what is no event log, or holds no query, is refused with the cure', async () => {
  await withTarget(async (importLog, folder) => {
    const first = async (content: string | Uint8Array) => (await importLog(content)).messages[0];
    expect(await first(Buffer.from('LZ4Block'))).toMatch(
      /^log:1: the file is no Spark event log; give the log as Spark/,
    );
    const broken = Buffer.concat([zstdFrames(lines(...LOG), 500).subarray(0, 3000), Buffer.alloc(3000, 7)]);
    expect(await first(broken)).toBe('log: the file cannot be read: the zstd data is broken');
    const other = lines(...execution(1, 'run q1', 1, {}));
    expect(await first(other)).toMatch(/no SQL execution with jobs has a query of the suite .*--pattern/);
    expect(await first('')).toMatch(/no SQL execution/);
    expect((await importPaths(folder, [join(folder, 'missing')])).messages).toEqual([
      'missing: the file does not exist',
    ]);
    expect((await importPaths(folder, [join(folder, 'data')])).messages).toEqual([
      expect.stringMatching(/^data: the folder holds no events_<n>_… files/),
    ]);
    expect((await importLog(other, { pattern: '^run (\\S+)', 'allow-mismatch': true })).written).toHaveLength(4);
  });
});

test('wrong usage names everything at once; an unknown result set is named with the known ones', async () => {
  const { code, stderr } = runScript('import-eventlog', ['--pattern', '(']);
  expect(code).toBe(2);
  expect(stderr).toMatch(/no PATH given.*\n.*--result-set is missing.*\n.*--pattern: Invalid regular expression/);
  await withTarget(async (importLog) => {
    const unknown = importLog('', { 'result-set': 'tpch-exampel' });
    await expect(unknown).rejects.toThrow(/^unknown result set: tpch-exampel.*tpch-example/);
  });
});

test('the package is changed in nothing but its resources and notes', async () => {
  await withTarget(async (importLog, folder) => {
    const before = JSON.parse(read(folder, 'datapackage.json'));
    await importLog(lines(...LOG));
    const after = JSON.parse(read(folder, 'datapackage.json'));
    expect(after.resources.slice(0, 2)).toEqual(before.resources);
    const rest = (pkg: typeof after) => ({ ...pkg, resources: [], benchmark: { ...pkg.benchmark, notes: [] } });
    expect(rest(after)).toEqual(rest(before));
  });
});

const MISFIT = 'give the log of this run, without warm-ups, or write it all the same with --allow-mismatch';

test('a log with another number of iterations is refused in one line, and written with --allow-mismatch', async () => {
  await withTarget(async (importLog, folder) => {
    const before = filesOf(setOf(folder));
    const twice = lines(...LOG, ...timed(50, 'q1', 2));
    const misfit = 'the log and iterations.csv have another number of iterations of 1 query: q1 4 and 3';
    expect((await importLog(twice)).messages).toEqual([`log: ${misfit}; ${MISFIT}`]);
    const onlyQ1 = lines(...[1, 2].flatMap((round) => timed(round, 'q1', round / 2)));
    expect((await importLog(onlyQ1)).messages).toEqual([
      expect.stringMatching(/another number of iterations of 2 queries: q1 2 and 3, q2 0 and 3;/),
    ]);
    expect(filesOf(setOf(folder))).toEqual(before);
    const { messages } = await importLog(twice, { 'allow-mismatch': true });
    expect(messages).toContain(`log: warning: ${misfit}`);
    expect(rowsOf(folder)).toHaveLength(7);
  });
});

test('a log whose executions took other times is that of another run', async () => {
  await withTarget(async (importLog, folder) => {
    const slow = [1, 2, 3].flatMap((round) => [
      ...timed(round * 2, 'q1', round / 2),
      ...timed(round * 2 + 1, 'q2', 2.2 + round / 2),
    ]);
    const { messages, written } = await importLog(lines(...slow));
    expect([messages, written]).toEqual([
      [
        'log: this looks like the log of another run: 1 of 2 queries took the times of iterations.csv, q2, iteration 1, took ' +
          `2.7\u202fs in the log and 1.5\u202fs there; ${MISFIT}`,
      ],
      [],
    ]);
    expect((await importLog(lines(...slow), { 'allow-mismatch': true })).written).toHaveLength(3);
    expect(rowsOf(folder)).toHaveLength(6);
  });
});

test('metrics that datapackage.json lists and that are gone are named, and --force writes them anew', async () => {
  await withTarget(async (importLog, folder) => {
    await importLog(lines(...LOG));
    const whole = filesOf(setOf(folder));
    for (const name of ['query-metrics.csv', 'stage-metrics.csv']) unlinkSync(join(setOf(folder), name));
    await expect(importLog(lines(...LOG))).rejects.toThrow(
      /datapackage.json lists what is not there: query-metrics.csv, stage-metrics.csv; nothing written. .* --force$/,
    );
    await importLog(lines(...LOG), { force: true });
    expect(filesOf(setOf(folder))).toEqual(whole);
  });
});

test('many job descriptions that name no query are one warning', async () => {
  await withTarget(async (importLog) => {
    const strange = Array.from({ length: 8 }, (_, at) => execution(60 + at, `tpch q${30 + at}`, 60 + at, {})).flat();
    expect((await importLog(lines(...LOG, ...strange))).messages).toEqual([
      expect.stringMatching(/^log: warning: 8 job descriptions name no query .*: “tpch q30”, .*“tpch q34” and 3 more$/),
    ]);
  });
});
