import type { Transform } from 'node:stream';
import * as zlib from 'node:zlib';
import { ZSTDDecoder } from 'zstddec/stream';

/** The pieces that the decoder is best given. */
export const ZSTD_BYTES = 64 * 1024;

/** What Node has from 22.15 on. */
interface NodeZstd {
  createZstdDecompress(options: { chunkSize: number }): Transform;
  zstdDecompressSync(bytes: Uint8Array): Buffer;
}

/** Two frames, "a" and "b", one after the other. */
const TWO_FRAMES = Buffer.from('28b52ffd00580900006128b52ffd005809000062', 'hex');

/** Whether a decoder reads frames that follow each other, and refuses one that is cut off: early ones of Node did neither. */
function isSound({ zstdDecompressSync }: NodeZstd): boolean {
  try {
    if (zstdDecompressSync(TWO_FRAMES).toString() !== 'ab') return false;
    zstdDecompressSync(TWO_FRAMES.subarray(0, -1));
    return false;
  } catch (error) {
    return /unexpected end/.test((error as Error).message);
  }
}

/** Node's own zstd as a stream, or null where Node has none or one that loses data. */
export function nodeZstd(chunkSize: number): Transform | null {
  const found = zlib as unknown as Partial<NodeZstd>;
  if (!found.createZstdDecompress || !found.zstdDecompressSync || !isSound(found as NodeZstd)) return null;
  return found.createZstdDecompress({ chunkSize });
}

/**
 * The unpacked bytes of zstd data of any number of frames, in pieces that stay valid. Throws an error with /incomplete/i in its
 * message, after all that could be read, where it ends within a frame; another where it is broken.
 */
export async function* wasmZstd(packed: Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const decoder = new ZSTDDecoder();
  await decoder.init();
  let empty = 0;
  const watched = function* (): Generator<Uint8Array> {
    for (const piece of packed) {
      empty = 0;
      yield piece;
    }
  };
  for (const piece of decoder.decodeStreaming(watched())) {
    if (piece.length > 0) yield piece;
    // The decoder does not look at errors: it would give empty pieces for ever. A sound one uses up a byte for each.
    else if (++empty > ZSTD_BYTES) throw new Error('the zstd data is broken');
  }
}
