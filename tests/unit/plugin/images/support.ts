import type { Mark, Picture } from '../../../../src/charts/drawing';
import { dotItem, textItem } from '../../../../src/charts/marks';

/** A small picture with these items, 120 × 40 px on white. */
export function pictureOf(...items: Mark[]): Picture {
  return { id: 'p', title: 'Title', description: '', width: 120, height: 40, background: '#ffffff', items };
}

/** A picture with one dot and one line of text. */
export const SMALL = pictureOf(dotItem(10, 20, 5, '#0072b2'), textItem('q93 3.30×', 20, 24, '#171b21'));

/** Width and height in the first chunk of a PNG file. */
export function pngSize(png: Uint8Array): { width: number; height: number } {
  const bytes = Buffer.from(png);
  if (bytes.toString('latin1', 1, 4) !== 'PNG') throw new Error('no PNG');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}
