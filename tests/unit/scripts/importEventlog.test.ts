import { readdirSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { loadData } from '../../../src/plugin/loadData';
import { runScript } from '../support/command';
import { lines } from '../support/importing';
import { ID, importPaths, LOG, read, rowsOf, setOf, withTarget } from '../support/importingEventlog';
import { filesOf, writeBelow } from '../support/temporary';
import { zstdFrames } from '../support/zstd';

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
