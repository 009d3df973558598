import { readFileSync } from 'node:fs';
import { print, printMessage } from '../../../scripts/lib/print';
import { filesBelow } from '../../../src/data/filesBelow';
import { callCommand } from '../support/command';
import { withDataCopy } from '../support/dataCopy';
import { writeBelow } from '../support/temporary';
import { expect, test } from '../support/test';

const STEERING = /(?![\n\t])[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
const NASTY = 'a\u001b[2Jb\u009b31mc\u202ed\u0007';

test('no command prints terminal control characters from names of folders, ids, or cells of files', async () => {
  await withDataCopy(async (data) => {
    writeBelow(data, `result-sets/${NASTY}/results.csv`, NASTY);
    writeBelow(data, 'result-sets/plain/results.csv', `query,status\n${NASTY},x\n`);
    const id = 'tpch-sf1-parquet-spark-3.5.8';
    for (const outcome of [
      await callCommand('check', ['--data', data]),
      await callCommand('compare', [id, NASTY, '--data', data]),
      await callCommand('compare', [NASTY, id, '--json', '--data', data]),
      await callCommand('tables', [NASTY, '--data', data]),
      await callCommand('new-report', [NASTY]),
      await callCommand('import', [NASTY]),
      await callCommand('import-eventlog', [NASTY, '--result-set', NASTY, '--data', data]),
    ]) {
      expect(outcome.code).not.toBe(0);
      expect(outcome.stderr).not.toBe('');
      expect(`${outcome.stdout}${outcome.stderr}`).not.toMatch(STEERING);
    }
  });
});

/** Scripts that draw on the terminal, or forward a program's output. */
const OTHERS =
  /^(lib\/(print|steps|browser|spark\/|eventlog\/progressBar|import\/prompts)|bench|preview|test\.ts|serve\.ts)/;

test('commands print through scripts/lib/print.ts', () => {
  const direct = filesBelow('scripts')
    .filter((path) => path.endsWith('.ts') && !OTHERS.test(path))
    .filter((path) =>
      /process\.std(out|err)\.write|console\.(log|error|warn)/.test(readFileSync(`scripts/${path}`, 'utf8')),
    );
  expect(direct).toEqual([]);
});

test('results and messages lose terminal control characters, and keep lines and tabs', () => {
  const written: string[] = [];
  const streams = [process.stdout, process.stderr];
  const own = streams.map(({ write }) => write);
  const record = (text: unknown) => written.push(String(text)) > 0;
  for (const stream of streams) stream.write = record;
  try {
    print(`${NASTY}\n\tb`);
    printMessage(`${NASTY}\n\tb`);
  } finally {
    streams.forEach((stream, index) => {
      stream.write = own[index] as typeof stream.write;
    });
  }
  expect(written).toEqual(Array.from({ length: 2 }, () => 'a [2Jb 31mc d \n\tb'));
});
