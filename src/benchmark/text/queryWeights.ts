import { parseQueryList, printQueryList } from './queryList';

/** How much each query counts, by its name, all above 0; queries that are not among them are left out. */
export type QueryWeights = ReadonlyMap<string, number>;

/** Weights as they were read; null where none were given, or any of what was given is not understood, which `problems` says. */
interface ReadWeights {
  weights: QueryWeights | null;
  problems: string[];
}

/** One statement of a weight; `where` is put before what is wrong with it, "line 3: ". */
interface Entry {
  names: string;
  weight: string;
  where: string;
  /** Why it is no statement of a weight. */
  problem?: string;
}

/** Stands for all queries that are not named. */
const OTHERS = '*';
const NUMBER = /^\d+(\.\d+)?$/;
const [LEAST, MOST] = [0.000001, 1_000_000];
const WANTED = `a weight is 0 or a number from ${LEAST} to 1,000,000, such as 2 or 0.5`;
/** A field of a file with quotation marks is read without them. */
const QUOTED = /^"(.*)"$/;
const HEAD = /^query,weight$/i;
/** What is looked at to tell a file of weights, in characters. */
const MOST_WEIGHTS = 100_000;
const MOST_PROBLEMS = 12;

/** The number, or what is wrong with it. */
function weightOf(text: string): number | string {
  const value = Number(text);
  const valid = NUMBER.test(text) && value <= MOST && (value === 0 || value >= LEAST);
  return valid ? value : `not a weight: ${text.slice(0, 40) || 'nothing'} (${WANTED})`;
}

/** Those of the problems that a reader can take in at once. */
function shortened(problems: readonly string[]): string[] {
  if (problems.length <= MOST_PROBLEMS) return [...problems];
  return [...problems.slice(0, MOST_PROBLEMS), `and ${problems.length - MOST_PROBLEMS} more`];
}

/** The weights that were stated so far, each with the place that states it. */
type Stated = Map<string, { weight: number; where: string }>;

/** Takes a statement in; returns what is wrong with it. */
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
 * Reads weights such as "q1-q20:3, q72:0.5, *:1" against all queries, which stand in the order of the suite: a list of queries, a colon, the
 * weight; "*" stands for all that are not named, which are left out without it, as is a query with the weight 0. Where any part is not
 * understood there are none, and a sentence for each such part. An empty text gives none.
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

/** The lines that say something, with their numbers. */
function weightLines(text: string): { line: string; number: number }[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  return lines
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.trim() !== '' && !line.startsWith('#'));
}

/** Whether a file says of itself that it holds weights: by the head "query,weight", or by a line for all queries that are not named. */
export function isWeightFile(text: string): boolean {
  const lines = weightLines(text.slice(0, MOST_WEIGHTS)).map(({ line }) => cellsOf(line));
  return (
    HEAD.test((lines[0] ?? []).join()) || lines.some(([names, ...weight]) => names === OTHERS && weight.length === 1)
  );
}

/**
 * Reads a file with a line a query, "q72,2": comma, semicolon or tab between, a line "*,1" for all that are not named, which are left out
 * without it. A head "query,weight", empty lines and those that begin with "#" are passed over. Every problem names its line.
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

/** Each weight with the queries that have it, in the order in which weights first occur. */
function groups(weights: QueryWeights): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const [query, weight] of weights) found.set(weight, [...(found.get(weight) ?? []), query]);
  return found;
}

function printed(found: ReadonlyMap<number, string[]>, all: readonly string[]): string[] {
  return [...found].flatMap(([weight, queries]) =>
    printQueryList(queries, all)
      .split(',')
      .map((part) => `${part}:${weight}`),
  );
}

/** The shortest text that `parseWeights` reads as these weights; '' where all queries have the weight 1. Queries that are not among `all` are left out. */
export function printWeights(weights: QueryWeights, all: readonly string[]): string {
  const known = new Map(all.flatMap((query) => (weights.has(query) ? [[query, weights.get(query) ?? 0]] : [])));
  const found = groups(known as QueryWeights);
  const one = printed(found, all).join(',');
  if (known.size < all.length) return one;
  const [most = 1] = [...found].sort((a, b) => b[1].length - a[1].length)[0] ?? [];
  if (found.size === 1 && most === 1) return '';
  found.delete(most);
  const short = [...printed(found, all), `${OTHERS}:${most}`].join(',');
  return short.length < one.length ? short : one;
}
