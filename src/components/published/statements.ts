import type { Table } from '../../benchmark/model/table';

// Separate file, because the browser needs only these texts, not the code that builds figures.

export const AS_PUBLISHED = 'As published, not recomputed.';
/** Statement with a figure or table with footnotes on computed values. */
export const PARTLY_COMPUTED = 'Values as published; computed values are marked in the table.';

/** Statement with values that the site computed from published ones. */
export const COMPUTED = 'Computed from published values.';
/** Start of the key of a column with such values. */
export const COMPUTED_KEY = 'computed_';

/** Statement with original series. */
export const ORIGINAL =
  'Original time series from the source, one run of each engine. This site computed the peaks, areas, and ratios.';
/** Statement with series digitized from pictures. */
export const READ_OFF = 'Digitized from published charts; not the original metrics.';

/** Key of the verdict block for time series with queries: `<PublishedVerdict summary="usage" />`. */
export const USAGE_KEY = 'usage';

/** Statement with a standalone table of published values. */
export function statementOf(table: Table): string {
  if (table.columns.some(({ key }) => key.startsWith(COMPUTED_KEY))) return COMPUTED;
  return isPartlyComputed(table) ? PARTLY_COMPUTED : AS_PUBLISHED;
}

/** True if a table contains computed values, like the tables of measurements and phases; its footnotes list them. */
export function isPartlyComputed({ columns }: Table): boolean {
  return columns.some(({ key }) => key === 'speedup' || key === 'growth');
}
