import { closeSync, createReadStream, openSync, readSync } from 'node:fs';
import { pipeline, type Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { LZ4_MAGIC, lz4Stream } from '../../../src/importers/eventLog/codecs/lz4Stream';
import { LZF_MAGIC, lzfStream } from '../../../src/importers/eventLog/codecs/lzfStream';
import { SNAPPY_MAGIC, snappyStream } from '../../../src/importers/eventLog/codecs/snappyStream';
import { nodeZstd, wasmZstd } from './zstd';

const CHUNK_BYTES = 1024 * 1024;

/** How a log is packed: Spark's four codecs and gzip; 'other' is no text and nothing that can be unpacked here. */
type Packing = 'plain' | 'gzip' | 'zstd' | 'lz4' | 'snappy' | 'lzf' | 'other';

const bytesOf = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

/** The first bytes of what each packing writes; zstd may begin with a frame to be skipped, whose last half-byte is free. */
const MAGIC: readonly { packing: Packing; first: readonly number[] }[] = [
  { packing: 'gzip', first: [0x1f, 0x8b] },
  { packing: 'zstd', first: [0x28, 0xb5, 0x2f, 0xfd] },
  { packing: 'lz4', first: bytesOf(LZ4_MAGIC) },
  { packing: 'snappy', first: SNAPPY_MAGIC },
  { packing: 'lzf', first: LZF_MAGIC },
];

function isSkippable(first: Buffer): boolean {
  return first.length >= 4 && first.readUInt32LE(0) >>> 4 === 0x184d2a5;
}

/** The packing of a file by its first bytes, whatever its name. An empty file is plain. */
export function packingOf(path: string): Packing {
  const bytes = Buffer.alloc(8);
  const file = openSync(path, 'r');
  const first = bytes.subarray(0, readSync(file, bytes));
  closeSync(file);
  const found = MAGIC.find((magic) => magic.first.every((byte, index) => first[index] === byte));
  if (found) return found.packing;
  if (isSkippable(first)) return 'zstd';
  return first.length === 0 || /^[\s{]/.test(first.toString('latin1')) ? 'plain' : 'other';
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
  if (packing === 'lz4') return lz4Stream(plain(path, onRead));
  if (packing === 'snappy') return snappyStream(plain(path, onRead));
  if (packing === 'lzf') return lzfStream(plain(path, onRead));
  if (packing !== 'zstd') return plain(path, onRead);
  const decoder = nodeZstd(CHUNK_BYTES);
  return decoder ? through(path, decoder, onRead) : wasmZstd(path, onRead);
}
