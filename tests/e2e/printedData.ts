import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The JSON of the data in a built page, whose path starts and ends in a slash. Throws if the page has none. */
export function printedData(build: string, path: string): string {
  const html = readFileSync(join(build, path, 'index.html'), 'utf8');
  const [, json] = /<script [^>]*text\/x-page-data[^>]*>([^<]+)/.exec(html) ?? [];
  if (json === undefined) throw new Error(`${path} has no data in its HTML`);
  return json;
}
