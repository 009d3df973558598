import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensurePythonAndJava } from './installed';

const FOLDER = join('node_modules', '.cache', 'spark-python');
/** The last release for the Python and Java that are asked for; the job runs on 3.4 to 4.1. */
const PACKAGES = ['pyspark==4.0.1', 'pyarrow>=14'];
/** Written when everything is installed. */
const COMPLETE = join(FOLDER, 'packages.txt');
const TIME_LIMIT_MS = 10 * 60_000;

function isComplete(): boolean {
  return existsSync(COMPLETE) && readFileSync(COMPLETE, 'utf8') === PACKAGES.join('\n');
}

/** Makes the environment anew; why it could not be made, null where it was. */
function make(python: string): string | null {
  rmSync(FOLDER, { recursive: true, force: true });
  console.error(`Installing ${PACKAGES.join(', ')} into ${FOLDER}`);
  const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', ...PACKAGES];
  for (const [command, args] of [
    [python, ['-m', 'venv', FOLDER]],
    [join(FOLDER, 'bin', 'python'), pip],
  ] as const) {
    const { status, error } = spawnSync(command, args, { stdio: ['ignore', 2, 2], timeout: TIME_LIMIT_MS });
    if (status !== 0) return `${PACKAGES.join(', ')} could not be installed${error ? `: ${error.message}` : ''}`;
  }
  writeFileSync(COMPLETE, PACKAGES.join('\n'));
  return null;
}

/**
 * The Python of an environment with PySpark and pyarrow, made below node_modules/.cache where it is not there yet; or why there is
 * none. Needs Python 3.9 and Java 17.
 */
export function ensureSpark(): { python: string } | { missing: string } {
  const found = ensurePythonAndJava();
  if ('missing' in found) return found;
  const missing = isComplete() ? null : make(found.python);
  return missing === null ? { python: join(FOLDER, 'bin', 'python') } : { missing };
}
