import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { linkPackages } from '../../../scripts/lib/projectCopy';
import { git } from './repository';

/** Git settings of the contributor; the machine's settings are ignored. */
const ENV = {
  ...process.env,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_AUTHOR_NAME: 'Test',
  GIT_AUTHOR_EMAIL: 'test@example.org',
  GIT_COMMITTER_NAME: 'Test',
  GIT_COMMITTER_EMAIL: 'test@example.org',
  NO_UPDATE_NOTIFIER: '1',
  NO_COLOR: '1',
  FORCE_COLOR: '0',
};

/** Returns the commands of a complete contribution, without comments: the first block of shell commands on the page. */
export function wholeWay(page: string): string[] {
  const block = /```bash\n([\s\S]*?)\n```/.exec(readFileSync(page, 'utf8'))?.[1] ?? '';
  return block.split('\n').map((line) => line.replace(/\s+#.*/, ''));
}

/** Path of the contributor's fork in a folder. */
export const forkIn = (folder: string): string => join(folder, 'fork', 'spark-engine-benchmarks');

/** Creates a repository with the project's current files in one commit on main; returns its path. */
function makeFork(folder: string): string {
  const fork = forkIn(folder);
  mkdirSync(fork, { recursive: true });
  git(fork, 'init', '--quiet', '--initial-branch', 'main');
  git(fork, '--git-dir', join(fork, '.git'), '--work-tree', resolve('.'), 'add', '--all');
  git(fork, 'commit', '--quiet', '--message', 'The project');
  git(fork, 'reset', '--quiet', '--hard');
  return fork;
}

export function runLine(line: string, cwd: string): SpawnSyncReturns<string> {
  return spawnSync('sh', ['-c', line], { cwd, env: ENV, encoding: 'utf8' });
}

/** Times of neighboring pairs, moved by 0.2% of the smaller one: their sum stays, and no exact ratio remains. */
function apart(times: readonly number[], index: number, all: readonly (readonly number[])[]): number[] {
  const partner = all[index % 2 === 0 ? index + 1 : index - 1] ?? [0];
  const shift = 0.002 * Math.min(times[0] ?? 0, partner[0] ?? 0) * (index % 2 === 0 ? 1 : -1);
  return times.map((time) => time + shift);
}

/**
 * Text of a results file with half the times of a results.csv: query, statistic, fastest, and slowest. No two ratios
 * are equal to the last digit, as in real runs; the total is exactly half.
 */
function halved(results: string): string {
  const [, ...rows] = results.trimEnd().split('\n');
  const cells = rows.map((row) => row.split(',').slice(0, 5));
  const half = cells.map(([, , ...times]) => times.map((time) => Number(time) / 2)).map(apart);
  return `query,median,min,max\n${half.map((times, index) => [cells[index]?.[0], ...times].join(',')).join('\n')}\n`;
}

/** A contributor's values for the placeholders of the page. */
export interface Contribution {
  baseline: string;
  report: string;
  id: string;
  /** Further options of the import, in place of the page's dots. */
  options: string;
}

/** Outcome of a line: exit status and output. */
export interface Walked {
  line: string;
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Path of the contributor's clone in a folder. */
export const cloneIn = (folder: string): string => join(folder, 'work', 'spark-engine-benchmarks');

function filled(line: string, fork: string, { baseline, report, id, options }: Contribution): string {
  return line
    .replace('https://github.com/YOU/spark-engine-benchmarks', fork)
    .replace('BASELINE', baseline)
    .replace('REPORT', report)
    .replace(/\bID\b/, id)
    .replace('…', options);
}

/**
 * Runs all commands of CONTRIBUTING.md in a clone of a fork, with half the times of the baseline as results; `npm ci`
 * is replaced by links to this project's packages. Stops at the first line that fails.
 */
export function walkTheWay(folder: string, contribution: Contribution): Walked[] {
  const [fork, clone] = [makeFork(folder), cloneIn(folder)];
  const results = readFileSync(join('static/data/result-sets', contribution.baseline, 'results.csv'), 'utf8');
  mkdirSync(join(folder, 'work'));
  const walked: Walked[] = [];
  for (const line of wholeWay('CONTRIBUTING.md')) {
    if (line === 'npm ci') {
      linkPackages(clone);
      writeFileSync(join(clone, 'results.csv'), halved(results));
      continue;
    }
    const where = existsSync(clone) ? clone : join(folder, 'work');
    const { status, stdout, stderr } = runLine(filled(line, fork, contribution), where);
    walked.push({ line, status, stdout, stderr });
    if (status !== 0) break;
  }
  return walked;
}
