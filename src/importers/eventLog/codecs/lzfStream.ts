import { BrokenBlockError, ByteReader, viewOf } from './byteReader';
import { copyBack } from './copyBack';

export const LZF_MAGIC = [0x5a, 0x56] as const;
const PACKED = 1;

/**
 * The bytes of one LZF block, `size` of them; null where the block is none of that size: a control byte below 32 heads literals, another
 * a copy of at least three bytes. Source: LibLZF by Marc Lehmann, lzf_d.c, as compress-lzf describes it.
 */
export function lzfBlock(input: Uint8Array, size: number): Uint8Array | null {
  const output = new Uint8Array(size);
  let [at, to] = [0, 0];
  while (at < input.length) {
    const control = input[at++] as number;
    if (control < 32) {
      const end = at + control + 1;
      if (end > input.length || to + control + 1 > size) return null;
      output.set(input.subarray(at, end), to);
      to += control + 1;
      at = end;
      continue;
    }
    const short = control >> 5;
    const length = short === 7 ? 7 + (input[at++] ?? 0) : short;
    const distance = ((control & 0x1f) << 8) + (input[at++] ?? 0) + 1;
    if (!copyBack(output, to, distance, length + 2)) return null;
    to += length + 2;
  }
  return to === size ? output : null;
}

/**
 * The unpacked bytes of what compress-lzf's LZFOutputStream writes, which is Spark's codec "lzf": chunks of at most 64 KB that begin with
 * "ZV". Throws CutOffError where the file ends within a chunk, BrokenBlockError for another fault.
 */
export async function* lzfStream(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = new ByteReader(pieces);
  for (;;) {
    const at = reader.offset;
    const head = await reader.take(5);
    if (head === null) return;
    const isChunk = LZF_MAGIC.every((byte, index) => head[index] === byte) && (head[2] as number) <= PACKED;
    if (!isChunk) throw new BrokenBlockError('lzf', at, 'no head of a chunk');
    const length = viewOf(head).getUint16(3);
    const size = head[2] === PACKED ? viewOf(await reader.must(2)).getUint16(0) : length;
    const packed = await reader.must(length);
    const block = head[2] === PACKED ? lzfBlock(packed, size) : packed;
    if (block === null) throw new BrokenBlockError('lzf', at, 'the chunk does not unpack to its length');
    yield block;
  }
}
