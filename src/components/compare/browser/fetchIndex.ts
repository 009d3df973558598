import { type CompareIndex, type IndexEntry, unpackIndex } from '../setIndex';

const lists = new Map<string, Promise<IndexEntry[]>>();

async function fetched(base: string): Promise<IndexEntry[]> {
  const response = await fetch(`${base}data/compare-index.json`);
  if (!response.ok) throw new Error(`the server responded with ${response.status}`);
  return unpackIndex((await response.json()) as CompareIndex);
}

/** The list of all result sets, fetched once; the next call repeats a failed fetch. `base` ends in a slash. */
export function fetchIndex(base: string): Promise<IndexEntry[]> {
  const list = lists.get(base) ?? fetched(base);
  lists.set(base, list);
  list.catch(() => lists.delete(base));
  return list;
}
