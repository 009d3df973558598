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

/** What stands behind the name of a target where a process writes it: its id, and for folders six letters. */
const WRITER = /-(\d+)(-[A-Za-z0-9]{6}(\.old)?)?$/;

/** Files and folders of a folder that a process which is no more was writing, by path; only those for one name where it is given. */
function leftovers(folder: string, target?: string): string[] {
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
  const found = leftovers(dirname(target), basename(target));
  const [old] = found.filter((path) => path.endsWith('.old'));
  if (old && !existsSync(target)) renameSync(old, target);
  for (const path of found.filter((one) => existsSync(one))) remove(path);
}

/** Removes the files of a folder that processes which are no more had begun to write there. */
export function removeBegunFiles(folder: string): void {
  for (const path of leftovers(folder)) if (lstatSync(path).isFile()) unlinkSync(path);
}
