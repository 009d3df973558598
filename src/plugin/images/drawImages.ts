import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { inflateSync } from 'node:zlib';
import type { Picture } from '../../charts/drawing';
import type { BinaryFile } from '../lib/files';
import type { ImageCache } from './cache';
import { DRAWN_MARKS } from './marks';
import type { FontFile, Painting } from './painting';
import { workerCode } from './workerCode';

const HEADER = 44;
const ENTRY = 20;

/** One decompressed table of a WOFF file (version 1). Throws if the file is not WOFF or lacks the table. */
function table(woff: Buffer, name: string): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF font');
  const count = woff.readUInt16BE(12);
  for (let at = HEADER; at < HEADER + count * ENTRY; at += ENTRY) {
    if (woff.toString('latin1', at, at + 4) !== name) continue;
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(offset, offset + packed);
    return packed < length ? inflateSync(bytes) : bytes;
  }
  throw new Error(`the font has no table ${name}`);
}

/** Ranges (first and last code point) of a cmap subtable of format 4 or 12; empty for other formats. */
function ranges(cmap: Buffer, at: number): [number, number][] {
  const format = cmap.readUInt16BE(at);
  if (format === 4) {
    const length = cmap.readUInt16BE(at + 6);
    return Array.from({ length: length / 2 }, (_, index) => {
      const end = at + 14 + 2 * index;
      return [cmap.readUInt16BE(end + length + 2), cmap.readUInt16BE(end)];
    });
  }
  if (format !== 12) return [];
  return Array.from({ length: cmap.readUInt32BE(at + 12) }, (_, index) => {
    const group = at + 16 + 12 * index;
    return [cmap.readUInt32BE(group), cmap.readUInt32BE(group + 4)];
  });
}

/**
 * Code points for which a WOFF font has a glyph, from its cmap table (OpenType 1.9, "cmap"). In format 4 a segment
 * counts as a whole. Throws if the file is not WOFF.
 */
export function codePoints(woff: Buffer): Set<number> {
  const cmap = table(woff, 'cmap');
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + 8 * index));
  const found = new Set<number>();
  for (const [first, last] of subtables.flatMap((at) => ranges(cmap, at))) {
    for (let code = first; code <= last && code !== 0xffff; code += 1) found.add(code);
  }
  return found;
}

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
    return join(dirname(createRequire(__filename).resolve(`${PACKAGE}/package.json`)), 'files');
  } catch {
    throw new Error(`cannot draw images: package ${PACKAGE} is not installed; run npm ci`);
  }
}

/**
 * Font files for images, from a package and never from the system, so that every machine draws the same. Throws with
 * advice if a file is missing, because without a font the canvas silently draws no text.
 */
export function findFonts(folder = fontFolder()): Fonts {
  const files = SUBSETS.flatMap((subset) =>
    WEIGHTS.map((weight) => ({
      path: join(folder, `inter-${subset}-${weight}-normal.woff`),
      family: `Chart ${subset}`,
    })),
  );
  const hash = createHash('sha256');
  const known = new Set<number>();
  for (const { path } of files) {
    if (!existsSync(path)) throw new Error(`cannot draw images: font ${path} does not exist; run npm ci (${PACKAGE})`);
    const bytes = readFileSync(path);
    hash.update(bytes);
    for (const code of codePoints(bytes)) known.add(code);
  }
  const covers = (character: string) => DRAWN_MARKS.has(character) || known.has(character.codePointAt(0) ?? 0);
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
