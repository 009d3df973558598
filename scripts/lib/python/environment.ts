import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { installPackages } from '../install';
import { printMessage } from '../print';

const PROBE_LIMIT_MS = 5 * 60_000;
const PYTHONS = ['python3', 'python3.13', 'python3.12', 'python3.11', 'python3.10', 'python3.9', 'python'];
const MIN_PYTHON_VERSION = 9;
const VERSION_PATTERN = 'import sys, venv, ensurepip; print(*sys.version_info[:2])';
const TIME_LIMIT_MS = 10 * 60_000;

/** The command of a Python, or the reason why there is none. */
export type Found = { python: string } | { missing: string };

/** The output of a program, including standard error. Null if it fails or is missing. */
export function outputOf(command: string, args: string[]): string | null {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', timeout: PROBE_LIMIT_MS });
  return status === 0 ? `${stdout}${stderr}` : null;
}

function isPython(command: string): boolean {
  const [, major, minor] = /^(\d+) (\d+)/.exec(outputOf(command, ['-c', VERSION_PATTERN]) ?? '') ?? [];
  return Number(major) === 3 && Number(minor) >= MIN_PYTHON_VERSION;
}

/** A Python of at least 3.9 that can create environments, installed if missing and possible. */
export function ensurePython(): Found {
  if (!PYTHONS.some(isPython)) installPackages(['python3', 'python3-venv']);
  const python = PYTHONS.find(isPython);
  return python ? { python } : { missing: `no Python 3.${MIN_PYTHON_VERSION} or later with venv` };
}

/** The reason why there is no such Python; null if there is one. */
export function missingPython(): string | null {
  const python = ensurePython();
  return 'missing' in python ? python.missing : null;
}

/** The folder of the environment: outside the project, so that npm ci keeps it, with a hash of its content. */
function folderOf(python: string, requirements: string): string {
  const { stdout } = spawnSync(python, ['--version'], { encoding: 'utf8' });
  const hash = createHash('sha256').update(stdout).update(readFileSync(requirements)).digest('hex').slice(0, 16);
  const cache = process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache');
  return join(cache, 'spark-engine-benchmarks', `python-${hash}`);
}

/** Creates the environment; returns the reason if it fails, otherwise null. */
function make(python: string, requirements: string, folder: string): string | null {
  rmSync(folder, { recursive: true, force: true });
  printMessage(`Installing ${requirements} into ${folder}`);
  const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '-r', requirements];
  for (const [command, args] of [
    [python, ['-m', 'venv', folder]],
    [join(folder, 'bin', 'python'), pip],
  ] as const) {
    const { status, error } = spawnSync(command, args, { stdio: ['ignore', 2, 2], timeout: TIME_LIMIT_MS });
    if (status !== 0) return `${requirements} could not be installed${error ? `: ${error.message}` : ''}`;
  }
  writeFileSync(join(folder, 'complete'), '');
  return null;
}

/** The Python of an environment with the packages of a file, created once per version of Python and of the file. */
export function ensureEnvironment(python: string, requirements: string): Found {
  const folder = folderOf(python, requirements);
  const missing = existsSync(join(folder, 'complete')) ? null : make(python, requirements, folder);
  return missing === null ? { python: join(folder, 'bin', 'python') } : { missing };
}
