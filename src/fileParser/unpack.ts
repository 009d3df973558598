import { CutOffError, lz4Stream, snappyStream } from '../importers/eventLog/codecs/blockStreams';
import type { Packing } from '../importers/eventLog/codecs/packing';
import { wasmZstd, ZSTD_BYTES } from '../importers/eventLog/codecs/wasmZstd';

/** Exists only in workers and is missing from TypeScript's DOM library. */
declare class FileReaderSync {
  readAsArrayBuffer(blob: Blob): ArrayBuffer;
}

const PIECE_BYTES = 1024 * 1024;

type OnRead = (bytes: number) => void;

/** The bytes of a file in pieces; calls `onRead` after each. */
function* readPieces(file: File, size: number, onRead: OnRead): Generator<Uint8Array> {
  const reader = new FileReaderSync();
  for (let at = 0; at < file.size; at += size) {
    const piece = new Uint8Array(reader.readAsArrayBuffer(file.slice(at, at + size)));
    onRead(piece.length);
    yield piece;
  }
}

async function* asynchronous(packed: Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* packed;
}

/** A browser's error about gzip; browsers tell a truncated file from a broken one in words only. */
function gzipError(error: unknown): Error {
  const { message } = error as Error;
  if (/junk|trailing/i.test(message))
    return new Error('several concatenated gzip files; unpack it first, or compress it with zstd');
  return /unexpected end|incomplete|truncated|not all|was not finished/i.test(message)
    ? new CutOffError()
    : (error as Error);
}

async function* gunzipped(file: File, onRead: OnRead): AsyncGenerator<Uint8Array> {
  const packed = new ReadableStream<BufferSource>({
    start: () => undefined,
    pull: async (controller) => {
      const { value, done } = read.next();
      if (done) controller.close();
      else controller.enqueue(value as Uint8Array<ArrayBuffer>);
    },
  });
  const read = readPieces(file, PIECE_BYTES, onRead);
  const reader = packed.pipeThrough(new DecompressionStream('gzip')).getReader();
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      yield value;
    }
  } catch (error) {
    throw gzipError(error);
  }
}

/** Decompressed bytes of a file in pieces, in constant memory. Throws if the file is truncated or broken. */
export function unpackFile(file: File, packing: Packing, onRead: OnRead): AsyncGenerator<Uint8Array> {
  if (packing === 'gzip') return gunzipped(file, onRead);
  if (packing === 'zstd') return wasmZstd(readPieces(file, ZSTD_BYTES, onRead));
  const packed = asynchronous(readPieces(file, PIECE_BYTES, onRead));
  if (packing === 'lz4') return lz4Stream(packed);
  return packing === 'snappy' ? snappyStream(packed) : packed;
}
