import { compareEnvironments } from '../../../../src/benchmark/comparison/environment';
import { environmentSummary } from '../../../../src/benchmark/comparison/environmentSummary';
import { comparedSides } from '../../../../src/benchmark/comparison/side';
import type { Environment } from '../../../../src/benchmark/model/resultSet';
import { expect, test } from '../../support/test';
import { environment, resultSet } from '../support';

const one = environment();
const two: Environment = { ...one, id: 'two', nodes: 4, localStorage: '1.8 TB', scala: '2.12.18' };

function relationOf(name: string, baseline = {}, candidate = {}) {
  const { settings } = compareEnvironments(
    comparedSides(resultSet({}, baseline), resultSet({}, candidate), [one, two]),
  );
  return settings.find((setting) => setting.name === name)?.relation;
}

test('an environment in one line omits what is not reported, and uses the singular for one', () => {
  expect(environmentSummary(one, { id: 'example' })).toBe(
    '12 nodes r8gd.12xlarge, 23 executors × 5 cores × 58\u202FGB, Spark 3.5.8, OpenJDK 17',
  );
  const small: Environment = { ...one, nodes: 1, instanceType: 'unknown', executors: 1, executorMemoryGb: 'unknown' };
  expect(environmentSummary(small, { id: 'example' })).toBe('1 node, 1 executor × 5 cores, Spark 3.5.8, OpenJDK 17');
  const unknown: Environment = {
    ...small,
    nodes: 'unknown',
    executors: 'unknown',
    executorCores: 'unknown',
    java: 'unknown',
  };
  expect(environmentSummary(unknown, { id: 'example' })).toBe('Spark 3.5.8');
});

test('two sets that name one environment share it, but its unreported settings remain unknown', () => {
  const { same, note } = compareEnvironments(comparedSides(resultSet({}), resultSet({}), [one]));
  expect([same, note]).toEqual([true, '']);
  expect(relationOf('Scala')).toBe('not known');
  expect(relationOf('Nodes')).toBe('same');
});

test('it is unknown whether two sets of unknown environments share one', () => {
  const unknown = resultSet({}, { environment: 'unknown' });
  const { same, note } = compareEnvironments(comparedSides(unknown, unknown, [one]));
  expect(same).toBe(false);
  expect(note).toMatch(/^It is unknown whether the environments are the same\./);
});

test('a field differs, matches, or is unknown if one side does not report it', () => {
  const sides = [{ environment: 'one' }, { environment: 'two' }] as const;
  expect(relationOf('Nodes', ...sides)).toBe('different');
  expect(relationOf('Spark', ...sides)).toBe('same');
  expect(relationOf('Scala', ...sides)).toBe('not known');
});

test('different settings come first, then unknown ones; a key that one side does not report is unknown', () => {
  const baseline = resultSet(
    {},
    { configuration: { 'spark.plugins': 'a', 'spark.memory.offHeap.size': '32g', 'spark.comet.exec.enabled': 'true' } },
  );
  const candidate = resultSet({}, { configuration: { 'spark.plugins': 'b', 'spark.memory.offHeap.size': '32g' } });
  const { settings } = compareEnvironments(comparedSides(baseline, candidate, [one]));
  const configuration = settings
    .filter(({ area }) => area === 'configuration')
    .map(({ name, relation }) => [name, relation]);
  expect(configuration).toEqual([
    ['spark.plugins', 'different'],
    ['spark.comet.exec.enabled', 'not known'],
    ['spark.memory.offHeap.size', 'same'],
  ]);
});

test('the note lists the differences of the environments', () => {
  const { note } = compareEnvironments(
    comparedSides(resultSet({}, { environment: 'one' }), resultSet({}, { environment: 'two' }), [one, two]),
  );
  expect(note).toBe(
    'The environments differ: 12 nodes vs. 4. The result sets were not measured on the same cluster. The verdict covers the engine and the environment together.',
  );
});
