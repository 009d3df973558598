import { ZSTDDecoder } from 'zstddec/stream';

/** The pieces that the decoder is best given. */
export const ZSTD_BYTES = 64 * 1024;

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
