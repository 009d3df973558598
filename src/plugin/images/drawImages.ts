import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Picture } from '../../charts/drawing';
import type { BinaryFile } from '../lib/files';
import type { ImageCache } from './cache';
import { DRAWN_MARKS } from './marks';
import type { FontFile, Painting } from './painting';
import { workerCode } from './workerCode';

const PACKAGE = '@fontsource/inter';
/** Subsets of the font by script; the package has no single file of all. */
const SUBSETS = ['latin', 'latin-ext', 'greek', 'cyrillic'];
const WEIGHTS = [400, 600];

interface Fonts {
  files: FontFile[];
  /** SHA-256 of the files' bytes, hexadecimal. */
  hash: string;
  covers(character: string): boolean;
}

/** The folder of the font's package; throws if it is not installed. */
function fontFolder(): string {
  try {
    return dirname(createRequire(__filename).resolve(`${PACKAGE}/package.json`));
  } catch {
    throw new Error(`cannot draw images: package ${PACKAGE} is not installed; run npm ci`);
  }
}

/** True for the code points of ranges as in CSS: "U+0000-00FF,U+0131". */
function inRanges(ranges: string): (code: number) => boolean {
  const bounds = [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, first = '', last = first]) => [
    Number.parseInt(first, 16),
    Number.parseInt(last, 16),
  ]);
  return (code) => bounds.some(([first = 0, last = 0]) => first <= code && code <= last);
}

/**
 * Font files for images, from a package and never from the system, so that every machine draws the same. Throws with
 * advice if a file is missing, because without a font the canvas silently draws no text.
 */
export function findFonts(folder = fontFolder()): Fonts {
  const files = SUBSETS.flatMap((subset) =>
    WEIGHTS.map((weight) => ({
      path: join(folder, 'files', `inter-${subset}-${weight}-normal.woff`),
      family: `Chart ${subset}`,
    })),
  );
  const hash = createHash('sha256');
  for (const { path } of files) {
    if (!existsSync(path)) throw new Error(`cannot draw images: font ${path} does not exist; run npm ci (${PACKAGE})`);
    hash.update(readFileSync(path));
  }
  const ranges: Record<string, string> = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'));
  const isKnown = inRanges(SUBSETS.map((subset) => ranges[subset]).join());
  const covers = (character: string) => DRAWN_MARKS.has(character) || isKnown(character.codePointAt(0) ?? 0);
  return { files, hash: hash.digest('hex'), covers };
}

const CANVAS = '@napi-rs/canvas';

function canvasVersion(): string {
  return createRequire(__filename)(`${CANVAS}/package.json`).version;
}

type Answer = { png: Uint8Array } | { error: string };

function answerOf(worker: Worker, painting: Painting): Promise<Answer> {
  return new Promise((done, fail) => {
    worker.removeAllListeners('message').removeAllListeners('error');
    worker.once('message', done).once('error', fail);
    worker.postMessage(painting);
  });
}

/**
 * Paints in separate threads and passes each PNG to `use` with the index of its painting, in no fixed order. Ends all
 * threads. Throws at the first painting that fails.
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

/** An image to publish: its path from the output folder, its picture, and its pixels per CSS pixel. */
export interface Image {
  path: string;
  picture: Picture;
  scale: number;
}

/** The images in the given order, and the number of painted ones; the others came from the cache. */
export interface DrawnImages {
  files: BinaryFile[];
  painted: number;
}

function keyOf({ picture, scale }: Image, renderer: string): string {
  return createHash('sha256')
    .update(JSON.stringify([renderer, picture, scale]))
    .digest('hex');
}

/** Throws, with path and characters, if the font cannot show a text of the image. */
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
 * PNG files of images. Each is cached by a hash of its picture, the font, and the painting code; only missing ones are
 * painted, in `threads` threads. Throws without a font, and for characters that it lacks.
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
