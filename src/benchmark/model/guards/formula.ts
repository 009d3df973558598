/** Signs that begin a spreadsheet formula, full-width forms included. */
const SIGN = /^\s*[=@+\-＝＠＋－]/;
/** A signed number, possibly followed by words, without operators, calls, or references: -1, +5%, -0.61 to 0.65. */
const NUMBER = /^\s*[+-]\s*[\d.][^=+*/^&|!("'@]*$/;

/** Problem text for a CSV cell that a spreadsheet would run as a formula; null if it would not. */
export function formulaFault(column: string, text: string): string | null {
  const isFormula = SIGN.test(text) && !NUMBER.test(text) && text !== '-';
  return isFormula ? `${column} begins as a formula of spreadsheets does` : null;
}

/** Text from outside, quoted if a spreadsheet would run it. */
export function withoutFormula(text: string): string {
  return formulaFault('', text) === null ? text : `“${text}”`;
}
