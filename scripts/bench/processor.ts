import { spawnSync } from 'node:child_process';

/** CPU seconds of a program and its child processes, and its messages. Throws if it fails. */
export function timedProgram(command: string, args: string[], env: NodeJS.ProcessEnv, cwd = process.cwd()) {
  const timed = ['-c', 'TIMEFORMAT="%U %S"; time "$@"', 'bash', command, ...args];
  const { status, stderr } = spawnSync('bash', timed, { cwd, encoding: 'utf8', env: { ...process.env, ...env } });
  if (status !== 0) throw new Error(`${command} failed: ${stderr.slice(-2000)}`);
  const last = stderr.trim().split('\n').at(-1) ?? '';
  return { seconds: last.split(' ').reduce((sum, seconds) => sum + Number(seconds), 0), stderr };
}
