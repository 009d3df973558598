import { readSync } from 'node:fs';
import { canBeLog, packingOf } from '../../../src/importers/eventLog/codecs/packing';
import type { Source } from '../eventlog/bytes';

const STANDARD_INPUT = 0;
const HEAD_BYTES = 4;
const START_BYTES = 100;
/** The length that marks a file that cannot be read to its end. */
const FAILED = 0xffffffff;

/**
 * Reads the Spark job's output from standard input: frames of a length (4 bytes, little-endian) and that many bytes. An
 * empty frame ends a file. Reads block, so that memory use does not depend on file size.
 */
export class Frames {
  private isAtEnd = true;

  private bytes(length: number): Buffer | null {
    const bytes = Buffer.allocUnsafe(length);
    for (let read = 0; read < length; ) {
      const more = readSync(STANDARD_INPUT, bytes, read, length - read, null);
      if (more === 0) return null;
      read += more;
    }
    return bytes;
  }

  /** The next frame as a JSON value; null at the end of the input. */
  message(): unknown {
    const frame = this.frame();
    return frame === null ? null : JSON.parse(frame.toString());
  }

  private frame(): Buffer | null {
    const head = this.bytes(HEAD_BYTES);
    if (head === null) return null;
    const length = head.readUInt32LE();
    if (length === FAILED) throw new Error(this.frame()?.toString() ?? 'the input ended');
    return this.bytes(length);
  }

  private *pieces(first: Buffer, size: number): Generator<Uint8Array> {
    for (let frame: Buffer = first; frame.length > 0; frame = this.next())
      for (let at = 0; at < frame.length; at += size) yield frame.subarray(at, at + size);
  }

  private next(): Buffer {
    try {
      const frame = this.frame();
      if (frame === null) throw new Error('the input ended within a file');
      this.isAtEnd = frame.length === 0;
      return frame;
    } catch (error) {
      this.isAtEnd = true;
      throw error;
    }
  }

  /** Starts the next file. Throws if the job could not open it. */
  source(): Source & { canBeLog: boolean } {
    this.isAtEnd = false;
    const first = this.next();
    return {
      packing: packingOf(first.subarray(0, 8)),
      canBeLog: canBeLog(first.subarray(0, START_BYTES)),
      pieces: (size) => this.pieces(first, size),
    };
  }

  skip(): void {
    while (!this.isAtEnd) {
      try {
        this.next();
      } catch {
        return;
      }
    }
  }
}
