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

/** The folder that Linux keeps in memory. */
const MEMORY = '/dev/shm';
/** So much of it must be free, bytes: every test that runs at a time has room for a copy of the project and a build of it. */
const ROOM = 4 * 2 ** 30;

/** Whether that folder has the room. Containers often have one of 64 MB. */
function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM;
  } catch {
    return false;
  }
}

/**
 * Where tests make their folders: where TMPDIR says; else in memory where there is room, since a build writes thousands of files; else where
 * the system keeps such.
 */
export const TEMPORARY = !process.env.TMPDIR && hasRoom() ? MEMORY : tmpdir();

const folders: string[] = [];
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A new empty folder, which is removed when the tests of this process have ended. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(TEMPORARY, 'spark-benchmarks-test-'));
  folders.push(folder);
  return folder;
}

/** Runs `use` in a new empty folder, which is removed afterwards whatever happens; after the end of work that takes its time. */
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

/** Writes a file with the folders above it and returns its path. */
export function writeBelow(folder: string, path: string, content: string | Uint8Array): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
}

/** Every file below a folder by its path from there, as text; hidden ones too. */
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
