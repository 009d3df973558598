import type { ResultSet } from '../model/resultSet';
import type { NoiseModel } from './noiseModel';
import type { SimulationOptions, SimulationRow } from './simulate';

/** What `npm run simulate --json` prints and static/data/simulation/verdicts.json holds. */
export interface SimulationFile {
  /** The result set that gave queries and spreads. */
  suite: string;
  queries: number;
  /** How many single iterations, series with a drift and slow first iterations were drawn from. */
  drawnFrom: { deviations: number; drifts: number; firsts: number };
  families: number;
  seed: number;
  rows: SimulationRow[];
}

/** The rows with what they were made from. */
export function simulationFile(
  suite: ResultSet,
  model: NoiseModel,
  { families, seed }: SimulationOptions,
  rows: SimulationRow[],
): SimulationFile {
  const drawnFrom = {
    deviations: model.deviations.length,
    drifts: model.drifts.length,
    firsts: model.firsts.length,
  };
  return { suite: suite.id, queries: model.queries.length, drawnFrom, families, seed, rows };
}

const HEADS = [
  'noise',
  'truth',
  'n',
  'rule',
  'false',
  'of clear',
  'found',
  'separated',
  'same',
  'false same',
  'false figure',
  'figures found',
  'covered',
];

function percent(share: number | null): string {
  return share === null ? '–' : `${(share * 100).toFixed(1)} %`;
}

function cells(row: SimulationRow): string[] {
  const least = Math.min(row.covered.total, row.covered.geometricMean, row.covered.median);
  return [
    row.noise,
    row.truth,
    String(row.iterations),
    row.rule,
    ...[row.suitesWithFalse, row.falseShare, row.found, row.separated, row.same].map(percent),
    ...[row.suitesWithFalseSame, row.suitesWithFalseFigure, row.figuresFound, least].map(percent),
  ];
}

/** The rows as a table for a terminal, with a line that says what the columns are. */
export function simulationText({ suite, queries, families, seed, rows }: SimulationFile): string {
  const table = [HEADS, ...rows.map(cells)];
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
    'differ, those called clear; same: of those that do not, those called the same within 5 %; false same, false figure: suites',
    'with at least one; covered: how often the interval that decides a figure holds the truth, the least of the three',
    '',
  ].join('\n');
}
