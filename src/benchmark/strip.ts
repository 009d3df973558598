import { statement } from './captions';
import type { Comparison, Figure } from './comparisonTypes';
import type { Strip, StripRow } from './figureTypes';
import { formatSeconds } from './format';
import { intervalMark, type RatioScale, scaleTicks, stripScale } from './scale';

function allInclude1({ total, geometricMean, median }: Comparison): boolean {
  return [total, geometricMean, median].every(({ verdict }) => verdict === 'unclear');
}

/** The paragraph below the strip. */
function stripFacts(comparison: Comparison): string {
  const { matched, unmatched, names } = comparison;
  const caution = allInclude1(comparison)
    ? ' All three include 1, so another mix of queries could favour either engine.'
    : '';
  return `Speedup is baseline time ÷ candidate time; above 1 the candidate, ${names.candidate}, is faster. ${matched.length} of ${matched.length + unmatched.length} queries matched. ${statement(comparison)} Intervals: 95 % bootstrap over queries; they say how much the choice of queries matters, not how much runs differ.${caution}`;
}

/** The three headline figures as rows on a scale that they may share with those of other comparisons. */
export function stripRows(comparison: Comparison, scale: RatioScale): StripRow[] {
  const { total, geometricMean, median, baselineS, candidateS } = comparison;
  const rows: [string, string, Figure][] = [
    [
      'Total-time ratio',
      `${formatSeconds(baselineS, 2)} ÷ ${formatSeconds(candidateS, 2)}. Long queries weigh most.`,
      total,
    ],
    ['Geometric mean of speedups', 'Every query weighs the same.', geometricMean],
    ['Median speedup', 'Half of the queries lie on each side.', median],
  ];
  return rows.map(([name, detail, figure]) => ({
    name,
    detail,
    figure,
    mark: intervalMark(figure.low, figure.speedup, figure.high, scale),
  }));
}

/** The three headline figures on one scale. */
export function strip(comparison: Comparison): Strip {
  const { total, geometricMean, median, names } = comparison;
  const scale = stripScale([total, geometricMean, median]);
  return { rows: stripRows(comparison, scale), ticks: scaleTicks(scale), names, facts: stripFacts(comparison) };
}
