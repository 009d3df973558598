import { existsSync, lstatSync, readdirSync, renameSync, rmdirSync, unlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The files that a folder of artifacts may hold: nothing else is ever removed. */
const OURS = /^[a-z0-9.-]+\.(csv|json|mdx)$/;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Files and folders beside the target that a process which is no more was writing for it, by path. */
function leftovers(target: string): string[] {
  const parent = dirname(target);
  if (!existsSync(parent)) return [];
  const start = `.${basename(target)}-`;
  const isDead = (rest: string) => {
    const pid = /^(\d+)(-[A-Za-z0-9]{6}(\.old)?)?$/.exec(rest)?.[1];
    return pid !== undefined && !isAlive(Number(pid));
  };
  return readdirSync(parent)
    .filter((name) => name.startsWith(start) && isDead(name.slice(start.length)))
    .map((name) => join(parent, name));
}

/** Removes a file of ours, or a folder of ours with the files in it; a folder that holds anything else stays. */
function remove(path: string): void {
  const kind = lstatSync(path);
  if (kind.isFile()) unlinkSync(path);
  if (kind.isDirectory()) removeFolder(path);
}

function removeFolder(folder: string): void {
  const names = readdirSync(folder);
  if (!names.every((name) => OURS.test(name))) return;
  for (const name of names) unlinkSync(join(folder, name));
  rmdirSync(folder);
}

/**
 * Tidies up after a process that was killed while it wrote `target`: where it had moved the old folder away and not yet the
 * new one in, the old one comes back; files and folders that were only begun are removed.
 */
export function restoreLeftovers(target: string): void {
  const found = leftovers(target);
  const [old] = found.filter((path) => path.endsWith('.old'));
  if (old && !existsSync(target)) renameSync(old, target);
  for (const path of found.filter((one) => existsSync(one))) remove(path);
}
