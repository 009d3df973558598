import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { inTemporaryFolder, replaceIn } from './temporary';

/** Runs `use` with a copy of the committed data folder, in which it may change anything. */
export function withDataCopy<T>(use: (data: string) => T): T {
  return inTemporaryFolder((folder) => {
    const data = join(folder, 'data');
    cpSync('static/data', data, { recursive: true });
    return use(data);
  });
}

/** The cases of a table: a name, a change of a copy of the data, and a message. A line is `name | file | old text | new text | message`. */
export function replacedCases(table: string): [what: string, change: (data: string) => void, message: string][] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [what = '', file = '', old = '', text = '', message = ''] = line.replaceAll('\\n', '\n').split(' | ');
      return [what.trim(), (data) => replaceIn(data, file, old, text), message];
    });
}
