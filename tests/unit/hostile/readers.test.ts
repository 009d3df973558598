import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { validateRows } from '../../../src/benchmark/artifacts/checkResultSet';
import { textProblem } from '../../../src/benchmark/artifacts/csv';
import { parseResults } from '../../../src/benchmark/artifacts/resultSet';
import { compare } from '../../../src/benchmark/comparison/compare';
import { CompareError } from '../../../src/benchmark/comparison/pairFaults';
import { secondsFault } from '../../../src/benchmark/model/guards/seconds';
import { hasErrors } from '../../../src/benchmark/model/problem';
import type { Problem } from '../../../src/benchmark/model/resultSet';
import { toCsv } from '../../../src/benchmark/text/toCsv';
import { parseCompareState, printCompareState } from '../../../src/components/compare/urlState';
import { parseResultSetFolder } from '../../../src/data/resultSetFolder';
import { checkJson } from '../../../src/data/schemaCheck';
import { EventLog } from '../../../src/importers/eventLog/eventLog';
import { FORMATS } from '../../../src/importers/formats';
import { type ImportOptions, NO_NAMES } from '../../../src/importers/imported';
import type { MeasuredFile } from '../../../src/importers/measured';
import { MEASURE_FORMATS } from '../../../src/importers/measureFormats';
import { importResults } from '../../../src/importers/recognise';
import { suggestionsOf } from '../../../src/importers/suggestions';
import { parsePage } from '../../../src/plugin/mdx/parsePage';
import { FROZEN_DATA } from '../support/frozenSite';
import { expect, test } from '../support/test';

/** The text files of a folder; none if it does not exist. */
function textsIn(folder: string): string[] {
  try {
    return readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  } catch {
    return [];
  }
}

/** Valid small files of a format, and inputs that were once parsed wrongly. */
const corpusOf = (id: string) =>
  ['corpus', 'found'].flatMap((folder) => textsIn(join('tests/fixtures/fuzz', folder, id)));

/** Numbers, names, and brackets that a parser could confuse. */
const TOKENS = [
  ...['0', '-1', '1e-320', '1e400', 'NaN', 'Infinity', '', '1,5', '1.500,25', '1 000', '0x10', '1_000', '١٢', '+3'],
  ...['9'.repeat(400), 'null', 'constructor', '__proto__', '=1+1', '<script>', '../..', '\u202e', '\u001b[2J', '\0'],
  ...['\ufeff', '\ud800', 'w'.repeat(3000), '"', '|', ';', '\t', 'q1', 'q14', 'q14a', 'q500', '14a', 'total', 'true'],
  ...['[]', '{}', '[[1]]', '{"constructor":1}', '['.repeat(200), '\r\n', '\n\n'],
];

type Edit = (text: string) => string;
const share = fc.double({ min: 0, max: 0.999_999, noNaN: true });

/** Replaces one number, word, cell or JSON value. */
const replaced: fc.Arbitrary<Edit> = fc
  .tuple(
    fc.constantFrom(/\d+(?:\.\d+)?/g, /[A-Za-z_][\w-]*/g, /[^,|\n]+/g, /"(?:[^"\\]|\\.)*"|\[[^[\]]*\]|\{[^{}]*\}/g),
    share,
    fc.oneof(fc.constantFrom(...TOKENS), fc.double().map(String), fc.string({ unit: 'binary', maxLength: 6 })),
  )
  .map(([pattern, at, by]) => (text) => {
    const found = [...text.matchAll(pattern)];
    const match = found[Math.floor(at * found.length)];
    return match ? `${text.slice(0, match.index)}${by}${text.slice(match.index + match[0].length)}` : text;
  });

/** Cuts a part, drops, repeats or swaps lines, or swaps two columns. */
const moved: fc.Arbitrary<Edit> = fc
  .tuple(fc.constantFrom('cut', 'drop', 'repeat', 'swap', 'columns', 'reverse'), share, share)
  .map(([kind, from, to]) => (text) => {
    if (kind === 'cut') return text.slice(0, from * text.length) + text.slice(Math.max(from, to) * text.length);
    const lines = text.split('\n');
    const [a, b] = [from, to].map((at) => Math.floor(at * lines.length)) as [number, number];
    if (kind === 'drop') return lines.toSpliced(a, 1).join('\n');
    if (kind === 'repeat') return lines.toSpliced(b, 0, ...Array(2 ** (a % 9)).fill(lines[a])).join('\n');
    if (kind === 'swap')
      return lines
        .with(a, lines[b] ?? '')
        .with(b, lines[a] ?? '')
        .join('\n');
    if (kind === 'reverse') return [lines[0], ...lines.slice(1).reverse()].join('\n');
    const swapped = lines.map((line) => {
      const cells = line.split(',');
      const [left, right] = [a % cells.length, b % cells.length];
      return cells
        .with(left, cells[right] ?? '')
        .with(right, cells[left] ?? '')
        .join(',');
    });
    return swapped.join('\n');
  });

