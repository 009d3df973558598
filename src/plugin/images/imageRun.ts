import type { ImageCache } from './cache';
import { type DrawnImages, drawImages, type Image } from './drawImages';

/** Images of a build, which are painted while its pages are rendered. */
interface ImageRun {
  start(images: readonly Image[]): void;
  /** The images of the last start, when all are painted. Rejects if painting fails. */
  finished(): Promise<DrawnImages>;
}

export function createImageRun(cache: ImageCache): ImageRun {
  let running: Promise<DrawnImages> = Promise.resolve({ files: [], painted: 0 });
  return {
    start(images) {
      running = drawImages(images, cache);
      running.catch(() => undefined);
    },
    finished: () => running,
  };
}
