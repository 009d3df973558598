const LINE_FEED = 0x0a;
/** Longer lines are cut here, so that a file without line feeds does not fill the memory. */
export const MAX_LINE_BYTES = 64 * 1024 * 1024;

/** Cuts pieces of bytes into lines without their line feeds. A line is valid only until the next call. */
export class LineSplitter {
  private rest: Buffer[] = [];
  private restBytes = 0;

  constructor(private readonly onLine: (line: Uint8Array) => void) {}

  push(piece: Uint8Array): void {
    const bytes = Buffer.from(piece.buffer, piece.byteOffset, piece.length);
    let start = 0;
    for (let end = bytes.indexOf(LINE_FEED); end !== -1; end = bytes.indexOf(LINE_FEED, start)) {
      this.line(bytes.subarray(start, end));
      start = end + 1;
    }
    this.keep(bytes.subarray(start));
  }

  private line(end: Buffer): void {
    const whole = this.restBytes === 0 ? end : Buffer.concat([...this.rest, end]);
    this.rest = [];
    this.restBytes = 0;
    this.onLine(whole);
  }

  /** Keeps a copy of the beginning of a line: the caller may use its bytes again. */
  private keep(part: Buffer): void {
    if (part.length === 0) return;
    this.rest.push(Buffer.from(part));
    this.restBytes += part.length;
    if (this.restBytes > MAX_LINE_BYTES) this.finish();
  }

  /** Gives what follows the last line feed as a line; whether there was anything. */
  finish(): boolean {
    if (this.restBytes === 0) return false;
    this.line(Buffer.alloc(0));
    return true;
  }
}
