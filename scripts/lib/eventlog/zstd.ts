import type { Transform } from 'node:stream';
import * as zlib from 'node:zlib';

/** What Node has from 22.15 on. */
interface NodeZstd {
  createZstdDecompress(options: { chunkSize: number }): Transform;
  zstdDecompressSync(bytes: Uint8Array): Buffer;
}

/** Two frames, "a" and "b", one after the other. */
const TWO_FRAMES = Buffer.from('28b52ffd00580900006128b52ffd005809000062', 'hex');

/** Whether a decoder reads frames that follow each other, and refuses one that is cut off: early ones of Node did neither. */
function isSound({ zstdDecompressSync }: NodeZstd): boolean {
  try {
    if (zstdDecompressSync(TWO_FRAMES).toString() !== 'ab') return false;
    zstdDecompressSync(TWO_FRAMES.subarray(0, -1));
    return false;
  } catch (error) {
    return /unexpected end/.test((error as Error).message);
  }
}

/** Node's own zstd as a stream, or null where Node has none or one that loses data. */
export function nodeZstd(chunkSize: number): Transform | null {
  const found = zlib as unknown as Partial<NodeZstd>;
  if (!found.createZstdDecompress || !found.zstdDecompressSync || !isSound(found as NodeZstd)) return null;
  return found.createZstdDecompress({ chunkSize });
}
