import type { Table } from '../../benchmark/model/table';

// Separate file, because the browser needs only these texts, not the code that builds figures.

export const AS_PUBLISHED = 'As published, not recomputed.';
/** Statement with a figure or table with footnotes on computed values. */
export const PARTLY_COMPUTED = 'Values as published; computed values are marked in the table.';

/** Statement with original series. */
export const ORIGINAL =
  'Original time series from the source, one run of each engine. This site computed the peaks, areas, and ratios.';
/** Statement with series digitized from pictures. */
export const READ_OFF = 'Digitized from published charts; not the original metrics.';

/** Key of the verdict block for time series with queries: `<PublishedVerdict summary="usage" />`. */
export const USAGE_KEY = 'usage';

/** True if a table contains computed values, like the table of measurements; its footnotes list them. */
export function isPartlyComputed({ columns }: Table): boolean {
  return columns.some(({ key }) => key === 'speedup');
}
