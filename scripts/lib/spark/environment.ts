import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { ensurePythonAndJava } from './installed';

const REQUIREMENTS = 'tests/spark/requirements.txt';
const TIME_LIMIT_MS = 10 * 60_000;

/** The folder of the environment: outside the project, so that npm ci keeps it, and named by what is installed. */
function folderOf(python: string): string {
  const { stdout } = spawnSync(python, ['--version'], { encoding: 'utf8' });
  const hash = createHash('sha256').update(stdout).update(readFileSync(REQUIREMENTS)).digest('hex').slice(0, 16);
  const cache = process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache');
  return join(cache, 'spark-engine-benchmarks', `python-${hash}`);
}

/** Makes the environment; returns why it could not be made, null if it was. */
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
 * The Python of an environment with PySpark and pyarrow, made once for each version of Python and of the requirements; or why there is
 * none. Needs Python 3.9 and Java 17.
 */
export function ensureSpark(): { python: string } | { missing: string } {
  const found = ensurePythonAndJava();
  if ('missing' in found) return found;
  const folder = folderOf(found.python);
  const missing = existsSync(join(folder, 'complete')) ? null : make(found.python, folder);
  return missing === null ? { python: join(folder, 'bin', 'python') } : { missing };
}
