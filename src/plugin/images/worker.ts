import { parentPort } from 'node:worker_threads';
import { paint } from './painting';

/** The painting thread: receives a Painting and answers with its PNG or an error. */
parentPort?.on('message', (painting) => {
  paint(painting).then(
    (png) => parentPort?.postMessage({ png }),
    (error: Error) => parentPort?.postMessage({ error: error.message }),
  );
});
