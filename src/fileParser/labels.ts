import { getOwnValue } from '../benchmark/model/guards/record';
import { type FieldWords, inWords, lineInWords } from '../benchmark/model/problem';
import type { Problem } from '../benchmark/model/resultSet';
import { OPTIONS, type Option } from '../resultSet/options';

const OTHER_WORDS: Record<string, string> = { 'allow-broken': 'the button “Use the readable part”' };

const labelText = (label: string | undefined) => (label === undefined ? null : `“${label}”`);

const labelOf: FieldWords = (field) =>
  getOwnValue(OTHER_WORDS, field) ?? labelText(getOwnValue<Option>(OPTIONS, field)?.label);

/** A text of the importers in the words of the page: fields of the form instead of options. */
export function inLabels(text: string): string {
  return inWords(text, labelOf);
}

/** A problem as the page prints it. */
export function pageLine(problem: Problem): string {
  return lineInWords(problem, labelOf);
}
