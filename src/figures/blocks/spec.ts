import { listMetrics, shownVerdict, verdictSign } from '../../benchmark/comparison/verdictCase';
import type { SpecBase } from '../../benchmark/model/chart';
import { column, SPEEDUP_COLUMN } from '../../benchmark/model/columns';
import type { Comparison, Estimate } from '../../benchmark/model/comparison';
import { suiteTitle } from '../../benchmark/model/queries';
import { sum } from '../../benchmark/model/statistics';
import type { Table } from '../../benchmark/model/table';
import { tableOf } from '../../benchmark/model/tables/tableOf';
import { capitalise, joinWords } from '../../benchmark/text/names';
import { formatFineRange, formatSeconds, formatSpeedup } from '../../benchmark/text/numbers';
import type { Kind } from '../shared/kind';
import { intervalMark, type RatioScale, scaleTicks, stripScale } from '../shared/scale';
import { type EngineSuite, firstOf, isSingleRun, leaderOf, suiteHead } from '../shared/suite';

/** One metric of one candidate on one suite. */
type BlockCell = ReturnType<typeof cell>;

/** The three metrics of one candidate; each row has a cell for every suite. */
interface Block {
  title: string;
  /** "268.0 s on TPC-H", one for each suite. */
  totals: string[];
  rows: { name: string; cells: BlockCell[] }[];
}

/** The three metrics of several candidates: a block for each, a column per suite, one scale. */
export interface BlocksSpec extends SpecBase {
  kind: 'blocks';
  baseline: string;
  suites: string[];
  ticks: { label: string; at: number }[];
  blocks: Block[];
}

/** In the order of `listMetrics`. */
const METRIC_NAMES = ['total-time ratio', 'geometric mean', 'median'];

function cell(comparison: Comparison, figure: Estimate, scale: RatioScale) {
  const { low, high } = figure.deciding;
  const { speedup, repeat } = figure;
  return {
    speedup,
    low,
    high,
    over: repeat ? 'iterations and reruns' : 'reruns',
    /** As drawn: hollow for "unclear" and null. */
    verdict: shownVerdict(figure, comparison),
    mark: intervalMark(low, speedup, high, scale),
    value: formatSpeedup(speedup),
    range: formatFineRange(low, high),
  };
}

function block(suites: readonly EngineSuite[], index: number, scale: RatioScale): Block {
  const comparisons = suites.map((suite) => suite.comparisons[index] as Comparison);
  return {
    title: capitalise(suites[0]?.candidates[index]?.title ?? ''),
    totals: comparisons.map(
      ({ candidateS, baseline }) => `${formatSeconds(candidateS)} on ${suiteTitle(baseline.suite)}`,
    ),
    rows: METRIC_NAMES.map((name, row) => ({
      name,
      cells: comparisons.map((comparison) => cell(comparison, listMetrics(comparison)[row] as Estimate, scale)),
    })),
  };
}

/** "Gluten + Velox (2.85×)"; if the order of the candidates is unknown, "Comet (1.57×) and Gluten + Velox (1.63×)". */
function ratiosText(suite: EngineSuite): string {
  const first = leaderOf(suite);
  const texts = suite.comparisons.map(
    ({ total }, index) => `${suite.candidates[index]?.name} (${formatSpeedup(total.speedup)})`,
  );
  return texts[first ?? -1] ?? joinWords(texts);
}

/** "Highest total-time ratio over vanilla Spark: Gluten + Velox (2.85×) on TPC-H; Comet (1.49×) on TPC-DS". */
function title(suites: readonly EngineSuite[]): string {
  const parts = suites.map((suite) => `${ratiosText(suite)} on ${suiteTitle(firstOf(suite).baseline.suite)}`);
  const which = suites.some((suite) => leaderOf(suite) === null) ? 'Total-time ratios' : 'Highest total-time ratio';
  return `${which} over ${suites[0]?.baseline.name}: ${parts.join('; ')}`;
}

/** Forest plot of several candidates on one or more suites. */
export function blocksSpec(suites: readonly EngineSuite[]): BlocksSpec {
  const comparisons = suites.flatMap((suite) => suite.comparisons);
  const scale = stripScale(comparisons.flatMap(listMetrics));
  const names = suites[0]?.candidates ?? [];
  return {
    kind: 'blocks',
    id: 'forest',
    title: title(suites),
    description: `Three estimates of ${names.length} candidates with their intervals, a column for each of ${suites.length} suites, on one scale of speedups over ${suites[0]?.baseline.name}.`,
    baseline: suites[0]?.baseline.name ?? '',
    suites: suites.map(suiteHead),
    ticks: scaleTicks(scale),
    blocks: names.map((_, index) => block(suites, index, scale)),
  };
}

/** Explanation of hollow marks, and of filled ones if there are any. */
function marksText(comparisons: readonly Comparison[]): string {
  const verdicts = comparisons.flatMap((comparison) =>
    listMetrics(comparison).map((metric) => shownVerdict(metric, comparison)),
  );
  const filled = verdicts.some((verdict) => verdictSign(verdict) !== 0);
  return [
    ...(filled ? ['Filled: the interval excludes 1×.'] : []),
    ...(verdicts.includes('same') ? ['Filled gray: within 5%.'] : []),
    ...(verdicts.includes('unclear') ? ['Hollow: inconclusive.'] : []),
  ].join(' ');
}

/** How to read the marks of the forest plot, and the limits of its intervals. */
export function blocksCaption(suites: readonly EngineSuite[]): string {
  const comparisons = suites.flatMap((suite) => suite.comparisons);
  const over = comparisons.some(({ total }) => total.repeat === null)
    ? 'Intervals are over reruns of one engine'
    : 'Intervals are over iterations and reruns';
  const noise = comparisons.some(isSingleRun) ? '; with one run per query, the noise of iterations is unknown' : '';
  return `Speedup over ${suites[0]?.baseline.title}, × (log scale). Above 1×, the candidate is faster. ${marksText(comparisons)} ${over}${noise}.`;
}

function side({ low, high }: BlockCell): string {
  if (low > 1) return 'above 1';
  return high < 1 ? 'below 1' : 'includes 1';
}

/** One row for each candidate, suite, and metric. */
export function blocksTable({ blocks, suites }: BlocksSpec): Table {
  const cells = blocks.flatMap(({ title, rows }) =>
    suites.flatMap((suite, place) =>
      rows.flatMap(({ name, cells: { [place]: found } }) => (found ? [{ ...found, title, suite, name }] : [])),
    ),
  );
  return tableOf(cells, [
    [column('candidate', 'Candidate'), 'title'],
    [column('suite', 'Suite'), 'suite'],
    [column('figure', 'Metric'), 'name'],
    [SPEEDUP_COLUMN, 'speedup'],
    [column('low', '95% interval, low', '×', 'number', 2), 'low'],
    [column('high', '95% interval, high', '×', 'number', 2), 'high'],
    [column('over', 'Interval over'), 'over'],
    [column('side', 'Interval position'), side],
  ]);
}

/** Forest plot of several candidates; pages show its drawing. */
export const blocks: Kind<BlocksSpec> = {
  unit: () => '×',
  count: ({ blocks: all }) => ({
    count: sum(all.flatMap(({ rows }) => rows.map(({ cells }) => cells.length))),
    of: 'values',
  }),
  csv: blocksTable,
  embedColumns: ['candidate', 'suite', 'figure', 'speedup', 'low', 'high'],
};
