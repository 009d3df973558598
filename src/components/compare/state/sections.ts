import { RECEIPT_HEADING } from '../../../benchmark/pages/report/sections';

/** The parts of the page in order, for its headings and its table of contents. */
export const PARTS = [
  { id: 'verdict', heading: 'Verdict' },
  { id: 'comparable', heading: RECEIPT_HEADING },
  { id: 'environment', heading: 'Environment and configuration' },
  { id: 'total-time', heading: 'Total time' },
  { id: 'distribution', heading: 'Distribution' },
  { id: 'all-queries', heading: 'All queries' },
  { id: 'gap', heading: 'Where the gap comes from' },
  { id: 'cost', heading: 'Cost' },
  { id: 'every-query', heading: 'Every query, in numbers' },
] as const;

export type PartId = (typeof PARTS)[number]['id'];

/** Those of several candidates. */
export const MULTI_PARTS = [
  { id: 'verdict', heading: 'Verdict' },
  { id: 'heat-map', heading: 'Query by query' },
  { id: 'sorted', heading: 'Sorted speedups' },
  { id: 'every-query', heading: 'Every query, in numbers' },
] as const;
