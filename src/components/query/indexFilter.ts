import { compareQueries } from '../../benchmark/model/queries';
import { capitalise } from '../../benchmark/text/names';
import type { QueryList, StripRow } from './queryList';

/** What a reader has chosen to see of a list of queries; '' for all of a kind. */
export interface IndexFilter {
  text: string;
  /** What makes the query heavy, "star join". */
  kind: string;
  /** The value of one of the durations. */
  duration: string;
  /** The value of one of the shares. */
  only: string;
}

/** Every query. */
export const WHOLE_LIST: IndexFilter = { text: '', kind: '', duration: '', only: '' };

const KEYS = Object.keys(WHOLE_LIST) as (keyof IndexFilter)[];

/** The filter in a query string; '' for what it does not have. Earlier links have the id of a list before each key: "tpcds-4.0.text". */
export function parseIndexFilter(search: string): IndexFilter {
  const entries = [...new URLSearchParams(search)].map(([key, value]) => [key.replace(/^.*\./, ''), value]);
  const found = new Map(entries as [string, string][]);
  return Object.fromEntries(KEYS.map((key) => [key, found.get(key) ?? ''])) as unknown as IndexFilter;
}

/** The query string of a filter; '' for every query. */
export function indexSearch(filter: IndexFilter): string {
  const text = new URLSearchParams(KEYS.flatMap((key) => (filter[key] === '' ? [] : [[key, filter[key]]]))).toString();
  return text === '' ? '' : `?${text}`;
}

/** A choice of a filter: its value, its name, and the number of queries. */
export interface Choice {
  value: string;
  label: string;
  count: number;
}

type Test = (row: StripRow) => boolean;

/** By the longest time of any engine, s. */
const DURATIONS: Record<string, [label: string, test: Test]> = {
  short: ['Under 10\u202Fs', ({ longestS }) => longestS < 10],
  middle: ['10 to 60\u202Fs', ({ longestS }) => longestS >= 10 && longestS < 60],
  long: ['60\u202Fs and more', ({ longestS }) => longestS >= 60],
};

const SHARES: Record<string, [label: string, test: Test]> = {
  split: ['One faster, one slower', ({ isSplit }) => isSplit],
  wide: ['Spread 2× and more', ({ spread }) => spread >= 2],
  unclear: ['Inconclusive', ({ marks }) => marks.some(({ verdict }) => verdict === 'unclear')],
};

function choices(rows: readonly StripRow[], tests: Record<string, [label: string, test: Test]>): Choice[] {
  return Object.entries(tests)
    .map(([value, [label, test]]) => ({ value, label, count: rows.filter(test).length }))
    .filter(({ count }) => count > 0);
}

/** The choices that a list offers: patterns with most queries first, durations, shares. */
export function filterChoices({ rows }: Pick<QueryList, 'rows'>): Record<'kind' | 'duration' | 'only', Choice[]> {
  const kinds = [...new Set(rows.map(({ kind }) => kind))].filter((kind) => kind !== '');
  const tests = kinds.map((kind): [string, [string, Test]] => [kind, [capitalise(kind), (row) => row.kind === kind]]);
  return {
    kind: choices(rows, Object.fromEntries(tests)).sort((a, b) => b.count - a.count),
    duration: choices(rows, DURATIONS),
    only: choices(rows, SHARES),
  };
}

/** The rows that pass a filter, in their order. */
export function filteredRows(rows: readonly StripRow[], { text, kind, duration, only }: IndexFilter): StripRow[] {
  const words = text.trim().toLowerCase();
  return rows.filter(
    (row) =>
      (kind === '' || row.kind === kind) &&
      (DURATIONS[duration]?.[1](row) ?? true) &&
      (SHARES[only]?.[1](row) ?? true) &&
      [row.query, row.task, row.kind].some((value) => value.toLowerCase().includes(words)),
  );
}

/** How a list is sorted. */
export interface StripOrder {
  by: 'query' | 'longest' | 'spread';
  isAscending: boolean;
}

export const INITIAL_ORDER: StripOrder = { by: 'spread', isAscending: false };

/** The order after a press on a head: the other direction of the same column; a new column starts with its first query or its largest number. */
export function nextStripOrder(order: StripOrder, by: StripOrder['by']): StripOrder {
  return { by, isAscending: order.by === by ? !order.isAscending : by === 'query' };
}

const COMPARE: Record<StripOrder['by'], (a: StripRow, b: StripRow) => number> = {
  query: (a, b) => compareQueries(a.query, b.query),
  longest: (a, b) => a.longestS - b.longestS,
  spread: (a, b) => a.spread - b.spread,
};

/** The rows in an order. */
export function orderedStrips(rows: readonly StripRow[], { by, isAscending }: StripOrder): StripRow[] {
  return [...rows].sort((a, b) => (isAscending ? 1 : -1) * COMPARE[by](a, b));
}
