import fc from 'fast-check';

/** Halves of characters beyond U+FFFF, which are no characters alone. */
const HALVES = { first: 0xd800, count: 0x800 };

function characterAt(index: number): string {
  return String.fromCodePoint(index < HALVES.first ? index : index + HALVES.count);
}

/** The place of a character among all; throws for what is none, as fast-check asks of what undoes a mapping. */
function placeOf(text: unknown): number {
  const code = typeof text === 'string' ? (text.codePointAt(0) ?? -1) : -1;
  const place = code < HALVES.first ? code : code - HALVES.count;
  if (code < 0 || characterAt(place) !== text) throw new Error('not a character');
  return place;
}

const character = fc.nat({ max: 0x10ffff - HALVES.count }).map(characterAt, placeOf);

/**
 * Texts of any characters: those of `fc.string({ unit: 'binary' })` with the same seed, without its table of all 1,112,064 characters, which
 * takes each process a second.
 */
export function anyText(limits: { maxLength?: number } = {}): fc.Arbitrary<string> {
  return fc.string({ ...limits, unit: character });
}
