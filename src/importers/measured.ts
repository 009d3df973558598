import { problem, warning } from '../benchmark/model/problem';
import type { MeasureRow } from '../benchmark/model/published';
import type { Note, Problem, Unknown } from '../benchmark/model/resultSet';
import { shown } from '../benchmark/text/shown';

/** One value of a case. */
export interface Measured {
  name: string;
  unit: string;
  better: MeasureRow['better'];
  value: number;
}

/** What one program printed of one thing that it timed. */
export interface MeasuredCase {
  /** The table it stands in; '' where the file has one. */
  table: string;
  /** Its name within the table; '' where the file has one. */
  name: string;
  /** The size of its input; '' where it is not stated. */
  size: string;
  line: number;
  values: Measured[];
}

/** A foreign file of measures that are no query times. */
export interface MeasuredFile {
  cases: MeasuredCase[];
  /** Facts about the run by name, to be held against those of another file. */
  facts: Record<string, string>;
  /** Timed executions of each case. */
  iterations: number | Unknown;
  notes: Note[];
  changes: string[];
  problems: Problem[];
}

/** Two cases that are compared, or the problem of a table that has not exactly one of each. */
interface Pair {
  baseline: MeasuredCase;
  candidate: MeasuredCase;
}

/** Rows of measures.csv, without lines, and what kept others from being made. */
export interface PairedMeasures {
  rows: Omit<MeasureRow, 'line'>[];
  problems: Problem[];
}

/** Whether a name fits a pattern in which * stands for any text. */
export function fits(name: string, pattern: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(name);
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

/** The one case of a table that fits a pattern; a problem where several do, null where none does. */
function oneCase(path: string, cases: readonly MeasuredCase[], pattern: string): MeasuredCase | Problem | null {
  const found = cases.filter(({ name }) => fits(name, pattern));
  const [first, second] = found;
  if (!second) return first ?? null;
  const names = found.map(({ name }) => shown(name)).join(', ');
  return problem(path, second.line, `${shown(pattern)} fits several cases of ${shown(second.table)}: ${names}`);
}

/**
 * The cases of one file in pairs, table by table: in each the one that fits the baseline's pattern and the one that fits the
 * candidate's. A table without both is left out, with a warning; one where a pattern fits several is an error.
 */
export function pairWithin(
  path: string,
  { cases }: MeasuredFile,
  patterns: { baseline: string; candidate: string },
): PairedMeasures {
  const found: PairedMeasures = { rows: [], problems: [] };
  for (const table of new Set(cases.map((entry) => entry.table))) {
    const own = cases.filter((entry) => entry.table === table);
    const sides = [patterns.baseline, patterns.candidate].map((pattern) => oneCase(path, own, pattern));
    const [baseline, candidate] = sides;
    const wrong = sides.filter((side) => side !== null && side !== undefined && 'message' in side);
    if (wrong.length > 0) found.problems.push(...(wrong as Problem[]));
    else if (baseline && candidate && 'table' in baseline && 'table' in candidate)
      found.rows.push(...caseRows(table, { baseline, candidate }));
    else {
      const names = own.map(({ name }) => shown(name)).join(', ');
      found.problems.push(
        warning(path, own[0]?.line ?? null, `${shown(table)} has not both cases and is left out; it has ${names}`),
      );
    }
  }
  if (found.rows.length + found.problems.filter(({ level }) => level === 'error').length === 0)
    found.problems.push(
      problem(path, 1, 'no table has both cases', '--baseline-case and --candidate-case take * for any text'),
    );
  return found;
}

/** The cases of two files in pairs: those of the same table and name. Others are left out, with a warning each. */
export function pairAcross(paths: [string, string], baseline: MeasuredFile, candidate: MeasuredFile): PairedMeasures {
  const key = ({ table, name, size }: MeasuredCase) => JSON.stringify([table, name, size]);
  const others = new Map(candidate.cases.map((entry) => [key(entry), entry]));
  const found: PairedMeasures = { rows: [], problems: [] };
  const label = ({ table, name }: MeasuredCase) => [table, name].filter((part) => part !== '').join(', ');
  const missing = (path: string, entry: MeasuredCase, other: string) =>
    found.problems.push(
      warning(path, entry.line, `${shown(label(entry) || entry.size)} is not in ${other} and is left out`),
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

/** A remark on what two runs do not have in common; none where all facts agree. */
export function factNotes(baseline: MeasuredFile, candidate: MeasuredFile): Note[] {
  const names = [...new Set([...Object.keys(baseline.facts), ...Object.keys(candidate.facts)])];
  const differing = names.filter((name) => baseline.facts[name] !== candidate.facts[name]);
  if (differing.length === 0) return [];
  const sides = differing.map(
    (name) => `${name} ${baseline.facts[name] ?? 'not stated'} against ${candidate.facts[name] ?? 'not stated'}`,
  );
  return [{ about: 'measures', text: `The two runs differ in: ${sides.join('; ')}.` }];
}
