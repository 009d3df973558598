import { join } from 'node:path';

/** A module of the plugin that the bundler puts into pages, by its path below src/plugin without its ending. */
export function ownModule(name: string): string {
  return join(__dirname, '..', `${name}.ts`);
}

/** A file whose code decides what pages compile to, by its path below src/plugin without its ending. */
export function ownCompiler(name: string): string {
  return ownModule(name);
}
