import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Paths of all files below a folder, relative to it, with forward slashes; none where the folder is missing. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return (readdirSync(folder, { recursive: true }) as string[])
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.split(sep).join('/'));
}
