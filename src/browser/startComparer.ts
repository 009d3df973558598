import type { CompareAnswer, CompareRequest } from './messages';

/** Computes comparisons beside the page; `ask` ends the answers to what was asked before. */
interface Comparer {
  ask(request: CompareRequest): void;
  stop(): void;
}

/** The same on the page's own thread, in slices. */
function onThisThread(listen: (answer: CompareAnswer) => void): Comparer['ask'] {
  const comparer = import('./comparer').then(({ createComparer }) => createComparer(listen));
  return (request) => {
    comparer.then((compareNow) => compareNow(request));
  };
}

/** Null where the browser starts none. */
function startWorker(): Worker | null {
  try {
    return new Worker(new URL('./worker.ts', import.meta.url));
  } catch {
    return null;
  }
}

/** Starts a worker that computes comparisons; where none can be started, the page's own thread does its work. */
export function startComparer(listen: (answer: CompareAnswer) => void): Comparer {
  const worker = startWorker();
  if (!worker) return { ask: onThisThread(listen), stop: () => undefined };
  let last: CompareRequest | null = null;
  let instead: Comparer['ask'] | null = null;
  worker.onmessage = ({ data }: MessageEvent<CompareAnswer>) => listen(data);
  worker.onerror = () => {
    if (instead) return;
    instead = onThisThread(listen);
    if (last) instead(last);
  };
  return {
    ask: (request) => {
      last = request;
      if (instead) instead(request);
      else worker.postMessage(request);
    },
    stop: () => worker.terminate(),
  };
}
