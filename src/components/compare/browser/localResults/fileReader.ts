import type { MakeRequest, ParserMessage, ReadRequest } from '../../../../fileParser/messages';

export interface FileParser {
  ask(request: ReadRequest | MakeRequest): void;
  stop(): void;
}

/** Starts a worker that parses files. `base` is the base URL and ends in a slash; `fail` is called if loading fails. */
export function openFileParser(base: string, listen: (answer: ParserMessage) => void, fail: () => void): FileParser {
  const worker = new Worker(`${base}compare/reader.js`);
  worker.onmessage = ({ data }: MessageEvent<ParserMessage>) => listen(data);
  worker.onerror = fail;
  return { ask: (request) => worker.postMessage(request), stop: () => worker.terminate() };
}
