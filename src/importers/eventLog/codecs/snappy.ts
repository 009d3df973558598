import { copyBack } from './copyBack';

/** The length that a block begins with, seven bits a byte, and where the block goes on; null where it is none. */
function lengthOf(input: Uint8Array): { size: number; at: number } | null {
  let size = 0;
  for (let at = 0; at < Math.min(5, input.length); at += 1) {
    const byte = input[at] as number;
    size += (byte & 0x7f) * 2 ** (7 * at);
    if (byte < 0x80) return { size, at: at + 1 };
  }
  return null;
}

/** A little-endian number of `bytes` bytes. */
function numberAt(input: Uint8Array, at: number, bytes: number): number {
  let value = 0;
  for (let index = bytes - 1; index >= 0; index -= 1) value = value * 256 + (input[at + index] ?? 0);
  return value;
}

interface Element {
  length: number;
  /** How far back the bytes stand; 0 for literals, which follow. */
  distance: number;
  /** Where the element's data, or the next element, begins. */
  at: number;
}

function elementAt(input: Uint8Array, at: number): Element {
  const tag = input[at] as number;
  const high = tag >> 2;
  switch (tag & 3) {
    case 0: {
      const extra = high < 60 ? 0 : high - 59;
      return { length: (extra === 0 ? high : numberAt(input, at + 1, extra)) + 1, distance: 0, at: at + 1 + extra };
    }
    case 1:
      return { length: (high & 7) + 4, distance: ((tag >> 5) << 8) | (input[at + 1] ?? 0), at: at + 2 };
    case 2:
      return { length: high + 1, distance: numberAt(input, at + 1, 2), at: at + 3 };
    default:
      return { length: high + 1, distance: numberAt(input, at + 1, 4), at: at + 5 };
  }
}

/** The bytes of one raw Snappy block of at most `most` bytes; null where it is none. Source: Snappy compressed format description. */
export function snappyBlock(input: Uint8Array, most: number): Uint8Array | null {
  const head = lengthOf(input);
  if (head === null || head.size > most) return null;
  const output = new Uint8Array(head.size);
  let to = 0;
  for (let at = head.at; at < input.length; ) {
    const { length, distance, at: next } = elementAt(input, at);
    const isLiteral = (input[at] as number) % 4 === 0;
    at = isLiteral ? next + length : next;
    if (at > input.length || to + length > output.length) return null;
    if (isLiteral) output.set(input.subarray(next, at), to);
    else if (!copyBack(output, to, distance, length)) return null;
    to += length;
  }
  return to === output.length ? output : null;
}
