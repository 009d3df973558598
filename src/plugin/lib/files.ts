import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { filesBelow } from '../../data/filesBelow';

/** A file to publish: its path from the output folder, with forward slashes, and its text. */
export interface OutputFile {
  path: string;
  text: string;
}

/** A file to publish that is no text. */
export interface BinaryFile {
  path: string;
  bytes: Uint8Array;
}

/**
 * Makes the folder hold exactly these files. Only changed files are written, each whole at once (a new file renamed
 * into place), so that a server never sends half of one; files of an earlier build that are not listed are removed,
 * unless their path is one of `kept`. Throws for a path that leaves the folder.
 */
export function writeOutput(folder: string, files: readonly (OutputFile | BinaryFile)[], kept: string[] = []): void {
  addOutput(folder, files);
  const wanted = new Set([...files.map(({ path }) => path), ...kept]);
  for (const path of filesBelow(folder)) if (!wanted.has(path)) rmSync(join(folder, path));
}

/** Writes these files next to those that are there. Throws for a path that leaves the folder. */
export function addOutput(folder: string, files: readonly (OutputFile | BinaryFile)[]): void {
  for (const file of files) {
    const content = 'text' in file ? Buffer.from(file.text) : Buffer.from(file.bytes);
    writeWhole(inside(folder, file.path), content);
  }
}

/** A short name for these files that changes with any of them: 16 hexadecimal digits of their SHA-256. */
export function digest(files: readonly OutputFile[]): string {
  const hash = createHash('sha256');
  for (const { path, text } of files) hash.update(`${path}\n${text}\n`);
  return hash.digest('hex').slice(0, 16);
}

function inside(folder: string, path: string): string {
  const target = resolve(folder, path);
  if (!target.startsWith(resolve(folder) + sep)) throw new Error(`${path}: a served file must stay inside ${folder}`);
  return target;
}

/** Writes a file whole or not at all, and only where it changes. */
export function writeWhole(target: string, content: Buffer): void {
  if (existsSync(target) && readFileSync(target).equals(content)) return;
  mkdirSync(dirname(target), { recursive: true });
  const draft = `${target}.${process.pid}.tmp`;
  writeFileSync(draft, content);
  renameSync(draft, target);
}
