import type { BinaryFile } from '../lib/files';
import type { ImageCache } from './cache';
import { type DrawnImages, drawImages, type Image } from './drawImages';

/** In development, how long nothing must have changed before images are painted; pages come first. */
const QUIET_MS = 3000;

/** Paints images next to everything else that goes on. */
export interface ImageRun {
  /** Begins to paint; for a build, which asks for the images when its pages are done. */
  start(images: readonly Image[]): void;
  /** The images of the last start, when all are painted. Throws what painting throws. */
  finished(): Promise<DrawnImages>;
  /** Paints with one thread when nothing has changed for a while, and hands over the images; for development. What fails is printed. */
  later(images: readonly Image[], use: (files: BinaryFile[]) => void): void;
}

/** A run of image painting with its cache. */
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
