import { formatNumber } from '../../../src/benchmark/text/numbers';
import type { ReadProgress } from '../../../src/importers/eventLog/reading/readPieces';

const WIDTH = 30;
const REDRAW_MS = 100;

/** "40 MB unpacked at 12 MB/s" in its two parts. */
function amounts(bytes: number, seconds: number): { size: string; speed: string } {
  const megabytes = bytes / 1e6;
  return {
    size: `${formatNumber(megabytes)} MB`,
    speed: `${formatNumber(megabytes / Math.max(seconds, 1e-3))} MB/s`,
  };
}

interface Watched extends ReadProgress {
  /** Clears the line; returns "12 MB unpacked in 0.3 s, 40 MB/s". */
  end(): string;
}

/**
 * Progress of reading files of `all` bytes together, as a bar that is redrawn at most ten times a second; draws nothing
 * if the stream is not a terminal.
 */
export function watchReading(all: number, stream: NodeJS.WriteStream): Watched {
  const start = performance.now();
  let [packed, unpacked, drawnAt] = [0, 0, Number.NEGATIVE_INFINITY];
  const elapsed = () => (performance.now() - start) / 1000;
  const draw = () => {
    const now = performance.now();
    if (!stream.isTTY || now - drawnAt < REDRAW_MS) return;
    drawnAt = now;
    const share = Math.min(1, packed / Math.max(1, all));
    const full = Math.round(share * WIDTH);
    const { size, speed } = amounts(unpacked, elapsed());
    const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
    stream.write(`\r\u001B[K${bar} ${Math.floor(share * 100)}% ${size}, ${speed}`);
  };
  return {
    packed: (bytes) => {
      packed += bytes;
    },
    unpacked: (bytes) => {
      unpacked += bytes;
      draw();
    },
    end: () => {
      if (stream.isTTY) stream.write('\r\u001B[K');
      const { size, speed } = amounts(unpacked, elapsed());
      return `${size} unpacked in ${elapsed().toFixed(1)} s, ${speed}`;
    },
  };
}
