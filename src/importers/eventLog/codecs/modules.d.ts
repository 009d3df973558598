declare module 'lz4js' {
  /** Decompresses an LZ4 block from `source` into `target`; returns the end of the output. */
  export function decompressBlock(
    source: Uint8Array,
    target: Uint8Array,
    start: number,
    length: number,
    targetStart: number,
  ): number;
}

declare module 'lz4js/xxh32' {
  /** xxHash32 of `length` bytes from `start`. */
  export function hash(seed: number, bytes: Uint8Array, start: number, length: number): number;
}

declare module 'snappyjs' {
  /** The bytes of a raw Snappy block. Throws if it is broken or declares more than `most` bytes. */
  export function uncompress(block: Uint8Array, most: number): Uint8Array;
}
