import { RECEIPT_HEADING } from '../../../benchmark/pages/report/sections';

/** The part that every comparison begins with. */
export const VERDICT = { id: 'verdict', heading: 'Verdict' } as const;

/** The parts of the page below its verdict, in order. */
export const LOWER = [
  { id: 'every-query', heading: 'All queries (table)' },
  { id: 'comparable', heading: RECEIPT_HEADING },
  { id: 'environment', heading: 'Environment and configuration' },
  { id: 'total-time', heading: 'Total time' },
  { id: 'distribution', heading: 'Distribution' },
  { id: 'all-queries', heading: 'All queries (chart)' },
  { id: 'gap', heading: 'Where the time difference comes from' },
  { id: 'cost', heading: 'Cost' },
] as const;

export type LowerPart = (typeof LOWER)[number]['id'];
