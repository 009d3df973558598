import { RECEIPT_HEADING } from '../../../benchmark/pages/report/sections';

/** The part that every comparison begins with. */
export const VERDICT = { id: 'verdict', heading: 'Verdict' } as const;

/** The parts of the page below its verdict, in order. */
export const LOWER = [
  { id: 'comparable', heading: RECEIPT_HEADING },
  { id: 'environment', heading: 'Environment and configuration' },
  { id: 'total-time', heading: 'Total time' },
  { id: 'distribution', heading: 'Distribution' },
  { id: 'all-queries', heading: 'All queries (chart)' },
  { id: 'gap', heading: 'Where the time difference comes from' },
  { id: 'cost', heading: 'Cost' },
  { id: 'every-query', heading: 'All queries (table)' },
] as const;

export type LowerPart = (typeof LOWER)[number]['id'];

/** All parts of the page, for its table of contents. */
export const PARTS = [VERDICT, ...LOWER];

/** Those of several candidates. */
export const MULTI_PARTS = [
  VERDICT,
  { id: 'heat-map', heading: 'Query by query' },
  { id: 'sorted', heading: 'Sorted speedups' },
  { id: 'every-query', heading: 'All queries (table)' },
] as const;
