import { join } from 'node:path';

/** The path of a plugin module that is bundled into pages, by its path below src/plugin without extension. */
export function ownModule(name: string): string {
  return ownPath(`plugin/${name}.ts`);
}

/** The path of a file or folder that is bundled into pages, by its path below src. */
export function ownPath(name: string): string {
  return join(__dirname, '../..', name);
}
