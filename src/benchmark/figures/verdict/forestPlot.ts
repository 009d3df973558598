import type { Comparison, Figure } from '../../model/comparison';
import type { Strip, StripQuestion, StripRow } from '../../model/figure';
import type { Interval } from '../../model/statistics';
import { SAME_WITHIN } from '../../statistics/equivalence';
import { fineDecimals, formatQueries, formatRange, formatSeconds, formatSpeedupRange } from '../../text/numbers';
import { statement } from '../captions';
import { intervalMark, place, type RatioScale, scaleTicks, stripScale } from '../scale';

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

function repeatQuestion(comparison: Comparison): StripQuestion {
  const question = 'Would these queries repeat?';
  const basis = repeatBasis(comparison);
  if (basis !== '')
    return {
      question,
      role: comparison.verdict.case === 'disputed' ? 'Would decide a verdict.' : 'Decides the verdict.',
      basis: `95\u202F% interval, ${basis}, taken as independent; one run of each engine.`,
    };
  const single = comparison.matched.some(({ test }) => test.rule === 'single-run');
  return { question, role: 'Not known.', basis: single ? 'Each query ran once.' : 'No spread was published.' };
}

/** What each interval asks, what it rests on, and which of them decides. */
function questions(comparison: Comparison): Strip['questions'] {
  return {
    repeat: repeatQuestion(comparison),
    mix: {
      question: 'Would other queries agree?',
      role: 'Gives no verdict.',
      basis: `Sensitivity to the query mix, 95\u202F%, over ${formatQueries(comparison.matched.length)}.`,
    },
  };
}

/** If every query went to its worst end at once; '' without ranges. */
function worstText({ total, geometricMean, median }: Comparison): string {
  const [a, b, c] = [total, geometricMean, median].map(({ worst }) => worst);
  if (!a || !b || !c) return '';
  const text = ({ low, high }: Interval) => formatSpeedupRange(low, high);
  return `If every query went to its worst end at once: total ${text(a)}, geometric mean ${text(b)}, median ${text(c)}.`;
}

/** The paragraph below the strip. */
function stripFacts(comparison: Comparison): string {
  const { matched, unmatched, names } = comparison;
  return `Speedup is baseline time ÷ candidate time; above 1 the candidate, ${names.candidate}, is faster. ${matched.length} of ${matched.length + unmatched.length} queries matched. ${statement(comparison)}`;
}

/** The intervals over iterations with as many decimals as keep any bound of any of them from reading 1.00. */
function repeatTexts(figures: readonly Figure[]): string[] {
  const decimals = fineDecimals(figures.flatMap(({ repeat }) => (repeat ? [repeat.low, repeat.high] : [])));
  return figures.map(({ repeat }) => (repeat ? `${formatRange(repeat.low, repeat.high, decimals)}×` : ''));
}

function mixText({ mix: { low, high } }: Figure): string {
  return `${formatRange(low, high, fineDecimals([low, high]))}×`;
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
  const texts = repeatTexts(rows.map(([, , figure]) => figure));
  return rows.map(([name, detail, figure], index) => {
    const mark = ({ low, high }: Interval) => intervalMark(low, figure.speedup, high, scale);
    return {
      name,
      detail,
      figure,
      verdict: verdict.case === 'disputed' ? null : figure.verdict,
      repeat: figure.repeat && mark(figure.repeat),
      mix: mark(figure.mix),
      repeatText: texts[index] ?? '',
      mixText: mixText(figure),
    };
  });
}

/** How wide the band within 5 % of 1× is, in % of the scale, to one decimal. */
function bandWidth(scale: RatioScale): number {
  return Math.round(10 * (place(SAME_WITHIN, scale) - place(1 / SAME_WITHIN, scale))) / 10;
}

/** The three headline figures on one scale. */
export function strip(comparison: Comparison): Strip {
  const { total, geometricMean, median, names } = comparison;
  const scale = stripScale([total, geometricMean, median]);
  return {
    rows: stripRows(comparison, scale),
    ticks: scaleTicks(scale),
    band: { at: place(1 / SAME_WITHIN, scale), width: bandWidth(scale) },
    names,
    questions: questions(comparison),
    worst: worstText(comparison),
    facts: stripFacts(comparison),
  };
}
