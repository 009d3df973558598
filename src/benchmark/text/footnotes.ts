/** The letter of a footnote by its place among those of a table: a for the first, '' for none (−1). */
export function footnoteLetter(place: number): string {
  return place < 0 ? '' : String.fromCharCode(97 + place);
}
