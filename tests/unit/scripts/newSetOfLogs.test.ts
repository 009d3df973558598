import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { loadData } from '../../../src/data/loadData';
import { callCommand } from '../support/command';
import { lines } from '../support/importing';
import { LOG, timed } from '../support/importingEventlog';
import { inTemporaryFolder, writeBelow } from '../support/temporary';
import { expect, test } from '../support/test';

const OF_TPCH = ['--suite', 'tpch', '--query-version', '3.0', '--scale-factor', '1', '--table-format', 'parquet'];

function make(folder: string, paths: string[], ...more: string[]) {
  return callCommand('import-eventlog', [
    ...paths,
    '--new-set',
    'made',
    ...OF_TPCH,
    '--data',
    join(folder, 'data'),
    ...more,
  ]);
}

const filesBelow = (folder: string) => (existsSync(folder) ? readdirSync(folder, { recursive: true }) : []);

test('a log alone gives a complete set with its environment, and an equal one from its summary', async () => {
  await inTemporaryFolder(async (folder) => {
    const log = writeBelow(folder, 'log', lines(...LOG));
    const { code, stderr } = await make(folder, [log], '--license', 'Apache-2.0', '--date', '2026-01-31');
    expect([code, stderr]).toEqual([0, expect.stringContaining('engine: Comet of unknown version (spark.plugins = ')]);
    expect(stderr).toContain('queries: 2 of 22 queries with a time, median, 3 iterations each');
    const data = loadData(join(folder, 'data'), folder);
    expect(data.problems.filter(({ level }) => level === 'error')).toEqual([]);
    const [set] = data.resultSets;
    expect(set?.rows.filter(({ status }) => status === 'ok').map(({ query, timeS }) => [query, timeS])).toEqual([
      ['q1', 1],
      ['q2', 2],
    ]);
    expect([set?.engine.title, set?.iterations, set?.configuration['spark.plugins']]).toEqual([
      'Comet',
      3,
      'org.apache.spark.CometPlugin',
    ]);
    expect(data.environments.map(({ id }) => id)).toEqual([set?.environment]);
    expect(data.queryMetrics.made?.queries).toHaveLength(6);
    const files = readFileSync(join(folder, 'data/result-sets/made/results.csv'), 'utf8');
    expect((await callCommand('import-eventlog', [log, '--summary-out', join(folder, 'summary')])).code).toBe(0);
    expect((await make(folder, ['--summary', join(folder, 'summary')], '--force', '--date', '2026-01-31')).code).toBe(
      0,
    );
    expect(readFileSync(join(folder, 'data/result-sets/made/results.csv'), 'utf8')).toBe(files);
    expect(readdirSync(join(folder, 'data/environments'))).toHaveLength(1);
  });
});

test('a team’s own suite is imported, checked, and compared like a TPC suite', async () => {
  await inTemporaryFolder(async (folder) => {
    cpSync('tests/fixtures/own-suite', join(folder, 'data'), { recursive: true });
    const run = ['late-deliveries', 'stock', 'top-sellers'].flatMap((query, index) => {
      return timed(index, '', index + 1).map((line) => line.replaceAll('tpch ', query));
    });
    const log = writeBelow(folder, 'log', lines(...run));
    const args = [
      '--suite',
      'retail-nightly',
      '--query-version',
      '2026.1',
      '--scale-factor',
      '5',
      '--table-format',
      'delta',
    ];
    const where = ['--data', join(folder, 'data')];
    for (const id of ['one', 'two']) {
      expect(
        (await callCommand('import-eventlog', [log, '--new-set', id, ...args, ...where, '--license', 'MIT'])).code,
      ).toBe(0);
    }
    const { resultSets, problems } = loadData(join(folder, 'data'), folder);
    expect(problems.filter(({ level }) => level === 'error')).toEqual([]);
    expect(resultSets[0]?.rows.map(({ query, timeS }) => [query, timeS])).toEqual([
      ['late-deliveries', 1],
      ['stock', 2],
      ['top-sellers', 3],
    ]);
    expect(resultSets[0]?.suite.title).toBe('Retail nightly');
    const compared = await callCommand('compare', ['one', 'two', ...where]);
    expect([compared.code, compared.stdout]).toEqual([0, expect.stringContaining('Retail nightly')]);
  });
});

