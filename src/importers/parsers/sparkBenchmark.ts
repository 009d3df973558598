import { groupBy } from '../../benchmark/model/groupBy';
import { quoteValue } from '../../benchmark/model/guards/plainText';
import { secondsFault } from '../../benchmark/model/guards/seconds';
import { problem, warning } from '../../benchmark/model/problem';
import type { Artifact, Note, Problem, Unknown } from '../../benchmark/model/resultSet';
import type { MeasuredCase, MeasuredFile } from '../measured';
import { leftOutLines, reportLines, type TextLine } from '../textLines';

/** The header since Spark 3, and the one before it, with both times in one column: "40943 / 47670". */
const HEAD =
  /^(\S.*?):\s+(?:Best Time\(ms\)\s+Avg Time\(ms\)(\s+Stdev\(ms\))?|(Best\/Avg) Time\(ms\))\s+Rate\(M\/s\)\s+Per Row\(ns\)(\s+Relative)?$/;
const BOTH_TIMES = String.raw`\s+(\d+(?:\.\d+)?)\s*/\s*(\d+(?:\.\d+)?)`;
const NUMBER = String.raw`\s+(\d+(?:\.\d+)?|NaN|Infinity)`;
/** The end of a line that looks like a row: if it cannot be parsed, it must be reported. */
const LIKE_ROW = /\d[\d.,']*\s+[\d.,']+\s+\S*\d[\d.,']*X?$/;
const RULE = /^[-─]{3,}$/;
const BANNER = /^={10,}$/;
/** Rounding error of whole milliseconds and of Relative with one decimal. */
const RELATIVE_ROUNDING = 0.051;

const NOTE =
  'Best time is the fastest and average time the mean of the iterations. Rate, time per row and Relative follow from the best time and are left out.';

export function isSparkBenchmark(text: string): boolean {
  return /Best Time\(ms\)\s+Avg Time\(ms\)|Best\/Avg Time\(ms\)/.test(text);
}

/** A row: its name, then exactly as many numbers as the header has columns, because a name can end in numbers. */
function rowPattern(hasDeviation: boolean, hasBothTimes: boolean, hasRelative: boolean): RegExp {
  const numbers = hasBothTimes ? `${BOTH_TIMES}${NUMBER.repeat(2)}` : NUMBER.repeat(hasDeviation ? 5 : 4);
  return new RegExp(`^(\\S.*?)${numbers}${hasRelative ? `${NUMBER}X` : ''}$`);
}

interface Table {
  name: string;
  /** The text between the two rules of = above it; '' without. */
  banner: string;
  line: number;
  row: RegExp;
  cases: MeasuredCase[];
  /** Relative of each case as printed; null if the table has no such column. */
  relative: (number | null)[];
  /** Lines that look like rows but do not have the columns of the header. */
  unread: TextLine[];
}

/** A row of a table: its name, best and average time, and Relative; null if the line is not a row. */
function readRow(table: Table, { line, text }: TextLine): { entry: MeasuredCase; relative: number | null } | null {
  const match = table.row.exec(text.trim());
  if (!match) return null;
  const [, name = '', best, average] = match;
  const relative = text.endsWith('X') ? Number(match.at(-1)) : null;
  const time = (measure: string, value: string | undefined) => ({
    name: measure,
    unit: 'ms',
    better: 'lower' as const,
    value: Number(value),
  });
  const values = [time('Best time', best), time('Average time', average)].filter(
    ({ value }) => secondsFault(value / 1000) === null,
  );
  return { entry: { table: table.name, name, size: '', line, values }, relative };
}

/** A table without rows yet, from its header. */
function tableAt({ line }: TextLine, [, name = '', deviation, both, relative]: RegExpExecArray, banner: string): Table {
  const row = rowPattern(deviation !== undefined, both !== undefined, relative !== undefined);
  return { name, banner, line, row, cases: [], relative: [], unread: [] };
}

/** Adds a line to an open table; false if the table has ended. */
function takeLine(table: Table, entry: TextLine): boolean {
  const text = entry.text.trim();
  const row = readRow(table, entry);
  if (row) {
    table.cases.push(row.entry);
    table.relative.push(row.relative);
    return true;
  }
  if (LIKE_ROW.test(text)) table.unread.push(entry);
  return RULE.test(text) || LIKE_ROW.test(text);
}

/** The text between two rules of =, if the line is such a text. */
function bannerAt(lines: readonly TextLine[], index: number): string | null {
  const [before, here, after] = [-1, 0, 1].map((step) => lines[index + step]?.text.trim() ?? '');
  return BANNER.test(before ?? '') && BANNER.test(after ?? '') && here ? here : null;
}

function readTables(lines: readonly TextLine[]): Table[] {
  const tables: Table[] = [];
  let banner = '';
  let open: Table | null = null;
  for (const [index, entry] of lines.entries()) {
    banner = bannerAt(lines, index) ?? banner;
    const head = HEAD.exec(entry.text.trim());
    if (head) {
      open = tableAt(entry, head, banner);
      tables.push(open);
    } else if (open && !takeLine(open, entry)) open = null;
  }
  return tables;
}

/** Prefixes tables of one name under several banners with their banner, because Spark and Celeborn repeat tables. */
function withBanners(tables: readonly Table[]): Table[] {
  const named = groupBy(tables, ({ name }) => name);
  return tables.map((table) => {
    if (table.banner === '' || named.get(table.name)?.length === 1) return table;
    const name = `${table.banner}, ${table.name}`;
    return { ...table, name, cases: table.cases.map((entry) => ({ ...entry, table: name })) };
  });
}

/** Problems of average times below the best time, which is impossible for a mean. */
function averageProblems(path: string, { cases }: Table): Problem[] {
  return cases.flatMap(({ name, line, values: [best, average] }) =>
    best && average && average.value < best.value
      ? [
          problem(
            path,
            line,
            `the average of ${quoteValue(name)} is ${average.value} ms, below its best time of ${best.value} ms`,
          ),
        ]
      : [],
  );
}

/** Warnings if printed values contradict Relative, which is the first best time ÷ the best time of the case. */
function relativeProblems(path: string, { cases, relative }: Table): Problem[] {
  const bestOf = (entry: MeasuredCase | undefined) => entry?.values.find(({ name }) => name === 'Best time')?.value;
  const first = bestOf(cases[0]);
  return cases.flatMap((entry, index) => {
    const [best, printed] = [bestOf(entry), relative[index]];
    if (first === undefined || best === undefined || printed === null || printed === undefined) return [];
    const [low, high] = [(first - 0.5) / (best + 0.5), (first + 0.5) / Math.max(best - 0.5, 0.001)];
    if (printed >= low - RELATIVE_ROUNDING && printed <= high + RELATIVE_ROUNDING) return [];
    return [
      warning(
        path,
        entry.line,
        `Relative says ${printed}X; the best times of ${quoteValue(entry.name)} and the first case give ${(first / best).toFixed(1)}X`,
      ),
    ];
  });
}

function unreadProblem(path: string, { line, text }: TextLine): Problem {
  const cure = 'write numbers without signs between thousands, with a decimal point';
  return problem(path, line, `the row ${quoteValue(text.trim())} has not the columns of its head`, cure);
}

function tableProblems(path: string, tables: readonly Table[]): Problem[] {
  const seen = new Map<string, number>();
  return tables.flatMap((table) => {
    const key = [table.name, ...table.cases.map(({ name }) => name)].join('\n');
    const before = seen.get(key);
    seen.set(key, before ?? table.line);
    if (before !== undefined)
      return [
        problem(
          path,
          table.line,
          `the table ${quoteValue(table.name)} is a duplicate of line ${before}`,
          'leave one of them in the file',
        ),
      ];
    if (table.unread.length > 0) return table.unread.map((entry) => unreadProblem(path, entry));
    if (table.cases.length === 0)
      return [problem(path, table.line, `the table ${quoteValue(table.name)} has no row that can be read`)];
    const empty = table.cases.filter(({ values }) => values.length === 0);
    return [
      ...empty.map(({ line, name }) => warning(path, line, `${quoteValue(name)} has no time above 0 and is left out`)),
      ...averageProblems(path, table),
      ...relativeProblems(path, table),
    ];
  });
}

/** The JVM and processor lines before the tables, without duplicates. */
function machineNotes(lines: readonly TextLine[]): Note[] {
  const isJvm = ({ text }: TextLine) => /\bVM\b.*\bon\b/.test(text);
  const found = lines.flatMap((entry, index) => {
    const next = lines[index + 1]?.text.trim() ?? '';
    return isJvm(entry) && next !== '' ? [`${entry.text.trim()}, ${next}`] : [];
  });
  const machines = [...new Set(found)];
  return machines.length === 0 ? [] : [{ about: 'environment', text: `The source names ${machines.join('; and ')}.` }];
}

/** Iterations of every case, if the log reports them and they are equal. */
function iterationsOf(lines: readonly TextLine[]): number | Unknown {
  const counts = new Set(lines.flatMap(({ text }) => /Stopped after (\d+) iterations/.exec(text)?.[1] ?? []));
  const [count] = counts;
  return counts.size === 1 && count !== undefined ? Number(count) : 'unknown';
}

/**
 * The output of Spark's Benchmark class, in result files of Spark, Celeborn, and Comet: any number of tables, whose
 * names and cases may contain spaces and commas. Best and average time become measures in milliseconds; the other
 * columns follow from them.
 */
export function readSparkBenchmark({ path, text }: Artifact): MeasuredFile {
  const lines = reportLines(text);
  const tables = withBanners(readTables(lines));
  const none = tables.length === 0 ? [problem(path, 1, 'the file has no table of times')] : [];
  return {
    cases: tables.flatMap(({ cases }) => cases.filter(({ values }) => values.length > 0)),
    facts: {},
    iterations: iterationsOf(lines),
    notes: [{ about: 'measures', text: NOTE }, ...machineNotes(lines)],
    changes: ['best and average times taken over as printed', ...leftOutLines(text)],
    problems: [...none, ...tableProblems(path, tables)],
  };
}
