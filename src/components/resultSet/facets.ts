import { groupBy } from '../../benchmark/model/groupBy';
import { compareNatural } from '../../benchmark/model/versions';

/** Facets that filter the table of result sets. */
const FACETS = {
  suite: 'Suite',
  size: 'Data size',
  engine: 'Engine',
  machine: 'Machine',
  iterations: 'Iterations',
  publisher: 'Publisher',
  role: 'Role of the publisher',
} as const;

export type FacetKey = keyof typeof FACETS;
type Faceted = Record<FacetKey, string>;

const KEYS = Object.keys(FACETS) as FacetKey[];

/** Chosen values by facet; empty means all. */
export type FacetFilter = Readonly<Record<FacetKey, readonly string[]>>;

/** A facet with its values, the most frequent first; `share` is its count in % of the largest one. */
export interface Facet {
  key: FacetKey;
  title: string;
  values: { value: string; count: number; share: number }[];
}

/** The values of all rows, and how many rows of each the choices in the other facets leave. */
export function facetsOf(rows: readonly Faceted[], filter: FacetFilter): Facet[] {
  return KEYS.map((key) => {
    const groups = [...groupBy(rows, (row) => row[key])].sort(
      ([a, { length: before }], [b, { length: after }]) => after - before || compareNatural(a, b),
    );
    const counts = groups.map(([value, own]) => ({
      value,
      count: own.filter((row) => isShown(row, { ...filter, [key]: [] })).length,
    }));
    const most = Math.max(1, ...counts.map(({ count }) => count));
    return {
      key,
      title: FACETS[key],
      values: counts.map((entry) => ({ ...entry, share: Math.round((100 * entry.count) / most) })),
    };
  });
}

/** True if a row has one of the chosen values of each facet. */
export function isShown(row: Faceted, filter: FacetFilter): boolean {
  return KEYS.every((key) => filter[key].length === 0 || filter[key].includes(row[key]));
}

/** The filter in a URL: "?suite=TPC-DS&size=1 TB&size=3 TB". */
export function parseFacets(search: string): FacetFilter {
  const params = new URLSearchParams(search);
  return Object.fromEntries(KEYS.map((key) => [key, params.getAll(key)])) as Record<FacetKey, string[]>;
}

/** Query string of the filter; '' without one. */
export function printFacets(filter: FacetFilter): string {
  const entries = KEYS.flatMap((key) => filter[key].map((value): [string, string] => [key, value]));
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`;
}

export function toggled(filter: FacetFilter, key: FacetKey, value: string): FacetFilter {
  const now = filter[key];
  return { ...filter, [key]: now.includes(value) ? now.filter((other) => other !== value) : [...now, value] };
}
