import { isAbsolute } from 'node:path';
import { InputError } from '../command';
import { gitText } from '../git';

const MAINS = ['origin/main', 'main'];

/** The last commit that HEAD and the main branch share; null without Git or a main branch. */
export function mergeBase(folder: string): string | null {
  return MAINS.map((main) => gitText(folder, ['merge-base', 'HEAD', main])).find((commit) => commit !== null) ?? null;
}

/** Files of a folder that differ from a commit or are not committed; null without Git or the commit. */
export function changedFiles(folder: string, commit?: string | null): string[] | null {
  try {
    const base = commit ?? mergeBase(folder);
    const changed = base && gitText(folder, ['diff', '--name-only', '--relative', base]);
    const added = gitText(folder, ['ls-files', '--others', '--exclude-standard']);
    return changed == null || added === null ? null : [...changed.split('\n'), ...added.split('\n')];
  } catch (error) {
    if (error instanceof InputError) return null;
    throw error;
  }
}

/** Returns a function: true if a file or folder below `folder` equals that on the main branch; false if unknown. */
export function createUnchangedTest(folder: string): (path: string) => boolean {
  const changed = changedFiles(folder);
  if (!changed) return () => false;
  return (path) => !isAbsolute(path) && !changed.some((file) => file === path || file.startsWith(`${path}/`));
}
