import { execFileSync } from 'node:child_process';
import { cpSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { FROZEN_DATA } from './frozenSite';
import { inTemporaryFolder, temporaryFolder } from './temporary';

const IDENTITY = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', '-c', 'commit.gpgsign=false'];

/** Runs git in a folder and returns its output; throws if it fails. Ignores the machine's settings. */
export function git(folder: string, ...args: string[]): string {
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
  const output = execFileSync('git', [...IDENTITY, ...args], { cwd: folder, env, encoding: 'utf8', stdio: 'pipe' });
  return output.trim();
}

/** Commits everything in a folder and returns the commit's ID. */
export function commitAll(folder: string, message: string): string {
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', message);
  return git(folder, 'rev-parse', 'HEAD');
}

let repository: string | null = null;

/** Runs `use` in a git repository whose only commit, on main, holds the frozen data folder. */
export function withRepository<T>(use: (repository: string) => T): T {
  if (repository === null) {
    repository = temporaryFolder();
    cpSync(FROZEN_DATA, join(repository, 'static/data'), { recursive: true });
    git(repository, 'init', '--quiet', '--initial-branch', 'main');
    commitAll(repository, 'Data');
  }
  const made = repository;
  return inTemporaryFolder((folder) => {
    cpSync(made, folder, { recursive: true });
    return use(realpathSync(folder));
  });
}
