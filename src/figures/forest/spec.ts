import { listMetrics, metricsText, shownVerdict } from '../../benchmark/comparison/verdictCase';
import { column, SPEEDUP_COLUMN, VERDICT_COLUMN } from '../../benchmark/model/columns';
import type { Comparison, Estimate, Weighting } from '../../benchmark/model/comparison';
import type { ForestSpec, StripQuestion, StripRow } from '../../benchmark/model/figure';
import type { Interval } from '../../benchmark/model/statistics';
import { SAME_WITHIN } from '../../benchmark/model/statistics';
import type { Table } from '../../benchmark/model/table';
import { tableOf } from '../../benchmark/model/tables/tableOf';
import { capitalise, joinSentences } from '../../benchmark/text/names';
import {
  fineDecimals,
  formatFineRange,
  formatQueries,
  formatRange,
  formatSeconds,
  formatSpeedup,
  formatSpeedupRange,
} from '../../benchmark/text/numbers';
import { sidesText, statement } from '../shared/captions';
import type { Kind } from '../shared/kind';
import { intervalMark, type RatioScale, scalePosition, scaleTicks, stripScale } from '../shared/scale';

/** Basis of the intervals over iterations: "from 5 iterations"; '' if unknown. */
export function repeatBasis({ matched, total }: Comparison): string {
  if (total.repeat === null) return '';
  const counts = [...new Set(matched.flatMap(({ test: { iterations: n } }) => [n.baseline ?? 0, n.candidate ?? 0]))];
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  const iterations = `${least === most ? least : `${least} to ${most}`} iterations`;
  const known = matched.filter(({ test }) => test.level !== null).length;
  if (known === matched.length) return `from ${iterations}`;
  return `estimated from the fastest, reported, and slowest of ${iterations}${known === 0 ? '' : ` (${formatQueries(known)}: from every iteration)`}`;
}

/** Why the interval over iterations can be wider than the one that decides; '' unless that one rests on applications. */
export function applicationsText({ reruns: { own } }: Pick<Comparison, 'reruns'>): string {
  if (!own) return '';
  return 'The interval over iterations can be wider: it varies each query on its own, and the one that decides compares whole applications.';
}

function repeatQuestion(comparison: Comparison): StripQuestion {
  const question = 'Would more iterations agree?';
  const basis = repeatBasis(comparison);
  const { own } = comparison.reruns;
  if (basis !== '' && own)
    return {
      question,
      role: 'Not used for the verdict.',
      basis: `95% confidence interval ${basis} of several applications.`,
    };
  if (basis !== '')
    return {
      question,
      role: 'Part of the other interval.',
      basis: `95% confidence interval ${basis}; assumes independent iterations. One run of each engine.`,
    };
  const single = comparison.matched.some(({ test }) => test.rule === 'single-run');
  return {
    question,
    role: 'Unknown.',
    basis: single ? 'Each query ran only once.' : 'No per-iteration times or ranges were published.',
  };
}

function rerunQuestion({ verdict, reruns: { isOneRound, halfWidth } }: Comparison): StripQuestion {
  const factor = (metric: 'total' | 'geometricMean' | 'median') => formatSpeedup(Math.exp(halfWidth[metric]));
  const where = isOneRound ? 'in one round' : 'in different rounds';
  return {
    question: 'Would a rerun agree?',
    role: verdict.case === 'disputed' ? 'Not used: no verdict is given.' : 'Used for the verdict.',
    basis: `95% interval over iterations and reruns. Two runs of one engine ${where} differ by less than ${factor('total')} in total time, ${factor('geometricMean')} in the geometric mean, and ${factor('median')} in the median (95%).`,
  };
}

/** Question, basis, and role of each interval. */
function questions(comparison: Comparison): ForestSpec['questions'] {
  return { repeat: repeatQuestion(comparison), deciding: rerunQuestion(comparison) };
}

/** Ranges with every query at its worst extreme at once; '' without ranges. */
function worstText({ total, geometricMean, median }: Comparison): string {
  const [a, b, c] = [total, geometricMean, median].map(({ worst }) => worst);
  if (!a || !b || !c) return '';
  const text = ({ low, high }: Interval) => formatSpeedupRange(low, high);
  return `Worst case, with every query at the extreme of its range: total time ${text(a)}, geometric mean ${text(b)}, median ${text(c)}.`;
}

function stripFacts(comparison: Comparison): string {
  const { matched, unmatched, names } = comparison;
  return `Speedup = baseline time ÷ candidate time. Above 1×, ${names.candidate} is faster. ${matched.length} of ${matched.length + unmatched.length} queries compared. ${statement(comparison)}`;
}

/** Intervals over iterations, with enough decimals that no bound reads 1.00. */
function repeatTexts(figures: readonly Estimate[]): string[] {
  const decimals = fineDecimals(figures.flatMap(({ repeat }) => (repeat ? [repeat.low, repeat.high] : [])));
  return figures.map(({ repeat }) => (repeat ? `${formatRange(repeat.low, repeat.high, decimals)}×` : ''));
}

type NamedFigure = [name: string, detail: string, figure: Estimate];

function plainRows({ total, geometricMean, median, baselineS, candidateS }: Comparison): NamedFigure[] {
  return [
    [
      'Total-time ratio',
      `${formatSeconds(baselineS, 2)} ÷ ${formatSeconds(candidateS, 2)}. Long queries count most.`,
      total,
    ],
    ['Geometric mean of speedups', 'Every query counts equally.', geometricMean],
    ['Median speedup', 'Half of the queries are above, half below.', median],
  ];
}

