import { join } from 'node:path';
import { callCommand, runScript } from '../support/command';
import { lines } from '../support/importing';
import { filesOf, inTemporaryFolder, replaceIn, writeBelow } from '../support/temporary';
import { expect, test } from '../support/test';

const MONITOR = lines(
  'label,mem_total,mem_used,diskio_write_bytes',
  '2026/08/16 10:00:00,9000000000,1000000000,0',
  '2026/08/16 10:00:01,9000000000,2500000000,1500000',
);
const EVENTS = lines(
  '[',
  '{"name": "q1_start", "time": 1786874400.25},',
  '{"name": "q1_end", "time": 1786874401}',
  ']',
);
const ABOUT = [
  ...['--id', 'two', '--title', 'Two runs', '--date', '2026-08-16', '--suite', 'tpch'],
  ...['--query-version', 'unknown', '--scale-factor', '1', '--table-format', 'parquet'],
];

async function inFolder(use: (folder: string, args: string[]) => Promise<void>) {
  await inTemporaryFolder(async (folder) => {
    const [series, events] = [writeBelow(folder, 'a.csv', MONITOR), writeBelow(folder, 'a.json', EVENTS)];
    const sides = ['spark', 'sail'].flatMap((side) => ['--side', `${side}=${series},${events}`]);
    await use(folder, [...ABOUT, ...sides, '--out', join(folder, 'out')]);
  });
}

test('npm run import-series writes the series of each side in GB and MB/s, its queries, and both definitions', async () => {
  await inFolder(async (folder, args) => {
    const { code, stdout, stderr } = runScript('import-series', args);
    const names = ['datapackage.json', 'spark.csv', 'spark-queries.csv', 'sail.csv', 'sail-queries.csv'];
    expect([code, stderr]).toEqual([0, '2 sides imported\n']);
    expect(stdout).toBe(names.map((name) => `${join(folder, 'out/two', name)}\n`).join(''));
    const files = filesOf(join(folder, 'out/two'));
    expect(files['sail.csv']).toBe('elapsed_s,memory_gb,disk_write_mb_per_s\n0,1,0\n1,2.5,1.5\n');
    expect(files['sail-queries.csv']).toBe('query,start_s,end_s\nq1,0.25,1\n');
  });
});

test('import-series reports all problems of every file, and writes nothing', async () => {
  await inFolder(async (folder, args) => {
    replaceIn(folder, 'a.csv', '2500000000', 'much');
    const { code, stderr } = await callCommand('import-series', args);
    expect(code).toBe(1);
    expect(stderr).toContain('a.csv:3: mem_used must be a number of bytes, got “much”');
    expect(stderr).toContain('nothing written');
    expect(Object.keys(filesOf(folder)).sort()).toEqual(['a.csv', 'a.json']);
  });
});

test('import-series reports every option that is missing or invalid', async () => {
  const { code, stderr } = await callCommand('import-series', ['--side', 'Spark=a.csv']);
  expect(code).toBe(2);
  for (const said of ['--id is missing', '--suite is missing', '--side must be NAME=SERIES.csv,EVENTS.json'])
    expect(stderr).toContain(said);
});

test('import recognizes time series by --side NAME=CSV,JSON and writes the same files', async () => {
  await inFolder(async (folder, args) => {
    expect((await callCommand('import', args)).code).toBe(0);
    const made = filesOf(join(folder, 'out/two'));
    expect((await callCommand('import-series', [...args, '--force'])).code).toBe(0);
    expect(made).toEqual(filesOf(join(folder, 'out/two')));
  });
});
