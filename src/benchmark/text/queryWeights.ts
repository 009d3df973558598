import { groupBy } from '../model/groupBy';
import { parseQueryList, printQueryList } from './queryList';

/** Weight of each query by name, all above 0; other queries are excluded. */
export type QueryWeights = ReadonlyMap<string, number>;

/** Parsed weights; null if there are none, or if any part is not valid (see `problems`). */
interface ReadWeights {
  weights: QueryWeights | null;
  problems: string[];
}

/** One entry of a weight; `where` is its position for messages, "line 3". */
interface Entry {
  names: string;
  weight: string;
  where: string;
  /** Why the entry is not valid. */
  problem?: string;
}

const OTHERS = '*';
const NUMBER = /^\d+(\.\d+)?$/;
const [LEAST, MOST] = [0.000001, 1_000_000];
const EXPECTED = `a weight is 0 or a number from ${LEAST} to 1,000,000, such as 2 or 0.5`;
/** Quotation marks around a field of a file are removed. */
const QUOTED = /^"(.*)"$/;
const HEAD = /^query,weight$/i;
/** Number of characters to inspect for the detection of a weights file. */
const MAX_WEIGHTS = 100_000;
const MAX_PROBLEMS = 12;

/** The number, or the problem with it. */
function weightOf(text: string): number | string {
  const value = Number(text);
  const valid = NUMBER.test(text) && value <= MOST && (value === 0 || value >= LEAST);
  return valid ? value : `not a weight: ${text.slice(0, 40) || 'nothing'} (${EXPECTED})`;
}

/** The first problems, and the number of the rest. */
function shortened(problems: readonly string[]): string[] {
  if (problems.length <= MAX_PROBLEMS) return [...problems];
  return [...problems.slice(0, MAX_PROBLEMS), `and ${problems.length - MAX_PROBLEMS} more`];
}

/** Weights so far, each with its position. */
type Stated = Map<string, { weight: number; where: string }>;

/** Adds an entry; returns its problems. */
function state(stated: Stated, { names, weight, where, problem }: Entry, all: readonly string[]): string[] {
  if (problem !== undefined) return [problem];
  const value = weightOf(weight);
  const named = names === OTHERS ? { queries: [OTHERS], problems: [] } : parseQueryList(names, all);
  const problems = [...named.problems, ...(typeof value === 'string' ? [value] : [])];
  if (names === '') problems.push('no query given');
  for (const query of named.queries) {
    const before = stated.get(query);
    if (before) problems.push(`${query} already has a weight${before.where === '' ? '' : ` in ${before.where}`}`);
    else stated.set(query, { weight: typeof value === 'number' ? value : 1, where });
  }
  return problems;
}

function readEntries(entries: readonly Entry[], all: readonly string[]): ReadWeights {
  const stated: Stated = new Map();
  const problems = entries.flatMap((entry) =>
    state(stated, entry, all).map((problem) => (entry.where === '' ? problem : `${entry.where}: ${problem}`)),
  );
  const others = stated.get(OTHERS)?.weight ?? 0;
  const weights = new Map(
    all.flatMap((query): [string, number][] => {
      const weight = stated.get(query)?.weight ?? others;
      return weight > 0 ? [[query, weight]] : [];
    }),
  );
  if (problems.length === 0 && weights.size === 0) problems.push('no query has a weight above 0');
  return problems.length > 0 ? { weights: null, problems: shortened(problems) } : { weights, problems: [] };
}

/**
 * Parses weights such as "q1-q20:3, q72:0.5, *:1" with all queries in suite order: a list of queries, a colon, the
 * weight; "*" means all other queries, which are otherwise excluded, like queries with weight 0. Returns null and a
 * sentence per problem if any part is not valid. An empty text returns null.
 */
export function parseWeights(text: string, all: readonly string[]): ReadWeights {
  const parts = text
    .replace(/\s*(:|–|-|\.\.)\s*/g, '$1')
    .split(/[\s,;]+/)
    .filter((part) => part !== '');
  if (parts.length === 0) return { weights: null, problems: [] };
  const entries = parts.map((part): Entry => {
    const at = part.lastIndexOf(':');
    const bare = `${part.slice(0, 40)} has no weight; write it after a colon, as in q72:2`;
    return { names: part.slice(0, at), weight: part.slice(at + 1), where: '', ...(at < 0 ? { problem: bare } : {}) };
  });
  return readEntries(entries, all);
}

function fieldsProblem(count: number): string {
  return `expected two fields (query, weight), got ${count}`;
}

function columnsProblem(count: number): string {
  return `a weights file has two columns, query and weight; this one has ${count}. Open results with “Open your own results”`;
}

function cellsOf(line: string): string[] {
  return line.split(/[,;\t]/).map((cell) => cell.trim().replace(QUOTED, '$1'));
}

/** Lines other than blank lines and comments, with their numbers. */
function weightLines(text: string): { line: string; number: number }[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  return lines
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.trim() !== '' && !line.startsWith('#'));
}

/** True if a file contains weights: by the header "query,weight", or by a line for all other queries. */
export function isWeightFile(text: string): boolean {
  const lines = weightLines(text.slice(0, MAX_WEIGHTS)).map(({ line }) => cellsOf(line));
  return (
    HEAD.test((lines[0] ?? []).join()) || lines.some(([names, ...weight]) => names === OTHERS && weight.length === 1)
  );
}

/**
 * Parses a file with one query per line, "q72,2", separated by comma, semicolon, or tab; a line "*,1" covers all other
 * queries, which are otherwise excluded. Skips a header "query,weight", empty lines, and lines that begin with "#".
 * Every problem includes its line.
 */
export function parseWeightFile(text: string, all: readonly string[]): ReadWeights {
  const entries = weightLines(text).map(({ line, number }): Entry => {
    const cells = cellsOf(line);
    const [names = '', weight = ''] = cells;
    const wrong = cells.length === 2 ? {} : { problem: fieldsProblem(cells.length) };
    return { names, weight, where: `line ${number}`, ...wrong };
  });
  const [first] = entries;
  const fields = weightLines(text).map(({ line }) => cellsOf(line).length);
  const [most = 2] = fields;
  if (most !== 2 && fields.every((count) => count === most)) return { weights: null, problems: [columnsProblem(most)] };
  if (first && HEAD.test(`${first.names},${first.weight}`)) entries.shift();
  if (entries.length > 0) return readEntries(entries, all);
  return { weights: null, problems: ['the file has no line with a query and its weight'] };
}

function printed(found: ReadonlyMap<number, string[]>, all: readonly string[]): string[] {
  return [...found].flatMap(([weight, queries]) =>
    printQueryList(queries, all)
      .split(',')
      .map((part) => `${part}:${weight}`),
  );
}

/** The shortest text that `parseWeights` parses to these weights; '' if all are 1. Skips queries outside `all`. */
export function printWeights(weights: QueryWeights, all: readonly string[]): string {
  const known = all.filter((query) => weights.has(query));
  const found = groupBy(known, (query) => weights.get(query) ?? 0);
  const one = printed(found, all).join(',');
  if (known.length < all.length) return one;
  const [most = 1] = [...found].sort((a, b) => b[1].length - a[1].length)[0] ?? [];
  if (found.size === 1 && most === 1) return '';
  found.delete(most);
  const short = [...printed(found, all), `${OTHERS}:${most}`].join(',');
  return short.length < one.length ? short : one;
}
