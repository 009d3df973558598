import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problem } from '../../../src/benchmark/model/problem';
import type { Problem, ResultSet } from '../../../src/benchmark/model/resultSet';
import { noiseModel } from '../../../src/benchmark/simulation/noiseModel';
import { drawnFromOf, type SimulationFile } from '../../../src/benchmark/simulation/simulationFile';

const FILE = 'simulation/verdicts.json';

/** An error if the published simulation was drawn from other result sets than there are now; none without the file. */
export function simulationProblems(data: string, resultSets: readonly ResultSet[]): Problem[] {
  const path = join(data, FILE);
  if (!existsSync(path)) return [];
  const { suite, drawnFrom } = JSON.parse(readFileSync(path, 'utf8')) as SimulationFile;
  const set = resultSets.find(({ id }) => id === suite);
  const now = set && drawnFromOf(noiseModel(set, resultSets));
  const [had, has] = [JSON.stringify(drawnFrom), JSON.stringify(now)];
  if (had === has) return [];
  const message = `drawnFrom must be what the result sets hold, got ${had}; expected ${has ?? `a result set ${suite}`}`;
  return [problem(path, null, message, `run: npm run simulate -- --out ${path}`)];
}
