import { chmodSync, existsSync, lstatSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { InputError } from './command';

/** Puts `temporary` in the place of `target`; a failure leaves the old folder where it was. */
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

function refuse(target: string, force: boolean): void {
  const stats = lstatSync(target, { throwIfNoEntry: false });
  if (!stats) return;
  if (!stats.isDirectory()) throw new InputError(`${target} is there and is no folder; nothing written`);
  if (!force) throw new InputError(`${target} is there already; nothing written. Replace it with --force`);
}

/**
 * Writes a folder of files whole or not at all: into a temporary folder beside the target, then renamed. An existing
 * folder is replaced only with `force`; it stays as it was if anything fails. Throws InputError where it must not be replaced.
 */
export function writeFolder(folder: string, files: ReadonlyMap<string, string | Uint8Array>, force: boolean): void {
  const target = resolve(folder);
  refuse(target, force);
  mkdirSync(dirname(target), { recursive: true });
  const temporary = mkdtempSync(join(dirname(target), `.${basename(target)}-`));
  try {
    chmodSync(temporary, 0o777 & ~process.umask());
    for (const [name, content] of files) writeFileSync(join(temporary, name), content);
    if (existsSync(target)) replace(temporary, target);
    else renameSync(temporary, target);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
