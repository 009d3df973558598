import { type CompareIndex, type IndexEntry, type IndexShard, shardsOf, unpackIndex } from '../setIndex';

interface IndexFile {
  entries: IndexEntry[];
  shards: IndexShard[];
}

const files = new Map<string, Promise<IndexFile>>();
const lists = new Map<string, IndexEntry[]>();

async function fetched(url: string): Promise<IndexFile> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the server responded with ${response.status}`);
  const index = (await response.json()) as CompareIndex;
  return { entries: unpackIndex(index), shards: index.shards };
}

/** A file of the list, fetched once; the next call repeats a failed fetch. */
function fetchFile(url: string): Promise<IndexFile> {
  const file = files.get(url) ?? fetched(url);
  files.set(url, file);
  file.catch(() => files.delete(url));
  return file;
}

/** The same list for the same files, so that nothing is computed again. */
function joined(key: string, parts: readonly IndexFile[]): IndexEntry[] {
  const list = lists.get(key) ?? parts.flatMap(({ entries }) => entries);
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
