/** In development, the newest data of each generated file that an open page shows. Pages that are built hold none of this. */

/** The type of the messages in which the development server says new data, `{ [file]: data }`. */
export const NEWS = 'benchmark-reports';

/** Data as they were imported, and the file that they are of: a page has the object and knows no file. */
const files = new WeakMap<object, string>();
const newest = new Map<string, object>();
const listeners = new Set<() => void>();

/** Takes the data of a file for its newest; whoever shows others is told. What has not changed in it stays the same object, so that it need not be drawn anew. */
export function hold(file: string, data: object): void {
  files.set(data, file);
  const known = newest.get(file);
  const shared = sharing(known, data) as object;
  if (shared === known) return;
  newest.set(file, shared);
  for (const tell of listeners) tell();
}

/** Parsed JSON with every part of an earlier one in it that is equal; the earlier one itself where all is. */
function sharing(before: unknown, after: unknown): unknown {
  if (typeof before !== 'object' || typeof after !== 'object' || !before || !after) return after;
  const [earlier, entries] = [new Map(Object.entries(before)), Object.entries(after)];
  const shared = entries.map(([key, value]) => [key, sharing(earlier.get(key), value)] as const);
  const isSame = shared.length === earlier.size && shared.every(([key, value]) => value === earlier.get(key));
  if (isSame && Array.isArray(before) === Array.isArray(after)) return before;
  return Array.isArray(after) ? shared.map(([, value]) => value) : Object.fromEntries(shared);
}

/** The newest data of the file that data are of; themselves where they are of none. */
export function newestOf<Data>(data: Data): Data {
  const file = files.get(data as object);
  return file === undefined ? data : (newest.get(file) as Data);
}

/** Calls a function whenever data are new; returns what ends that. */
export function onNews(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Holds what a message of the development server says of files that this page knows. */
export function hear(message: string): void {
  const { type, data } = JSON.parse(message) as { type: string; data: Record<string, object> };
  if (type !== NEWS) return;
  for (const [file, said] of Object.entries(data)) if (newest.has(file)) hold(file, said);
}
