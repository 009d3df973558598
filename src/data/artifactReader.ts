import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { problem } from '../benchmark/model/problem';
import type { Artifact, Problem } from '../benchmark/model/resultSet';
import { SLUG, SLUG_WORDS } from '../resultSet/ids';
import { isProblem, readArtifact } from './decode';

/** Left behind by editors, file managers, and interrupted imports. */
const IGNORED = /^[.#]|~$|^README\.md$/;

/** True if a file is ignored although it would be published. README.md and Git's files are intended. */
export function isLeftBehind(name: string): boolean {
  return IGNORED.test(name) && name !== 'README.md' && !name.startsWith('.git');
}

/** A file or folder: its name, its full path on disk or in the tree, and its path for messages. */
export interface Entry {
  name: string;
  full: string;
  path: string;
}

type Kind = 'file' | 'folder' | 'link';

/** The kind of entry at a path; null if there is none. Anything else counts as a file; reading it reports the problem. */
export function kindOf(path: string): Kind | null {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (!stats) return null;
  if (stats.isSymbolicLink()) return 'link';
  return stats.isDirectory() ? 'folder' : 'file';
}

/** Names in a folder; empty if it is missing or not a folder. */
export function namesIn(folder: string): string[] {
  return kindOf(folder) === 'folder' ? readdirSync(folder) : [];
}

/** Reads folders and files and collects their problems; `shown` returns the path for messages. */
export class ArtifactReader {
  readonly problems: Problem[] = [];

  constructor(private readonly shown: (full: string) => string) {}

  /** Entries of a folder, sorted by name; links are refused. Empty if the folder is missing. */
  entries(folder: string, kind: 'folder' | 'file'): Entry[] {
    const names = namesIn(folder).filter((name) => !IGNORED.test(name));
    return names.sort().flatMap((name) => this.entry(join(folder, name), name, kind));
  }

  private entry(full: string, name: string, kind: 'folder' | 'file'): Entry[] {
    const path = this.shown(full);
    const found = kindOf(full);
    if (found === kind) return [{ name, full, path }];
    if (found === 'link')
      this.problems.push(problem(path, null, 'symbolic links are not followed', 'commit the file itself'));
    else if (found !== null) this.problems.push(problem(path, null, `a ${kind} is expected here`));
    return [];
  }

  read({ full, path }: Entry): Artifact | null {
    const found = readArtifact(full, path);
    if (!isProblem(found)) return found;
    this.problems.push(found);
    return null;
  }

  /** True if an id is a slug; otherwise adds a problem. */
  slug(id: string, path: string): boolean {
    if (SLUG.test(id)) return true;
    this.problems.push(problem(path, null, `the id ${JSON.stringify(id)} is not allowed`, `use ${SLUG_WORDS}`));
    return false;
  }

  unknown(entry: Entry, allowed: string): void {
    this.problems.push(
      problem(
        entry.path,
        null,
        `unknown file or folder (allowed here: ${allowed})`,
        'remove it: everything in this folder is published',
      ),
    );
  }
}
