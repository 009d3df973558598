/** What a spreadsheet would compute: an equals or at sign first, or a sign with no number after it. */
const FORMULA = /^\s*(?:[=@]|[+-](?!\s*[\d.]))/;

/** What to say of a text of a CSV file that a spreadsheet would run as a formula; null where it would not. */
export function formulaFault(column: string, text: string): string | null {
  return text !== '-' && FORMULA.test(text) ? `${column} begins as a formula of spreadsheets does` : null;
}

/** A foreign text in quotation marks where a spreadsheet would run it. */
export function withoutFormula(text: string): string {
  return formulaFault('', text) === null ? text : `“${text}”`;
}
