import { join } from 'node:path';

/** A module of the plugin that the bundler puts into pages, by its path below src/plugin; in the package compiled for the bundler. */
export function ownModule(name: string): string {
  return join(__dirname, 'client', 'plugin', `${name}.js`);
}
