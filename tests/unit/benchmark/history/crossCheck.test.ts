import { historyLines } from '../../../../src/benchmark/history/lines';
import { committedData } from '../../support/committed';
import { expect, test } from '../../support/test';

const data = committedData();

function linesOf(id: string) {
  const engine = data.engines.find((entry) => entry.id === id);
  if (!engine) throw new Error(`no engine ${id}`);
  return { engine, lines: historyLines(engine, data) };
}

/** Total-time ratio and geometric mean of every release of an engine on a suite, by version. */
function ratios(id: string, suite: string, scaleFactor: number): Record<string, [total: number, mean: number]> {
  const points = linesOf(id)
    .lines.filter(({ variant }) => variant === '')
    .flatMap((line) => line.points)
    .filter(
      ({ comparison }) =>
        comparison.baseline.suite.name === suite && comparison.baseline.suite.scaleFactor === scaleFactor,
    );
  return Object.fromEntries(
    points.map(({ comparison: { candidate, total, geometricMean } }) => [
      candidate.engine.version,
      [Number(total.speedup.toFixed(3)), Number(geometricMean.speedup.toFixed(3))],
    ]),
  );
}

/** Values in the source of the rounds: total-time ratio and geometric mean. */
test('the rounds of TPC-H at scale factor 100 have the ratios in their source', () => {
  expect(ratios('comet', 'tpch', 100)).toEqual({
    '0.1.0-SNAPSHOT-2024-05-30': [1.389, 1.271],
    '0.1.0-SNAPSHOT-2024-07-19': [1.537, 1.385],
    '0.2.0': [1.627, 1.499],
    '0.3.0': [1.645, 1.501],
    '0.4.0': [1.69, 1.577],
    '0.5.0': [1.936, 1.798],
    '0.7.0': [2.156, 1.989],
    '0.9.0': [2.432, 2.241],
    '0.11.0': [2.27, 2.123],
  });
});

test('so do the rounds of TPC-DS with 99 queries at 100 and with 103 at 1000', () => {
  expect(ratios('comet', 'tpcds-99', 100)).toEqual({
    '0.1.0-SNAPSHOT-2024-07-19': [1.227, 1.147],
    '0.2.0': [1.212, 0.991],
    '0.3.0': [1.159, 0.979],
    '0.4.0': [1.142, 1.097],
    '0.5.0': [1.336, 1.065],
    '0.7.0': [1.342, 1.139],
    '0.9.0': [1.49, 1.385],
    '0.11.0': [1.419, 1.32],
  });
  expect(ratios('comet', 'tpcds', 1000)).toMatchObject({
    '0.15.0': [1.388, 1.334],
    '0.16.0': [1.939, 1.884],
    '1.0.0': [2.213, 2.038],
  });
});

test('Gluten 1.4.0 and Blaze use vanilla Spark in the same round as Comet 0.9.0', () => {
  expect(ratios('gluten-velox', 'tpch', 100)['1.4.0']).toEqual([2.845, 2.675]);
  expect(ratios('gluten-velox', 'tpcds-99', 100)['1.4.0']).toEqual([0.683, 1.38]);
  expect(Object.values(ratios('blaze', 'tpch', 100))).toEqual([[2.033, 1.988]]);
  expect(Object.values(ratios('blaze', 'tpcds-99', 100))).toEqual([[1.326, 1.142]]);
});
