import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Picture } from '../../../../src/charts/drawing';
import { dotItem, rectItem, textItem } from '../../../../src/charts/marks';
import { light } from '../../../../src/charts/theme';
import { findFonts } from '../../../../src/plugin/images/drawImages';
import { paint } from '../../../../src/plugin/images/painting';
import { palettePng } from '../../../../src/plugin/images/palettePng';
import { expect, test } from '../../support/test';
import { pictureOf, pngSize, SMALL } from './support';

const fonts = findFonts().files;
const png = (picture: Picture, scale = 1) => paint({ picture, scale, fonts });

/** Columns of a picture, from left to right, that are not entirely white. */
async function inkedColumns(picture: Picture): Promise<number[]> {
  const image = await loadImage(Buffer.from(png(picture)));
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data, width, height } = context.getImageData(0, 0, image.width, image.height);
  const inked = (x: number) =>
    Array.from({ length: height }, (_, y) => data[(y * width + x) * 4] ?? 255).some((red) => red < 200);
  return Array.from({ length: width }, (_, x) => x).filter(inked);
}

const words = (text: string, weight = 400) => pictureOf(textItem(text, 10, 24, '#000000', { weight }));
const widthOf = async (text: string, weight = 400) => {
  const columns = await inkedColumns(words(text, weight));
  return (columns.at(-1) ?? 0) - (columns[0] ?? 0);
};

test('paint() creates a PNG of the picture’s size times the scale', async () => {
  expect(pngSize(png(SMALL, 1))).toEqual({ width: 120, height: 40 });
  expect(pngSize(png(SMALL, 2))).toEqual({ width: 240, height: 80 });
});

test('every character of the charts is drawn', async () => {
  for (const sign of '×÷−–“”’±%≥≤←→†') expect(await inkedColumns(words(sign)), sign).not.toHaveLength(0);
});

test('characters that the font lacks are drawn as themselves, not as a box', async () => {
  const pictures = [...'≥≤←→'].map((sign) => Buffer.from(png(words(sign))).toString('base64'));
  expect(new Set(pictures).size).toBe(4);
});

test('a narrow space separates words without a box', async () => {
  const [apart, together] = [await widthOf('10\u202fs'), await widthOf('10s')];
  expect(apart - together).toBeGreaterThanOrEqual(1);
  expect(apart - together).toBeLessThanOrEqual(3);
});

test('bold words are wider: both weights come from the font', async () => {
  expect(await widthOf('Geometric mean', 600)).toBeGreaterThan(await widthOf('Geometric mean', 400));
});

test('text starts, is centered, or ends at its position', async () => {
  const ends = await Promise.all(
    (['start', 'middle', 'end'] as const).map(async (anchor) => {
      const columns = await inkedColumns(pictureOf(textItem('median', 60, 24, '#000000', { anchor })));
      return [columns[0] ?? 0, columns.at(-1) ?? 0] as const;
    }),
  );
  const [start, middle, end] = ends;
  expect(start?.[0]).toBeGreaterThanOrEqual(60);
  expect(end?.[1]).toBeLessThanOrEqual(60);
  expect(Math.abs(((middle?.[0] ?? 0) + (middle?.[1] ?? 0)) / 2 - 60)).toBeLessThanOrEqual(1.5);
});

test('an unreadable font file causes an error instead of missing text', async () => {
  const broken = [{ path: '/nowhere/inter.woff', family: 'Nowhere' }];
  expect(() => paint({ picture: SMALL, scale: 1, fonts: broken })).toThrow('/nowhere/inter.woff cannot be read');
});

test('pale areas keep their color next to many others', async () => {
  const many = Array.from({ length: 80 }, (_, index) => dotItem(index + 20, 30, 1, `hsl(${index * 4} 80% 50%)`));
  const area = rectItem({ x: 0, y: 0, width: 20, height: 20 }, light.unclearTint);
  const image = await loadImage(Buffer.from(png(pictureOf(area, ...many))));
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  expect([...context.getImageData(10, 10, 1, 1).data]).toEqual([0xe9, 0xeb, 0xee, 255]);
});

test('every pixel of a row of odd width keeps its place, with half a byte or a byte each', async () => {
  for (const count of [15, 63]) {
    const row = Uint8Array.from({ length: 4 * count }, (_, at) => (at % 4 === 3 ? 255 : (at * 37) % 251));
    const image = await loadImage(palettePng(row, count, 1));
    const context = createCanvas(count, 1).getContext('2d');
    context.drawImage(image, 0, 0);
    expect(Uint8Array.from(context.getImageData(0, 0, count, 1).data)).toEqual(row);
  }
});
