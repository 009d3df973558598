import { parentPort } from 'node:worker_threads';
import { paint } from './painting';

/** The painting thread: receives a Painting and answers with its PNG or an error. */
parentPort?.on('message', (painting) => {
  try {
    parentPort?.postMessage({ png: paint(painting) });
  } catch (error) {
    parentPort?.postMessage({ error: (error as Error).message });
  }
});
