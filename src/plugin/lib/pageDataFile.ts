import type { OutputFile } from './files';

/** The served file of what one page prints: data.json next to the page. `path` is the page's, without base path. */
export function pageDataFile(path: string, data: unknown): OutputFile {
  return { path: `${path.slice(1)}data.json`, text: JSON.stringify(data) };
}
