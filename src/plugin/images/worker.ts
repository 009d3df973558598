import { parentPort } from 'node:worker_threads';
import { paint } from './painting';

/** The thread that paints: takes a Painting, answers with its PNG or with what went wrong. */
parentPort?.on('message', (painting) => {
  paint(painting).then(
    (png) => parentPort?.postMessage({ png }),
    (error: Error) => parentPort?.postMessage({ error: error.message }),
  );
});
