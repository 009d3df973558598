/** A sign drawn as lines, or a space: advance and path in thousandths of the font size, baseline at 0, up negative. */
interface DrawnMark {
  advance: number;
  path: string;
}

/** Signs of the charts without a glyph in the font's package, in the proportions of the font's > and −. */
export const DRAWN_MARKS: ReadonlyMap<string, DrawnMark> = new Map([
  ['\u202F', { advance: 160, path: '' }],
  ['≥', { advance: 640, path: 'M90 -600L550 -400L90 -200M90 -40H550' }],
  ['≤', { advance: 640, path: 'M550 -600L90 -400L550 -200M90 -40H550' }],
  ['→', { advance: 900, path: 'M80 -364H800M560 -600L800 -364L560 -128' }],
  ['←', { advance: 900, path: 'M820 -364H100M340 -600L100 -364L340 -128' }],
]);

/** Line width in thousandths of the font size. */
export function markStroke(weight: number): number {
  return weight >= 600 ? 105 : 72;
}
