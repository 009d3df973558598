import { column } from '../model/columns';
import type { Table } from '../model/table';
import { type FilledColumn, tableOf } from '../model/tables/tableOf';
import { formatNumber } from '../text/numbers';
import { NOISES, TRUTHS } from './drawSuite';
import type { RuleName } from './outcome';
import type { RerunRow } from './rerunRows';
import { ITERATIONS, type SimulationRow } from './simulate';
import type { SimulationFile } from './simulationFile';

const [NONE, SMALL, LARGE, QUARTER] = TRUTHS.map(({ name }) => name) as [string, string, string, string];

/** Row of one kind of suite and one rule; undefined if it was not simulated. */
function rowOf({ rows }: SimulationFile, noise: string, truth: string, n: number, rule: RuleName) {
  return rows.find((row) => row.noise === noise && row.truth === truth && row.iterations === n && row.rule === rule);
}

/** A kind of noise with a number of iterations; `find` returns its row. */
interface Kind {
  name: string;
  find: (truth: string, rule: RuleName) => SimulationRow | undefined;
}

/** A share in %; null if there is no such row. */
function share(
  key: string,
  label: string,
  [truth, rule]: [truth: string, rule: RuleName],
  of: (row: SimulationRow) => number | null,
  decimals = 0,
): FilledColumn<Kind> {
  return [
    column(key, label, '%', 'number', decimals),
    ({ find }) => {
      const row = find(truth, rule);
      const part = row ? of(row) : null;
      return part === null ? null : part * 100;
    },
  ];
}

/** One row for each kind of noise and number of iterations. */
function kindsTable(file: SimulationFile, shares: FilledColumn<Kind>[]): Table {
  const kinds = NOISES.flatMap((noise) =>
    ITERATIONS.map(
      (n): Kind => ({
        name: `${noise}, ${n} iterations`,
        find: (truth, rule) => rowOf(file, noise, truth, n, rule),
      }),
    ),
  );
  return tableOf(kinds, [[column('kind', 'Noise'), 'name'], ...shares]);
}

const withFalse = (row: SimulationRow) => row.suitesWithFalse;
const found = (row: SimulationRow) => row.found;

/**
 * One row for each kind of noise and number of iterations, in %: suites without any difference but with a clear query
 * (over iterations, over ranges); clear queries among those that differ by 5% and by 20%;
 * the same if only a quarter differs; equal queries within 5%. Null if there is no such row.
 */
export function simulationTable(file: SimulationFile): Table {
  return kindsTable(file, [
    share('false_iterations', 'False clear', [NONE, 'iterations'], withFalse, 1),
    share('false_ranges', 'False clear, ranges only', [NONE, 'ranges'], withFalse, 1),
    share('found_5_now', 'Found of 5%', [SMALL, 'iterations'], found),
    share('found_20_now', 'Found of 20%', [LARGE, 'iterations'], found),
    share('false_quarter', 'False clear, a quarter differs', [QUARTER, 'iterations'], withFalse),
    share(
      'wrong_quarter',
      'Of the clear queries, false, a quarter differs',
      [QUARTER, 'iterations'],
      (row) => row.falseShare,
      1,
    ),
    share('found_quarter', 'Found of 20%, a quarter differs', [QUARTER, 'iterations'], found),
    share('found_quarter_ranges', 'Found of 20%, a quarter differs, ranges only', [QUARTER, 'ranges'], found),
    share('same', 'Equal queries called within 5%', [NONE, 'iterations'], (row) => row.same),
  ]);
}

const withFalseFigure = (row: SimulationRow) => row.suitesWithFalseFigure;
const totalCovered = (row: SimulationRow) => row.covered.total;
const meanCovered = (row: SimulationRow) => row.covered.geometricMean;
const medianCovered = (row: SimulationRow) => row.covered.median;

/**
 * Results of the rules for the three metrics, one row for each kind of noise and number of iterations, in %: suites
 * with a falsely clear metric, and intervals that include the truth, without any difference and if a quarter of the
 * queries differ by 20%. Each over iterations and over ranges.
 */
export function figuresTable(file: SimulationFile): Table {
  const covers = (metric: string, truth: string) => `${metric}: interval includes the truth, ${truth}`;
  const quarter = 'a quarter differs';
  return kindsTable(file, [
    share('false_none', 'Metric falsely clear, no difference', [NONE, 'iterations'], withFalseFigure),
    share('false_none_ranges', 'The same, ranges only', [NONE, 'ranges'], withFalseFigure),
    share('false_quarter', 'Metric falsely clear, a quarter differs', [QUARTER, 'iterations'], withFalseFigure),
    share('false_quarter_ranges', 'The same, ranges only', [QUARTER, 'ranges'], withFalseFigure),
    share('total_none_ranges', covers('Total time', 'no difference, ranges only'), [NONE, 'ranges'], totalCovered),
    share('mean_none_ranges', covers('Geometric mean', 'no difference, ranges only'), [NONE, 'ranges'], meanCovered),
    share('total_quarter', covers('Total time', quarter), [QUARTER, 'iterations'], totalCovered),
    share('total_quarter_ranges', 'The same, ranges only', [QUARTER, 'ranges'], totalCovered),
    share('mean_quarter', covers('Geometric mean', quarter), [QUARTER, 'iterations'], meanCovered),
    share('mean_quarter_ranges', 'The same, ranges only', [QUARTER, 'ranges'], meanCovered),
    share('median_quarter', covers('Median', quarter), [QUARTER, 'iterations'], medianCovered),
    share('median_quarter_ranges', 'The same, ranges only', [QUARTER, 'ranges'], medianCovered),
  ]);
}

/** One bar of the figure: a share of 0–100. */
interface RateBar {
  name: string;
  percent: number;
}

/** Bars of the figure: suites without a difference in which one side is called faster, with and without reruns. */
export function winnerBars({ reruns }: SimulationFile): RateBar[] {
  return reruns.flatMap(({ sd, winnersIterations, winners }) => [
    { name: `${formatNumber(100 * sd, 1)}%, iterations only`, percent: 100 * winnersIterations },
    { name: `${formatNumber(100 * sd, 1)}%, with reruns`, percent: 100 * winners },
  ]);
}

/**
 * One row for each size of the rerun effect, in %: suites without any difference in which one side is faster, or ahead,
 * over iterations only and with reruns; and suites with a difference of 20% in which it is found.
 */
export function rerunsTable({ reruns }: SimulationFile): Table {
  const percent = (key: string, label: string, of: (row: RerunRow) => number): FilledColumn<RerunRow> => [
    column(key, label, '%', 'number', 1),
    (row) => 100 * of(row),
  ];
  return tableOf(reruns, [
    percent('sd', 'Rerun effect: sd of a run', ({ sd }) => sd),
    percent('winners_iterations', 'Wrong winner, iterations only', (row) => row.winnersIterations),
    percent('winners', 'Wrong winner, with reruns', ({ winners }) => winners),
    percent('leads', 'Wrongly ahead, with reruns', ({ leads }) => leads),
    percent('found', 'Winner found if all queries differ by 20%', ({ found }) => found),
  ]);
}
