import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { installPackages } from '../install';

const PROBE_LIMIT_MS = 5 * 60_000;
const PYTHONS = ['python3', 'python3.13', 'python3.12', 'python3.11', 'python3.10', 'python3.9', 'python'];
const MIN_PYTHON_VERSION = 9;
const MIN_JAVA_VERSION = 17;
const VERSION_PATTERN = 'import sys, venv, ensurepip; print(*sys.version_info[:2])';

/** The output of a program, including standard error. Null if it fails or is missing. */
function outputOf(command: string, args: string[]): string | null {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', timeout: PROBE_LIMIT_MS });
  return status === 0 ? `${stdout}${stderr}` : null;
}

function isPython(command: string): boolean {
  const [, major, minor] = /^(\d+) (\d+)/.exec(outputOf(command, ['-c', VERSION_PATTERN]) ?? '') ?? [];
  return Number(major) === 3 && Number(minor) >= MIN_PYTHON_VERSION;
}

/** A Python of at least 3.9 that can create environments; null if none is installed. */
function findPython(): string | null {
  return PYTHONS.find(isPython) ?? null;
}

/** True if the Java that Spark would start, from JAVA_HOME or the path, is at least 17. */
function hasJava(): boolean {
  const home = process.env.JAVA_HOME;
  const java = home ? join(home, 'bin', 'java') : 'java';
  return Number(/version "(\d+)/.exec(outputOf(java, ['-version']) ?? '')?.[1]) >= MIN_JAVA_VERSION;
}

/** A Python of at least 3.9, installed if missing and possible, or the reason why Spark cannot run. */
function ensurePythonAndJava(): { python: string } | { missing: string } {
  if (!findPython()) installPackages(['python3', 'python3-venv']);
  if (!hasJava()) installPackages(['openjdk-17-jre-headless']);
  const python = findPython();
  if (!python) return { missing: `no Python 3.${MIN_PYTHON_VERSION} or later with venv` };
  return hasJava() ? { python } : { missing: `no Java ${MIN_JAVA_VERSION} or later` };
}

const REQUIREMENTS = 'tests/spark/requirements.txt';
const TIME_LIMIT_MS = 10 * 60_000;

/** The folder of the environment: outside the project, so that npm ci keeps it, with a hash of its content. */
function folderOf(python: string): string {
  const { stdout } = spawnSync(python, ['--version'], { encoding: 'utf8' });
  const hash = createHash('sha256').update(stdout).update(readFileSync(REQUIREMENTS)).digest('hex').slice(0, 16);
  const cache = process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache');
  return join(cache, 'spark-engine-benchmarks', `python-${hash}`);
}

/** Creates the environment; returns the reason if it fails, otherwise null. */
function make(python: string, folder: string): string | null {
  rmSync(folder, { recursive: true, force: true });
  console.error(`Installing ${REQUIREMENTS} into ${folder}`);
  const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '-r', REQUIREMENTS];
  for (const [command, args] of [
    [python, ['-m', 'venv', folder]],
    [join(folder, 'bin', 'python'), pip],
  ] as const) {
    const { status, error } = spawnSync(command, args, { stdio: ['ignore', 2, 2], timeout: TIME_LIMIT_MS });
    if (status !== 0) return `${REQUIREMENTS} could not be installed${error ? `: ${error.message}` : ''}`;
  }
  writeFileSync(join(folder, 'complete'), '');
  return null;
}

/**
 * The Python of an environment with PySpark and pyarrow, created once per version of Python and of the requirements; or
 * the reason why there is none. Requires Python 3.9 and Java 17.
 */
export function ensureSpark(): { python: string } | { missing: string } {
  const found = ensurePythonAndJava();
  if ('missing' in found) return found;
  const folder = folderOf(found.python);
  const missing = existsSync(join(folder, 'complete')) ? null : make(found.python, folder);
  return missing === null ? { python: join(folder, 'bin', 'python') } : { missing };
}
