import { inputsHash, simulationProblems } from '../../../scripts/lib/check/checkSimulation';
import { noiseModel } from '../../../src/benchmark/simulation/noiseModel';
import { resultSet } from '../benchmark/support';
import { temporaryFolder, writeBelow } from '../support/temporary';
import { expect, test } from '../support/test';

test('simulationProblems(data, sets) is an error as soon as a time or a range of the simulated suite is another', () => {
  const set = resultSet({ q1: [10, 9, 11] });
  const folder = temporaryFolder();
  const inputs = inputsHash(noiseModel(set, [set]));
  writeBelow(folder, 'simulation/verdicts.json', JSON.stringify({ suite: set.id, inputs }));
  expect(simulationProblems(folder, [set])).toEqual([]);
  expect(simulationProblems(folder, [resultSet({ q1: [10, 9, 11.5] })])).toHaveLength(1);
});
