import { column } from '../../src/benchmark/columns';
import type { Comparison } from '../../src/benchmark/comparisonTypes';
import type { Table } from '../../src/benchmark/tableTypes';

/** The three headline figures with their 95 % intervals over queries and their verdicts. */
export function figuresTable({ total, geometricMean, median }: Comparison): Table {
  const figures = [
    ['Total-time ratio', total],
    ['Geometric mean', geometricMean],
    ['Median speedup', median],
  ] as const;
  return {
    columns: [
      column('figure', 'Figure', '', 'text'),
      column('speedup', 'Speedup', '×', 'number', 2),
      column('low', '95 % from', '×', 'number', 2),
      column('high', 'to', '×', 'number', 2),
      column('verdict', 'Verdict on the candidate', '', 'verdict'),
    ],
    rows: figures.map(([name, { speedup, low, high, verdict }]) => [name, speedup, low, high, verdict]),
    footnotes: [],
  };
}
