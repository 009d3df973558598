import { join } from 'node:path';

/** A module of the plugin that the bundler puts into pages, by its path below src/plugin without its ending. */
export function ownModule(name: string): string {
  return join(__dirname, '..', `${name}.ts`);
}