function weightedRows({ total, geometricMean, median }: Comparison, weighting: Weighting): NamedFigure[] {
  const [b, c] = [formatSeconds(weighting.baselineS, 2), formatSeconds(weighting.candidateS, 2)];
  return [
    ['Weighted total-time ratio', `${b} ÷ ${c}, each query’s time by its weight.`, total],
    ['Weighted geometric mean of speedups', 'Each query counts by its weight.', geometricMean],
    ['Weighted median speedup', 'Half of the total weight is above, half below.', median],
  ];
}

/** The three metrics as rows on a scale that other comparisons may share. */
function stripRows(comparison: Comparison, scale: RatioScale): StripRow[] {
  const rows = comparison.weighting ? weightedRows(comparison, comparison.weighting) : plainRows(comparison);
  const texts = repeatTexts(rows.map(([, , figure]) => figure));
  return rows.map(([name, detail, figure], index) => {
    const mark = ({ low, high }: Interval) => intervalMark(low, figure.speedup, high, scale);
    return {
      name,
      detail,
      figure,
      verdict: shownVerdict(figure, comparison),
      repeat: figure.repeat && mark(figure.repeat),
      deciding: mark(figure.deciding),
      repeatText: texts[index] ?? '',
      decidingText: formatFineRange(figure.deciding.low, figure.deciding.high),
    };
  });
}

/** Width of the band within 5% of 1×, in % of the scale, to one decimal. */
function bandWidth(scale: RatioScale): number {
  return Math.round(10 * (scalePosition(SAME_WITHIN, scale) - scalePosition(1 / SAME_WITHIN, scale))) / 10;
}

/** "Gluten + Velox vs. Comet: total time 1.10×, geometric mean 0.98×, median 0.95×". */
function title(comparison: Comparison): string {
  const { names, weighting } = comparison;
  return `${capitalise(names.candidate)} vs. ${names.baseline}${weighting ? ', weighted' : ''}: ${metricsText(comparison)}`;
}

/** The three metrics on one scale. */
export function strip(comparison: Comparison): ForestSpec {
  const { names } = comparison;
  const scale = stripScale(listMetrics(comparison));
  return {
    kind: 'forest',
    id: 'forest',
    title: title(comparison),
    description: `Three metrics of ${names.candidate} vs. ${names.baseline} on one speedup scale, each with its interval over iterations and, thin, over iterations and reruns.`,
    rows: stripRows(comparison, scale),
    ticks: scaleTicks(scale),
    band: { at: scalePosition(1 / SAME_WITHIN, scale), width: bandWidth(scale) },
    names,
    questions: questions(comparison),
    worst: worstText(comparison),
    facts: stripFacts(comparison),
  };
}

/** Metrics with all intervals, worst case, and verdict (null if withheld). */
function forestTable({ rows }: ForestSpec): Table {
  const bound = (key: string, label: string) => column(key, label, '×', 'number', 3);
  return tableOf(rows, [
    [column('figure', 'Metric'), 'name'],
    [SPEEDUP_COLUMN, ({ figure }) => figure.speedup],
    [bound('repeat_low', '95% CI, low (iterations)'), ({ figure }) => figure.repeat?.low ?? null],
    [bound('repeat_high', '95% CI, high (iterations)'), ({ figure }) => figure.repeat?.high ?? null],
    [bound('deciding_low', '95% interval with reruns, low'), ({ figure }) => figure.deciding.low],
    [bound('deciding_high', '95% interval with reruns, high'), ({ figure }) => figure.deciding.high],
    [bound('mix_low', '95% range, low (query mixes)'), ({ figure }) => figure.mix.low],
    [bound('mix_high', '95% range, high (query mixes)'), ({ figure }) => figure.mix.high],
    [bound('worst_low', 'Worst case, low'), ({ figure }) => figure.worst?.low ?? null],
    [bound('worst_high', 'Worst case, high'), ({ figure }) => figure.worst?.high ?? null],
    [VERDICT_COLUMN, 'verdict'],
  ]);
}

/** How to read the marks. */
function forestCaption({ rows }: ForestSpec, comparison: Comparison): string {
  const hasRepeat = rows.some(({ repeat }) => repeat !== null);
  const decides = rows.some(({ verdict }) => verdict !== null) ? '; it decides the verdict' : '';
  const thick = hasRepeat ? 'Thick line: 95% interval over iterations. Thin line' : 'Line';
  return joinSentences([
    `Speedup, ${sidesText(comparison)}. ${thick}: 95% interval over iterations and reruns${decides}.`,
    applicationsText(comparison),
    'Gray band: within 5% of 1×.',
  ]);
}

/** What the intervals rest on, and the worst case. */
function forestNotes({ questions: { repeat, deciding }, worst, facts }: ForestSpec): string[] {
  const text = ({ question, role, basis }: StripQuestion) => `${question} ${role} ${basis}`;
  return [text(repeat), text(deciding), `${worst} ${facts}`.trim()];
}

/** The three metrics with their intervals. */
export const forest: Kind<ForestSpec> = {
  unit: () => '×',
  count: ({ rows }, queries) => ({ count: queries ?? rows.length, of: queries === null ? 'values' : 'queries' }),
  csv: forestTable,
  embedColumns: ['figure', 'speedup', 'deciding_low', 'deciding_high', 'verdict'],
  around: (spec, comparison) => ({
    caption: forestCaption(spec, comparison),
    notes: forestNotes(spec),
    table: forestTable(spec),
  }),
};
