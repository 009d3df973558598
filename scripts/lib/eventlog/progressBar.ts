const WIDTH = 30;
const REDRAW_MS = 100;

/** A progress bar on a terminal, redrawn at most ten times a second; nothing if the stream is not a terminal. */
export class ProgressBar {
  private drawnAt = Number.NEGATIVE_INFINITY;
  private drawn = false;

  constructor(
    private readonly stream: NodeJS.WriteStream,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Draws a share of 0–1, followed by a text. */
  draw(share: number, words: string): void {
    const now = this.now();
    if (!this.stream.isTTY || now - this.drawnAt < REDRAW_MS) return;
    this.drawnAt = now;
    this.drawn = true;
    const full = Math.round(Math.min(1, Math.max(0, share)) * WIDTH);
    const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
    this.stream.write(`\r\u001B[K${bar} ${Math.floor(Math.min(1, share) * 100)}% ${words}`);
  }

  /** Clears the line, so that messages start on an empty one. */
  clear(): void {
    if (this.drawn) this.stream.write('\r\u001B[K');
    this.drawn = false;
  }
}
