import { chmodSync, copyFileSync, cpSync, lstatSync, mkdirSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './temporary';

/** When the files of a copy say that they were written, until a test writes them. */
const UNTOUCHED = new Date('2000-01-01');

const GONE = 'gone';
const FOLDER = 'folder';

/** What of a file is another once it has been written, replaced, locked or taken away; a folder is a folder. */
function stateOf(path: string): string {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found) return GONE;
  return found.isDirectory() ? FOLDER : `${found.ino} ${found.size} ${found.mtimeMs} ${found.mode}`;
}

const modeOf = (path: string) => lstatSync(path).mode & 0o7777;

/** Everything below a folder by its path from there, folders before what is in them. */
function entriesBelow(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = join(below, entry.name);
    return entry.isDirectory() ? [path, ...entriesBelow(folder, path)] : [path];
  });
}

/**
 * A folder that is lent to one test after the other, each of which finds it as it was made: what a test has written, replaced, locked, added
 * or taken away is put back when it ends. That takes a twentieth of the time of a copy for each of them.
 */
export class LentCopy {
  private readonly made = temporaryFolder();
  private readonly folder = temporaryFolder();
  private readonly states = new Map<string, string>();
  private isLent = false;

  /** `make` fills an empty folder. */
  constructor(make: (folder: string) => void) {
    make(this.made);
    cpSync(this.made, this.folder, { recursive: true });
    for (const path of entriesBelow(this.folder)) this.remember(path);
  }

  /** Runs `use` with the folder, and restores it afterwards whatever happens; after the end of work that takes its time. */
  lend<T>(use: (folder: string) => T): T {
    if (this.isLent) throw new Error('the copy is lent already: a test may have it once at a time');
    this.isLent = true;
    let pending = false;
    try {
      const result = use(this.folder);
      pending = result instanceof Promise;
      return pending ? ((result as Promise<unknown>).finally(() => this.restore()) as T) : result;
    } finally {
      if (!pending) this.restore();
    }
  }

  private remember(path: string): void {
    const file = join(this.folder, path);
    if (!lstatSync(file).isDirectory()) utimesSync(file, UNTOUCHED, UNTOUCHED);
    this.states.set(path, stateOf(file));
  }

  private restore(): void {
    this.tidy();
    for (const path of this.states.keys()) if (stateOf(join(this.folder, path)) === GONE) this.putBack(path);
    this.isLent = false;
  }

  /** Takes away what was not there or is another; folders that were there get their modes first, since they may be locked. */
  private tidy(below = ''): void {
    for (const entry of readdirSync(join(this.folder, below), { withFileTypes: true })) {
      const path = join(below, entry.name);
      const file = join(this.folder, path);
      if (entry.isDirectory() && this.states.get(path) === FOLDER) {
        chmodSync(file, modeOf(join(this.made, path)));
        this.tidy(path);
      } else if (stateOf(file) !== this.states.get(path)) rmSync(file, { recursive: true, force: true });
    }
  }

  private putBack(path: string): void {
    const [from, to] = [join(this.made, path), join(this.folder, path)];
    if (lstatSync(from).isDirectory()) mkdirSync(to);
    else copyFileSync(from, to);
    chmodSync(to, modeOf(from));
    this.remember(path);
  }
}

let dataCopy: LentCopy | null = null;

/** Runs `use` with a copy of the committed data folder, in which it may change what it likes. */
export function withDataCopy<T>(use: (data: string) => T): T {
  dataCopy ??= new LentCopy((folder) => cpSync('static/data', join(folder, 'data'), { recursive: true }));
  return dataCopy.lend((folder) => use(join(folder, 'data')));
}
