import type { ResultSet } from '../model/resultSet';
import type { NoiseModel } from './noiseModel';
import type { RerunRow } from './rerunRows';
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
  /** How often a whole verdict is wrong if runs of one engine differ. */
  reruns: RerunRow[];
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
  { rows, reruns }: Pick<SimulationFile, 'rows' | 'reruns'>,
): SimulationFile {
  const { queries, deviations, drifts, firsts } = model;
  const drawnFrom = {
    resultSets: setsDrawnFrom(sets),
    deviations: deviations.length,
    drifts: drifts.length,
    firsts: firsts.length,
  };
  return { suite: suite.id, queries: queries.length, drawnFrom, inputs, families, seed, rows, reruns };
}
