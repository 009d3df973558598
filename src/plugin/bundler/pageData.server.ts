import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import instances from '@generated/benchmark-reports/instances.json';

/**
 * The data.json of a page. Read from the files of this build, so that no page's data is part of a bundle. `path` is the
 * page's, without base path.
 */
export function pageJson(path: string): string {
  const files = Object.values(instances.outputs).map((folder) => join(folder, path, 'data.json'));
  const file = files.find((name) => existsSync(name)) ?? files[0] ?? '';
  return readFileSync(file, 'utf8');
}

function picked(json: string, keys: readonly string[]): string {
  const data = JSON.parse(json);
  return JSON.stringify(Object.fromEntries(keys.map((key) => [key, data[key]])));
}

/** The data with these keys, or all data, that a page's HTML contains for the browser, safe inside a script element. */
export function sentJson(path: string, keys?: readonly string[]): string {
  const json = pageJson(path);
  return (keys ? picked(json, keys) : json).replaceAll('<', '\\u003c');
}
