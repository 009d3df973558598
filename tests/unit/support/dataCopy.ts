import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { FROZEN_DATA } from './frozenSite';
import { inTemporaryFolder, replaceIn } from './temporary';

/** Runs `use` with a copy of the frozen data folder, which it may change. */
export function withDataCopy<T>(use: (data: string) => T): T {
  return inTemporaryFolder((folder) => {
    const data = join(folder, 'data');
    cpSync(FROZEN_DATA, data, { recursive: true });
    return use(data);
  });
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
