import { type SideText, sideText } from './about';
import { bucketCounts } from './buckets';
import { suiteName } from './captions';
import type { ChartSpec } from './chartTypes';
import type { Comparison, ComparisonVerdict, EnvironmentComparison } from './comparisonTypes';
import { figureTexts } from './figures';
import type { FigureText, Strip } from './figureTypes';
import type { BucketScheme } from './reportTypes';
import { strip } from './strip';
import { suiteSlug } from './suitePaths';
import { bucketsTable } from './tables';
import type { Table } from './tableTypes';
import type { Environment } from './types';
import { rounded } from './values';

/** What any page prints of a comparison, whether a report chose it or the reader. Plain JSON. */
export interface ComparisonData {
  /** The suite's proper name, "TPC-DS". */
  suite: string;
  /** Of the addresses of its queries' pages: "tpcds-4.0". */
  suiteSlug: string;
  baseline: SideText;
  candidate: SideText;
  verdict: ComparisonVerdict;
  /** Sentences that must stand beside the verdict. */
  notes: string[];
  strip: Strip;
  environment: EnvironmentComparison;
  figures: Record<string, FigureText>;
  bucketTables: Record<BucketScheme, Table>;
}

function roundedTable(table: Table): Table {
  return {
    ...table,
    rows: table.rows.map((row) => row.map((cell) => (typeof cell === 'number' ? rounded(cell) : cell))),
  };
}

/** What is printed of a comparison with these charts. Numbers of tables are rounded to six significant digits. */
export function comparisonData(
  comparison: Comparison,
  charts: readonly ChartSpec[],
  environments: readonly Environment[],
): ComparisonData {
  const figures = Object.entries(figureTexts(charts, comparison));
  const buckets = (scheme: BucketScheme) =>
    roundedTable(bucketsTable(bucketCounts(comparison.matched, scheme), scheme));
  return {
    suite: suiteName(comparison.baseline),
    suiteSlug: suiteSlug(comparison.baseline.suite),
    baseline: sideText(comparison, 'baseline', environments),
    candidate: sideText(comparison, 'candidate', environments),
    verdict: comparison.verdict,
    notes: comparison.notes,
    strip: strip(comparison),
    environment: comparison.environment,
    figures: Object.fromEntries(figures.map(([id, figure]) => [id, { ...figure, table: roundedTable(figure.table) }])),
    bucketTables: { speedup: buckets('speedup'), 'time-change': buckets('time-change') },
  };
}
