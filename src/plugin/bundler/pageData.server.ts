import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import instances from '@generated/benchmark-reports/instances.json';
import { browserJson } from '../../components/page/page';

/**
 * The data.json of a page. Read from the files of this build, so that no page's data is part of a bundle. `path` is the
 * page's, without base path.
 */
export function pageJson(path: string): string {
  const files = Object.values(instances.outputs).map((folder) => join(folder, path, 'data.json'));
  const file = files.find((name) => existsSync(name)) ?? files[0] ?? '';
  return readFileSync(file, 'utf8');
}

/** The data of a page that its HTML contains for the browser, safe inside a script element. */
export function sentJson(path: string): string {
  return browserJson(pageJson(path)).replaceAll('<', '\\u003c');
}
