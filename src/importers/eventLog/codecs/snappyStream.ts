import { uncompress } from 'snappyjs';
import { BrokenBlockError, ByteReader, viewOf } from './byteReader';

export const SNAPPY_MAGIC = [0x82, 0x53, 0x4e, 0x41, 0x50, 0x50, 0x59, 0x00] as const;
const HEAD_START = 0x82534e41;
const HEAD_BYTES = 16;
const MAX_BYTES = 1 << 29;

/** The bytes of one raw Snappy block; null if it is broken or declares more than MAX_BYTES. */
function snappyBlock(packed: Uint8Array): Uint8Array | null {
  try {
    return uncompress(packed, MAX_BYTES);
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
    if (length === HEAD_START) {
      await reader.must(HEAD_BYTES - 4);
      continue;
    }
    if (length > MAX_BYTES) throw new BrokenBlockError('snappy', at, 'not the length of a block');
    const block = snappyBlock(await reader.must(length));
    if (block === null) throw new BrokenBlockError('snappy', at, 'the block does not unpack to its length');
    yield block;
  }
}
