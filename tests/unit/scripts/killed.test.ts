import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeFolder } from '../../../scripts/lib/writeFolder';
import { loadResultSet } from '../../../src/data/resultSetFolder';
import { callCommand } from '../support/command';
import { EKS_ROWS, lines, TPCH } from '../support/importing';
import { bundled } from '../support/programs';
import { filesOf, inTemporaryFolder, TEMPORARY, writeBelow } from '../support/temporary';
import { expect, test } from '../support/test';

const OPTIONS = Object.entries(TPCH).flatMap(([name, value]) => [`--${name}`, value]);

/** Starts a program of ours, kills it after `wait` milliseconds, counted from its first output or its start, and waits for its end. */
function killed(args: string[], signal: NodeJS.Signals, wait: number, afterOutput: boolean): Promise<void> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const kill = () => setTimeout(() => child.kill(signal), wait);
  if (afterOutput) child.stdout.once('data', kill);
  else kill();
  return new Promise((done) => child.once('exit', () => done()));
}

async function inFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(TEMPORARY, 'spark-benchmarks-killed-'));
  try {
    await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('a folder that is rewritten without end and killed at any moment is the old one or the new one, whole', async () => {
  await inFolder(async (folder) => {
    const target = join(folder, 'sets', 'a');
    for (let round = 0; round < 5; round += 1) {
      await killed([bundled('tests/unit/support/writeForever.ts'), target], 'SIGKILL', Math.random() * 40, true);
      if (existsSync(target)) expect(new Set(Object.values(filesOf(target))).size).toBe(1);
      writeFolder(target, new Map([['results.csv', 'whole']]), true);
      expect(filesOf(folder)).toEqual({ 'sets/a/results.csv': 'whole' });
      rmSync(target, { recursive: true });
    }
  });
});

test('an import killed at any moment leaves a result set that loads, or none', async () => {
  await inFolder(async (folder) => {
    const file = writeBelow(folder, 'results.csv', lines(...EKS_ROWS));
    const args = [bundled('scripts/import.ts'), file, ...OPTIONS, '--force', '--out'];
    const start = Date.now();
    await killed([...args, join(folder, 'whole')], 'SIGKILL', 60_000, false);
    const whole = Date.now() - start;
    for (let round = 0; round < 4; round += 1) {
      const out = join(folder, `sets-${round}`);
      const signal = round % 2 === 0 ? 'SIGKILL' : 'SIGINT';
      await killed([...args, out], signal, whole * (0.5 + Math.random() * 0.6), false);
      const names = existsSync(out) ? readdirSync(out).filter((name) => !name.startsWith('.')) : [];
      for (const name of names) expect(loadResultSet(join(out, name)).problems).toEqual([]);
    }
  });
});

test('what a killed process moved away comes back before anything is written, and what it began is removed', () => {
  inTemporaryFolder((folder) => {
    writeBelow(folder, '.a-999999999-AbCdEf.old/results.csv', 'old');
    writeBelow(folder, '.a-999999999-AbCdEf/results.csv', 'begun');
    writeBelow(folder, `.a-${process.pid}-AbCdEf/results.csv`, 'of a process that is running');
    writeBelow(folder, '.a-999999998-AbCdEf/holiday.jpg', 'no file of ours');
    expect(() => writeFolder(join(folder, 'a'), new Map(), false)).toThrow(/already exists/);
    expect(filesOf(folder)).toEqual({
      'a/results.csv': 'old',
      [`.a-${process.pid}-AbCdEf/results.csv`]: 'of a process that is running',
      '.a-999999998-AbCdEf/holiday.jpg': 'no file of ours',
    });
  });
});

test('a folder that cannot be made is a message, and no command without end', async () => {
  test.skip(!existsSync('/proc/self'), 'there is no /proc here');
  await inTemporaryFolder(async (folder) => {
    const file = writeBelow(folder, 'results.csv', lines(...EKS_ROWS));
    const { code, stderr } = await callCommand('import', [file, ...OPTIONS, '--out', '/proc/x/y']);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^import: \/proc\/x cannot be made: .*; nothing written$/m);
  });
});
