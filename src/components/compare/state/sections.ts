import { RECEIPT_HEADING } from '../../report/sections';

/** The part that every comparison begins with, and the table below it. */
export const VERDICT = { id: 'verdict', heading: 'Verdict' } as const;
export const TABLE = { id: 'every-query', heading: 'All queries by time saved' } as const;

/** The parts that a reader opens, in order. */
export const OPTIONAL = [
  { id: 'gap', heading: 'Where the time difference comes from' },
  { id: 'distribution', heading: 'Distribution' },
  { id: 'all-queries', heading: 'All queries (chart)' },
  { id: 'comparable', heading: RECEIPT_HEADING },
  { id: 'environment', heading: 'Environment and configuration' },
  { id: 'cost', heading: 'Cost' },
] as const;

export type OptionalPart = (typeof OPTIONAL)[number]['id'];

/** The part that an earlier address of the page opens, "#total-time"; null for an address that names none. */
export function partOf(hash: string): OptionalPart | null {
  const id = hash === '#total-time' ? 'gap' : hash.slice(1);
  return OPTIONAL.find((part) => part.id === id)?.id ?? null;
}
