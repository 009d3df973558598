import { closeSync, createReadStream, openSync, readSync } from 'node:fs';
import { pipeline, type Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { nodeZstd, wasmZstd } from './eventlogZstd';

const CHUNK_BYTES = 1024 * 1024;

/** How a log is packed; 'other' is no text and nothing that can be unpacked here. */
export type Packing = 'plain' | 'gzip' | 'zstd' | 'other';

/** The packing of a file by its first bytes, whatever its name. An empty file is plain. */
export function packingOf(path: string): Packing {
  const first = Buffer.alloc(4);
  const file = openSync(path, 'r');
  const size = readSync(file, first);
  closeSync(file);
  if (size >= 2 && first.readUInt16BE(0) === 0x1f8b) return 'gzip';
  const magic = size === 4 ? first.readUInt32LE(0) : 0;
  if (magic === 0xfd2fb528 || magic >>> 4 === 0x184d2a5) return 'zstd';
  return size === 0 || /^[\s{]/.test(first.toString('latin1')) ? 'plain' : 'other';
}

/** A file through a decoder; `onRead` hears how many packed bytes were read. */
async function* through(path: string, decoder: Transform, onRead: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  const source = createReadStream(path, { highWaterMark: CHUNK_BYTES });
  source.on('data', (chunk) => onRead(chunk.length));
  pipeline(source, decoder, () => {});
  yield* decoder;
}

async function* plain(path: string, onRead: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
    onRead(chunk.length);
    yield chunk;
  }
}

/** Whether an error of `unpacked` says that the file ends too early, so that what was read until then is sound. */
export function isCutOff(error: unknown): boolean {
  return error instanceof Error && /unexpected end of file|incomplete stream/i.test(error.message);
}

/**
 * The unpacked bytes of a file, in pieces, in memory that does not depend on its size. `onRead` hears the packed bytes as they are
 * read. Throws where the file cannot be read or unpacked to its end, after everything that could be.
 */
export function unpacked(path: string, packing: Packing, onRead: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  if (packing === 'gzip') return through(path, createGunzip({ chunkSize: CHUNK_BYTES }), onRead);
  if (packing !== 'zstd') return plain(path, onRead);
  const decoder = nodeZstd(CHUNK_BYTES);
  return decoder ? through(path, decoder, onRead) : wasmZstd(path, onRead);
}
