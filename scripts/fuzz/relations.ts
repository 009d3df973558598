import { validateRows } from '../../src/benchmark/artifacts/checkResultSet';
import { secondsFault } from '../../src/benchmark/model/guards/seconds';
import { hasErrors } from '../../src/benchmark/model/problem';
import type { ResultRow } from '../../src/benchmark/model/resultSet';
import type { Imported } from '../../src/importers/imported';
import type { MeasuredFile } from '../../src/importers/measured';

/** What a file was taken to say, without its lines; null where it was refused. */
type Taken = string | null;

/** The times of an import that is no error, and whose rows the command would write; null for one that is. */
export function takenRows({ rows, iterationRows, problems }: Imported): Taken {
  if (hasErrors(problems) || hasErrors(validateRows(rows, 'a'))) return null;
  const plain = rows.map(({ line: _, ...row }) => row);
  return JSON.stringify([plain, iterationRows.map(({ query, iteration, timeS }) => [query, iteration, timeS])]);
}

/** The measures of a file that is no error. */
export function takenMeasures({ cases, problems }: MeasuredFile): Taken {
  return hasErrors(problems) ? null : JSON.stringify(cases.map(({ line: _, ...entry }) => entry));
}

/** What is wrong with rows that were accepted, in words; empty where nothing is. */
export function rowFaults(rows: readonly ResultRow[]): string[] {
  return rows.flatMap(({ query, status, timeS, minS, maxS, reason }) => {
    const times = [timeS, minS, maxS].filter((time) => time !== null);
    const odd = times.some((time) => !(time > 0) || secondsFault(time) !== null);
    const disordered = timeS !== null && minS !== null && maxS !== null && !(minS <= timeS && timeS <= maxS);
    return [
      ...(odd ? [`${query} has a time that nothing takes: ${times.join()}`] : []),
      ...(disordered ? [`${query} has a time outside its range`] : []),
      ...((status === 'ok') === (timeS === null) ? [`${query} is ${status} with time ${timeS}`] : []),
      ...(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(reason) ? [`${query} has a reason that steers a terminal`] : []),
    ];
  });
}

/** Forms of a text that say the same: line ends of Windows, a byte order mark, spaces and empty lines at the end. */
const SAME: Record<string, (text: string) => string> = {
  'line ends of Windows': (text) => text.replace(/\r?\n/g, '\r\n'),
  'a byte order mark': (text) => `\uFEFF${text}`,
  'an empty line at the end': (text) => `${text}\n`,
};

/** A text in other forms must be taken for the same, or refused; a word for each form in which it is taken for something else. */
export function formFaults(text: string, taken: Taken, read: (text: string) => Taken): string[] {
  if (taken === null) return [];
  return Object.entries(SAME).flatMap(([name, change]) => {
    const other = read(change(text));
    return other === null || other === taken ? [] : [`with ${name} other numbers are read`];
  });
}

const WELL_FORMED = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/;
/** What sizes are multiplied with. */
const UNITS = [1, 1024, 1024 ** 2, 1 / 1024, 1 / 1024 ** 2];

/** Every measure must stand in the file as a number of its own, with commas between thousands only, perhaps in another unit. */
export function printedFaults(text: string, { cases, problems }: MeasuredFile): string[] {
  if (hasErrors(problems)) return [];
  const tokens = text.split(/\s+/).map((token) => token.replace(/[sX]$/, ''));
  const printed = new Set(
    tokens.filter((token) => WELL_FORMED.test(token)).map((token) => Number(token.replaceAll(',', ''))),
  );
  const isPrinted = (value: number) => UNITS.some((unit) => printed.has(value / unit));
  const odd = cases.flatMap(({ values }) => values.filter(({ value }) => !isPrinted(value)));
  return odd.map(({ name, value }) => `${name}: ${value} does not stand in the file`);
}

/** Lines that are longer are no part of a report, whatever stands in them: a shorter name would make them one. */
const LONGEST_LINE = 2000;

/** The name of a row does not change its numbers: columns stand apart by two spaces or more, so the name is what is before the first. */
export function renamed(text: string): string {
  if (text.split('\n').some((line) => line.length > LONGEST_LINE)) return text;
  return text.replace(/^(\S(?:.*?\S)?)(\s{2,}\d)/gm, (_, name: string, rest: string) =>
    /[:=]/.test(name) ? name + rest : `case ${name.length} of letters${rest}`,
  );
}

/** Every number of an object that is no finite one, by its path; at most three. */
export function oddNumbers(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${path} is ${value}`];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value)
    .flatMap(([key, below]) => oddNumbers(below, `${path}.${key}`))
    .slice(0, 3);
}
