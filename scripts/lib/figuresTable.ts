import { column } from '../../src/benchmark/model/columns';
import type { Comparison } from '../../src/benchmark/model/comparison';
import type { Table } from '../../src/benchmark/model/table';
import { verdictWord } from '../../src/benchmark/text/verdictWords';

/**
 * The three headline metrics with their 95% intervals over iterations, and over iterations and reruns, their
 * query-sensitivity intervals, and their verdicts, which are omitted if the comparison's verdict is withheld.
 */
export function figuresTable({ total, geometricMean, median, weighting, verdict }: Comparison): Table {
  const verdictCase = verdict.case;
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
    rows: figures.map(([name, { speedup, repeat, deciding, mix, verdict: own }]) => [
      name,
      speedup,
      repeat?.low ?? null,
      repeat?.high ?? null,
      deciding.low,
      deciding.high,
      mix.low,
      mix.high,
      verdictWord(verdictCase === 'disputed' ? null : own),
    ]),
    footnotes: [],
  };
}
