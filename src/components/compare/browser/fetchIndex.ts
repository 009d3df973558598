import { type CompareIndex, type IndexEntry, shardsOf } from '../setIndex';

const files = new Map<string, Promise<CompareIndex>>();
const lists = new Map<string, IndexEntry[]>();

async function fetched(url: string): Promise<CompareIndex> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the server responded with ${response.status}`);
  return response.json();
}

/** A file of the list, fetched once; the next call repeats a failed fetch. */
function fetchFile(url: string): Promise<CompareIndex> {
  const file = files.get(url) ?? fetched(url);
  files.set(url, file);
  file.catch(() => files.delete(url));
  return file;
}

/** The same list for the same files, so that nothing is computed again. */
function joined(key: string, parts: readonly CompareIndex[]): IndexEntry[] {
  const list = lists.get(key) ?? parts.flatMap(({ sets }) => sets);
  lists.set(key, list);
  return list;
}

/**
 * The list of result sets: at least all that are comparable with `ids`, every one for null. `base` is the site's URL and
 * ends in a slash.
 */
export async function fetchIndex(base: string, ids: readonly string[] | null): Promise<IndexEntry[]> {
  const root = await fetchFile(`${base}data/compare-index.json`);
  const urls = (ids ? shardsOf(root.shards, ids) : root.shards).map(({ path }) => base + path);
  return joined([base, ...urls].join(' '), [root, ...(await Promise.all(urls.map(fetchFile)))]);
}
