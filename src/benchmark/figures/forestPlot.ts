import type { Comparison, Figure } from '../model/comparison';
import type { Strip, StripRow } from '../model/figure';
import type { Interval } from '../model/statistics';
import { formatQueries, formatSeconds, formatSpeedupRange } from '../text/numbers';
import { statement } from './captions';
import { intervalMark, type RatioScale, scaleTicks, shownInterval, stripScale } from './scale';

/** What the intervals over iterations rest on: "from the ranges of 5 iterations"; '' where they are not known. */
export function repeatBasis({ matched, total }: Comparison): string {
  if (total.repeat === null) return '';
  const counts = [...new Set(matched.flatMap(({ test: { iterations: n } }) => [n.baseline ?? 0, n.candidate ?? 0]))];
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  const iterations = `${least === most ? least : `${least} to ${most}`} iterations`;
  const known = matched.filter(({ test }) => test.level !== null).length;
  if (known === matched.length) return `from ${iterations}`;
  return `from the ranges of ${iterations}${known === 0 ? '' : `, of ${formatQueries(known)} from each of them`}`;
}

/** The question that each interval answers, what it rests on, and which of them decides. */
function questions(comparison: Comparison): string {
  const mix =
    'Would other queries agree? 95 % interval over the choice of queries, a sensitivity that gives no verdict.';
  const basis = repeatBasis(comparison);
  if (basis === '')
    return `Would these queries repeat? Not known: ${comparison.matched.some(({ test }) => test.rule === 'single-run') ? 'each query ran once' : 'no spread was published'}. ${mix}`;
  return `Would these queries repeat? 95 % interval ${basis}, taken as independent, one run of each engine; it decides. ${mix}`;
}

/** If every query went to its worst end at once; '' without ranges. */
function worstText({ total, geometricMean, median }: Comparison): string {
  const [a, b, c] = [total, geometricMean, median].map(({ worst }) => worst);
  if (!a || !b || !c) return '';
  const text = ({ low, high }: Interval) => formatSpeedupRange(low, high);
  return ` If every query went to its worst end at once: total ${text(a)}, geometric mean ${text(b)}, median ${text(c)}.`;
}

/** The paragraph below the strip. */
function stripFacts(comparison: Comparison): string {
  const { matched, unmatched, names } = comparison;
  return `Speedup is baseline time ÷ candidate time; above 1 the candidate, ${names.candidate}, is faster. ${matched.length} of ${matched.length + unmatched.length} queries matched. ${statement(comparison)} ${questions(comparison)}${worstText(comparison)}`;
}

/** The three headline figures as rows on a scale that they may share with those of other comparisons. */
export function stripRows(comparison: Comparison, scale: RatioScale): StripRow[] {
  const { total, geometricMean, median, baselineS, candidateS, verdict } = comparison;
  const rows: [string, string, Figure][] = [
    [
      'Total-time ratio',
      `${formatSeconds(baselineS, 2)} ÷ ${formatSeconds(candidateS, 2)}. Long queries weigh most.`,
      total,
    ],
    ['Geometric mean of speedups', 'Every query weighs the same.', geometricMean],
    ['Median speedup', 'Half of the queries lie on each side.', median],
  ];
  return rows.map(([name, detail, figure]) => {
    const mark = ({ low, high }: Interval) => intervalMark(low, figure.speedup, high, scale);
    return {
      name,
      detail,
      figure,
      verdict: verdict.case === 'disputed' ? null : figure.verdict,
      mark: mark(shownInterval(figure)),
      mix: figure.repeat ? mark(figure.mix) : null,
    };
  });
}

/** The three headline figures on one scale. */
export function strip(comparison: Comparison): Strip {
  const { total, geometricMean, median, names } = comparison;
  const scale = stripScale([total, geometricMean, median]);
  return { rows: stripRows(comparison, scale), ticks: scaleTicks(scale), names, facts: stripFacts(comparison) };
}
