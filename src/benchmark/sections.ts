/** A part of the dashboard: its heading, and the figure below it or null for the verdict block and the table of all queries. */
export interface Section {
  id: string;
  heading: string;
  figure: string | null;
}

/** The dashboard's parts in order. */
export const SECTIONS: readonly Section[] = [
  { id: 'verdict', heading: 'Verdict', figure: null },
  { id: 'total-time', heading: 'Total time', figure: 'totals' },
  { id: 'distribution', heading: 'Distribution', figure: 'distribution-pair' },
  { id: 'largest-differences', heading: 'Largest differences', figure: 'differences' },
  { id: 'all-queries', heading: 'All queries', figure: 'queries' },
  { id: 'gap', heading: 'Where the gap comes from', figure: 'gap' },
  { id: 'every-query', heading: 'Every query, in numbers', figure: null },
];
