import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { filesBelow } from '../../data/filesBelow';

/** A text file to publish; its path is from the output folder, with forward slashes. */
export interface OutputFile {
  path: string;
  text: string;
}

/** A file whose text is computed each time it is read, so that large texts do not stay in memory. */
export function lazyFile(path: string, text: () => string): OutputFile {
  return {
    path,
    get text() {
      return text();
    },
  };
}

export interface BinaryFile {
  path: string;
  bytes: Uint8Array;
}

/**
 * Makes the folder contain exactly these files. Writes only changed files, each atomically (a new file is renamed), so
 * that a server never sends a partial one; removes files of an earlier build that are not listed, except `kept` paths.
 * Throws for a path that leaves the folder.
 */
export function writeOutput(folder: string, files: readonly (OutputFile | BinaryFile)[], kept: string[] = []): void {
  addOutput(folder, files);
  const wanted = new Set([...files.map(({ path }) => path), ...kept]);
  for (const path of filesBelow(folder)) if (!wanted.has(path)) rmSync(join(folder, path));
}

/** Writes these files next to existing ones. Throws for a path that leaves the folder. */
export function addOutput(folder: string, files: readonly (OutputFile | BinaryFile)[]): void {
  for (const file of files) {
    const content = 'text' in file ? Buffer.from(file.text) : Buffer.from(file.bytes);
    writeWhole(pathInside(folder, file.path), content);
  }
}

/** 16 hexadecimal digits of the files' SHA-256. */
export function digest(files: readonly OutputFile[]): string {
  const hash = createHash('sha256');
  for (const { path, text } of files) hash.update(`${path}\n${text}\n`);
  return hash.digest('hex').slice(0, 16);
}

function pathInside(folder: string, path: string): string {
  const target = resolve(folder, path);
  if (!target.startsWith(resolve(folder) + sep)) throw new Error(`${path}: a served file must stay inside ${folder}`);
  return target;
}

/** Writes a file atomically, and only if it changed. */
export function writeWhole(target: string, content: Buffer): void {
  if (existsSync(target) && readFileSync(target).equals(content)) return;
  mkdirSync(dirname(target), { recursive: true });
  const draft = `${target}.${process.pid}.tmp`;
  writeFileSync(draft, content);
  renameSync(draft, target);
}
