/** A compressed file ends within a block; all data before it is valid. */
class CutOffError extends Error {
  constructor() {
    super('unexpected end of file');
  }
}

/** Bytes are not a block of the codec; `offset` is their position in the compressed file, from 0. */
export class BrokenBlockError extends Error {
  constructor(codec: string, offset: number, what: string) {
    super(`the ${codec} data is broken at byte ${offset}: ${what}`);
  }
}

/** Reads a stream of pieces in runs of a requested length, whatever the lengths of the pieces. */
export class ByteReader {
  offset = 0;
  private readonly pieces: AsyncIterator<Uint8Array>;
  private rest: Uint8Array = new Uint8Array(0);

  constructor(pieces: AsyncIterable<Uint8Array>) {
    this.pieces = pieces[Symbol.asyncIterator]();
  }

  /** The next `length` bytes; null at the end of the stream. Throws CutOffError if it ends within them. */
  async take(length: number): Promise<Uint8Array | null> {
    const parts: Uint8Array[] = [];
    let missing = length;
    while (missing > 0) {
      if (this.rest.length === 0 && !(await this.more())) {
        if (missing === length) return null;
        throw new CutOffError();
      }
      const part = this.rest.subarray(0, missing);
      this.rest = this.rest.subarray(part.length);
      parts.push(part);
      missing -= part.length;
    }
    this.offset += length;
    return parts.length === 1 ? (parts[0] as Uint8Array) : joined(parts, length);
  }

  /** The next `length` bytes. Throws CutOffError if the stream ends before them. */
  async must(length: number): Promise<Uint8Array> {
    const bytes = length === 0 ? new Uint8Array(0) : await this.take(length);
    if (bytes === null) throw new CutOffError();
    return bytes;
  }

  private async more(): Promise<boolean> {
    const { value, done } = await this.pieces.next();
    if (done) return false;
    this.rest = value;
    return true;
  }
}

/** Concatenates parts; `length` is their total length. */
export function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
}
