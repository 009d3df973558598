import { copyBack } from './copyBack';

const SHORTEST_MATCH = 4;

/** A length of 15 goes on in the bytes that follow, up to the first below 255. */
function longLength(input: Uint8Array, start: number, first: number): { length: number; at: number } {
  let [length, at] = [first, start];
  if (first !== 15) return { length, at };
  for (;;) {
    const next = input[at] ?? 0;
    at += 1;
    length += next;
    if (next !== 255 || at >= input.length) return { length, at };
  }
}

/**
 * The bytes of one LZ4 block, `size` of them; null where the block is none of that size.
 * Source: LZ4 Block Format Description, sequences of a token, literals and a match.
 */
export function lz4Block(input: Uint8Array, size: number): Uint8Array | null {
  const output = new Uint8Array(size);
  let [at, to] = [0, 0];
  while (at < input.length) {
    const token = input[at] as number;
    const literals = longLength(input, at + 1, token >> 4);
    const end = literals.at + literals.length;
    if (end > input.length || to + literals.length > size) return null;
    output.set(input.subarray(literals.at, end), to);
    to += literals.length;
    if (end === input.length) return to === size ? output : null;
    if (end + 2 > input.length) return null;
    const distance = (input[end] as number) | ((input[end + 1] as number) << 8);
    const match = longLength(input, end + 2, token & 15);
    if (!copyBack(output, to, distance, match.length + SHORTEST_MATCH)) return null;
    to += match.length + SHORTEST_MATCH;
    at = match.at;
  }
  return null;
}
