import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Relative paths of all files below a folder, with forward slashes; empty if it is missing. Links are not followed. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return filesBelow(join(folder, entry.name)).map((path) => `${entry.name}/${path}`);
    return entry.isFile() ? [entry.name] : [];
  });
}
