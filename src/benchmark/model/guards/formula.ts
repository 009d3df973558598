/** The signs that begin a formula in a spreadsheet, also in full width. */
const SIGN = /^\s*[=@+\-＝＠＋－]/;
/** A sign and a number, perhaps with words behind it, but nothing that computes, calls, or refers: -1, +5%, -0.61 to 0.65. */
const NUMBER = /^\s*[+-]\s*[\d.][^=+*/^&|!("'@]*$/;

/** What to say of a text of a CSV file that a spreadsheet would run as a formula; null if it would not. */
export function formulaFault(column: string, text: string): string | null {
  const isFormula = SIGN.test(text) && !NUMBER.test(text) && text !== '-';
  return isFormula ? `${column} begins as a formula of spreadsheets does` : null;
}

/** A foreign text in quotation marks if a spreadsheet would run it. */
export function withoutFormula(text: string): string {
  return formulaFault('', text) === null ? text : `“${text}”`;
}
