/** In development, the newest data of each generated file that an open page shows. Pages that are built hold none of this. */

/** The type of the messages in which the development server says new data, `{ [file]: data }`. */
export const NEWS = 'benchmark-reports';

/** Data as they were imported, and the file that they are of: a page has the object and knows no file. */
const files = new WeakMap<object, string>();
const newest = new Map<string, object>();
const listeners = new Set<() => void>();

/** Takes the data of a file for its newest; whoever shows others is told. */
export function hold(file: string, data: object): void {
  files.set(data, file);
  const known = newest.get(file);
  if (known && JSON.stringify(known) === JSON.stringify(data)) return;
  newest.set(file, data);
  for (const tell of listeners) tell();
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
