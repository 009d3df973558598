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

/**
 * Starts a worker that computes comparisons; where none can be started, the page's own thread does its work. It does that of sets that are
 * not published in any case: there the policy of the page holds, which lets nothing out.
 */
export function startComparer(listen: (answer: CompareAnswer) => void): Comparer {
  const worker = startWorker();
  if (!worker) return { ask: onThisThread(listen), stop: () => undefined };
  let last: CompareRequest | null = null;
  let onPage: Comparer['ask'] | null = null;
  let isBroken = false;
  const here = (request: CompareRequest) => {
    onPage ??= onThisThread(listen);
    onPage(request);
  };
  worker.onmessage = ({ data }: MessageEvent<CompareAnswer>) => listen(data);
  worker.onerror = () => {
    if (isBroken) return;
    isBroken = true;
    if (last) here(last);
  };
  return {
    ask: (request) => {
      last = request;
      if (isBroken || request.own.length > 0) here(request);
      else worker.postMessage(request);
    },
    stop: () => worker.terminate(),
  };
}
