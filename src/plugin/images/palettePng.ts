import { crc32, deflateSync } from 'node:zlib';

/** Colors of a PNG, at most 256. Charts have a dozen; the rest shades the edges of letters and lines. */
const MAX_COLORS = 64;
/** Of these, the heaviest colors stay exactly as they are: pale areas and the grid are close to the background. */
const MAX_FLAT = 40;

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** The sum of the squared runs of each color: areas outweigh edges. Pixels are RGBA, read as little-endian numbers. */
function weighColors(pixels: Uint32Array): Map<number, number> {
  const weights = new Map<number, number>();
  let start = 0;
  for (let at = 1; at <= pixels.length; at += 1) {
    const color = pixels[start] ?? 0;
    if (pixels[at] === color) continue;
    weights.set(color, (weights.get(color) ?? 0) + (at - start) ** 2);
    start = at;
  }
  return weights;
}

/**
 * At most MAX_COLORS of the colors, and the index of the one that replaces each: itself for the MAX_FLAT heaviest, for others the
 * heaviest among those that agree in the leading bits of every channel, in as many bits as possible.
 */
function palette(weights: ReadonlyMap<number, number>): { colors: number[]; indexOf: Map<number, number> } {
  const byWeight = [...weights.keys()].sort((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0) || a - b);
  for (let dropped = 0; ; dropped += 1) {
    const mask = 0x010101 * ((0xff << dropped) & 0xff);
    const indexes = new Map<number, number>();
    const colors: number[] = [];
    const indexOf = new Map<number, number>();
    byWeight.forEach((color, rank) => {
      const similar = indexes.get(color & mask);
      const index = similar === undefined || rank < MAX_FLAT ? colors.push(color) - 1 : similar;
      if (similar === undefined) indexes.set(color & mask, index);
      indexOf.set(color, index);
    });
    if (colors.length <= MAX_COLORS) return { colors, indexOf };
  }
}

/** A chunk: length, type, data, and the CRC over type and data (PNG, third edition, 5.3). */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** A PNG with a palette of opaque pixels (RGBA, row after row); a quarter of the size of one without. */
export function palettePng(rgba: Uint8Array, width: number, height: number): Buffer {
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height);
  const { colors, indexOf } = palette(weighColors(pixels));
  const rows = Buffer.alloc((width + 1) * height);
  let [last, index] = [-1, 0];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const color = pixels[y * width + x] ?? 0;
      if (color !== last) [last, index] = [color, indexOf.get(color) ?? 0];
      rows[y * (width + 1) + x + 1] = index;
    }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0]);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  const channels = colors.flatMap((color) => [color & 0xff, (color >> 8) & 0xff, (color >> 16) & 0xff]);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(channels)),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
