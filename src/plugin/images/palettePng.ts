import { crc32, deflateSync } from 'node:zlib';

/** Colors of a PNG with half a byte for a pixel: enough for most charts, which have a dozen, and for the edges of letters. */
const FEW_COLORS = 16;
/** Colors of the other PNG files; at most 256. */
const MANY_COLORS = 64;
/** Largest error of a color, as in `palette`, divided by the number of pixels, for few colors. Above it, thin lines look heavier. */
const MAX_ERROR = 0.5;

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

/** Squared distance of two colors in red, green, and blue. */
function distance(a: number, b: number): number {
  const channel = (shift: number) => (((a >> shift) & 0xff) - ((b >> shift) & 0xff)) ** 2;
  return channel(0) + channel(8) + channel(16);
}

/**
 * Some of the colors, and the index of the one that replaces each. The next color is the one with the largest error: its
 * weight times the squared distance to the nearest color so far. So areas keep their colors, and edges get similar ones.
 */
function palette(weights: ReadonlyMap<number, number>, pixels: number) {
  const all = [...weights.keys()];
  const errors = Float64Array.from(weights.values(), (weight) => weight * 3 * 256 ** 2);
  const nearest = new Uint8Array(all.length);
  const colors: number[] = [];
  for (;;) {
    const worst = errors.reduce((most, error, index) => (error > (errors[most] as number) ? index : most), 0);
    const error = errors[worst] as number;
    const isEnough = colors.length === FEW_COLORS && error <= MAX_ERROR * pixels;
    if (error === 0 || isEnough || colors.length === MANY_COLORS) break;
    const color = all[worst] as number;
    all.forEach((other, index) => {
      const left = (weights.get(other) ?? 0) * distance(other, color);
      if (left >= (errors[index] as number)) return;
      errors[index] = left;
      nearest[index] = colors.length;
    });
    colors.push(color);
  }
  return { colors, indexOf: new Map(all.map((color, index) => [color, nearest[index] as number])) };
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

/** A PNG with a palette of opaque pixels (RGBA, row after row); a fifth of the size of one without. */
export function palettePng(rgba: Uint8Array, width: number, height: number): Buffer {
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height);
  const { colors, indexOf } = palette(weighColors(pixels), pixels.length);
  const bits = colors.length > FEW_COLORS ? 8 : 4;
  const length = 1 + Math.ceil((width * bits) / 8);
  const rows = Buffer.alloc(length * height);
  let [last, index] = [-1, 0];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const color = pixels[y * width + x] ?? 0;
      if (color !== last) [last, index] = [color, indexOf.get(color) ?? 0];
      const at = y * length + 1 + ((x * bits) >> 3);
      // The first pixel is in the high bits.
      rows[at] = (rows[at] as number) | (index << (8 - bits - ((x * bits) & 7)));
    }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, bits, 3, 0, 0, 0]);
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
