import type { FrameRequest, MakeRequest, ReaderAnswer, ReadRequest } from '../../reader/messages';

/** One thing that is being read, or was: it answers until it is stopped. */
export interface FileReader {
  ask(request: ReadRequest | MakeRequest): void;
  stop(): void;
}

let frame: Promise<HTMLIFrameElement> | null = null;
let readers = 0;

/** The frame in which files are read: a page of its own, whose policy lets nothing out. It is there from the first file on. */
function frameOf(base: string): Promise<HTMLIFrameElement> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('iframe');
    const ready = ({ source, data, origin }: MessageEvent) => {
      if (source !== element.contentWindow || origin !== window.location.origin || data !== 'reader is ready') return;
      window.removeEventListener('message', ready);
      resolve(element);
    };
    window.addEventListener('message', ready);
    element.onerror = () => reject(new Error('the file parser could not be loaded'));
    element.hidden = true;
    element.title = 'File parser';
    element.src = `${base}compare/reader.html`;
    document.body.append(element);
  });
}

/**
 * Starts a reader in a worker of the frame. `base` is the site's address and ends in a slash; `listen` hears its answers. What is asked
 * before the frame is there waits for it.
 */
export function openReader(base: string, listen: (answer: ReaderAnswer) => void): FileReader {
  frame ??= frameOf(base);
  readers += 1;
  const [number, { port1, port2 }] = [readers, new MessageChannel()];
  const post = (request: FrameRequest, ports: Transferable[] = []) =>
    frame?.then(
      ({ contentWindow }) => contentWindow?.postMessage(request, window.location.origin, ports),
      (error: Error) => listen({ kind: 'refused', what: 'Could not be read', why: [error.message], isBroken: false }),
    );
  port1.onmessage = ({ data }: MessageEvent<ReaderAnswer>) => listen(data);
  void post({ start: number }, [port2]);
  return {
    ask: (request) => port1.postMessage(request),
    stop: () => {
      port1.close();
      void post({ stop: number });
    },
  };
}
