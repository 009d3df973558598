import { ZSTDDecoder } from 'zstddec/stream';

/** The best size of pieces for the decoder. */
export const ZSTD_BYTES = 64 * 1024;

/**
 * Decompressed bytes of zstd data of any number of frames, in pieces that stay valid. If the data ends within a frame,
 * throws an error with /incomplete/i in its message after all readable bytes; throws another error if the data is
 * broken.
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
    // The decoder ignores errors: broken data would give empty pieces forever. Valid data consumes a byte for each.
    else if (++empty > ZSTD_BYTES) throw new Error('the zstd data is broken');
  }
}
