import { hash } from 'lz4js/xxh32';

/** A piece of a text: literal bytes, or a copy of `length` bytes from `distance` bytes back. */
type Sequence = { literal: Buffer } | { distance: number; length: number };

const LONGEST_COPY = 60;

/** Cuts bytes into literals of at most `most` bytes and copies of 4 to 60 bytes from the last 2,000. */
function sequences(bytes: Buffer, most: number): Sequence[] {
  const found: Sequence[] = [];
  let [at, from] = [0, 0];
  const flush = (end: number) => {
    for (; from < end; from += most) found.push({ literal: bytes.subarray(from, Math.min(end, from + most)) });
    from = end;
  };
  while (at + 4 <= bytes.length - 5) {
    const start = Math.max(0, at - 2000);
    const seen = bytes.subarray(0, at + 3).lastIndexOf(bytes.subarray(at, at + 4), at - 1);
    if (seen < start || seen === -1) {
      at += 1;
      continue;
    }
    flush(at);
    let length = 4;
    while (length < LONGEST_COPY && at + length < bytes.length - 5 && bytes[seen + length] === bytes[at + length])
      length += 1;
    found.push({ distance: at - seen, length });
    at += length;
    from = at;
  }
  flush(bytes.length);
  return found;
}

/** A length above 14 in LZ4: 15 in the token, the rest in bytes of 255 and a final smaller byte. */
function lz4More(length: number): number[] {
  if (length < 15) return [];
  const rest = length - 15;
  return [...Array.from({ length: Math.floor(rest / 255) }, () => 255), rest % 255];
}

/** One LZ4 block: each sequence is literals, then a copy; the last sequence has no copy. */
function lz4BlockOf(bytes: Buffer): Buffer {
  const out: number[] = [];
  let literal: number[] = [];
  for (const part of sequences(bytes, bytes.length + 1)) {
    if ('literal' in part) {
      literal = [...part.literal];
      continue;
    }
    const length = part.length - 4;
    out.push((Math.min(15, literal.length) << 4) | Math.min(15, length), ...lz4More(literal.length), ...literal);
    out.push(part.distance & 255, part.distance >> 8, ...lz4More(length));
    literal = [];
  }
  return Buffer.from([...out, Math.min(15, literal.length) << 4, ...lz4More(literal.length), ...literal]);
}

function lz4Head(method: number, packed: number, bytes: number, checksum: number): Buffer {
  const head = Buffer.alloc(21);
  head.write('LZ4Block', 'latin1');
  head.writeUInt8(method, 8);
  for (const [index, value] of [packed, bytes, checksum].entries()) head.writeUInt32LE(value, 9 + 4 * index);
  return head;
}

function blocks(bytes: Buffer, size: number): Buffer[] {
  const count = Math.ceil(bytes.length / size);
  return Array.from({ length: count }, (_, index) => bytes.subarray(index * size, (index + 1) * size));
}

/** A text packed like lz4-java's LZ4BlockOutputStream, including the empty last block. */
export function lz4Packed(text: string, blockBytes: number): Buffer {
  const packed = blocks(Buffer.from(text), blockBytes).map((block) => {
    const data = lz4BlockOf(block);
    return Buffer.concat([
      lz4Head(0x26, data.length, block.length, hash(0x9747b28c, block, 0, block.length) & 0xfffffff),
      data,
    ]);
  });
  return Buffer.concat([...packed, lz4Head(0x16, 0, 0, 0)]);
}

function snappyLength(length: number): number[] {
  return length < 128 ? [length] : [(length & 127) | 128, ...snappyLength(length >> 7)];
}

/** One raw Snappy block. Copies of up to 11 bytes from the last 2,047 take two bytes, others three. */
function snappyBlockOf(bytes: Buffer): Buffer {
  const parts = sequences(bytes, 300).flatMap((part) => {
    if (!('literal' in part)) {
      const { distance, length } = part;
      return length < 12
        ? [1 | ((length - 4) << 2) | ((distance >> 8) << 5), distance & 255]
        : [2 | ((length - 1) << 2), distance & 255, distance >> 8];
    }
    const last = part.literal.length - 1;
    const tag = last < 60 ? [last << 2] : last < 256 ? [60 << 2, last] : [61 << 2, last & 255, last >> 8];
    return [...tag, ...part.literal];
  });
  return Buffer.from([...snappyLength(bytes.length), ...parts]);
}

function bigEndian(value: number, size: 2 | 4): Buffer {
  const bytes = Buffer.alloc(size);
  bytes.writeUIntBE(value, 0, size);
  return bytes;
}

/** A text packed like snappy-java's SnappyOutputStream. */
export function snappyPacked(text: string, blockBytes: number): Buffer {
  const head = Buffer.concat([Buffer.from('\x82SNAPPY\0', 'latin1'), bigEndian(1, 4), bigEndian(1, 4)]);
  const packed = blocks(Buffer.from(text), blockBytes).map(snappyBlockOf);
  return Buffer.concat([head, ...packed.flatMap((block) => [bigEndian(block.length, 4), block])]);
}
