import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Folder that Linux keeps in memory. */
const MEMORY = '/dev/shm';
/** Required free space, bytes: enough for a copy and a build of the project per parallel test. */
const ROOM = 4 * 2 ** 30;

/** True if that folder has enough free space. In containers it often has only 64 MB. */
function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM;
  } catch {
    return false;
  }
}

/**
 * Parent of temporary folders: TMPDIR if set; otherwise memory if there is room, because a build writes thousands of
 * files; otherwise the system's folder.
 */
export const TEMPORARY = !process.env.TMPDIR && hasRoom() ? MEMORY : tmpdir();

const folders: string[] = [];
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Creates an empty folder, which is deleted at the end of this process's tests. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(TEMPORARY, 'spark-benchmarks-test-'));
  folders.push(folder);
  return folder;
}

/** Runs `use` in a new empty folder, which is deleted afterwards, also after an error or a promise. */
export function inTemporaryFolder<T>(use: (folder: string) => T): T {
  const folder = mkdtempSync(join(TEMPORARY, 'spark-benchmarks-test-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  let pending = false;
  try {
    const result = use(folder);
    pending = result instanceof Promise;
    return pending ? ((result as Promise<unknown>).finally(remove) as T) : result;
  } finally {
    if (!pending) remove();
  }
}

/** Writes a file with its parent folders and returns its path. */
export function writeBelow(folder: string, path: string, content: string | Uint8Array): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
}

/** Every file below a folder by relative path, as text, including hidden files. */
export function filesOf(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

/** Changes one file of a folder; throws if the text to replace is not there, so that a test cannot pass by accident. */
export function replaceIn(folder: string, path: string, from: string, to: string): void {
  const file = join(folder, path);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${path} does not contain ${from}`);
  writeFileSync(file, text.replace(from, to));
}
