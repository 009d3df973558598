/** The newest data of each generated file on an open page, in development only. */

/** The type of messages with new data, `{ [file]: data }`, from the development server. */
export const DATA_MESSAGE = 'benchmark-reports';

/** Imported data objects and their files; a page has the object but not the file name. */
const files = new WeakMap<object, string>();
const latestData = new Map<string, object>();
const listeners = new Set<() => void>();

/** Stores the newest data of a file and notifies components. Unchanged parts remain the same object. */
export function storeData(file: string, data: object): void {
  files.set(data, file);
  const known = latestData.get(file);
  const shared = keepUnchanged(known, data) as object;
  if (shared === known) return;
  latestData.set(file, shared);
  for (const tell of listeners) tell();
}

/** Parsed JSON that reuses equal parts of an earlier value; the earlier value itself if all is equal. */
function keepUnchanged(before: unknown, after: unknown): unknown {
  if (typeof before !== 'object' || typeof after !== 'object' || !before || !after) return after;
  const [earlier, entries] = [new Map(Object.entries(before)), Object.entries(after)];
  const shared = entries.map(([key, value]) => [key, keepUnchanged(earlier.get(key), value)] as const);
  const isSame = shared.length === earlier.size && shared.every(([key, value]) => value === earlier.get(key));
  if (isSame && Array.isArray(before) === Array.isArray(after)) return before;
  return Array.isArray(after) ? shared.map(([, value]) => value) : Object.fromEntries(shared);
}

/** The newest data of the same file as `data`; `data` itself if it belongs to no file. */
export function latestDataOf<Data>(data: Data): Data {
  const file = files.get(data as object);
  return file === undefined ? data : (latestData.get(file) as Data);
}

/** Calls a function after every update; returns a function to unsubscribe. */
export function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Stores the data in a message of the development server, for files that this page uses. */
export function onMessage(message: string): void {
  const { type, data } = JSON.parse(message) as { type: string; data: Record<string, object> };
  if (type !== DATA_MESSAGE) return;
  for (const [file, said] of Object.entries(data)) if (latestData.has(file)) storeData(file, said);
}
