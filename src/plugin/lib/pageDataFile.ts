import { type Page, pageJson } from '../../components/page/page';
import { lazyFile, type OutputFile } from './files';

/** The data of a page: data.json next to it, computed when it is read. `path` is the page's, without base path. */
export function pageDataFile(path: string, data: () => unknown): OutputFile {
  return lazyFile(`${path.slice(1)}data.json`, () => JSON.stringify(data()));
}

/** The data of a page of blocks. */
export function blockPageFile(path: string, page: () => Page): OutputFile {
  return lazyFile(`${path.slice(1)}data.json`, () => pageJson(page()));
}
