import { existsSync, readdirSync } from 'node:fs';

export const DATA = 'static/data';

/** Names in a folder without .json, excluding hidden files; empty if there is no folder. */
export function idsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => !name.startsWith('.'));
  return names.map((name) => name.replace(/\.json$/, '')).sort();
}
