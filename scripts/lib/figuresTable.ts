import { shownVerdict } from '../../src/benchmark/comparison/verdictCase';
import { column } from '../../src/benchmark/model/columns';
import type { Comparison } from '../../src/benchmark/model/comparison';
import type { Table } from '../../src/benchmark/model/table';
import { verdictWord } from '../../src/benchmark/text/verdictWords';

/**
 * The three headline metrics with their 95% intervals over iterations, and over iterations and reruns, their
 * query-sensitivity intervals, and their verdicts, which are omitted if the comparison's verdict is withheld.
 */
export function figuresTable(comparison: Comparison): Table {
  const { total, geometricMean, median, weighting } = comparison;
  const named = (name: string) => (weighting ? `Weighted ${name.toLowerCase()}` : name);
  const figures = [
    [named('Total-time ratio'), total],
    [named('Geometric mean'), geometricMean],
    [named('Median speedup'), median],
  ] as const;
  return {
    columns: [
      column('figure', 'Metric', '', 'text'),
      column('speedup', 'Speedup', '×', 'number', 2),
      column('repeat_low', '95% CI from', '×', 'number', 3),
      column('repeat_high', 'to', '×', 'number', 3),
      column('deciding_low', 'With reruns from', '×', 'number', 3),
      column('deciding_high', 'to', '×', 'number', 3),
      column('mix_low', 'Query mixes from', '×', 'number', 2),
      column('mix_high', 'to', '×', 'number', 2),
      column('verdict', 'Verdict on the candidate', '', 'verdict'),
    ],
    rows: figures.map(([name, metric]) => [
      name,
      metric.speedup,
      metric.repeat?.low ?? null,
      metric.repeat?.high ?? null,
      metric.deciding.low,
      metric.deciding.high,
      metric.mix.low,
      metric.mix.high,
      verdictWord(shownVerdict(metric, comparison)),
    ]),
    footnotes: [],
  };
}
