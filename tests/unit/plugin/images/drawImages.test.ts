import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { textItem } from '../../../../src/charts/marks';
import { ImageCache } from '../../../../src/plugin/images/cache';
import { drawImages, type Image } from '../../../../src/plugin/images/drawImages';
import { createImageRun } from '../../../../src/plugin/images/imageRun';
import type { BinaryFile } from '../../../../src/plugin/lib/files';
import { temporaryFolder } from '../../support/temporary';
import { expect, test } from '../../support/test';
import { pictureOf, pngSize, SMALL } from './support';

const image = (path: string, text: string): Image => ({
  path,
  picture: pictureOf(textItem(text, 4, 20, '#000000')),
  scale: 2,
});
const IMAGES = [image('a.png', 'q1'), image('b.png', 'q2'), { path: 'c.png', picture: SMALL, scale: 1 }];

test('drawImages() paints in worker threads and returns the images in order, with their sizes', async () => {
  const { files, painted } = await drawImages(IMAGES, new ImageCache(temporaryFolder()));
  expect(painted).toBe(3);
  expect(files.map(({ path }) => path)).toEqual(['a.png', 'b.png', 'c.png']);
  expect(files.map(({ bytes }) => pngSize(bytes).width)).toEqual([240, 240, 120]);
});

test('drawImages() returns equal bytes in a different folder, and from the cache, which paints nothing', async () => {
  const [one, other] = [new ImageCache(temporaryFolder()), new ImageCache(temporaryFolder())];
  const first = await drawImages(IMAGES, one);
  const elsewhere = await drawImages(IMAGES, other, 1);
  const warm = await drawImages(IMAGES, one);
  expect([first.painted, elsewhere.painted, warm.painted]).toEqual([3, 3, 0]);
  const bytes = ({ files }: { files: BinaryFile[] }) => files.map((file) => Buffer.from(file.bytes).toString('base64'));
  expect(bytes(elsewhere)).toEqual(bytes(first));
  expect(bytes(warm)).toEqual(bytes(first));
});

test('drawImages() paints only what has changed', async () => {
  const cache = new ImageCache(temporaryFolder());
  await drawImages(IMAGES, cache);
  const { painted } = await drawImages([image('a.png', 'q1 changed'), ...IMAGES.slice(1)], cache);
  expect(painted).toBe(1);
});

test('a character that the font lacks is rejected with the image’s path', async () => {
  const wrong = image('charts/r/totals.png', 'faster 🚀');
  await expect(drawImages([wrong], new ImageCache(temporaryFolder()))).rejects.toThrow(
    'charts/r/totals.png: the image font has no glyph for “🚀” (U+1f680)',
  );
});

test('the cache removes the least recently used images if it grows too large', () => {
  const root = temporaryFolder();
  const cache = new ImageCache(root);
  for (const [index, key] of ['old', 'used', 'new'].entries()) {
    cache.write(key, new Uint8Array(10));
    utimesSync(join(root, `${key}.png`), 1000 + index, 1000 + index);
  }
  cache.read('old');
  cache.prune(20);
  expect(readdirSync(root).sort()).toEqual(['new.png', 'old.png']);
});

test('a build that requests images gets errors from painting', async () => {
  const run = createImageRun(new ImageCache(temporaryFolder()));
  run.start([image('a.png', '漢')]);
  await expect(run.finished()).rejects.toThrow('a.png: the image font has no glyph for “漢”');
});
