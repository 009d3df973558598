import type { Table } from '../../benchmark/model/table';

// A file of its own, since pages say this in the browser, and what makes the figures must not come with it.

/** What stands with every figure that was published and not computed here. */
export const AS_PUBLISHED = 'As published, not recomputed.';
/** What stands with a figure or table whose footnotes say which values are computed. */
export const PARTLY_COMPUTED = 'Values as published; computed values are marked in the table.';

/** What stands with series whose numbers are the source's own. */
export const ORIGINAL =
  'Original time series from the source, one run of each engine. This site computed the peaks, areas, and ratios.';
/** What stands with series that were read off pictures. */
export const READ_OFF = 'Digitized from published charts; not the original metrics.';

/** The key of the verdict block that time series with queries have: `<PublishedVerdict summary="usage" />`. */
export const USAGE_KEY = 'usage';

/** Whether a table holds values computed from the published ones, as that of measures does; its footnotes say which they are. */
export function isPartlyComputed({ columns }: Table): boolean {
  return columns.some(({ key }) => key === 'speedup');
}
