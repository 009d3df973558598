import { compare } from '../../../src/benchmark/comparison/compare';
import { MAX_PLAUSIBLE_RATIO } from '../../../src/benchmark/comparison/environmentDoubt';
import { isComparable } from '../../../src/benchmark/comparison/pairFaults';
import { loadData } from '../../../src/data/loadData';
import { expect, test } from '../support/test';

test('three of four reruns of vanilla Spark stay within the ratio that a doubt could explain, as the methodology reports', () => {
  const { resultSets, environments } = loadData('static/data');
  const vanilla = resultSets.filter(
    ({ engine, environment }) => engine.id === 'native-spark' && environment !== 'unknown',
  );
  const pairs = vanilla.flatMap((a, index) => vanilla.slice(index + 1).map((b) => [a, b] as const));
  const ratios = pairs
    .filter(([a, b]) => a.environment === b.environment && isComparable(a, b))
    .map(([a, b]) => compare(a, b, environments))
    .filter(({ environment: { settings } }) =>
      settings.every(({ area, relation }) => area !== 'configuration' || relation !== 'different'),
    )
    .map(({ total: { speedup } }) => Number(Math.max(speedup, 1 / speedup).toFixed(2)))
    .sort((a, b) => a - b);
  expect(ratios.filter((ratio) => ratio <= MAX_PLAUSIBLE_RATIO)).toHaveLength(9);
  expect(ratios[8]).toBeLessThanOrEqual(1.06);
  expect(ratios.slice(9)).toEqual([1.16, 1.67, 1.95]);
});
