import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandBlocks } from '../../../scripts/lib/importAll/commandBlocks';
import { callCommand, type Outcome } from '../support/command';
import { LONG_ROWS, lines, TPCH } from '../support/importing';
import { inTemporaryFolder, writeBelow } from '../support/temporary';
import { expect, test } from '../support/test';

const HEADING = '## How the result sets were made';
const OPTIONS = Object.entries(TPCH).map(([name, value]) => `--${name} "${value}"`);
const COMMAND = `npm run import -- $figures/long.csv ${OPTIONS.join(' ')} --date 2026-01-31`;
const RESULTS = 'result-sets/tpch-example/results.csv';

/** A typical README, with commands below the heading and in other places. */
function readme(...commands: string[]): string {
  return lines(
    '# Data',
    '```bash',
    'exit 3',
    '```',
    HEADING,
    'Text.',
    '```bash',
    ...commands,
    '```',
    '## After',
    '```bash',
    'exit 4',
    '```',
  );
}

/** Runs with a data folder whose README contains these commands and their results, next to the published file. */
function inProject(
  commands: string[],
  use: (data: string, run: (...args: string[]) => Promise<Outcome>) => Promise<void>,
) {
  return inTemporaryFolder(async (folder) => {
    writeBelow(folder, 'figures/long.csv', lines('query,iteration,seconds', ...LONG_ROWS));
    writeBelow(folder, 'data/README.md', readme(...commands));
    for (const name of ['environments', 'suites'])
      cpSync(join('static/data', name), join(folder, 'data', name), { recursive: true });
    const data = join(folder, 'data');
    const before = process.env.TMPDIR;
    process.env.TMPDIR = folder;
    try {
      await use(data, (...args) =>
        callCommand('import-all', ['--data', data, '--figures', join(folder, 'figures'), ...args]),
      );
    } finally {
      if (before === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = before;
    }
  });
}

test('commandBlocks returns the shell blocks below a heading, up to the next, each with its line', () => {
  expect(commandBlocks(readme('first', 'second'), HEADING)).toEqual([{ line: 8, code: 'first\nsecond' }]);
  expect(commandBlocks(readme('first'), '## Elsewhere')).toEqual([]);
});

test('import-all creates the result sets of the commands, and then verifies that they are identical', async () => {
  await inProject(['common="--license Apache-2.0"', `${COMMAND} $common`], async (data, run) => {
    expect(await run('--write')).toMatchObject({ code: 0, stdout: '3 files written\n' });
    expect(readFileSync(join(data, RESULTS), 'utf8')).toContain('\nq22,ok,22,21.5,22.5,\n');
    expect(await run()).toEqual({ code: 0, stdout: '3 files recomputed: identical\n', stderr: '' });
    expect(readdirSync(join(data, '..')).filter((name) => name.startsWith('import-all-'))).toEqual([]);
  });
});

test('import-all reports the first line that differs, and a result set that no command creates', async () => {
  await inProject([COMMAND], async (data, run) => {
    await run('--write');
    const path = join(data, RESULTS);
    writeFileSync(path, readFileSync(path, 'utf8').replace('q3,ok,3,', 'q3,ok,2.9,'));
    writeBelow(data, 'result-sets/other/results.csv', 'query\n');
    expect(await run()).toMatchObject({
      code: 1,
      stdout: '3 files recomputed: 2 differences\n',
      stderr: lines(
        `${join(data, 'result-sets')}/other/results.csv: no command makes it`,
        `${path}:4: the commands give another line here`,
      ),
    });
  });
});

test('import-all ends with the line of the block and the message if a command fails, and writes nothing', async () => {
  await inProject([COMMAND.replace('long.csv', 'gone.csv')], async (data, run) => {
    const { code, stderr } = await run('--write');
    expect(code).toBe(1);
    expect(stderr).toContain('README.md:8: a command of this block failed');
    expect(stderr).toContain('gone.csv: the file does not exist');
    expect(readdirSync(data).sort()).toEqual(['README.md', 'environments', 'suites']);
  });
});

test('import-all runs no other command, and reports a data folder without commands', async () => {
  await inProject(['npm run build -- --out x'], async (_, run) => {
    expect((await run()).stderr).toContain(
      'npm run build: import-all runs import, import-eventlog and import-series only',
    );
  });
  await inProject([], async (data, run) => {
    writeFileSync(join(data, 'README.md'), '# Data\n');
    expect(await run()).toMatchObject({ code: 1, stderr: expect.stringContaining('no commands below') });
  });
});
