import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problem } from '../../../src/benchmark/model/problem';
import type { Problem, ResultSet } from '../../../src/benchmark/model/resultSet';
import { type NoiseModel, noiseModel } from '../../../src/benchmark/simulation/noiseModel';
import type { SimulationFile } from '../../../src/benchmark/simulation/simulationFile';

const FILE = 'simulation/verdicts.json';
/** Enough to notice a change, few enough for logarithms to be the same on every machine. */
const DIGITS = 9;

/** The hash of everything that simulated suites are drawn from: times, spreads, deviations, drifts, and slow first iterations. */
export function inputsHash(model: NoiseModel): string {
  const text = JSON.stringify(model, (_, value) =>
    typeof value === 'number' ? Number(value.toPrecision(DIGITS)) : value,
  );
  return createHash('sha256').update(text).digest('hex');
}

/** An error if the published simulation was drawn from other values than the result sets have now; none without the file. */
export function simulationProblems(data: string, resultSets: readonly ResultSet[]): Problem[] {
  const path = join(data, FILE);
  if (!existsSync(path)) return [];
  const { suite, inputs } = JSON.parse(readFileSync(path, 'utf8')) as SimulationFile;
  const set = resultSets.find(({ id }) => id === suite);
  const now = set ? inputsHash(noiseModel(set, resultSets)) : `a result set ${suite}`;
  if (inputs === now) return [];
  const message = `inputs must be the hash of the values that suites are drawn from, got ${inputs}; expected ${now}`;
  return [problem(path, null, message, `run: npm run simulate -- --out ${path}`)];
}
