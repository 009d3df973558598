import { RECEIPT_HEADING } from '../../report/sections';

/** The first part of every comparison, and the table below it. */
export const VERDICT = { id: 'verdict', heading: 'Verdict' } as const;
export const TABLE = { id: 'every-query', heading: 'All queries by time saved' } as const;

/** The parts that a reader can open, in order. */
export const OPTIONAL = [
  { id: 'gap', heading: 'Where the time difference comes from' },
  { id: 'distribution', heading: 'Distribution' },
  { id: 'all-queries', heading: 'All queries (chart)' },
  { id: 'comparable', heading: RECEIPT_HEADING },
  { id: 'environment', heading: 'Environment and configuration' },
  { id: 'cost', heading: 'Cost' },
] as const;

export type OptionalPart = (typeof OPTIONAL)[number]['id'];

/** The part that a URL fragment names, including the earlier "#total-time"; null for other fragments. */
export function partOf(hash: string): OptionalPart | null {
  const id = hash === '#total-time' ? 'gap' : hash.slice(1);
  return OPTIONAL.find((part) => part.id === id)?.id ?? null;
}
