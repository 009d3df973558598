const MAGIC = [0x28, 0xb5, 0x2f, 0xfd];
/** Frame header of Spark's codec: no content size, no checksum, a window of 512 KB. */
const HEADER = [0x00, 0x48];
const MAX_BLOCK = 128 * 1024;

/** One zstd frame with uncompressed bytes (RFC 8878, raw blocks); at most 128 KB. */
function rawFrame(bytes: Uint8Array): Buffer {
  if (bytes.length > MAX_BLOCK) throw new Error('a raw block holds at most 128 KB');
  const block = 1 + bytes.length * 8;
  return Buffer.from([...MAGIC, ...HEADER, block & 0xff, (block >> 8) & 0xff, (block >> 16) & 0xff, ...bytes]);
}

/** A text as consecutive zstd frames of this many bytes each. */
export function zstdFrames(text: string, frameBytes: number): Buffer {
  const bytes = Buffer.from(text);
  const count = Math.ceil(bytes.length / frameBytes);
  return Buffer.concat(
    Array.from({ length: count }, (_, index) => rawFrame(bytes.subarray(index * frameBytes, (index + 1) * frameBytes))),
  );
}
