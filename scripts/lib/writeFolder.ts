import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { InputError } from './command';
import { printMessage } from './print';

/** Signals that end a process by default; they are delayed while a folder is written. Only SIGKILL can interrupt it. */
const SIGNALS: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** A temporary folder by name: of which folder it is, of which process, and whether it is the replaced one. */
interface Temporary {
  target: string;
  pid: number;
  isOld: boolean;
}

/** Reads the name of a temporary folder, ".ID-PID-abc123" or ".ID-PID-abc123.old"; null for other names. */
export function temporaryOf(name: string): Temporary | null {
  const [, target, pid, old] = /^\.(.+)-(\d+)-[A-Za-z0-9]{6}(\.old)?$/.exec(name) ?? [];
  return target === undefined ? null : { target, pid: Number(pid), isOld: old !== undefined };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** Restores a folder that a killed process was replacing, and removes the temporary folders of ended processes. */
function cleanUp(target: string): void {
  const parent = dirname(target);
  if (!existsSync(parent)) return;
  const left = readdirSync(parent).filter((name) => {
    const temporary = temporaryOf(name);
    return temporary?.target === basename(target) && !isRunning(temporary.pid);
  });
  const old = left.find((name) => temporaryOf(name)?.isOld);
  if (old !== undefined && !existsSync(target)) {
    renameSync(join(parent, old), target);
    printMessage(`${target} was restored: an earlier command ended while it replaced this folder\n`);
  }
  for (const name of left) rmSync(join(parent, name), { recursive: true, force: true });
}

/** Replaces `target` by `temporary`; if that fails, the old folder remains. */
function replace(temporary: string, target: string): void {
  const old = `${temporary}.old`;
  renameSync(target, old);
  try {
    renameSync(temporary, target);
  } catch (error) {
    renameSync(old, target);
    throw error;
  }
  rmSync(old, { recursive: true });
}

/** Throws InputError if a parent of a path is a file. */
function refuseFileOnTheWay(path: string): void {
  const parent = dirname(path);
  if (parent === path) return;
  refuseFileOnTheWay(parent);
  if (existsSync(parent) && !statSync(parent).isDirectory())
    throw new InputError(`${parent} is not a folder; nothing written`);
}

/** The cures of an existing result set, for commands with the option --id. */
export const REPLACE_OR_RENAME = 'Replace it with --force, or choose a different --id';

/**
 * Throws InputError if the folder exists and must not be replaced, or cannot be created. First cleans up after commands
 * that were killed while they wrote it.
 */
export function refuseExisting(folder: string, force: boolean, cure = 'Replace it with --force'): void {
  const target = resolve(folder);
  refuseFileOnTheWay(target);
  cleanUp(target);
  const stats = lstatSync(target, { throwIfNoEntry: false });
  if (!stats) return;
  if (!stats.isDirectory()) throw new InputError(`${target} already exists and is not a folder; nothing written`);
  if (!force) throw new InputError(`${target} already exists; nothing written. ${cure}`);
}

/** Creates a folder and its parents one by one: Node's recursive mkdir never ends below /proc. Throws InputError. */
function makeFolders(folder: string): void {
  if (existsSync(folder)) return;
  makeFolders(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
    throw new InputError(`${folder} cannot be made: ${(error as Error).message}; nothing written`);
  }
}

/** Moves a new folder to its place; if another process has created one there, that one remains. */
function moveIn(temporary: string, target: string): void {
  try {
    renameSync(temporary, target);
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    throw new InputError(`${target} was written by another process meanwhile; nothing written`);
  }
}

function write(target: string, files: ReadonlyMap<string, string | Uint8Array>, force: boolean): void {
  const temporary = mkdtempSync(join(dirname(target), `.${basename(target)}-${process.pid}-`));
  try {
    chmodSync(temporary, 0o777 & ~process.umask());
    for (const [name, content] of files) writeFileSync(join(temporary, name), content);
    if (force && existsSync(target)) replace(temporary, target);
    else moveIn(temporary, target);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

function end(): void {
  process.exit(130);
}

/** Runs `work`, which must be synchronous, to its end; a signal meanwhile ends the process afterwards. */
export function uninterrupted(work: () => void): void {
  for (const signal of SIGNALS.filter((name) => !process.listeners(name).includes(end))) process.on(signal, end);
  try {
    work();
  } finally {
    setImmediate(() => {
      for (const signal of SIGNALS) process.off(signal, end);
    });
  }
}

/**
 * Writes a folder of files atomically: into a temporary folder next to the target, then renamed. An existing folder is
 * replaced only with `force`, and remains unchanged if anything fails. Throws InputError if the folder must not be
 * replaced or cannot be created.
 */
export function writeFolder(folder: string, files: ReadonlyMap<string, string | Uint8Array>, force: boolean): void {
  const target = resolve(folder);
  refuseFileOnTheWay(target);
  refuseExisting(target, force);
  makeFolders(dirname(target));
  uninterrupted(() => write(target, files, force));
}

/** Creates a file; a partial file is removed. */
function create(target: string, content: string): void {
  try {
    writeFileSync(target, content, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST')
      throw new InputError(`${target} already exists; nothing written`);
    rmSync(target, { force: true });
    throw error;
  }
}

/** Writes a new text file. Throws InputError if the file exists or cannot be created. */
export function writeFile(path: string, content: string): void {
  const target = resolve(path);
  refuseFileOnTheWay(target);
  makeFolders(dirname(target));
  uninterrupted(() => create(target, content));
}

/** Replaces a text file, or creates it with its folder, by renaming a finished file next to it. */
export function replaceFile(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.part`, content);
  renameSync(`${path}.part`, path);
}
