import { groupBy } from '../../benchmark/model/groupBy';
import { compareQueries } from '../../benchmark/model/queries';
import { capitalise } from '../../benchmark/text/names';
import type { QueryList, StripRow } from './queryList';

/** A reader's filter for a list of queries; '' means no restriction. */
export interface IndexFilter {
  text: string;
  /** Main cost of the query, "star join". */
  kind: string;
  duration: string;
  /** Key of SHARES. */
  only: string;
}

export const WHOLE_LIST: IndexFilter = { text: '', kind: '', duration: '', only: '' };

const KEYS = Object.keys(WHOLE_LIST) as (keyof IndexFilter)[];

/** The filter in a query string. Earlier links have a list id before each key: "tpcds-4.0.text". */
export function parseIndexFilter(search: string): IndexFilter {
  const entries = [...new URLSearchParams(search)].map(([key, value]) => [key.replace(/^.*\./, ''), value]);
  const found = new Map(entries as [string, string][]);
  return Object.fromEntries(KEYS.map((key) => [key, found.get(key) ?? ''])) as unknown as IndexFilter;
}

/** Query string of a filter; '' for every query. */
export function indexSearch(filter: IndexFilter): string {
  const text = new URLSearchParams(KEYS.flatMap((key) => (filter[key] === '' ? [] : [[key, filter[key]]]))).toString();
  return text === '' ? '' : `?${text}`;
}

/** A choice of a filter: value, label, and number of queries that it leaves with the other choices. */
export interface Choice {
  value: string;
  label: string;
  count: number;
}

type Test = (row: StripRow) => boolean;

/** By the longest time of any engine in seconds. */
const DURATIONS: Record<string, [label: string, test: Test]> = {
  short: ['Under 10\u202Fs', ({ longestS }) => longestS < 10],
  middle: ['10 to 60\u202Fs', ({ longestS }) => longestS >= 10 && longestS < 60],
  long: ['60\u202Fs and more', ({ longestS }) => longestS >= 60],
};

const SHARES: Record<string, [label: string, test: Test]> = {
  split: ['One faster, one slower', ({ isSplit }) => isSplit],
  wide: ['Spread 2× and more', ({ spread }) => spread >= 2],
  unclear: [
    'Inconclusive',
    ({ marks }) => marks.some(({ evidence: { way, strength } }) => way === 'same' && strength === 'measured'),
  ],
};

/** Kinds of a list, those with most queries first. */
function kindTests(rows: readonly StripRow[]): Record<string, [label: string, test: Test]> {
  const kinds = [...groupBy(rows, ({ kind }) => kind)].sort(([, a], [, b]) => b.length - a.length);
  return Object.fromEntries(
    kinds.filter(([kind]) => kind !== '').map(([kind]) => [kind, [capitalise(kind), (row) => row.kind === kind]]),
  );
}

/** Choices that a list has: kinds with most queries first, durations, shares. */
export function filterChoices(
  { rows }: Pick<QueryList, 'rows'>,
  filter: IndexFilter,
): Record<'kind' | 'duration' | 'only', Choice[]> {
  const choices = (key: keyof IndexFilter, tests: Record<string, [label: string, test: Test]>) => {
    const left = filteredRows(rows, { ...filter, [key]: '' });
    return Object.entries(tests)
      .filter(([, [, test]]) => rows.some(test))
      .map(([value, [label, test]]) => ({ value, label, count: left.filter(test).length }));
  };
  return {
    kind: choices('kind', kindTests(rows)),
    duration: choices('duration', DURATIONS),
    only: choices('only', SHARES),
  };
}

/** Rows that pass a filter, in their order. */
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

export interface StripOrder {
  by: 'query' | 'longest' | 'spread';
  isAscending: boolean;
}

export const INITIAL_ORDER: StripOrder = { by: 'spread', isAscending: false };

/** The order after a click on a header: reverses, or a new column starts with its first query or largest value. */
export function nextStripOrder(order: StripOrder, by: StripOrder['by']): StripOrder {
  return { by, isAscending: order.by === by ? !order.isAscending : by === 'query' };
}

const COMPARE: Record<StripOrder['by'], (a: StripRow, b: StripRow) => number> = {
  query: (a, b) => compareQueries(a.query, b.query),
  longest: (a, b) => a.longestS - b.longestS,
  spread: (a, b) => a.spread - b.spread,
};

export function orderedStrips(rows: readonly StripRow[], { by, isAscending }: StripOrder): StripRow[] {
  return [...rows].sort((a, b) => (isAscending ? 1 : -1) * COMPARE[by](a, b));
}
