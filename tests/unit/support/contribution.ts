import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { linkPackages } from '../../../scripts/lib/scratch';
import { git } from './repository';

/** Settings of the contributor, and none of the machine's own. */
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

/** Returns the commands of a whole contribution, without comments: the first block of shell commands on the page. */
export function wholeWay(page: string): string[] {
  const block = /```bash\n([\s\S]*?)\n```/.exec(readFileSync(page, 'utf8'))?.[1] ?? '';
  return block.split('\n').map((line) => line.replace(/\s+#.*/, ''));
}

/** Where the contributor's fork is, below a folder. */
export const forkIn = (folder: string): string => join(folder, 'fork', 'spark-engine-benchmarks');

/** A repository whose only commit, on main, holds the files of the project as they are now; its path. */
function makeFork(folder: string): string {
  const fork = forkIn(folder);
  mkdirSync(fork, { recursive: true });
  git(fork, 'init', '--quiet', '--initial-branch', 'main');
  git(fork, '--git-dir', join(fork, '.git'), '--work-tree', resolve('.'), 'add', '--all');
  git(fork, 'commit', '--quiet', '--message', 'The project');
  git(fork, 'reset', '--quiet', '--hard');
  return fork;
}

/** Runs a line of shell in a folder. */
export function runLine(line: string, cwd: string): SpawnSyncReturns<string> {
  return spawnSync('sh', ['-c', line], { cwd, env: ENV, encoding: 'utf8' });
}

/** Times of pairs of neighbours, moved by 0.2 % of the smaller against each other: their sum stays, and no ratio is kept exactly. */
function apart(times: readonly number[], index: number, all: readonly (readonly number[])[]): number[] {
  const partner = all[index % 2 === 0 ? index + 1 : index - 1] ?? [0];
  const shift = 0.002 * Math.min(times[0] ?? 0, partner[0] ?? 0) * (index % 2 === 0 ? 1 : -1);
  return times.map((time) => time + shift);
}

/**
 * The text of results whose times are half of those of a results.csv, no two by the same ratio to the last digit, as runs are: query,
 * statistic, fastest and slowest. The total is half of the other.
 */
function halved(results: string): string {
  const [, ...rows] = results.trimEnd().split('\n');
  const cells = rows.map((row) => row.split(',').slice(0, 5));
  const half = cells.map(([, , ...times]) => times.map((time) => Number(time) / 2)).map(apart);
  return `query,median,min,max\n${half.map((times, index) => [cells[index]?.[0], ...times].join(',')).join('\n')}\n`;
}

/** What a contributor writes in the place of the page's words. */
export interface Contribution {
  baseline: string;
  report: string;
  id: string;
  /** What stands for the page's dots: the other options of the import. */
  options: string;
}

/** What came of a line: how it ended, and what it printed. */
export interface Walked {
  line: string;
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Where the contributor works, below a folder. */
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
 * Walks the whole way of CONTRIBUTING.md in a clone of a fork, below a folder, with half the times of the baseline as results;
 * `npm ci` is done by links to the packages of this project. Ends at the first line that fails.
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
