import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CORPUS = 'tests/fixtures/fuzz/corpus';
const FOUND = 'tests/fixtures/fuzz/found';

/** Text files of a folder by name; none where there is no such folder. */
function textsIn(folder: string): Map<string, string> {
  try {
    const names = readdirSync(folder).sort();
    return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Map();
    throw error;
  }
}

/** Small files that are as they should be, from which inputs of a target are made. */
export function corpusOf(target: string): string[] {
  return [...textsIn(join(CORPUS, target)).values()];
}

/** Inputs that once broke a target, by name: each is tried again first. */
export function foundOf(target: string): Map<string, string> {
  return textsIn(join(FOUND, target));
}

/** A committed artifact as text. */
export function artifactText(path: string): string {
  return readFileSync(join('static/data', path), 'utf8');
}
