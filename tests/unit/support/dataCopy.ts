import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { inTemporaryFolder } from './temporary';

/** Runs `use` with a copy of the committed data folder, in which it may change anything. */
export function withDataCopy<T>(use: (data: string) => T): T {
  return inTemporaryFolder((folder) => {
    const data = join(folder, 'data');
    cpSync('static/data', data, { recursive: true });
    return use(data);
  });
}
