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

/** Phrases about options that only commands have, and their replacements on the page. */
const REPLACEMENTS: [RegExp, string][] = [
  [/with --allow-broken/g, 'with the button “Use the readable part”'],
  [/(?:;|, or|\. If it is one,)? ?(?:match [^;.]* |raise the limit )?with --(?:pattern|max-unpacked)\b[^.;]*/g, ''],
  [/; take one with --column [^;]*/g, ''],
  [/use --suite tpcds-99/g, 'import it on the command line'],
];

/** A command's message in the words of the page: options become fields of the form. */
export function messageForPage(message: string): string {
  const plain = REPLACEMENTS.reduce((text, [pattern, words]) => text.replace(pattern, words), message);
  return plain.replace(/--([a-z-]+)/g, (option, name: string) => {
    const label = Object.hasOwn(LABELS, name) ? LABELS[name as AnswerName] : undefined;
    return label ? `“${label}”` : option;
  });
}
