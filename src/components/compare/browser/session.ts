import { localSetStore } from './localResults/localSets';
import type { CompareAnswer, CompareRequest } from './messages';

/** A comparison that a page requests; `editions` are the editions of its unpublished sides. */
export interface ComparisonRequest extends Omit<CompareRequest, 'id' | 'own'> {
  editions: number[];
}

function localSetsOf({ baseline, candidates }: ComparisonRequest): CompareRequest['own'] {
  const sides = localSetStore.state().sets.filter(({ id }) => id === baseline || candidates.includes(id));
  return sides.map(({ loaded }) => loaded);
}

/** A comparer that stores its answers until there is a listener. */
export interface Session {
  /** Sends a request, unless it equals the last one. Returns the request's id. */
  ask(wanted: ComparisonRequest): number;
  /** Sets the listener, which also receives stored answers. */
  listen(listener: (answer: CompareAnswer) => void): void;
  stop(): void;
}

const NOT_LOADED = 'the script that compares could not be loaded; reload the page';

/** Starts a worker that compares; it accepts requests before there is a listener. */
function startSession(): Session {
  const early: CompareAnswer[] = [];
  let listener: ((answer: CompareAnswer) => void) | null = null;
  let asked = { id: 0, key: '' };
  const hear = (answer: CompareAnswer) => {
    if (answer.id !== asked.id) return;
    if (listener) listener(answer);
    else early.push(answer);
  };
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  worker.onmessage = ({ data }: MessageEvent<CompareAnswer>) => hear(data);
  let isBroken = false;
  const fail = () => hear({ id: asked.id, kind: 'failed', messages: [NOT_LOADED] });
  worker.onerror = () => {
    isBroken = true;
    fail();
  };
  return {
    ask: (wanted) => {
      const key = JSON.stringify(wanted);
      if (key === asked.key) return asked.id;
      asked = { id: asked.id + 1, key };
      const { editions: _, ...request } = wanted;
      if (isBroken) queueMicrotask(fail);
      else worker.postMessage({ ...request, id: asked.id, own: localSetsOf(wanted) } satisfies CompareRequest);
      return asked.id;
    },
    listen: (next) => {
      listener = next;
      for (const answer of early.splice(0)) next(answer);
    },
    stop: () => worker.terminate(),
  };
}

let earlySession: Session | null = null;
let isTaken = false;

/** Sends a request before the page's components are loaded, so that the answer comes sooner; a no-op afterwards. */
export function startEarly(wanted: ComparisonRequest): void {
  if (isTaken) return;
  earlySession ??= startSession();
  earlySession.ask(wanted);
}

/** The session that was started early, the first time; otherwise a new one. */
export function takeSession(): Session {
  const session = earlySession ?? startSession();
  earlySession = null;
  isTaken = true;
  return session;
}