/** A file of a corpus after up to six edits. */
function edited(corpus: readonly string[]): fc.Arbitrary<string> {
  const edits = fc.array(fc.oneof(replaced, moved), { maxLength: 6 });
  return fc.tuple(fc.constantFrom(...corpus), edits).map(([text, all]) => all.reduce((now, edit) => edit(now), text));
}

/** Maximum CPU time per input, in seconds. */
const MAX_SECONDS = 2;

/** Checks that a parser does not throw, hang, or find a fault, for each file of its corpus and for edited ones. */
function holds(corpus: readonly string[], faultsOf: (text: string) => string[], numRuns = 150): void {
  const faults = (text: string) => {
    const start = process.cpuUsage();
    const found = faultsOf(text);
    const { user, system } = process.cpuUsage(start);
    return user + system > MAX_SECONDS * 1e6 ? [...found, 'takes more than 2 s'] : found;
  };
  expect(corpus.flatMap(faults)).toEqual([]);
  fc.assert(
    fc.property(edited(corpus), (text) => assert.deepEqual(faults(text), [])),
    { numRuns },
  );
}

/** The text with Windows line endings, with a byte order mark, and with an empty line at its end. */
const sameTexts = (text: string) => [text.replace(/\r?\n/g, '\r\n'), `\uFEFF${text}`, `${text}\n`];

/** A text in a different form must be parsed to the same result or rejected. */
function formFaults(text: string, read: (text: string) => string | null): string[] {
  const taken = read(text);
  if (taken === null) return [];
  return sameTexts(text)
    .map(read)
    .flatMap((other) => (other === null || other === taken ? [] : [`read as ${other} in another form`]));
}

