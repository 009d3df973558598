import { quoteValue } from '../benchmark/model/guards/plainText';
import { problem, warning } from '../benchmark/model/problem';
import type { MeasureRow } from '../benchmark/model/published';
import type { Note, Problem, Unknown } from '../benchmark/model/resultSet';
import { NOT_REPORTED } from '../benchmark/text/notReported';

export interface Measured {
  name: string;
  unit: string;
  better: MeasureRow['better'];
  value: number;
}

/** The output of a program for one timed case. */
export interface MeasuredCase {
  /** Its table; '' if the file has only one. */
  table: string;
  /** Its name within the table; '' if the file has only one. */
  name: string;
  /** The size of its input; '' if not reported. */
  size: string;
  line: number;
  values: Measured[];
}

/** A foreign file of measures that are not query times. */
export interface MeasuredFile {
  cases: MeasuredCase[];
  /** Facts about the run, by name, to be compared with the facts of another file. */
  facts: Record<string, string>;
  /** Timed executions of each case. */
  iterations: number | Unknown;
  notes: Note[];
  changes: string[];
  problems: Problem[];
}

interface Pair {
  baseline: MeasuredCase;
  candidate: MeasuredCase;
}

/** Rows of measures.csv, without lines, and problems of the others. */
export interface PairedMeasures {
  rows: Omit<MeasureRow, 'line'>[];
  problems: Problem[];
}

