import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import output from '@generated/benchmark-reports/default/output.json';

/**
 * The data.json of a page, for the server's HTML: safe inside a script element. Read from the files that the plugin has
 * written for this build, so no page's data is ever part of a bundle. `path` is the page's, without base path.
 */
export function pageJson(path: string): string {
  return readFileSync(join(output.folder, path, 'data.json'), 'utf8').replaceAll('<', '\\u003c');
}
