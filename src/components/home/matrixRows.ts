import type { Comparison, Estimate } from '../../benchmark/model/comparison';
import { formatSpeedup, rounded } from '../../benchmark/text/numbers';
import type { MatrixRow } from '../../figures/matrix/spec';
import { intervalMark, MATRIX_CELL, type RatioScale } from '../../figures/shared/scale';

/** The three metrics of a comparison for a cell, without a verdict if the comparison's is withheld. */
export function matrixRows(
  { total, geometricMean, median, verdict: { case: found } }: Comparison,
  scale: RatioScale = MATRIX_CELL,
): MatrixRow[] {
  const rows: [string, Estimate][] = [
    ['total-time ratio', total],
    ['geometric mean', geometricMean],
    ['median speedup', median],
  ];
  return rows.map(([name, figure]): MatrixRow => {
    const { low, high } = figure.deciding;
    const { speedup, verdict, repeat } = figure;
    return {
      name,
      value: formatSpeedup(speedup),
      low: rounded(low),
      speedup: rounded(speedup),
      high: rounded(high),
      over: repeat ? 'iterations and reruns' : 'reruns',
      mark: intervalMark(low, speedup, high, scale),
      verdict: found === 'disputed' ? null : verdict,
    };
  });
}
