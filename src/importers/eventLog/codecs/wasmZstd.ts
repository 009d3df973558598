import { ZSTDDecoder } from 'zstddec/stream';
import { CutOffError } from './blockStreams';

/** The best size of pieces for the decoder. */
export const ZSTD_BYTES = 64 * 1024;

/**
 * Decompressed bytes of zstd data of any number of frames, in pieces that stay valid. If the data ends within a frame,
 * throws CutOffError after all readable bytes; throws another error if the data is broken.
 */
export async function* wasmZstd(packed: Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const decoder = new ZSTDDecoder();
  await decoder.init();
  let empty = 0;
  let isAllRead = false;
  const watched = function* (): Generator<Uint8Array> {
    for (const piece of packed) {
      empty = 0;
      yield piece;
    }
    isAllRead = true;
  };
  const pieces = decoder.decodeStreaming(watched());
  // The decoder ignores errors: broken data would give empty pieces forever. Valid data consumes a byte for each.
  while (empty <= ZSTD_BYTES) {
    const next = nextOf(pieces, () => isAllRead);
    if (next.done) return;
    if (next.value.length > 0) yield next.value;
    else empty += 1;
  }
  throw new Error('the zstd data is broken');
}

/** The next piece. The decoder throws after the last byte if the data ends within a frame; other errors are of reading. */
function nextOf(pieces: Iterator<Uint8Array>, isAllRead: () => boolean): IteratorResult<Uint8Array> {
  try {
    return pieces.next();
  } catch (error) {
    throw isAllRead() ? new CutOffError() : error;
  }
}
