import { joined } from '../codecs/blockStreams';

const LINE_FEED = 0x0a;
/** Longer lines are not events. They are reported and skipped, so that they do not fill the memory. */
export const MAX_LINE_BYTES = 64 * 1024 * 1024;

interface LineListener {
  /** A line without its line feed; valid only until the next call. */
  line(bytes: Uint8Array): void;
  /** A line that is too long; `start` is the byte of the decompressed file at which it begins. */
  tooLong(start: number): void;
}

export class LineSplitter {
  private rest: Uint8Array[] = [];
  private restBytes = 0;
  /** Position of the current line in the file, in bytes. */
  private start = 0;
  private isTooLong = false;

  constructor(private readonly listener: LineListener) {}

  push(bytes: Uint8Array): void {
    let from = 0;
    for (let end = bytes.indexOf(LINE_FEED); end !== -1; end = bytes.indexOf(LINE_FEED, from)) {
      this.line(bytes.subarray(from, end));
      from = end + 1;
    }
    this.keep(bytes.subarray(from));
  }

  private line(end: Uint8Array): void {
    const whole = this.rest.length === 0 ? end : joined([...this.rest, end], this.restBytes + end.length);
    const [isTooLong, length] = [this.isTooLong, this.restBytes + end.length];
    this.start += length + 1;
    this.rest = [];
    this.restBytes = 0;
    this.isTooLong = false;
    if (!isTooLong) this.listener.line(whole);
  }

  /** Copies the beginning of a line, because the caller may reuse its bytes. */
  private keep(part: Uint8Array): void {
    if (part.length === 0) return;
    this.restBytes += part.length;
    if (this.isTooLong) return;
    this.rest.push(part.slice());
    if (this.restBytes <= MAX_LINE_BYTES) return;
    this.rest = [];
    this.isTooLong = true;
    this.listener.tooLong(this.start);
  }

  /** Passes the rest after the last line feed as a line; false if there is none. */
  finish(): boolean {
    if (this.restBytes === 0) return false;
    this.line(new Uint8Array(0));
    return true;
  }
}
