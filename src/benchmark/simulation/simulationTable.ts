import { column } from '../model/columns';
import type { Table } from '../model/table';
import { type FilledColumn, tableOf } from '../model/tables/tableOf';
import { NOISES, TRUTHS } from './drawSuite';
import type { RuleName } from './outcome';
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
 * (earlier rule, current over iterations, current over ranges); clear queries among those that differ by 5% and by 20%;
 * the same if only a quarter differs; equal queries within 5%. Null if there is no such row.
 */
export function simulationTable(file: SimulationFile): Table {
  return kindsTable(file, [
    share('false_earlier', 'False clear, earlier rule', [NONE, 'earlier'], withFalse),
    share('false_iterations', 'False clear, now', [NONE, 'iterations'], withFalse, 1),
    share('false_ranges', 'False clear, now, ranges only', [NONE, 'ranges'], withFalse, 1),
    share('found_5_earlier', 'Found of 5%, earlier', [SMALL, 'earlier'], found),
    share('found_5_now', 'Found of 5%, now', [SMALL, 'iterations'], found),
    share('found_20_earlier', 'Found of 20%, earlier', [LARGE, 'earlier'], found),
    share('found_20_now', 'Found of 20%, now', [LARGE, 'iterations'], found),
    share('false_quarter', 'False clear, now, a quarter differs', [QUARTER, 'iterations'], withFalse),
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
  iterations: number;
  rule: string;
  percent: number;
}

const DRAWN: [RuleName, string][] = [
  ['earlier', 'earlier rule'],
  ['iterations', 'now'],
];

/** Bars of the figure: suites without a difference, with independent iterations, and with at least one clear query. */
export function falseBars(file: SimulationFile): RateBar[] {
  return ITERATIONS.flatMap((n) =>
    DRAWN.flatMap(([rule, name]) => {
      const found = rowOf(file, 'independent', NONE, n, rule);
      return found ? [{ iterations: n, rule: name, percent: found.suitesWithFalse * 100 }] : [];
    }),
  );
}
