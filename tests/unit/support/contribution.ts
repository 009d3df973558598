import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
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

/** The lines of the whole way of a contribution, as a page prints them, without their comments. */
export function wholeWay(page: string): string[] {
  const block = /## The whole way in ten lines\n+```bash\n([\s\S]*?)\n```/.exec(readFileSync(page, 'utf8'))?.[1] ?? '';
  return block.split('\n').map((line) => line.replace(/\s+#.*/, ''));
}

/** A repository whose only commit, on main, holds the files of the project as they are now; its path. */
export function makeFork(folder: string): string {
  const fork = join(folder, 'fork', 'spark-engine-benchmarks');
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

/** The text of results with each time of a results.csv halved: query, statistic, fastest and slowest. */
export function halved(results: string): string {
  const [, ...rows] = results.trimEnd().split('\n');
  const half = rows.map((row) => {
    const [query, , ...times] = row.split(',').slice(0, 5);
    return [query, ...times.map((time) => Number(time) / 2)].join(',');
  });
  return `query,median,min,max\n${half.join('\n')}\n`;
}
