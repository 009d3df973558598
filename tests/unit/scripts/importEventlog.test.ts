import { mkdirSync, readdirSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { loadData } from '../../../src/data/loadData';
import { callCommand, runScript } from '../support/command';
import { lines } from '../support/importing';
import { END, ID, importPaths, LOG, read, rowsOf, setOf, timed, withTarget } from '../support/importingEventlog';
import { lz4Packed, snappyPacked } from '../support/packing';
import { filesOf, inTemporaryFolder, writeBelow } from '../support/temporary';
import { expect, test } from '../support/test';
import { zstdFrames } from '../support/zstd';

test('npm run import-eventlog writes the metrics next to the results, and the set loads with them', async () => {
  await withTarget(async (_, folder) => {
    const before = read(folder, 'results.csv');
    writeBelow(setOf(folder), 'README.md', 'kept');
    const log = writeBelow(folder, 'log', lines(...LOG));
    const args = [log, '--result-set', ID, '--data', join(folder, 'data')];
    const { code, stdout, stderr } = runScript('import-eventlog', args);
    expect(stderr).toMatch(
      /^1 file, 0 MB unpacked in [\d.]+ s, \d+ MB\/s; 32 events, 10 tasks, 1 of them of no SQL execution\n$/,
    );
    const written = [
      'datapackage.json',
      'query-metrics.csv',
      'stage-metrics.csv',
      'plan-operators.csv',
      'plan-nodes.csv',
    ];
    expect([code, stdout]).toEqual([0, written.map((name) => `${join(setOf(folder), name)}\n`).join('')]);
    expect(rowsOf(folder).slice(0, 4)).toEqual([
      'q1,1,1,1,1,0,0,0,0,0,7,0,0,0,0,1,0.5,,,,,',
      'q1,2,1,1,1,0,0,0,0,0,7,0,0,0,0,2,0.5,,,,,',
      'q1,3,1,1,1,0,0,0,0,0,7,0,0,0,0,3,0.5,,,,,',
      'q2,1,1,1,2,0,30,0,0,0,0,0,0,0,0,0,0,,,,,',
    ]);
    expect([read(folder, 'results.csv'), read(folder, 'README.md')]).toEqual([before, 'kept']);
    const data = loadData(join(folder, 'data'), folder);
    expect(data.problems.filter(({ path }) => path.endsWith('metrics.csv'))).toEqual([]);
    expect(data.queryMetrics[ID]?.stages).toHaveLength(6);
    expect(data.resultSets[0]?.notes.map(({ about }) => about)).toEqual([
      'query-metrics.memory_spill_bytes',
      'query-metrics.disk_spill_bytes',
      'query-metrics.peak_memory_bytes',
      'query-metrics.peak_on_heap_bytes',
      'query-metrics.peak_off_heap_bytes',
      'query-metrics.shuffle_read_bytes',
    ]);
  });
});

test('plain, gzip in several members, hundreds of zstd frames, and Spark’s lz4 and snappy give equal files', async () => {
  const text = lines(...LOG);
  const half = Math.floor(text.length / 2);
  const members = Buffer.concat([gzipSync(text.slice(0, half)), gzipSync(text.slice(half))]);
  const made: Record<string, string>[] = [];
  const codecs = [lz4Packed, snappyPacked].map((pack) => pack(text, 300));
  for (const bytes of [Buffer.from(text), members, zstdFrames(text, 5), zstdFrames(text, 100_000), ...codecs]) {
    await withTarget(async (importLog, folder) => {
      expect((await importLog(bytes)).messages).toEqual([]);
      made.push(filesOf(setOf(folder)));
    });
  }
  for (const files of made) expect(files).toEqual(made[0]);
  expect(Object.keys(made[0] ?? {})).toHaveLength(7);
});

test('the parts of a rolled log are read in numeric order, and a compacted one is reported', async () => {
  await withTarget(async (_, folder) => {
    const log = join(folder, 'eventlog_v2_local-1');
    LOG.forEach((line, index) => {
      writeBelow(log, `events_${index + 1}_local-1`, lines(line));
    });
    writeBelow(log, 'appstatus_local-1', '');
    expect((await importPaths(folder, [log])).messages).toEqual([]);
    expect(rowsOf(folder)).toHaveLength(6);
    const last = LOG.length;
    renameSync(join(log, `events_${last}_local-1`), join(log, `events_${last + 2}_local-1`));
    const force = { force: true };
    expect((await importPaths(folder, [log], force)).messages).toEqual([
      `eventlog_v2_local-1: parts events_${last}_… to events_${last + 1}_… are missing; pass the whole folder, or import the partial log with --allow-broken`,
    ]);
    const allowed = await importPaths(folder, [log], { ...force, 'allow-broken': true });
    expect(allowed.messages).toEqual([
      expect.stringMatching(/warning: parts events_\d+_… to events_\d+_… are missing/),
    ]);
  });
});

test('a compacted part replaces earlier ones, and is reported', async () => {
  await withTarget(async (_, folder) => {
    const log = join(folder, 'eventlog_v2_local-1');
    writeBelow(log, 'events_1_local-1', lines(...LOG));
    writeBelow(log, 'events_2_local-1.compact', lines(...LOG));
    expect((await importPaths(folder, [log])).messages).toEqual([
      expect.stringMatching(/events_2_local-1.compact: warning: the history server has compacted this part/),
    ]);
    expect(rowsOf(folder)).toHaveLength(6);
  });
});

test('the folder of a Databricks cluster is one log: its hours in order, the open one last', async () => {
  await withTarget(async (_, folder) => {
    const log = join(folder, 'cluster');
    const half = LOG.length / 2;
    mkdirSync(log);
    writeFileSync(join(log, 'eventlog-2021-06-15--15-00.gz'), gzipSync(lines(...LOG.slice(0, half))));
    writeBelow(log, 'eventlog', lines(...LOG.slice(half)));
    expect((await importPaths(folder, [log])).messages).toEqual([]);
    expect(rowsOf(folder)).toHaveLength(6);
  });
});

test('a log that its application was still writing is read as far as possible, with a message', async () => {
  await withTarget(async (importLog) => {
    expect((await importLog(lines(...LOG.slice(0, -1)))).messages).toEqual([
      'log: warning: the log has no end of application without ID, which still ran, or the log is cut off; the part before counts',
    ]);
  });
});

test('existing metrics are replaced only with --force, and notes are not duplicated', async () => {
  await withTarget(async (importLog, folder) => {
    await importLog(lines(...LOG));
    const once = filesOf(setOf(folder));
    await expect(importLog(lines(...LOG))).rejects.toThrow(
      /query-metrics.csv already exists; nothing written. Replace it with --force/,
    );
    await importLog(lines(...LOG), { force: true });
    expect(filesOf(setOf(folder))).toEqual(once);
    expect(readdirSync(join(folder, 'data/result-sets'))).toEqual([ID]);
  });
});

test('only resources and notes of the package change', async () => {
  await withTarget(async (importLog, folder) => {
    const before = JSON.parse(read(folder, 'datapackage.json'));
    await importLog(lines(...LOG));
    const after = JSON.parse(read(folder, 'datapackage.json'));
    expect(after.resources.slice(0, 2)).toEqual(before.resources);
    const rest = (pkg: typeof after) => ({ ...pkg, resources: [], benchmark: { ...pkg.benchmark, notes: [] } });
    expect(rest(after)).toEqual(rest(before));
  });
});

test('metrics listed in datapackage.json that are missing are reported, and --force writes them again', async () => {
  await withTarget(async (importLog, folder) => {
    await importLog(lines(...LOG));
    const whole = filesOf(setOf(folder));
    for (const name of ['query-metrics.csv', 'stage-metrics.csv']) unlinkSync(join(setOf(folder), name));
    await expect(importLog(lines(...LOG))).rejects.toThrow(
      /datapackage.json lists missing files: query-metrics.csv, stage-metrics.csv; nothing written. .* --force$/,
    );
    await importLog(lines(...LOG), { force: true });
    expect(filesOf(setOf(folder))).toEqual(whole);
  });
});

test('a summary is written of every attempt, and each without an end is named', async () => {
  await inTemporaryFolder(async (folder) => {
    const attempt = (number: number, ...rest: string[]) => {
      const start = `{"Event":"SparkListenerApplicationStart","App ID":"app","App Attempt ID":"${number}"}`;
      return writeBelow(folder, `log-${number}`, lines(start, ...timed(number, 'q1', 1), ...rest));
    };
    const logs = [attempt(1), attempt(2, END)];
    const { code, stdout, stderr } = await callCommand('import-eventlog', [
      ...logs,
      '--summary-out',
      join(folder, 'out'),
    ]);
    expect([code, stdout]).toEqual([0, `${join(folder, 'out/app-1')}\n${join(folder, 'out/app-2')}\n`]);
    expect(stderr.match(/warning: .*/g)).toEqual([
      'warning: the log has no end of application app, attempt 1, which still ran, or the log is cut off; the part before counts',
    ]);
  });
});

test('import recognizes a log by its first bytes, plain or packed, and refuses options of other input', async () => {
  await withTarget(async (_, folder) => {
    const data = ['--data', join(folder, 'data')];
    writeFileSync(join(folder, 'log.gz'), gzipSync(lines(...LOG)));
    const log = writeBelow(folder, 'log', lines(...LOG));
    const written = await callCommand('import', [log, '--result-set', ID, ...data]);
    expect([written.code, rowsOf(folder)[0]]).toEqual([0, 'q1,1,1,1,1,0,0,0,0,0,7,0,0,0,0,1,0.5,,,,,']);
    const { stderr } = await callCommand('import', [join(folder, 'log.gz'), '--id', 'x', ...data]);
    expect(stderr).toMatch(/^import: --suite is missing\nimport: --query-version is missing/);
    const wrong = await callCommand('import', [log, '--column', 'Comet', '--new-set', 'x', ...data]);
    expect([wrong.code, wrong.stderr.split('\n')[0]]).toEqual([
      2,
      'import: --column: the input is recognized as event logs',
    ]);
  });
});
