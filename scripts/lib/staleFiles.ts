import { existsSync, lstatSync, readdirSync, renameSync, rmdirSync, unlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Files that a folder of artifacts may contain; nothing else is ever removed. */
const OURS = /^[a-z0-9.-]+\.(csv|json|mdx)$/;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The suffix of a target's name while a process writes it: the process id, and for folders six letters. */
const WRITER = /-(\d+)(-[A-Za-z0-9]{6}(\.old)?)?$/;

/** Paths of files and folders that a dead process was writing in a folder; limited to `target` if given. */
function findStaleFiles(folder: string, target?: string): string[] {
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  const isLeft = (name: string) => {
    const writer = WRITER.exec(name);
    const isOurs = target === undefined ? name.startsWith('.') : name.slice(0, writer?.index) === `.${target}`;
    return writer !== null && isOurs && !isAlive(Number(writer[1]));
  };
  return readdirSync(folder)
    .filter(isLeft)
    .map((name) => join(folder, name));
}

/** Removes one of these files, or a folder that contains only such files. */
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
 * Cleans up after a process that was killed while it wrote `target`: restores an old folder that it moved before the
 * new one was in place, and removes partial files and folders.
 */
export function restoreStaleFiles(target: string): void {
  const found = findStaleFiles(dirname(target), basename(target));
  const [old] = found.filter((path) => path.endsWith('.old'));
  if (old && !existsSync(target)) renameSync(old, target);
  for (const path of found.filter((one) => existsSync(one))) remove(path);
}

export function removePartialFiles(folder: string): void {
  for (const path of findStaleFiles(folder)) if (lstatSync(path).isFile()) unlinkSync(path);
}
