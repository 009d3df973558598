import { join } from 'node:path';

/** The path of a plugin module bundled into pages, compiled for the package, by its path below src/plugin. */
export function ownModule(name: string): string {
  return ownPath(`plugin/${name}.js`);
}

/** The path of a file or folder bundled into pages, compiled for the package, by its path below src. */
export function ownPath(name: string): string {
  return join(__dirname, 'client', name);
}
