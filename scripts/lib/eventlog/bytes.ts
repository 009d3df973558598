import { closeSync, openSync, readSync } from 'node:fs';
import type { Transform } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import * as zlib from 'node:zlib';
import { createGunzip } from 'node:zlib';
import { CutOffError, lz4Stream, snappyStream } from '../../../src/importers/eventLog/codecs/blockStreams';
import { type Packing, packingOf } from '../../../src/importers/eventLog/codecs/packing';
import { wasmZstd, ZSTD_BYTES } from '../../../src/importers/eventLog/codecs/wasmZstd';

/** Available in Node since 22.15. */
interface NodeZstd {
  createZstdDecompress(options: { chunkSize: number }): Transform;
  zstdDecompressSync(bytes: Uint8Array): Buffer;
}

/** Two consecutive frames, "a" and "b". */
const TWO_FRAMES = Buffer.from('28b52ffd00580900006128b52ffd005809000062', 'hex');

/** True if a decoder reads consecutive frames and refuses a truncated one; early versions of Node did neither. */
function isSound({ zstdDecompressSync }: NodeZstd): boolean {
  const unpacked = (bytes: Uint8Array) => {
    try {
      return zstdDecompressSync(bytes).toString();
    } catch {
      return null;
    }
  };
  return unpacked(TWO_FRAMES) === 'ab' && unpacked(TWO_FRAMES.subarray(0, -1)) === null;
}

/** Node's zstd as a stream; null if Node has none or one that loses data. */
function nodeZstd(chunkSize: number): Transform | null {
  const found = zlib as unknown as Partial<NodeZstd>;
  if (!found.createZstdDecompress || !found.zstdDecompressSync || !isSound(found as NodeZstd)) return null;
  return found.createZstdDecompress({ chunkSize });
}

/** Node's code for compressed data that ends too early. */
const CUT_OFF = 'Z_BUF_ERROR';
const CHUNK_BYTES = 1024 * 1024;

/** A log to parse: its compression, and its compressed bytes, readable once. */
export interface Source {
  packing: Packing;
  /** Pieces that stay valid, at most `size` bytes each. */
  pieces(size: number): Generator<Uint8Array>;
}

/** Number of bytes read from standard input; 0 at its end. Retries if a pipe has no data yet. */
function readSome(file: number, piece: Uint8Array, most: number): number {
  for (;;) {
    try {
      return readSync(file, piece, 0, most, null);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}

/** At least `size` bytes from a file, fewer only at its end. */
function readFirst(file: number, size: number): Buffer {
  const bytes = Buffer.alloc(size);
  let length = 0;
  for (let read = -1; read !== 0 && length < size; length += read) {
    read = readSome(file, bytes.subarray(length), size - length);
  }
  return bytes.subarray(0, length);
}

const STANDARD_INPUT = 0;

/**
 * Opens a log (`-` is standard input) and reads its first bytes. Reads at most `length` bytes, the size when it was
 * found; null means all. Throws if it cannot be opened.
 */
export function openSource(path: string, length: number | null): Source {
  const file = path === '-' ? STANDARD_INPUT : openSync(path, 'r');
  const first = readFirst(file, 8);
  return { packing: packingOf(first), pieces: (size) => piecesOf(file, first, size, length) };
}

function* piecesOf(file: number, first: Buffer, size: number, length: number | null): Generator<Uint8Array> {
  let left = length ?? Number.POSITIVE_INFINITY;
  try {
    if (first.length > 0) yield new Uint8Array(first);
    left -= first.length;
    while (left > 0) {
      const piece = new Uint8Array(size);
      const read = readSome(file, piece, Math.min(size, left));
      if (read === 0) return;
      left -= read;
      yield piece.subarray(0, read);
    }
  } finally {
    if (file !== STANDARD_INPUT) closeSync(file);
  }
}

/**
 * Writes pieces to a decoder, each after the previous one is decompressed. Waits briefly before the end, because an
 * error there discards decompressed bytes that were not consumed.
 */
async function feed(pieces: Iterable<Uint8Array>, decoder: Transform): Promise<void> {
  for (const piece of pieces) {
    if (decoder.destroyed) return;
    await new Promise<void>((resolve) => decoder.write(piece, () => resolve()));
  }
  await setImmediate();
  decoder.end();
}

async function* decompress(pieces: Iterable<Uint8Array>, decoder: Transform): AsyncGenerator<Uint8Array> {
  void feed(pieces, decoder).catch((error: Error) => decoder.destroy(error));
  try {
    yield* decoder;
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === CUT_OFF ? new CutOffError() : error;
  }
}

async function* asynchronous(pieces: Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* pieces;
}

/** Passes pieces through and reports their bytes to `onRead`. */
function* reportProgress(pieces: Iterable<Uint8Array>, onRead: (bytes: number) => void): Generator<Uint8Array> {
  for (const piece of pieces) {
    onRead(piece.length);
    yield piece;
  }
}

/**
 * Decompressed bytes of a source in pieces, in constant memory. `onRead` receives the number of compressed bytes. If
 * the source cannot be read or decompressed to its end, throws after all readable bytes.
 */
export function unpackLog({ packing, pieces }: Source, onRead: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  const decoder = packing === 'zstd' ? nodeZstd(CHUNK_BYTES) : null;
  const isSmall = packing === 'zstd' && decoder === null;
  const packed = reportProgress(pieces(isSmall ? ZSTD_BYTES : CHUNK_BYTES), onRead);
  if (packing === 'gzip') return decompress(packed, createGunzip({ chunkSize: CHUNK_BYTES }));
  if (packing === 'lz4') return lz4Stream(asynchronous(packed));
  if (packing === 'snappy') return snappyStream(asynchronous(packed));
  if (packing !== 'zstd') return asynchronous(packed);
  return decoder ? decompress(packed, decoder) : wasmZstd(packed);
}
