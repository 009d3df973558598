import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import type { Outcome } from './command';
import { bundled } from './programs';
import { writeBelow } from './temporary';

export const KEYS = { enter: '\r', down: '\u001B[B', left: '\u001B[D', yes: 'y', ctrlC: '\u0003', clear: '\u0015' };

/** Text to wait for on the screen, and the keys to press then. */
export type Step = [question: string, ...keys: string[]];

/** True if Python is available, which creates pseudo-terminals. */
export function hasPython(): boolean {
  return spawnSync('python3', ['--version']).status === 0;
}

/** Runs a command of scripts/ in a pseudo-terminal, in `cwd`, and presses keys. `stdout` is the terminal's output. */
export function inTerminal(name: string, args: string[], steps: Step[], cwd: string): Outcome {
  const file = writeBelow(cwd, 'steps.json', JSON.stringify(steps.map(([question, ...keys]) => [question, keys])));
  const command = [process.execPath, bundled(join('scripts', `${name}.ts`)), ...args];
  const { status, stdout, stderr } = spawnSync(
    'python3',
    [resolve('tests/unit/support/terminal.py'), file, ...command],
    {
      cwd,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return { code: status, stdout, stderr };
}
