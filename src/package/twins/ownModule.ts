import { join } from 'node:path';

/**
 * The path of a plugin module that is bundled into pages, by its path below src/plugin; in the package, compiled for
 * the bundler.
 */
export function ownModule(name: string): string {
  return join(__dirname, 'client', 'plugin', `${name}.js`);
}
