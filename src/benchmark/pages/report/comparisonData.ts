import type { FigureSpec } from '../../../figures';
import { figureTexts } from '../../../figures/figureText';
import { strip } from '../../../figures/forest/spec';
import { suiteName } from '../../../figures/shared/captions';
import { bucketsTable } from '../../../figures/shared/tables';
import { verdictTally } from '../../../figures/shared/tally';
import { bucketCounts } from '../../comparison/buckets';
import { notMeasured } from '../../comparison/notMeasured';
import type { Comparison } from '../../model/comparison';
import type { SideMetrics } from '../../model/eventLog';
import type { FigureText } from '../../model/figure';
import { queriesPrefix } from '../../model/paths';
import type { BucketScheme } from '../../model/report';
import type { Environment } from '../../model/resultSet';
import type { Table } from '../../model/table';
import { rounded } from '../../text/numbers';
import { evidenceText } from '../../text/publisher';
import { sideText } from './sideText';

/** What any page prints of a comparison, whether a report chose it or the reader. Plain JSON. */
export type ComparisonData = ReturnType<typeof comparisonData>;

function roundedTable(table: Table): Table {
  return {
    ...table,
    rows: table.rows.map((row) => row.map((cell) => (typeof cell === 'number' ? rounded(cell) : cell))),
  };
}

/** The figures of a comparison with these charts, by id. Numbers of tables are rounded to six significant digits. */
export function comparisonFigures(comparison: Comparison, charts: readonly FigureSpec[]): Record<string, FigureText> {
  const figures = Object.entries(figureTexts(charts, comparison));
  return Object.fromEntries(figures.map(([id, figure]) => [id, { ...figure, table: roundedTable(figure.table) }]));
}

/**
 * What is printed of a comparison next to its figures. Numbers of tables are rounded to six significant digits. `metrics` is null where
 * nobody has looked for event logs.
 */
export function comparisonData(
  comparison: Comparison,
  environments: readonly Environment[],
  metrics: SideMetrics | null,
) {
  const buckets = (scheme: BucketScheme) =>
    roundedTable(bucketsTable(bucketCounts(comparison.matched, scheme), scheme));
  return {
    /** The suite's proper name, "TPC-DS". */
    suite: suiteName(comparison.baseline),
    /** What the paths of the pages of its queries begin with. */
    queriesPrefix: queriesPrefix(comparison.baseline.suite),
    baseline: sideText(comparison, 'baseline', environments),
    candidate: sideText(comparison, 'candidate', environments),
    verdict: comparison.verdict,
    /** Who measured, and how often. */
    evidence: evidenceText([comparison.baseline, comparison.candidate]),
    /** Sentences that must stand next to the verdict. */
    notes: comparison.notes,
    /** What was not measured, a sentence each. */
    notMeasured: notMeasured(comparison.receipt, metrics),
    strip: strip(comparison),
    /** How many queries have which verdict. */
    tally: verdictTally(comparison),
    environment: comparison.environment,
    receipt: comparison.receipt,
    bucketTables: { speedup: buckets('speedup'), 'time-change': buckets('time-change') },
  };
}
