import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { printMessage } from './print';

const TIME_LIMIT_MS = 5 * 60_000;

/** Runs an installer with its output on standard error. Prints a message if it fails. */
export function runInstaller(command: string, args: readonly string[]): void {
  printMessage(`Installing: ${[command, ...args].join(' ')}\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { error, status } = spawnSync(command, args, { stdio: ['ignore', 2, 2], timeout: TIME_LIMIT_MS, env });
  if (error || status !== 0) printMessage(`${command} did not succeed: ${error?.message ?? `exit code ${status}`}\n`);
}

/** Installs Debian packages as root; does nothing on other systems. */
export function installPackages(names: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  runInstaller('apt-get', ['update', '-q']);
  runInstaller('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...names]);
}
