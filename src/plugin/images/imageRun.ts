import type { BinaryFile } from '../lib/files';
import type { ImageCache } from './cache';
import { type DrawnImages, drawImages, type Image } from './drawImages';

/** In development, the time without changes before images are painted, because pages come first. */
const QUIET_MS = 3000;

export interface ImageRun {
  /** Starts painting; for a build, which waits for the images when its pages are done. */
  start(images: readonly Image[]): void;
  /** The images of the last start, when all are painted. Rejects if painting fails. */
  finished(): Promise<DrawnImages>;
  /** Paints in one thread after a time without changes and passes on the images; for development. Prints errors. */
  later(images: readonly Image[], use: (files: BinaryFile[]) => void): void;
}

export function createImageRun(cache: ImageCache, quietMs = QUIET_MS): ImageRun {
  let running: Promise<DrawnImages> = Promise.resolve({ files: [], painted: 0 });
  let timer: NodeJS.Timeout | undefined;
  return {
    start(images) {
      running = drawImages(images, cache);
      running.catch(() => undefined);
    },
    finished: () => running,
    later(images, use) {
      clearTimeout(timer);
      timer = setTimeout(() => {
        running = running.then(() => drawImages(images, cache, 1));
        running.then(({ files }) => use(files)).catch((error: Error) => console.error(error.message));
        running = running.catch(() => ({ files: [], painted: 0 }));
      }, quietMs);
    },
  };
}
