import { inflateSync } from 'node:zlib';

const HEADER = 44;
const ENTRY = 20;

/** One table of a WOFF file (version 1), decompressed. Throws where the file is no WOFF or lacks the table. */
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

/** The ranges, first and last, of a cmap subtable of format 4 or 12; none for other formats. */
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
 * The code points for which a WOFF font has a glyph, from its cmap table (OpenType 1.9, "cmap"). Throws for a file that is no
 * WOFF. In format 4 a segment counts as a whole.
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
