import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { Painting } from './painting';

const CANVAS = '@napi-rs/canvas';

/** The version of the canvas that paints. */
export function canvasVersion(): string {
  return createRequire(__filename)(`${CANVAS}/package.json`).version;
}

/** What the worker answers. */
type Answer = { png: Uint8Array } | { error: string };

function answerOf(worker: Worker, painting: Painting): Promise<Answer> {
  return new Promise((done, fail) => {
    worker.removeAllListeners('message').removeAllListeners('error');
    worker.once('message', done).once('error', fail);
    worker.postMessage(painting);
  });
}

/**
 * Paints in threads of their own and hands each PNG to `use` with the index of its painting, in no fixed order. No thread is left
 * behind. Throws at the first painting that fails.
 */
export async function paintAll(
  code: string,
  paintings: readonly Painting[],
  threads: number,
  use: (index: number, png: Uint8Array) => void,
): Promise<void> {
  const queue = paintings.map((painting, index) => ({ painting, index })).reverse();
  const workers = Array.from(
    { length: Math.min(threads, paintings.length) },
    () => new Worker(code, { eval: true, name: 'images' }),
  );
  const work = async (worker: Worker) => {
    for (let job = queue.pop(); job; job = queue.pop()) {
      const answer = await answerOf(worker, job.painting);
      if ('error' in answer) throw new Error(answer.error);
      use(job.index, answer.png);
    }
  };
  try {
    await Promise.all(workers.map(work));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
