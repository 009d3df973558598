import { getOwnValue } from '../benchmark/model/guards/record';
import { type FieldWords, inWords, lineInWords } from '../benchmark/model/problem';
import type { Problem } from '../benchmark/model/resultSet';

/** Labels of the answers on the page, by the names of the command-line options. */
export const LABELS = {
  engine: 'Engine',
  'engine-version': 'Engine version',
  suite: 'Suite',
  'query-version': 'Query version',
  'scale-factor': 'Scale factor (GB)',
  'table-format': 'Table format',
  statistic: 'Statistic of the query times',
  iterations: 'Timed iterations',
  warmup: 'Warm-up iterations',
  machines: 'Machines (nodes × type)',
  names: 'Queries in the order of running',
  format: 'File format',
  'query-column': 'Column of queries',
  'engine-column': 'Column of engines',
  'iteration-column': 'Column of iterations',
  'time-column': 'Column of times',
  'status-column': 'Column of the status',
  'time-unit': 'Unit of the times',
  id: 'Result set ID',
  harness: 'Benchmark harness',
  date: 'First published on',
  'source-title': 'Source title',
  'source-url': 'Source URL',
  'source-commit': 'Source commit',
  license: 'License',
} as const;

export type AnswerName = keyof typeof LABELS;

const OTHER_WORDS: Record<string, string> = { 'allow-broken': 'the button “Use the readable part”' };

const labelOf: FieldWords = (field) =>
  getOwnValue(OTHER_WORDS, field) ?? (Object.hasOwn(LABELS, field) ? `“${LABELS[field as AnswerName]}”` : null);

/** A text of the importers in the words of the page: fields of the form instead of options. */
export function inLabels(text: string): string {
  return inWords(text, labelOf);
}

/** A problem as the page prints it. */
export function pageLine(problem: Problem): string {
  return lineInWords(problem, labelOf);
}
