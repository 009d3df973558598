import { inputsHash, simulationProblems } from '../../../scripts/lib/check/checkSimulation';
import { noiseModel } from '../../../src/benchmark/simulation/noiseModel';
import { setsDrawnFrom } from '../../../src/benchmark/simulation/simulationFile';
import { resultSet } from '../benchmark/support';
import { temporaryFolder, writeBelow } from '../support/temporary';
import { expect, test } from '../support/test';

/** A result set with one query and these iteration times. */
function withIterations(id: string, times: number[]) {
  const iterationRows = times.map((timeS, index) => ({ query: 'q1', iteration: index + 1, timeS }));
  return { ...resultSet({ q1: [10, 9, 11] }), id, iterationRows };
}

test('simulationProblems(data, sets): a changed or removed result set of the simulation is an error, a new one is not', () => {
  const suite = resultSet({ q1: [10, 9, 11] });
  const drawn = withIterations('drawn', [10, 9, 11, 12]);
  const folder = temporaryFolder();
  const inputs = inputsHash(noiseModel(suite, [suite, drawn]));
  const drawnFrom = { resultSets: setsDrawnFrom([suite, drawn]) };
  writeBelow(folder, 'simulation/verdicts.json', JSON.stringify({ suite: suite.id, drawnFrom, inputs }));
  const messages = (...sets: ReturnType<typeof resultSet>[]) =>
    simulationProblems(folder, sets).map(({ message }) => message);
  expect(messages(suite, drawn)).toEqual([]);
  expect(messages(suite, drawn, withIterations('new', [5, 6, 7, 8]))).toEqual([]);
  expect(messages(suite, withIterations('drawn', [10, 9, 11, 12.5]))).toEqual([expect.stringContaining(inputs)]);
  expect(messages({ ...suite, rows: resultSet({ q1: [10, 9, 11.5] }).rows }, drawn)).toHaveLength(1);
  expect(messages(suite)).toEqual(['drawnFrom must name existing result sets, got drawn']);
});
