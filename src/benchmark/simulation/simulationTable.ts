import { column } from '../model/columns';
import type { Cell, Table } from '../model/table';
import { NOISES, TRUTHS } from './drawSuite';
import type { RuleName } from './outcome';
import { ITERATIONS, type SimulationRow } from './simulate';
import type { SimulationFile } from './simulationFile';

const [NONE, SMALL, LARGE, QUARTER] = TRUTHS.map(({ name }) => name) as [string, string, string, string];

function percent(share: number | null | undefined): number | null {
  return share === null || share === undefined ? null : share * 100;
}

/** The row of one kind of suite and one rule; undefined where the simulation has none. */
function rowOf({ rows }: SimulationFile, noise: string, truth: string, n: number, rule: RuleName) {
  return rows.find((row) => row.noise === noise && row.truth === truth && row.iterations === n && row.rule === rule);
}

/** How often the interval that decides holds the true value: of the three estimates the one that does so least. */
function leastCovered(row: SimulationRow | undefined): number | null {
  return row ? percent(Math.min(row.covered.total, row.covered.geometricMean, row.covered.median)) : null;
}

function cells(file: SimulationFile, noise: string, n: number): Cell[] {
  const of = (truth: string, rule: RuleName) => rowOf(file, noise, truth, n, rule);
  return [
    `${noise}, ${n} iterations`,
    percent(of(NONE, 'earlier')?.suitesWithFalse),
    percent(of(NONE, 'iterations')?.suitesWithFalse),
    percent(of(NONE, 'ranges')?.suitesWithFalse),
    percent(of(SMALL, 'earlier')?.found),
    percent(of(SMALL, 'iterations')?.found),
    percent(of(LARGE, 'earlier')?.found),
    percent(of(LARGE, 'iterations')?.found),
    percent(of(NONE, 'iterations')?.same),
    leastCovered(of(NONE, 'ranges')),
  ];
}

/**
 * One row for each kind of noise and number of iterations, in %: suites without any difference in which a query is called clear (earlier
 * rule, now over iterations, now over ranges); of queries that differ by 5 % and by 20 % those called clear; of alike queries those called
 * the same; and how often the interval over iterations holds the true estimate. Null where the simulation has no such row.
 */
export function simulationTable(file: SimulationFile): Table {
  const share = (key: string, label: string, decimals = 0) => column(key, label, '%', 'number', decimals);
  return {
    columns: [
      column('kind', 'Noise', '', 'text'),
      share('false_earlier', 'False clear, earlier rule'),
      share('false_iterations', 'False clear, now', 1),
      share('false_ranges', 'False clear, now, ranges only', 1),
      share('found_5_earlier', 'Found of 5\u202F%, earlier'),
      share('found_5_now', 'Found of 5\u202F%, now'),
      share('found_20_earlier', 'Found of 20\u202F%, earlier'),
      share('found_20_now', 'Found of 20\u202F%, now'),
      share('same', 'Alike called the same'),
      share('covered', 'Interval holds the truth, no difference, ranges only, least of the three figures'),
    ],
    rows: NOISES.flatMap((noise) => ITERATIONS.map((n) => cells(file, noise, n))),
    footnotes: [],
  };
}

function figureCells(file: SimulationFile, noise: string, n: number): Cell[] {
  const of = (truth: string, rule: RuleName) => rowOf(file, noise, truth, n, rule);
  return [
    `${noise}, ${n} iterations`,
    percent(of(NONE, 'iterations')?.suitesWithFalseFigure),
    percent(of(NONE, 'ranges')?.suitesWithFalseFigure),
    percent(of(QUARTER, 'iterations')?.suitesWithFalseFigure),
    percent(of(QUARTER, 'ranges')?.suitesWithFalseFigure),
    percent(of(QUARTER, 'iterations')?.covered.median),
    percent(of(QUARTER, 'ranges')?.covered.median),
  ];
}

/**
 * What the rules say of the three figures, a row for each kind of noise and number of iterations, in %: suites in which one of them is
 * called clear against the truth, without any difference and where a quarter of the queries differ by 20 %; and there, how often
 * the interval of the median holds the true median, which is 1. Each over iterations and over ranges.
 */
export function figuresTable(file: SimulationFile): Table {
  const share = (key: string, label: string) => column(key, label, '%', 'number', 0);
  return {
    columns: [
      column('kind', 'Noise', '', 'text'),
      share('false_none', 'Figure falsely clear, no difference'),
      share('false_none_ranges', 'The same, ranges only'),
      share('false_quarter', 'Figure falsely clear, a quarter differs'),
      share('false_quarter_ranges', 'The same, ranges only'),
      share('median_quarter', 'Median’s interval holds the truth, a quarter differs'),
      share('median_quarter_ranges', 'The same, ranges only'),
    ],
    rows: NOISES.flatMap((noise) => ITERATIONS.map((n) => figureCells(file, noise, n))),
    footnotes: [],
  };
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

/** The figure: suites without any difference, independent iterations, in which at least one query is called clear. */
export function falseBars(file: SimulationFile): RateBar[] {
  return ITERATIONS.flatMap((n) =>
    DRAWN.flatMap(([rule, name]) => {
      const found = rowOf(file, 'independent', NONE, n, rule);
      return found ? [{ iterations: n, rule: name, percent: found.suitesWithFalse * 100 }] : [];
    }),
  );
}
