import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import instances from '@generated/benchmark-reports/instances.json';

/**
 * The data.json of a page for the server's HTML, safe inside a script element. Read from the files of this build, so
 * that no page's data is part of a bundle. `path` is the page's, without base path.
 */
export function pageJson(path: string): string {
  const files = Object.values(instances.outputs).map((folder) => join(folder, path, 'data.json'));
  const file = files.find((name) => existsSync(name)) ?? files[0] ?? '';
  return readFileSync(file, 'utf8').replaceAll('<', '\\u003c');
}
