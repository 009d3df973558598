import { gitText } from './git';

/** The commit that this work started from: the merge base with main, or on main the commit before; null if unknown. */
function baseCommit(): string | null {
  const head = gitText('.', ['rev-parse', 'HEAD']);
  const bases = ['origin/main', 'main'].map((branch) => gitText('.', ['merge-base', 'HEAD', branch]));
  const base = bases.find((commit) => commit !== null && commit !== head);
  return base ?? gitText('.', ['rev-parse', '--verify', 'HEAD^1']);
}

/** Whether a file below one of these paths changed since the work started, uncommitted changes included. True if git cannot tell. */
export function hasChanged(paths: readonly string[]): boolean {
  const base = baseCommit();
  if (base === null) return true;
  const changed = gitText('.', ['diff', '--name-only', base, '--', ...paths]);
  const added = gitText('.', ['ls-files', '--others', '--exclude-standard', '--', ...paths]);
  return changed === null || changed !== '' || added !== '';
}
