import { decompressBlock } from 'lz4js';
import { hash } from 'lz4js/xxh32';
import { uncompress } from 'snappyjs';

/** A compressed file ends within a block; all data before it is valid. */
export class CutOffError extends Error {
  constructor() {
    super('unexpected end of file');
  }
}

/** Bytes are not a block of the codec; `offset` is their position in the compressed file, from 0. */
class BrokenBlockError extends Error {
  constructor(codec: string, offset: number, what: string) {
    super(`the ${codec} data is broken at byte ${offset}: ${what}`);
  }
}

/** Reads a stream of pieces in runs of a requested length, whatever the lengths of the pieces. */
class ByteReader {
  offset = 0;
  private readonly pieces: AsyncIterator<Uint8Array>;
  private rest: Uint8Array = new Uint8Array(0);

  constructor(pieces: AsyncIterable<Uint8Array>) {
    this.pieces = pieces[Symbol.asyncIterator]();
  }

  /** The next `length` bytes; null at the end of the stream. Throws CutOffError if it ends within them. */
  async take(length: number): Promise<Uint8Array | null> {
    const parts: Uint8Array[] = [];
    let missing = length;
    while (missing > 0) {
      if (this.rest.length === 0 && !(await this.more())) {
        if (missing === length) return null;
        throw new CutOffError();
      }
      const part = this.rest.subarray(0, missing);
      this.rest = this.rest.subarray(part.length);
      parts.push(part);
      missing -= part.length;
    }
    this.offset += length;
    return parts.length === 1 ? (parts[0] as Uint8Array) : joined(parts, length);
  }

  /** The next `length` bytes. Throws CutOffError if the stream ends before them. */
  async must(length: number): Promise<Uint8Array> {
    const bytes = length === 0 ? new Uint8Array(0) : await this.take(length);
    if (bytes === null) throw new CutOffError();
    return bytes;
  }

  private async more(): Promise<boolean> {
    const { value, done } = await this.pieces.next();
    if (done) return false;
    this.rest = value;
    return true;
  }
}

/** Concatenates parts; `length` is their total length. */
export function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
}

export const LZ4_MAGIC = 'LZ4Block';
const LZ4_HEAD_BYTES = 21;
const [STORED, PACKED] = [0x10, 0x20];
const MAX_LZ4_BYTES = 1 << 25;
const CHECKSUM_SEED = 0x9747b28c;

/** The `size` bytes of one LZ4 block; null if it unpacks to a different number of bytes. */
function lz4Block(packed: Uint8Array, size: number): Uint8Array | null {
  const block = new Uint8Array(size);
  return decompressBlock(packed, block, 0, packed.length, 0) === size ? block : null;
}

/**
 * Decompressed bytes of lz4-java's LZ4BlockOutputStream, Spark's codec "lz4": blocks with length and checksum; an empty
 * block ends a stream, and another stream may follow. Throws CutOffError if the file ends within a block,
 * BrokenBlockError for other faults.
 */
export async function* lz4Stream(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = new ByteReader(pieces);
  for (;;) {
    const at = reader.offset;
    const head = await reader.take(LZ4_HEAD_BYTES);
    if (head === null) return;
    const view = viewOf(head);
    const method = view.getUint8(8) & 0xf0;
    const packedBytes = view.getUint32(9, true);
    const bytes = view.getUint32(13, true);
    const isKnown = method === STORED ? packedBytes === bytes : method === PACKED;
    const isBlock = String.fromCharCode(...head.subarray(0, 8)) === LZ4_MAGIC && isKnown;
    if (!isBlock || packedBytes > MAX_LZ4_BYTES || bytes > MAX_LZ4_BYTES)
      throw new BrokenBlockError('lz4', at, 'not the header of a block');
    if (bytes === 0) continue;
    const packed = await reader.must(packedBytes);
    const block = method === STORED ? packed : lz4Block(packed, bytes);
    if (block === null) throw new BrokenBlockError('lz4', at, 'the block does not unpack to its length');
    if ((hash(CHECKSUM_SEED, block, 0, block.length) & 0xfffffff) !== view.getUint32(17, true))
      throw new BrokenBlockError('lz4', at, 'the checksum of the block does not match');
    yield block;
  }
}

export const SNAPPY_MAGIC = [0x82, 0x53, 0x4e, 0x41, 0x50, 0x50, 0x59, 0x00] as const;
const SNAPPY_HEAD_START = 0x82534e41;
const SNAPPY_HEAD_BYTES = 16;
const MAX_SNAPPY_BYTES = 1 << 29;

/** The bytes of one raw Snappy block; null if it is broken or declares more than MAX_SNAPPY_BYTES. */
function snappyBlock(packed: Uint8Array): Uint8Array | null {
  try {
    return uncompress(packed, MAX_SNAPPY_BYTES);
  } catch {
    return null;
  }
}

/**
 * Decompressed bytes of snappy-java's SnappyOutputStream, Spark's codec "snappy": a header, then blocks with their
 * lengths; another header may follow. Throws CutOffError if the file ends within a block, BrokenBlockError for other
 * faults.
 */
export async function* snappyStream(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = new ByteReader(pieces);
  for (;;) {
    const at = reader.offset;
    const start = await reader.take(4);
    if (start === null) return;
    const length = viewOf(start).getUint32(0);
    if (length === SNAPPY_HEAD_START) {
      await reader.must(SNAPPY_HEAD_BYTES - 4);
      continue;
    }
    if (length > MAX_SNAPPY_BYTES) throw new BrokenBlockError('snappy', at, 'not the length of a block');
    const block = snappyBlock(await reader.must(length));
    if (block === null) throw new BrokenBlockError('snappy', at, 'the block does not unpack to its length');
    yield block;
  }
}
