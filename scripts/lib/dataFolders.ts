import { existsSync, readdirSync } from 'node:fs';

/** Where the artifacts lie, unless a command is told otherwise. */
export const DATA = 'static/data';

/** The names of what lies in a folder, hidden files aside and without .json; none where there is no folder. */
export function idsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => !name.startsWith('.'));
  return names.map((name) => name.replace(/\.json$/, '')).sort();
}
