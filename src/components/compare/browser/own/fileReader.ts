import type { MakeRequest, ReaderAnswer, ReadRequest } from '../../../../reader/messages';

/** One thing that is being read, or was: it answers until it is stopped. */
export interface FileReader {
  ask(request: ReadRequest | MakeRequest): void;
  stop(): void;
}

/** Starts a worker that reads. `base` is the site's address and ends in a slash; `fail` hears that it could not be loaded. */
export function openReader(base: string, listen: (answer: ReaderAnswer) => void, fail: () => void): FileReader {
  const worker = new Worker(`${base}compare/reader.js`);
  worker.onmessage = ({ data }: MessageEvent<ReaderAnswer>) => listen(data);
  worker.onerror = fail;
  return { ask: (request) => worker.postMessage(request), stop: () => worker.terminate() };
}
