import { parentPort } from 'node:worker_threads';
import { paint } from './painting';

/** The thread that paints: takes a Painting, answers with its PNG or with what went wrong. */
parentPort?.on('message', (painting) => {
  try {
    parentPort?.postMessage({ png: paint(painting) });
  } catch (error) {
    parentPort?.postMessage({ error: (error as Error).message });
  }
});
