import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { FROZEN_DATA } from './frozenSite';
import { replaceIn, temporaryFolder } from './temporary';

let folder: string | null = null;

/**
 * Runs `use` with a copy of the frozen data folder, which it may change. Every copy of a process is at the same path, so
 * that unchanged files are not parsed again.
 */
export function withDataCopy<T>(use: (data: string) => T): T {
  folder ??= temporaryFolder();
  rmSync(folder, { recursive: true });
  const data = join(folder, 'data');
  cpSync(FROZEN_DATA, data, { recursive: true });
  return use(data);
}

/** Cases of a table: name, change to a copy of the data, message. A line is `name | file | old | new | message`. */
export function replacedCases(table: string): [what: string, change: (data: string) => void, message: string][] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [what = '', file = '', old = '', text = '', message = ''] = line.replaceAll('\\n', '\n').split(' | ');
      return [what.trim(), (data) => replaceIn(data, file, old, text), message];
    });
}
