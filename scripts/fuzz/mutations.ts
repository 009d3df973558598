import fc from 'fast-check';
import { anyText } from './anyText';

/** Numbers that are none, or that nothing measures, and forms in which a number may be misread. */
const NUMBERS = [
  ...[
    '0',
    '-1',
    '-0',
    '1e-320',
    '5e-324',
    '1e300',
    '1e400',
    'NaN',
    'Infinity',
    '',
    '1,5',
    '1.500,25',
    '1 000',
    '1’000',
  ],
  ...[
    '0x10',
    '1_000',
    '١٢',
    '1.5.2',
    '+3',
    '1e3',
    '.5',
    '5.',
    '9'.repeat(400),
    `0.${'0'.repeat(300)}1`,
    'N/A',
    '-',
    'null',
  ],
];
/** Words that mean something to a language, a terminal, a spreadsheet or a browser. */
const WORDS = [
  ...[
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    '=1+1',
    '@SUM(A1)',
    '<script>alert(1)</script>',
    '../../etc/passwd',
  ],
  ...[
    '\u202e',
    '\u009b31m',
    '\u001b[2J',
    '\u0000',
    '\ufeff',
    '\u2028',
    '\ud800',
    'ﬀ',
    'İ',
    'w'.repeat(3000),
    'a,b',
    '"',
    '""',
    "'",
    '|',
    ';',
    '\t',
  ],
  ...[
    'q1',
    'q14',
    'q14a',
    'q99',
    'q500',
    'query1',
    'Q01',
    '1',
    '14a',
    'ss_max',
    'q1-v2.4',
    'all',
    'total',
    'ok',
    'failed',
    'true',
    '{',
    '}',
    '[',
    ']',
  ],
];
/** JSON values in the place of others. */
const VALUES = [
  'null',
  'true',
  '""',
  '[]',
  '{}',
  '[[1]]',
  '{"constructor":1}',
  '-1',
  '1e308',
  '1e-320',
  '"x"',
  '[null]',
  '0',
  `${'['.repeat(200)}${']'.repeat(200)}`,
];

/** One change of a text; places are shares of its length, so that they fit any text. */
interface Mutation {
  kind: (typeof KINDS)[number];
  at: number;
  to: number;
  text: string;
}

const KINDS = [
  ...['number', 'number', 'word', 'cell', 'json', 'cut', 'insert', 'dropLine', 'doubleLine', 'swapLines', 'moveColumn'],
  ...['repeatLine', 'crlf', 'reverse', 'emptyLines', 'quote'],
] as const;

type Change = (text: string, mutation: Mutation) => string;

/** Replaces the match of a pattern that stands at a share of all matches. */
function replaceMatch(text: string, pattern: RegExp, { at, text: by }: Mutation): string {
  const found = [...text.matchAll(pattern)];
  const match = found[Math.floor(at * found.length)];
  return match ? `${text.slice(0, match.index)}${by}${text.slice(match.index + match[0].length)}` : text;
}

function onLines(change: (lines: string[], at: number, to: number) => string[]): Change {
  return (text, { at, to }) => {
    const lines = text.split('\n');
    return change(lines, Math.floor(at * lines.length), Math.floor(to * lines.length)).join('\n');
  };
}

/** Two columns of every line change places: the same table to who reads by head, another one to who does not. */
const moveColumn = onLines((lines, at, to) =>
  lines.map((line) => {
    const cells = line.split(',');
    const [a, b] = [at % cells.length, to % cells.length];
    [cells[a], cells[b]] = [cells[b] ?? '', cells[a] ?? ''];
    return cells.join(',');
  }),
);

const CHANGES: Record<string, Change> = {
  number: (text, mutation) => replaceMatch(text, /\d+(?:\.\d+)?/g, mutation),
  word: (text, mutation) => replaceMatch(text, /[A-Za-z_][\w-]*/g, mutation),
  cell: (text, mutation) => replaceMatch(text, /[^,|\n]+/g, mutation),
  json: (text, mutation) =>
    replaceMatch(text, /"(?:[^"\\]|\\.)*"(?!\s*:)|-?\d+(?:\.\d+)?|null|true|\[[^[\]]*\]|\{[^{}]*\}/g, mutation),
  cut: (text, { at, to }) => text.slice(0, at * text.length) + text.slice(Math.max(at, to) * text.length),
  insert: (text, { at, text: by }) => text.slice(0, at * text.length) + by + text.slice(at * text.length),
  dropLine: onLines((lines, at) => lines.filter((_, index) => index !== at)),
  doubleLine: onLines((lines, at, to) => lines.toSpliced(to, 0, lines[at] ?? '')),
  swapLines: onLines((lines, at, to) => lines.with(at, lines[to] ?? '').with(to, lines[at] ?? '')),
  repeatLine: onLines((lines, at, to) =>
    lines.toSpliced(at, 0, ...Array<string>(2 ** Math.min(9, to)).fill(lines[at] ?? '')),
  ),
  reverse: onLines(([head = '', ...rest]) => [head, ...rest.reverse()]),
  emptyLines: onLines((lines) => lines.flatMap((line) => [line, ''])),
  moveColumn,
  crlf: (text) => text.replaceAll('\n', '\r\n'),
  quote: (text, { at }) => replaceMatch(text, /[^,\n]+/g, { kind: 'quote', at, to: 0, text: '"q1"' }),
};

/** A text after a change. */
export function mutated(text: string, mutations: readonly Mutation[]): string {
  return mutations.reduce((changed, mutation) => CHANGES[mutation.kind]?.(changed, mutation) ?? changed, text);
}

const share = fc.double({ min: 0, max: 0.999_999, noNaN: true });
const replacement = fc.oneof(
  fc.constantFrom(...NUMBERS),
  fc.constantFrom(...WORDS),
  fc.constantFrom(...VALUES),
  fc.double().map(String),
  anyText({ maxLength: 6 }),
);

/** Up to six changes of a text. */
export const mutations: fc.Arbitrary<Mutation[]> = fc.array(
  fc.record({ kind: fc.constantFrom(...KINDS), at: share, to: share, text: replacement }),
  { minLength: 1, maxLength: 6 },
);
