import { bucketCounts } from './buckets';
import type { ChartSpec, IterationsSpec, TotalsSpec, WaterfallSpec } from './chartTypes';
import { column, QUERY_COLUMN, SAVED_COLUMN, VERDICT_COLUMN } from './columns';
import type { Comparison } from './comparisonTypes';
import { bucketsTable, queriesTable, topTable } from './tables';
import type { Table } from './tableTypes';

function totalsTable({ bars }: TotalsSpec): Table {
  const [baseline, candidate] = bars;
  return {
    columns: [
      column('part', 'Part', '', 'text'),
      column('baseline_s', baseline?.name ?? '', 's', 'number', 1),
      column('candidate_s', candidate?.name ?? '', 's', 'number', 1),
      SAVED_COLUMN,
    ],
    rows: [
      ...(baseline?.segments ?? []).map(({ label, query, fromS, toS }, index) => {
        const other = candidate?.segments[index];
        const [a, b] = [toS - fromS, other ? other.toS - other.fromS : 0];
        return [query ?? label.replace(/ [\d,]+\u202Fs$/, ''), a, b, a - b];
      }),
      [
        'total',
        baseline?.totalS ?? null,
        candidate?.totalS ?? null,
        (baseline?.totalS ?? 0) - (candidate?.totalS ?? 0),
      ],
    ],
    footnotes: [],
  };
}

function gapTable({ steps }: WaterfallSpec): Table {
  return {
    columns: [QUERY_COLUMN, SAVED_COLUMN, column('cumulative_s', 'Cumulative', 's', 'number', 1), VERDICT_COLUMN],
    rows: steps.map(({ query, savedS, toS, verdict }) => [query, savedS, toS, verdict]),
    footnotes: [],
  };
}

function iterationsTable({ rows, axis }: IterationsSpec): Table {
  const length = Math.max(...rows.map(({ valuesS }) => valuesS.length));
  return {
    columns: [
      column('iteration', 'Iteration', '', 'number'),
      ...rows.map(({ name, role }) => column(`${role}_s`, name, axis.unit, 'number', 3)),
    ],
    rows: Array.from({ length }, (_, index) => [index + 1, ...rows.map(({ valuesS }) => valuesS[index] ?? null)]),
    footnotes: [],
  };
}

/** The table of a chart: the numbers that it draws. */
export function figureTable(spec: ChartSpec, comparison: Comparison): Table {
  const { matched, names } = comparison;
  if (spec.kind === 'totals') return totalsTable(spec);
  if (spec.kind === 'waterfall') return gapTable(spec);
  if (spec.kind === 'iterations') return iterationsTable(spec);
  if (spec.kind === 'doughnut') return bucketsTable(bucketCounts(matched, 'speedup'), 'speedup');
  if (spec.kind === 'bar') return bucketsTable(bucketCounts(matched, 'time-change'), 'time-change');
  if (spec.kind === 'dumbbell') return topTable(spec.rows, names);
  return queriesTable(comparison);
}
