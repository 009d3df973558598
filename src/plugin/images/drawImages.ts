import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { Picture } from '../../charts/scene/picture';
import type { BinaryFile } from '../lib/files';
import type { ImageCache } from './cache';
import { type Fonts, findFonts } from './fonts';
import type { Painting } from './painting';
import { workerCode } from './workerCode';

const CANVAS = '@napi-rs/canvas';

/** The version of the canvas that paints. */
function canvasVersion(): string {
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
async function paintAll(
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

/** An image to publish: its path from the output folder, what it shows, and how many pixels a px has. */
export interface Image {
  path: string;
  picture: Picture;
  scale: number;
}

/** The images in the order given, and how many of them were painted; the others were in the cache. */
export interface DrawnImages {
  files: BinaryFile[];
  painted: number;
}

function keyOf({ picture, scale }: Image, renderer: string): string {
  return createHash('sha256')
    .update(JSON.stringify([renderer, picture, scale]))
    .digest('hex');
}

/** Throws, with path and characters, for an image with a text that the font cannot show. */
function refuseUnknownCharacters({ path, picture }: Image, { covers }: Fonts): void {
  const texts = picture.items.flatMap((item) => (item.type === 'text' ? item.runs.map(({ text }) => text) : []));
  const unknown = [...new Set(texts.join(''))].filter((character) => !covers(character));
  if (unknown.length === 0) return;
  const named = unknown.map(
    (character) => `“${character}” (U+${character.codePointAt(0)?.toString(16).padStart(4, '0')})`,
  );
  throw new Error(`${path}: the image font has no glyph for ${named.join(', ')}; remove it from the title or caption`);
}

/**
 * The PNG files of images. Each is kept in the cache by a hash over its picture, the font and the code that paints, and only what
 * is not there is painted, in `threads` threads of their own. Throws where there is no font, and for characters that it lacks.
 */
export async function drawImages(images: readonly Image[], cache: ImageCache, threads = 2): Promise<DrawnImages> {
  const fonts = findFonts();
  const code = await workerCode();
  const renderer = createHash('sha256').update(code).update(canvasVersion()).update(fonts.hash).digest('hex');
  const keys = images.map((image) => keyOf(image, renderer));
  const found = keys.map((key) => cache.read(key));
  const missing = images.map((image, index) => ({ image, index })).filter(({ index }) => found[index] === null);
  for (const { image } of missing) refuseUnknownCharacters(image, fonts);
  const paintings = missing.map(({ image: { picture, scale } }) => ({ picture, scale, fonts: fonts.files }));
  await paintAll(code, paintings, threads, (job, png) => {
    const index = missing[job]?.index ?? -1;
    cache.write(keys[index] ?? '', png);
    found[index] = png;
  });
  cache.prune();
  const files = images.map(({ path }, index) => ({ path, bytes: found[index] ?? new Uint8Array() }));
  return { files, painted: missing.length };
}
