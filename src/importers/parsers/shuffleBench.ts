import { quoteValue } from '../../benchmark/model/guards/plainText';
import { problem, warning } from '../../benchmark/model/problem';
import type { Artifact, Problem } from '../../benchmark/model/resultSet';
import { sum } from '../../benchmark/model/statistics';
import type { Measured, MeasuredFile } from '../measured';
import { leftOutLines, reportLines, type TextLine } from '../textLines';

const MIB: Record<string, number> = { B: 1 / 1024 / 1024, KiB: 1 / 1024, MiB: 1, GiB: 1024, TiB: 1024 * 1024 };
/** A number with a decimal point and commas between thousands, or with neither. */
const NUMBER = String.raw`(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)`;
const TIME = /^avg time:\s+(\d+(?:\.\d+)?)s$/;
const RATE = new RegExp(`^throughput:\\s+${NUMBER} rows/s`);
const SIZE = new RegExp(`^output size:\\s+${NUMBER} ([KMGT]?i?B)$`);
/** No run writes more rows or MiB per second. */
const LARGEST = 1e15;
/** The average and the iterations are printed to a thousandth of a second. */
const ROUNDING_S = 0.0011;

export function isShuffleBench(text: string): boolean {
  return (
    /^=== Shuffle Benchmark ===$/m.test(text) ||
    (/^\s*\[iter \d+\/\d+\] write:/m.test(text) && text.includes('=== Results ==='))
  );
}

/** "name: value" lines before the first iteration, names in lower case. */
function headerFacts(lines: readonly TextLine[]): Record<string, string> {
  const end = lines.findIndex(({ text }) => /^\s*\[(iter|warmup) /.test(text));
  const facts = lines.slice(0, end === -1 ? lines.length : end).flatMap(({ text }) => {
    const [, name, value] = /^([A-Z][A-Za-z ]*):\s+(\S.*)$/.exec(text) ?? [];
    return name && value ? [[name.toLowerCase(), value] as const] : [];
  });
  return Object.fromEntries(facts);
}

/** A value below "=== Results ===" with its line; null if missing. */
function resultOf(lines: readonly TextLine[], pattern: RegExp): { match: RegExpExecArray; line: number } | null {
  const start = lines.findIndex(({ text }) => text.trim() === '=== Results ===');
  for (const { line, text } of start === -1 ? [] : lines.slice(start)) {
    const match = pattern.exec(text.trim());
    if (match) return { match, line };
  }
  return null;
}

function iterationTimes(lines: readonly TextLine[]): number[] {
  return lines
    .flatMap(({ text }) => Number(/^\s*\[iter \d+\/\d+\] write: (\d+(?:\.\d+)?)s/.exec(text)?.[1] ?? Number.NaN))
    .filter((time) => time > 0);
}

function numberOf(text: string | undefined): number {
  return text === undefined ? Number.NaN : Number(text.replaceAll(',', ''));
}

function valuesOf(lines: readonly TextLine[]): Measured[] {
  const size = resultOf(lines, SIZE)?.match;
  const mib = numberOf(size?.[1]) * (MIB[size?.[2] ?? ''] ?? Number.NaN);
  const found: Measured[] = [
    { name: 'Write time', unit: 's', better: 'lower', value: numberOf(resultOf(lines, TIME)?.match[1]) },
    { name: 'Throughput', unit: 'rows/s', better: 'higher', value: numberOf(resultOf(lines, RATE)?.match[1]) },
    { name: 'Output size', unit: 'MiB', better: 'lower', value: mib },
  ];
  return found.filter(({ value }) => value > 0 && value <= LARGEST);
}

/** Problems of printed results that cannot be parsed: a decimal comma, or an unknown unit. */
function unreadProblems(path: string, lines: readonly TextLine[]): Problem[] {
  return [TIME, RATE, SIZE].flatMap((pattern) => {
    const name = /^\^([a-z ]+:)/.exec(pattern.source)?.[1] ?? '';
    const printed = resultOf(lines, new RegExp(`^${name}`));
    if (!printed || resultOf(lines, pattern)) return [];
    const text = quoteValue(lines.find(({ line }) => line === printed.line)?.text.trim() ?? '');
    const cure = 'write commas between thousands and a decimal point';
    return [problem(path, printed.line, `the result ${text} cannot be read`, cure)];
  });
}

/** Problems of iterations that are missing or do not give the printed average. */
function averageProblems(
  path: string,
  lines: readonly TextLine[],
  times: readonly number[],
  wanted: number | null,
): Problem[] {
  const average = resultOf(lines, TIME);
  if (!average)
    return [
      problem(path, lines.length, 'the results have no average time', 'keep everything that shuffle_bench prints'),
    ];
  const own = sum(times) / times.length;
  const count =
    wanted !== null && times.length !== wanted
      ? [warning(path, average.line, `${times.length} of ${wanted} iterations are printed`)]
      : [];
  if (times.length === 0 || count.length > 0 || Math.abs(own - Number(average.match[1])) <= ROUNDING_S) return count;
  return [warning(path, average.line, `the average is ${average.match[1]} s; the iterations give ${own.toFixed(3)} s`)];
}

/**
 * The output of one run of Comet's shuffle_bench: write time, throughput, and output size (not printed for concurrent
 * tasks). Lines before the iterations are facts about the run; a note keeps the time of every iteration.
 */
export function readShuffleBench({ path, text }: Artifact): MeasuredFile {
  const lines = reportLines(text);
  const { 'total rows': rows, iterations: said, ...facts } = headerFacts(lines);
  const stated = /^(\d+)/.exec(said ?? '')?.[1];
  const times = iterationTimes(lines);
  const values = valuesOf(lines);
  const size = rows === undefined ? '' : `${rows} rows`;
  return {
    cases: values.length > 0 ? [{ table: '', name: '', size, line: 1, values }] : [],
    facts: { ...facts, ...(said ? { iterations: said } : {}) },
    iterations: stated === undefined ? 'unknown' : Number(stated),
    notes:
      times.length > 1
        ? [{ about: 'measures.write-time', text: `Iterations: ${times.map((time) => `${time} s`).join(', ')}.` }]
        : [],
    changes: ['output size in MiB, thousands without commas', ...leftOutLines(text)],
    problems: [
      ...unreadProblems(path, lines),
      ...averageProblems(path, lines, times, stated === undefined ? null : Number(stated)),
    ],
  };
}
