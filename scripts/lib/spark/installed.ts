import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installPackages } from '../install';

const TIME_LIMIT_MS = 5 * 60_000;
const PYTHONS = ['python3', 'python3.13', 'python3.12', 'python3.11', 'python3.10', 'python3.9', 'python'];
const LEAST_PYTHON = 9;
const LEAST_JAVA = 17;
const SAYS_VERSION = 'import sys, venv, ensurepip; print(*sys.version_info[:2])';

/** Runs a program; its output, standard error included. Null where it fails or is not there. */
function said(command: string, args: string[]): string | null {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', timeout: TIME_LIMIT_MS });
  return status === 0 ? `${stdout}${stderr}` : null;
}

function isPython(command: string): boolean {
  const [, major, minor] = /^(\d+) (\d+)/.exec(said(command, ['-c', SAYS_VERSION]) ?? '') ?? [];
  return Number(major) === 3 && Number(minor) >= LEAST_PYTHON;
}

/** A Python of at least 3.9 that can make environments; null where none is installed. */
function findPython(): string | null {
  return PYTHONS.find(isPython) ?? null;
}

/** Whether the Java that Spark would start, that of JAVA_HOME or the first of the path, is of at least 17. */
function hasJava(): boolean {
  const home = process.env.JAVA_HOME;
  const java = home ? join(home, 'bin', 'java') : 'java';
  return Number(/version "(\d+)/.exec(said(java, ['-version']) ?? '')?.[1]) >= LEAST_JAVA;
}

/** A Python of at least 3.9, installed first where there is none and that can be done, or why there is none that Spark could run with. */
export function ensurePythonAndJava(): { python: string } | { missing: string } {
  if (!findPython()) installPackages(['python3', 'python3-venv']);
  if (!hasJava()) installPackages(['openjdk-17-jre-headless']);
  const python = findPython();
  if (!python) return { missing: `no Python 3.${LEAST_PYTHON} or later with venv` };
  return hasJava() ? { python } : { missing: `no Java ${LEAST_JAVA} or later` };
}
