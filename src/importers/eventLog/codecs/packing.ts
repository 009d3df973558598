import { problem } from '../../../benchmark/model/problem';
import type { Problem } from '../../../benchmark/model/resultSet';
import { LZ4_MAGIC, SNAPPY_MAGIC } from './blockStreams';

/**
 * Compression of a log: Spark's codecs and gzip. 'lzf' is recognized only to refuse it by name; 'other' is neither text
 * nor one of these.
 */
export type Packing = 'plain' | 'gzip' | 'zstd' | 'lz4' | 'snappy' | 'lzf' | 'other';

const bytesOf = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

/** First bytes by compression; zstd may begin with a skippable frame, whose last half-byte is arbitrary. */
const MAGIC: readonly { packing: Packing; first: readonly number[] }[] = [
  { packing: 'gzip', first: [0x1f, 0x8b] },
  { packing: 'zstd', first: [0x28, 0xb5, 0x2f, 0xfd] },
  { packing: 'lz4', first: bytesOf(LZ4_MAGIC) },
  { packing: 'snappy', first: SNAPPY_MAGIC },
  { packing: 'lzf', first: bytesOf('ZV') },
];

function isSkippable(first: Uint8Array): boolean {
  return first.length >= 4 && new DataView(first.buffer, first.byteOffset, 4).getUint32(0, true) >>> 4 === 0x184d2a5;
}

/** The compression of a file by its first eight bytes. An empty file is plain. */
export function packingOf(first: Uint8Array): Packing {
  const found = MAGIC.find((magic) => magic.first.every((byte, index) => first[index] === byte));
  if (found) return found.packing;
  if (isSkippable(first)) return 'zstd';
  return first.length === 0 || /^[\s{]/.test(String.fromCharCode(...first)) ? 'plain' : 'other';
}

/** Bytes that are enough to recognize an event log. */
export const GLANCE_BYTES = 4096;

/** True if a file with these first bytes can be a log: packed, or an event in Spark's form. An empty file can be one. */
export function canBeLog(first: Uint8Array): boolean {
  const packing = packingOf(first);
  const start = String.fromCharCode(...first);
  return packing === 'plain' ? first.length === 0 || /^\s*\{\s*"Event"/.test(start) : packing !== 'other';
}

const LZF_CURE =
  'unpack it with the jar that Spark brings: java -jar $SPARK_HOME/jars/compress-lzf-*.jar -o FILE.lzf > FILE. Pack it again with zstd if you like';
export const UNREADABLE_CURE =
  'give the log as Spark writes it, plain or packed with zstd, lz4, or snappy, or packed with gzip';

/** The problem of a file that is not a log, at a line that is not an event. */
export function notALog(path: string, line: number): Problem {
  const message = 'the file is not a Spark event log; expected lines such as {"Event":"SparkListenerLogStart",…}';
  return problem(path, line, message, UNREADABLE_CURE);
}

/** The reason why a file with this compression cannot be parsed as a log; null if it can. */
export function refusedPacking(path: string, packing: Packing): Problem | null {
  if (packing === 'lzf') return problem(path, null, 'the log is packed with lzf, which is not supported', LZF_CURE);
  return packing === 'other' ? notALog(path, 1) : null;
}
