import type { ResultSet } from '../model/resultSet';
import type { NoiseModel } from './noiseModel';
import type { SimulationOptions, SimulationRow } from './simulate';

/** Output of `npm run simulate --json`, and content of static/data/simulation/verdicts.json. */
export interface SimulationFile {
  /** Result set that supplies queries and spreads. */
  suite: string;
  queries: number;
  /** Result sets with iterations; numbers of single iterations, series with a drift, and slow first iterations. */
  drawnFrom: { resultSets: string[]; deviations: number; drifts: number; firsts: number };
  /** Hash of the values that suites are drawn from, which `npm run check` uses to detect changes. */
  inputs: string;
  families: number;
  seed: number;
  rows: SimulationRow[];
}

/** Ids of the sets that supply a noise model's iterations. */
export function setsDrawnFrom(sets: readonly ResultSet[]): string[] {
  return sets.filter(({ iterationRows }) => iterationRows.length > 0).map(({ id }) => id);
}

/** Rows with their origin: the model of `suite` and `sets`, with the hash `inputs`. */
export function simulationFile(
  suite: ResultSet,
  sets: readonly ResultSet[],
  model: NoiseModel,
  inputs: string,
  { families, seed }: SimulationOptions,
  rows: SimulationRow[],
): SimulationFile {
  const { queries, deviations, drifts, firsts } = model;
  const drawnFrom = {
    resultSets: setsDrawnFrom(sets),
    deviations: deviations.length,
    drifts: drifts.length,
    firsts: firsts.length,
  };
  return { suite: suite.id, queries: queries.length, drawnFrom, inputs, families, seed, rows };
}

const HEADS = [
  'noise',
  'truth',
  'n',
  'rule',
  'false',
  'of clear',
  'found',
  'untested',
  'within 5%',
  'false same',
  'false figure',
  'figures found',
  'total covered',
  'mean covered',
];

function percent(share: number | null): string {
  return share === null ? '–' : `${(share * 100).toFixed(1)}%`;
}

/** "43.0 ± 5.0%": a share of `families` suites with its standard error. */
function withError(share: number, families: number): string {
  return `${(share * 100).toFixed(1)} ± ${(100 * standardError(share, families)).toFixed(1)}%`;
}

/** Standard error of a share (0–1) counted in `families` suites. */
function standardError(share: number, families: number): number {
  return Math.sqrt((share * (1 - share)) / families);
}

function cells(row: SimulationRow, families: number): string[] {
  return [
    row.noise,
    row.truth,
    String(row.iterations),
    row.rule,
    withError(row.suitesWithFalse, families),
    ...[row.falseShare, row.found, row.separated, row.same].map(percent),
    ...[row.suitesWithFalseSame, row.suitesWithFalseFigure].map((share) => withError(share, families)),
    percent(row.figuresFound),
    ...[row.covered.total, row.covered.geometricMean].map((share) => withError(share, families)),
  ];
}

/** Rows as a table for a terminal, with an explanation of the columns. */
export function simulationText({ suite, queries, families, seed, rows }: SimulationFile): string {
  const table = [HEADS, ...rows.map((row) => cells(row, families))];
  const widths = HEADS.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [
    `${families} suites of each kind, ${queries} queries as in ${suite}, seed ${seed}`,
    '',
    ...lines,
    '',
    'false: suites with at least one query wrongly called clear; of clear: wrong ones among them; found: of the queries that',
    'differ, those called clear; same: of those that do not, those called within 5%; false same, false figure: suites',
    'with at least one; covered: how often the interval over iterations of total time and of the geometric mean includes the truth;',
    '±: one standard error',
    '',
  ].join('\n');
}