test('a set of a missing suite, or with a different title or query, is rejected', async () => {
  await inTemporaryFolder(async (folder) => {
    cpSync('tests/fixtures/own-suite', join(folder, 'data'), { recursive: true });
    const log = writeBelow(folder, 'log', lines(...timed(1, '', 1).map((line) => line.replaceAll('tpch ', 'stock'))));
    const args = [
      '--suite',
      'retail-nightly',
      '--query-version',
      '1',
      '--scale-factor',
      '5',
      '--table-format',
      'delta',
    ];
    await callCommand('import-eventlog', [log, '--new-set', 'one', ...args, '--data', join(folder, 'data')]);
    const set = join(folder, 'data/result-sets/one');
    const change = (name: string, from: string, to: string) => {
      writeFileSync(join(set, name), readFileSync(join(set, name), 'utf8').replace(from, to));
    };
    const errors = () =>
      loadData(join(folder, 'data'), folder)
        .problems.filter(({ level }) => level === 'error')
        .map(({ message }) => message);
    change('results.csv', 'top-sellers', 'flop-sellers');
    change('datapackage.json', 'Retail nightly"', 'Retail"');
    expect(errors()).toEqual([
      'benchmark.suite.title is “Retail”, suite.json has “Retail nightly”',
      '“flop-sellers” is not a query of retail-nightly',
    ]);
    change('datapackage.json', '"retail-nightly"', '"wholesale"');
    expect(errors()).toEqual([expect.stringContaining('unknown suite: wholesale')]);
  });
});

const BOMB = Buffer.concat(Array.from({ length: 40 }, () => Buffer.from(`{"Event":"X"}${' '.repeat(1e6)}\n`)));

/** Inputs that are not logs, and the printed messages. */
const BAD: [name: string, write: (folder: string) => string, said: RegExp][] = [
  [
    'an empty file',
    (folder) => writeBelow(folder, 'log', ''),
    /^log: the file is empty; give the log as Spark writes it/,
  ],
  [
    'an empty folder',
    (folder) => {
      mkdirSync(join(folder, 'log'));
      return join(folder, 'log');
    },
    /^log: the folder is empty; pass log files/,
  ],
  ['a path that is not there', (folder) => join(folder, 'log'), /^log: the file does not exist/],
  [
    'a line that no event can have',
    (folder) => {
      const path = writeBelow(folder, 'log', `${LOG[0]}\n{`);
      truncateSync(path, 80 * 2 ** 20);
      return path;
    },
    /^log:2: the line that begins at byte 58 has more than 64 MB; no event is so long; fix or remove the line/,
  ],
  [
    'a file that unpacks to more than is allowed',
    (folder) => writeBelow(folder, 'log', BOMB),
    /^log: unpacks to more than 0\.0 GB, from [\d.]+ MB; no log packs so well; if it is one, raise the limit with --max-unpacked GB/,
  ],
];

for (const [name, write, said] of BAD) {
  test(`${name} is rejected with a fix, and nothing is written`, async () => {
    await inTemporaryFolder(async (folder) => {
      const path = write(folder);
      const limit = name.includes('unpacks') ? ['--max-unpacked', '0.005'] : [];
      const { code, stderr } = await make(folder, [path], ...limit);
      const message = stderr
        .replaceAll(`${folder}/`, '')
        .split('\n')
        .filter((line) => line.startsWith('log'));
      expect([code, message]).toEqual([1, [expect.stringMatching(said)]]);
      expect(filesBelow(join(folder, 'data'))).toEqual([]);
    });
  });
}

test('wrong usage of a new set lists all missing options, and options that only a new set has', async () => {
  const { code, stderr } = await callCommand('import-eventlog', ['log', '--new-set', 'Made!', '--suite', 'tpcds']);
  expect(code).toBe(2);
  for (const option of ['query-version', 'scale-factor', 'table-format'])
    expect(stderr).toContain(`--${option} is missing`);
  const stray = await callCommand('import-eventlog', ['log', '--result-set', 'x', '--engine', 'Comet']);
  expect([stray.code, stray.stderr]).toEqual([2, expect.stringContaining('only a new set has --engine')]);
});

const isRoot = process.getuid?.() === 0;

test('an unreadable log is reported with a fix', { skip: isRoot && 'root may read everything' }, async () => {
  await inTemporaryFolder(async (folder) => {
    const path = writeBelow(folder, 'log', lines(...LOG));
    chmodSync(path, 0);
    expect((await make(folder, [path])).stderr).toContain('allow reading it: chmod u+r');
  });
});

test('several logs keep their applications apart, and a wrong number of them is an error', async () => {
  await inTemporaryFolder(async (folder) => {
    const started = (id: string, at: number) =>
      `{"Event":"SparkListenerApplicationStart","App Name":"x","App ID":"${id}","Timestamp":${at},"User":"jane"}`;
    const [start, ...others] = LOG;
    const logs = ['one', 'two'].map((id, at) =>
      writeBelow(folder, id, lines(start as string, started(id, at), ...others)),
    );
    expect((await make(folder, logs)).code).toBe(0);
    const set = join(folder, 'data/result-sets/made');
    const rows = readFileSync(join(set, 'iterations.csv'), 'utf8').split('\n');
    expect([rows[0], rows[3], rows[4]]).toEqual(['query,iteration,application,time_s', 'q1,3,1,1.5', 'q1,4,2,0.5']);
    expect(loadData(join(folder, 'data')).resultSets[0]?.applications).toBe(2);
    writeFileSync(join(set, 'iterations.csv'), rows.join('\n').replace('q1,4,2', 'q1,4,3'));
    expect(loadData(join(folder, 'data')).problems.map(({ message }) => message)).toContain(
      'the column application has 3 values, benchmark.applications is 2',
    );
  });
});
