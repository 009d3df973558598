import type { OutputFile } from './files';

/** The served data of a page: data.json next to it. `path` is the page's, without base path. */
export function pageDataFile(path: string, data: unknown): OutputFile {
  return { path: `${path.slice(1)}data.json`, text: JSON.stringify(data) };
}
