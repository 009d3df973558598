import { decompressBlock } from 'lz4js';
import { hash } from 'lz4js/xxh32';
import { BrokenBlockError, ByteReader, viewOf } from './byteReader';

export const LZ4_MAGIC = 'LZ4Block';
const HEAD_BYTES = 21;
const [STORED, PACKED] = [0x10, 0x20];
const MAX_BYTES = 1 << 25;
const CHECKSUM_SEED = 0x9747b28c;

interface Head {
  method: number;
  packedBytes: number;
  bytes: number;
  checksum: number;
}

function headOf(head: Uint8Array): Head | null {
  if (String.fromCharCode(...head.subarray(0, 8)) !== LZ4_MAGIC) return null;
  const view = viewOf(head);
  const method = view.getUint8(8) & 0xf0;
  const [packedBytes, bytes, checksum] = [9, 13, 17].map((at) => view.getUint32(at, true)) as [number, number, number];
  const known = method === STORED ? packedBytes === bytes : method === PACKED;
  return known && packedBytes <= MAX_BYTES && bytes <= MAX_BYTES ? { method, packedBytes, bytes, checksum } : null;
}

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
    const bytes = await reader.take(HEAD_BYTES);
    if (bytes === null) return;
    const head = headOf(bytes);
    if (head === null) throw new BrokenBlockError('lz4', at, 'not the header of a block');
    if (head.bytes === 0) continue;
    const packed = await reader.must(head.packedBytes);
    const block = head.method === STORED ? packed : lz4Block(packed, head.bytes);
    if (block === null) throw new BrokenBlockError('lz4', at, 'the block does not unpack to its length');
    if ((hash(CHECKSUM_SEED, block, 0, block.length) & 0xfffffff) !== head.checksum)
      throw new BrokenBlockError('lz4', at, 'the checksum of the block does not match');
    yield block;
  }
}
