import type { MakeRequest, ReaderAnswer, ReadRequest } from '../../../../reader/messages';

export interface FileReader {
  ask(request: ReadRequest | MakeRequest): void;
  stop(): void;
}

/** Starts a worker that parses files. `base` is the base URL and ends in a slash; `fail` is called if loading fails. */
export function openReader(base: string, listen: (answer: ReaderAnswer) => void, fail: () => void): FileReader {
  const worker = new Worker(`${base}compare/reader.js`);
  worker.onmessage = ({ data }: MessageEvent<ReaderAnswer>) => listen(data);
  worker.onerror = fail;
  return { ask: (request) => worker.postMessage(request), stop: () => worker.terminate() };
}