/** The text for each * of a pattern in a name; null if the name does not match. */
export function matchPattern(name: string, pattern: string): string[] | null {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('(.*)')}$`).exec(name)?.slice(1) ?? null;
}

function caseRows(label: string, { baseline, candidate }: Pair): Omit<MeasureRow, 'line'>[] {
  return baseline.values.flatMap(({ name, unit, better, value }) => {
    const other = candidate.values.find((entry) => entry.name === name);
    const size = [baseline.size, label].filter((part) => part !== '').join(', ');
    return other
      ? [{ name, unit, better, size, baseline: value, candidate: other.value, changePct: null, published: '' }]
      : [];
  });
}

/** Cases of a table that match a pattern, by the text for its *; a problem if two have the same text. */
function casesOf(path: string, cases: readonly MeasuredCase[], pattern: string): Captured | Problem {
  const found = new Map<string, MeasuredCase>();
  for (const entry of cases) {
    const captured = matchPattern(entry.name, pattern)?.join(', ');
    const before = captured === undefined ? undefined : found.get(captured);
    if (before)
      return problem(
        path,
        entry.line,
        `${quoteValue(pattern)} fits several cases of ${quoteValue(entry.table)}: ${quoteValue(before.name)}, ${quoteValue(entry.name)}`,
      );
    if (captured !== undefined) found.set(captured, entry);
  }
  return found;
}

type Captured = Map<string, MeasuredCase>;
type Patterns = { baseline: string; candidate: string };

function namesOf(cases: Iterable<MeasuredCase>): string {
  return [...cases].map(({ name }) => quoteValue(name)).join(', ');
}

function unpaired(path: string, own: readonly MeasuredCase[], sides: [string, Captured][]): Problem {
  const [table, line] = [quoteValue(own[0]?.table ?? ''), own[0]?.line ?? null];
  const several = sides.find(([, cases]) => cases.size > 1);
  if (several && sides.every(([, cases]) => cases.size > 0))
    return problem(
      path,
      line,
      `${quoteValue(several[0])} fits several cases of ${table}: ${namesOf(several[1].values())}`,
    );
  return warning(path, line, `${table} has not both cases and is left out; it has ${namesOf(own)}`);
}

/** Pairs of one table: the only case of each side, or cases of both sides with equal text for *. */
function tablePairs(path: string, own: readonly MeasuredCase[], patterns: Patterns): PairedMeasures {
  const [baselines, candidates] = [patterns.baseline, patterns.candidate].map((pattern) => casesOf(path, own, pattern));
  if (!(baselines instanceof Map) || !(candidates instanceof Map))
    return { rows: [], problems: [baselines, candidates].filter((side) => !(side instanceof Map)) as Problem[] };
  const table = own[0]?.table ?? '';
  const [[baseline], [candidate]] = [[...baselines.values()], [...candidates.values()]];
  if (baseline && candidate && baselines.size === 1 && candidates.size === 1)
    return { rows: caseRows(table, { baseline, candidate }), problems: [] };
  const shared = [...baselines.keys()].filter((captured) => candidates.has(captured));
  const sides: [string, Captured][] = [
    [patterns.baseline, baselines],
    [patterns.candidate, candidates],
  ];
  if (shared.length === 0) return { rows: [], problems: [unpaired(path, own, sides)] };
  const rows = shared.flatMap((captured) => {
    const pair = { baseline: baselines.get(captured), candidate: candidates.get(captured) } as Pair;
    return caseRows([table, captured].filter((part) => part !== '').join(', '), pair);
  });
  const alone = sides.flatMap(([, cases]) =>
    [...cases].flatMap(([key, entry]) => (shared.includes(key) ? [] : [entry])),
  );
  const message = `${namesOf(alone)} of ${quoteValue(table)} have no counterpart and are left out`;
  return { rows, problems: alone.length === 0 ? [] : [warning(path, alone[0]?.line ?? null, message)] };
}

/**
 * Pairs of cases within one file, table by table: the case that matches the baseline's pattern and the one that matches
 * the candidate's; if several match, those with equal text for *. A table without both is omitted with a warning;
 * several cases with equal text for a pattern are an error.
 */
export function pairWithin(path: string, { cases }: MeasuredFile, patterns: Patterns): PairedMeasures {
  const tables = [...new Set(cases.map((entry) => entry.table))];
  const found = tables.map((table) =>
    tablePairs(
      path,
      cases.filter((entry) => entry.table === table),
      patterns,
    ),
  );
  const rows = found.flatMap((one) => one.rows);
  const problems = found.flatMap((one) => one.problems);
  if (rows.length + problems.filter(({ level }) => level === 'error').length === 0)
    problems.push(
      problem(path, 1, 'no table has both cases', '{--baseline-case} and {--candidate-case} take * for any text'),
    );
  return { rows, problems };
}

/** Pairs of cases from two files with the same table and name. Each other case is omitted with a warning. */
export function pairAcross(paths: [string, string], baseline: MeasuredFile, candidate: MeasuredFile): PairedMeasures {
  const key = ({ table, name, size }: MeasuredCase) => JSON.stringify([table, name, size]);
  const others = new Map(candidate.cases.map((entry) => [key(entry), entry]));
  const found: PairedMeasures = { rows: [], problems: [] };
  const label = ({ table, name }: MeasuredCase) => [table, name].filter((part) => part !== '').join(', ');
  const missing = (path: string, entry: MeasuredCase, other: string) =>
    found.problems.push(
      warning(path, entry.line, `${quoteValue(label(entry) || entry.size)} is not in ${other} and is left out`),
    );
  for (const entry of baseline.cases) {
    const other = others.get(key(entry));
    if (other) found.rows.push(...caseRows(label(entry), { baseline: entry, candidate: other }));
    else missing(paths[0], entry, paths[1]);
    others.delete(key(entry));
  }
  for (const entry of others.values()) missing(paths[1], entry, paths[0]);
  if (found.rows.length === 0) found.problems.push(problem(paths[1], 1, `no case is in ${paths[0]} as well`));
  return found;
}

/** A note on facts that differ between two runs; empty if all facts are equal. */
export function factNotes(baseline: MeasuredFile, candidate: MeasuredFile): Note[] {
  const names = [...new Set([...Object.keys(baseline.facts), ...Object.keys(candidate.facts)])];
  const differing = names.filter((name) => baseline.facts[name] !== candidate.facts[name]);
  if (differing.length === 0) return [];
  const sides = differing.map(
    (name) => `${name} ${baseline.facts[name] ?? NOT_REPORTED} vs. ${candidate.facts[name] ?? NOT_REPORTED}`,
  );
  return [{ about: 'measures', text: `The two runs differ in: ${sides.join('; ')}.` }];
}
