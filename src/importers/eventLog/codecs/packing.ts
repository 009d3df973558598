import { LZ4_MAGIC } from './lz4Stream';
import { LZF_MAGIC } from './lzfStream';
import { SNAPPY_MAGIC } from './snappyStream';

/** How a log is packed: Spark's four codecs and gzip; 'other' is no text and nothing that can be unpacked here. */
export type Packing = 'plain' | 'gzip' | 'zstd' | 'lz4' | 'snappy' | 'lzf' | 'other';

const bytesOf = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

/** The first bytes of what each packing writes; zstd may begin with a frame to be skipped, whose last half-byte is free. */
const MAGIC: readonly { packing: Packing; first: readonly number[] }[] = [
  { packing: 'gzip', first: [0x1f, 0x8b] },
  { packing: 'zstd', first: [0x28, 0xb5, 0x2f, 0xfd] },
  { packing: 'lz4', first: bytesOf(LZ4_MAGIC) },
  { packing: 'snappy', first: SNAPPY_MAGIC },
  { packing: 'lzf', first: LZF_MAGIC },
];

function isSkippable(first: Uint8Array): boolean {
  return first.length >= 4 && new DataView(first.buffer, first.byteOffset, 4).getUint32(0, true) >>> 4 === 0x184d2a5;
}

/** The packing of bytes by the first eight of them. None at all are plain. */
export function packingOf(first: Uint8Array): Packing {
  const found = MAGIC.find((magic) => magic.first.every((byte, index) => first[index] === byte));
  if (found) return found.packing;
  if (isSkippable(first)) return 'zstd';
  return first.length === 0 || /^[\s{]/.test(String.fromCharCode(...first)) ? 'plain' : 'other';
}
