import { matchingRows, VERDICT_ORDER } from '../../figures/tableView';
import type { Cell, Table } from '../../model/table';
import { capitalise } from '../../text/names';
import { VERDICT_WORDS } from '../../text/verdictWords';

/** What a reader has chosen to see of a list of queries; '' for all of a kind. */
export interface IndexFilter {
  text: string;
  /** What makes the query heavy, "star join". */
  kind: string;
  /** The id of one of the durations. */
  duration: string;
  verdict: string;
}

/** Every query. */
export const WHOLE_LIST: IndexFilter = { text: '', kind: '', duration: '', verdict: '' };

/** The filter's part of the address of a list; lists stand on one page, so each has its own. */
const parameter = (slug: string, key: string) => `${slug}.${key}`;

const KEYS = Object.keys(WHOLE_LIST) as (keyof IndexFilter)[];

/** What a query string says of a list's filter; '' where it says nothing. Never throws. */
export function parseIndexFilter(search: string, slug: string): IndexFilter {
  const parameters = new URLSearchParams(search);
  const entries = KEYS.map((key) => [key, parameters.get(parameter(slug, key)) ?? '']);
  return Object.fromEntries(entries) as unknown as IndexFilter;
}

/** The query string with a list's filter in place of what it said of it; all else as it was. */
export function withIndexFilter(search: string, slug: string, filter: IndexFilter): string {
  const parameters = new URLSearchParams(search);
  for (const key of KEYS) {
    if (filter[key] === '') parameters.delete(parameter(slug, key));
    else parameters.set(parameter(slug, key), filter[key]);
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** A choice of a filter: its value and what it is called. */
export interface Choice {
  value: string;
  label: string;
}

/** By the longest time of any result set: from the first bound up to the second, in seconds. */
const DURATIONS: readonly (Choice & { from: number; to: number })[] = [
  { value: 'short', label: 'Under 10\u202Fs', from: 0, to: 10 },
  { value: 'middle', label: '10 to 60\u202Fs', from: 10, to: 60 },
  { value: 'long', label: '60\u202Fs and more', from: 60, to: Number.POSITIVE_INFINITY },
];

const at = ({ columns }: Table, key: string) => columns.findIndex((column) => column.key === key);

/** The choices that a list's filters offer: kinds in alphabetical order, all durations, the verdicts that some row has. */
export function filterChoices(table: Table): Record<'kind' | 'duration' | 'verdict', Choice[]> {
  const values = (key: string) => [...new Set(table.rows.map((row) => String(row[at(table, key)] ?? '')))];
  const has = new Set(values('verdict'));
  return {
    kind: values('kind')
      .filter((kind) => kind !== '')
      .sort()
      .map((kind) => ({ value: kind, label: capitalise(kind) })),
    duration: DURATIONS.map(({ value, label }) => ({ value, label })),
    verdict: VERDICT_ORDER.filter((verdict) => has.has(verdict)).map((verdict) => ({
      value: verdict,
      label: capitalise(VERDICT_WORDS[verdict]),
    })),
  };
}

function isWithin(duration: string, longest: Cell): boolean {
  const range = DURATIONS.find(({ value }) => value === duration);
  return !range || (typeof longest === 'number' && longest >= range.from && longest < range.to);
}

/** The rows that a filter lets through, and apart from them the names of those in which no two result sets can be compared. */
export function filteredIndex(
  table: Table,
  { text, kind, duration, verdict }: IndexFilter,
): { table: Table; rest: string[] } {
  const cell = (row: Cell[], key: string) => row[at(table, key)] ?? null;
  const found = matchingRows(table.rows, text).filter(
    (row) =>
      (kind === '' || cell(row, 'kind') === kind) &&
      (verdict === '' || cell(row, 'verdict') === verdict) &&
      isWithin(duration, cell(row, 'longest_s')),
  );
  const isCompared = (row: Cell[]) => cell(row, 'widest') !== null;
  return {
    table: { ...table, rows: found.filter(isCompared) },
    rest: found.filter((row) => !isCompared(row)).map(([query]) => String(query)),
  };
}
