import { groupBy } from './groupBy';
import { plainText } from './guards/plainText';
import type { Problem } from './resultSet';

/** An error; line 0, of rows that no file holds, becomes no line. */
export function problem(path: string, line: number | null, message: string, cure?: string): Problem {
  return { path, line: line === 0 ? null : line, level: 'error', message, ...(cure ? { cure } : {}) };
}

/** A warning: the artifact stays usable, for example if its source contradicts itself. */
export function warning(path: string, line: number | null, message: string, cure?: string): Problem {
  return { ...problem(path, line, message, cure), level: 'warning' };
}

/** One problem per row that repeats an earlier row's name, with the line of the first; `shownAs` formats the name. */
export function duplicateRows<Row extends { line: number }>(
  path: string,
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  shownAs: (name: string) => string = (name) => name,
): Problem[] {
  const first = new Map<string, number>();
  return rows.flatMap((row) => {
    const name = nameOf(row);
    const line = first.get(name);
    if (line === undefined) first.set(name, row.line);
    return line === undefined ? [] : [problem(path, row.line, `${shownAs(name)} is a duplicate of line ${line}`)];
  });
}

/** Problems sorted by file, then line. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : (a.line ?? 0) - (b.line ?? 0)));
}

/** Largest number of problems to list per file; the rest are counted. */
const MAX_REPORTED = 100;

/** The problems by file and level; of more than a hundred, the first, and one more with the number of the rest. */
export function truncateProblems(problems: readonly Problem[]): Problem[] {
  return [...groupBy(problems, ({ level, path }) => `${level} ${path}`).values()].flatMap((own) => {
    const [{ path, level }] = own as [Problem];
    const rest = own.length - MAX_REPORTED;
    if (rest <= 0) return own;
    return [...own.slice(0, MAX_REPORTED), { path, line: null, level, message: `and ${rest} more of this file` }];
  });
}

export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some(({ level }) => level === 'error');
}

/** The words of a place for a field that a message names: "--time-unit" of a command, “Unit of the times” of the page; null if it has none. */
export type FieldWords = (field: string) => string | null;

const FIELD = /\{--([a-z]+(?:-[a-z]+)*)\}/g;

/** A text whose fields, such as {--time-unit}, have the words of a place, without the clauses that need a field it lacks. */
export function inWords(text: string, words: FieldWords): string {
  const exists = (clause: string) => [...clause.matchAll(FIELD)].every(([, field = '']) => words(field) !== null);
  const clauses = text.split('; ').filter(exists).join('; ');
  return clauses.replace(FIELD, (_, field: string) => words(field) ?? '');
}

/** `path:line: message; cure` on one line, in the words of a place; warnings are marked. */
export function lineInWords({ path, line, level, message, cure }: Problem, words: FieldWords): string {
  const place = line === null ? path : `${path}:${line}`;
  const text = [message, cure ?? ''].map((part) => inWords(part, words)).filter((part) => part !== '');
  return plainText(`${place}: ${level === 'warning' ? 'warning: ' : ''}${text.join('; ')}`);
}

const optionOf: FieldWords = (field) => `--${field}`;

/** A text of the importers in the words of a command. */
export function inOptions(text: string): string {
  return inWords(text, optionOf);
}

/** A problem as a command prints it. */
export function problemLine(problem: Problem): string {
  return lineInWords(problem, optionOf);
}