/** The paths of numbers that are not finite. */
function oddNumbers(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${path} is ${value}`];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, below]) => oddNumbers(below, `${path}.${key}`));
}

const refusedSilently = (problems: readonly Problem[]) => (hasErrors(problems) ? [] : ['refused without an error']);

const TPCH: ImportOptions = {
  suite: 'tpch',
  queryVersion: '3.0',
  scaleFactor: 100,
  tableFormat: 'parquet',
  engine: 'Example',
  statistic: 'median',
  iterations: 'unknown',
};
const CLICKBENCH = { ownSuite: { title: 'ClickBench', queries: ['q1', 'q2', 'q3'] }, suite: 'clickbench' };

for (const { id, table } of FORMATS) {
  const own = {
    ...(id === 'clickbench' ? { ...CLICKBENCH, statistic: 'min' as const } : {}),
    ...(id === 'spark-queries' ? { statistic: 'mean' as const } : {}),
  };
  const options = { ...TPCH, ...own, format: id };
  const read = (text: string) => {
    const inSeconds = table ? { columns: { ...NO_NAMES, unit: 's' } } : {};
    const answers = [{}, { column: 'Spark' }, inSeconds, { column: 'Spark', ...inSeconds }];
    const all = answers.map((more) => importResults({ path: 'a', text }, { ...options, ...more }));
    return all.find(({ problems }) => !hasErrors(problems)) ?? (all[0] as (typeof all)[number]);
  };
  const rowsOf = (text: string) => {
    const { rows, iterationRows, problems } = read(text);
    if (hasErrors([...problems, ...validateRows(rows, 'a')])) return null;
    return JSON.stringify([rows, iterationRows].map((list) => list.map((row) => ({ ...row, line: 0 }))));
  };

  test(`${id}: an edited file gives errors or possible times that can be read back, also with different line endings`, () => {
    expect(corpusOf(id).filter((text) => rowsOf(text) !== null).length).toBeGreaterThan(0);
    holds(corpusOf(id), (text) => {
      suggestionsOf(text);
      const { rows, problems } = read(text);
      if (rowsOf(text) === null) return refusedSilently([...problems, ...validateRows(rows, 'a')]);
      const times = rows.flatMap(({ timeS, minS, maxS }) => [timeS, minS, maxS].filter((time) => time !== null));
      const columns = ['query', 'status', 'time_s', 'time_min_s', 'time_max_s', 'reason'];
      const cells = rows.map((row) => [row.query, row.status, row.timeS, row.minS, row.maxS, row.reason]);
      const back = parseResults({ path: 'results.csv', text: toCsv(columns, cells) });
      const plain = (list: typeof rows) => JSON.stringify(list.map((row) => ({ ...row, line: 0 })));
      return [
        ...times.filter((time) => !(time > 0) || secondsFault(time) !== null).map((time) => `${time} s`),
        ...(back.problems.length > 0 || plain(back.rows) !== plain(rows) ? ['rows do not read back'] : []),
        ...formFaults(text, rowsOf),
      ];
    });
  });
}

/** Sizes may be printed in units that differ from the stored ones. */
const UNITS = [1, 1024, 1024 ** 2, 1 / 1024, 1 / 1024 ** 2];

/** Measured values that the file does not contain as separate numbers, with commas between thousands only. */
function unprinted(text: string, { cases, problems }: MeasuredFile): string[] {
  if (hasErrors(problems)) return [];
  const tokens = text.split(/\s+/).map((token) => token.replace(/[sX]$/, ''));
  const numbers = tokens.filter((token) => /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/.test(token));
  const printed = new Set(numbers.map((token) => Number(token.replaceAll(',', ''))));
  const values = cases.flatMap((one) => one.values.map(({ value }) => value));
  return values.filter((value) => !UNITS.some((unit) => printed.has(value / unit))).map((value) => `${value} is new`);
}

for (const format of MEASURE_FORMATS) {
  const read = (text: string) => {
    const artifact = { path: 'a', text };
    return textProblem(artifact) ? null : format.read(artifact);
  };
  const casesOf = (text: string) => {
    const file = read(text);
    return file && !hasErrors(file.problems) ? JSON.stringify(file.cases.map((one) => ({ ...one, line: 0 }))) : null;
  };

  test(`${format.id}: each value of an edited file is a number of that file, also with different line endings`, () => {
    expect(corpusOf(format.id).filter((text) => casesOf(text) !== null).length).toBeGreaterThan(0);
    holds(corpusOf(format.id), (text) => {
      const file = read(text);
      return file && casesOf(text) !== null ? [...unprinted(text, file), ...formFaults(text, casesOf)] : [];
    });
  });
}

const SET = join(FROZEN_DATA, 'result-sets/tpch-sf1-parquet-spark-3.5.8');
const FILES = ['datapackage.json', 'results.csv', 'iterations.csv'] as const;

/** Files of a frozen set, without the optional ones in its description. */
function plainSet(): Map<string, string> {
  const texts = new Map<string, string>(FILES.map((name) => [name, readFileSync(join(SET, name), 'utf8')]));
  const description = JSON.parse(texts.get('datapackage.json') ?? '') as { resources: { path: string }[] };
  const resources = description.resources.filter(({ path }) => texts.has(path));
  return texts.set('datapackage.json', JSON.stringify({ ...description, resources }, null, 1));
}

for (const name of FILES) {
  test(`result set: an edited ${name} gives errors, or a set that can be compared with finite numbers`, () => {
    const parsed = (changed: Map<string, string>) => {
      const files = new Map([...changed].map(([path, text]) => [path, { path, text }]));
      return parseResultSetFolder({ id: 'tpch-sf1-parquet-spark-3.5.8', path: 'a', files, unread: [] });
    };
    const original = parsed(plainSet()).resultSet;
    if (!original) throw new Error(`${SET} is not valid`);
    const faultsOf = (text: string) => {
      const { resultSet, problems } = parsed(plainSet().set(name, text));
      if (!resultSet) return refusedSilently(problems);
      try {
        return oddNumbers(compare({ ...original, id: 'before' }, resultSet, []));
      } catch (error) {
        if (error instanceof CompareError) return [];
        throw error;
      }
    };
    holds([plainSet().get(name) ?? ''], faultsOf, 40);
  });
}

const ARTIFACTS = {
  environment: 'environments/local-2-cores.json',
  report: 'reports/celeborn-local-run/report.json',
  published: 'published/celeborn-vs-native-shuffle/datapackage.json',
  'resource-usage': 'resource-usage/celeborn-vs-native-shuffle/datapackage.json',
} as const;

for (const [schema, path] of Object.entries(ARTIFACTS))
  test(`${schema}: an edited file gives errors or finite numbers`, () => {
    holds([readFileSync(join(FROZEN_DATA, path), 'utf8')], (text) => {
      const { file, problems } = checkJson({ path: 'a.json', text }, schema as keyof typeof ARTIFACTS);
      return file === null ? refusedSilently(problems) : oddNumbers(file.value);
    });
  });

test('event log: edited lines give a summary with finite numbers', () => {
  holds(corpusOf('event-log'), (text) => {
    const log = new EventLog();
    for (const line of text.split('\n').filter((one) => one.length > 1)) log.take(Buffer.from(line));
    return oddNumbers(log.summaries());
  });
});

test('/compare/: an edited URL, printed and parsed again, is equal', () => {
  const sides = { baseline: 'a', candidates: ['b'] };
  holds(
    corpusOf('address').map((text) => text.trim()),
    (text) => {
      const printed = printCompareState(parseCompareState(text, sides).state);
      return printCompareState(parseCompareState(printed, sides).state) === printed ? [] : [`${printed} changes`];
    },
  );
});

test('MDX: an edited page is parsed without a crash', () => {
  const page =
    '# A\n\n<Value report="r" of="total.speedup" /> and <BarChart report="r" chart="totals" />\n\n| a |\n|---|\n';
  holds([page], (text) => {
    parsePage({ path: 'a.mdx', text });
    return [];
  });
});
