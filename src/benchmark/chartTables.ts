import type { ChartSpec, DotsSpec, SpreadSpec } from './chartTypes';
import { column, QUERY_COLUMN, SPEEDUP_COLUMN, VERDICT_COLUMN } from './columns';
import { usageTable } from './publishedTables';
import type { Table } from './tableTypes';

const LOW = column('low', 'Lowest', '×', 'number', 2);
const HIGH = column('high', 'Highest', '×', 'number', 2);

function spreadTable({ points }: SpreadSpec): Table {
  return {
    columns: [QUERY_COLUMN, SPEEDUP_COLUMN, LOW, HIGH, VERDICT_COLUMN],
    rows: points.map(({ query, speedup, low, high, verdict }) => [query, speedup, low, high, verdict]),
    footnotes: [],
  };
}

function dotsTable({ points }: DotsSpec): Table {
  return {
    columns: [QUERY_COLUMN, SPEEDUP_COLUMN, VERDICT_COLUMN],
    rows: points.map(({ query, speedup, verdict }) => [query, speedup, verdict]),
    footnotes: [],
  };
}

/**
 * What a chart draws, number by number and nothing else: its CSV file. `beside` is the table of its figure, which holds just
 * that for all kinds but three: the figures of spread and dots have the times of all queries, and a line chart may be one of several panels.
 */
export function chartTable(spec: ChartSpec, beside: Table): Table {
  if (spec.kind === 'spread') return spreadTable(spec);
  if (spec.kind === 'dots') return dotsTable(spec);
  return spec.kind === 'line' ? usageTable([spec]) : beside;
}
