import { bucketCounts } from '../../benchmark/comparison/buckets';
import { unmeasuredLimits } from '../../benchmark/comparison/unmeasured';
import type { Comparison } from '../../benchmark/model/comparison';
import type { FigureText } from '../../benchmark/model/figure';
import { queriesPrefix } from '../../benchmark/model/paths';
import { suiteTitle } from '../../benchmark/model/queries';
import type { BucketScheme } from '../../benchmark/model/report';
import type { Environment } from '../../benchmark/model/resultSet';
import type { Table } from '../../benchmark/model/table';
import { rounded } from '../../benchmark/text/numbers';
import { evidenceText } from '../../benchmark/text/publisher';
import type { ChartSpec } from '../../figures';
import { figureTexts } from '../../figures/reportFigures';
import { bucketsTable } from '../../figures/shared/tables';
import { verdictTally } from '../../figures/shared/tally';
import { sideText } from './sideText';

const SIDES = ['baseline', 'candidate'] as const;

/** Content of a comparison on any page, chosen by a report or by the reader. Plain JSON. */
export type ComparisonData = ReturnType<typeof comparisonData>;

function roundedTable(table: Table): Table {
  return {
    ...table,
    rows: table.rows.map((row) => row.map((cell) => (typeof cell === 'number' ? rounded(cell) : cell))),
  };
}

/** Figures of a comparison for these charts, by id. Numbers in tables have six significant digits. */
export function comparisonFigures(comparison: Comparison, charts: readonly ChartSpec[]): Record<string, FigureText> {
  const figures = Object.entries(figureTexts(charts, comparison));
  return Object.fromEntries(figures.map(([id, figure]) => [id, { ...figure, table: roundedTable(figure.table) }]));
}

/** Content of a comparison next to its figures. `isMemoryKnown` is true if both sides have the peak memory of tasks. */
export function comparisonData(comparison: Comparison, environments: readonly Environment[], isMemoryKnown: boolean) {
  const buckets = (scheme: BucketScheme) =>
    roundedTable(bucketsTable(bucketCounts(comparison.matched, scheme), scheme));
  return {
    /** Name of the original suite, "TPC-DS". */
    suite: suiteTitle(comparison.baseline.suite),
    /** Start of the paths of its query pages. */
    queriesPrefix: queriesPrefix(comparison.baseline.suite),
    baseline: sideText(comparison, 'baseline', environments),
    candidate: sideText(comparison, 'candidate', environments),
    names: comparison.names,
    verdict: comparison.verdict,
    /** Where a publisher shows that it withdrew a result: "Withdrawal of Comet". */
    withdrawals: SIDES.flatMap((side) => {
      const { withdrawn } = comparison[side];
      return withdrawn ? [{ label: `Withdrawal of ${comparison.names[side]}`, path: withdrawn.path }] : [];
    }),
    /** Who measured, and how often. */
    evidence: evidenceText([comparison.baseline, comparison.candidate]),
    /** Sentences to print next to the verdict. */
    notes: comparison.notes,
    /** Limits of the measurement, one sentence each. */
    notMeasured: unmeasuredLimits(comparison, isMemoryKnown),
    tally: verdictTally(comparison),
    environment: comparison.environment,
    comparability: comparison.comparability,
    bucketTables: { speedup: buckets('speedup'), 'time-change': buckets('time-change') },
  };
}
