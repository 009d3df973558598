import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problem } from '../../../src/benchmark/model/problem';
import type { Problem, ResultSet } from '../../../src/benchmark/model/resultSet';
import { type NoiseModel, noiseModel } from '../../../src/benchmark/simulation/noiseModel';
import type { SimulationFile } from '../../../src/benchmark/simulation/simulationFile';

const FILE = 'simulation/verdicts.json';
/** Enough digits to notice a change, few enough for logarithms to be equal on every machine. */
const DIGITS = 9;

/** The hash of all inputs of simulated suites: times, spreads, deviations, drifts, and slow first iterations. */
export function inputsHash(model: NoiseModel): string {
  const text = JSON.stringify(model, (_, value) =>
    typeof value === 'number' ? Number(value.toPrecision(DIGITS)) : value,
  );
  return createHash('sha256').update(text).digest('hex');
}

/**
 * An error if a result set behind the published simulation has changed or no longer exists. Other sets are ignored, so
 * that a new set does not require a new simulation. Empty without the file.
 */
export function simulationProblems(data: string, resultSets: readonly ResultSet[]): Problem[] {
  const path = join(data, FILE);
  if (!existsSync(path)) return [];
  const { suite, drawnFrom, inputs } = JSON.parse(readFileSync(path, 'utf8')) as SimulationFile;
  const error = (message: string) => [problem(path, null, message, `run: npm run simulate -- --out ${path}`)];
  const named = drawnFrom.resultSets;
  const missing = [suite, ...named].filter((id) => !resultSets.some((set) => set.id === id));
  if (missing.length > 0) return error(`drawnFrom must name existing result sets, got ${missing.join(', ')}`);
  const sets = resultSets.filter(({ id }) => named.includes(id));
  const now = resultSets.filter(({ id }) => id === suite).map((set) => inputsHash(noiseModel(set, sets)));
  if (now.includes(inputs)) return [];
  return error(
    `inputs must be the hash of the values of the result sets in drawnFrom, got ${inputs}; expected ${now.join()}`,
  );
}
