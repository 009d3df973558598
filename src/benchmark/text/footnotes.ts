/** Letter of a table's footnote by index: a for 0, '' for −1 (none). */
export function footnoteLetter(place: number): string {
  return place < 0 ? '' : String.fromCharCode(97 + place);
}
