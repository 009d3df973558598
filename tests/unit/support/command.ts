import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

export interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a command of scripts/ as `npm run` does, without npm. Takes half a second: prefer calling its functions. */
export function runScript(name: string, args: string[], cwd = process.cwd()): Outcome {
  const tsx = resolve('node_modules/.bin/tsx');
  const { status, stdout, stderr } = spawnSync(tsx, [resolve(`scripts/${name}.ts`), ...args], {
    cwd,
    encoding: 'utf8',
  });
  return { code: status, stdout, stderr };
}
