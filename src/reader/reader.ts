import type { CheckPackage } from '../resultSet/folder';
import type { Makes, ReaderRequest, ReadRequest, Tell } from './messages';
import { readFile } from './readFile';
import { readLog } from './readLog';
import { readSet } from './readSet';

async function opened(request: ReadRequest, check: CheckPackage, tell: Tell): Promise<Makes | null> {
  if (request.what === 'result set') return readSet(request, check, tell);
  return request.what === 'log' ? readLog(request, check, tell) : readFile(request, check, tell);
}

/** What cannot happen and does: the file is refused, and the words of the error are shown. */
function failed(tell: Tell, error: unknown): void {
  tell({ kind: 'refused', what: 'Could not be read', why: [String(error)], isBroken: false });
}

/** Answers the requests that come through a port: reads what is given, and makes a result set of it with the answers that follow. */
export function createReader(port: MessagePort, check: CheckPackage): void {
  const tell: Tell = (answer) => port.postMessage(answer);
  let make: Makes | null = null;
  port.onmessage = async ({ data }: MessageEvent<ReaderRequest>) => {
    try {
      if (data.kind === 'read') make = await opened(data, check, tell);
      else if (make) tell(make(data.answers, data.today));
    } catch (error) {
      failed(tell, error);
    }
  };
}
