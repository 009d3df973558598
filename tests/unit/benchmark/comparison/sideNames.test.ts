import { compare } from '../../../../src/benchmark/comparison/compare';
import type { Environment, ResultSet } from '../../../../src/benchmark/model/resultSet';
import { sideTitle } from '../../../../src/figures/shared/titles';
import { expect, test } from '../../support/test';
import { environment, other, resultSet } from '../support';

/** Names of two sides whose sets and environments differ as given. */
function names(own: Partial<ResultSet>, theirs: Partial<ResultSet>, environments: Environment[] = [environment()]) {
  const options = { allowDifferentScale: true };
  const comparison = compare(
    resultSet({ q1: [1] }, own),
    resultSet({ q1: [2] }, { id: 'other', ...theirs }),
    environments,
    options,
  );
  return [comparison.names.baseline, comparison.names.candidate, sideTitle(comparison, 'candidate')];
}

test('sides of different engines or releases keep their names', () => {
  expect(names({}, other)).toEqual(['Comet', 'Gluten + Velox', 'Gluten + Velox 2.0']);
  const release = { engine: { id: 'comet', title: 'Comet', version: '2.0' } };
  expect(names({}, release)).toEqual(['Comet 1.0', 'Comet 2.0', 'Comet 2.0']);
});

test('one release on two machines is distinguished by its differences: table format, node type, architecture, number of nodes', () => {
  const suite = { name: 'tpcds', queryVersion: '4.0', scaleFactor: 3000, tableFormat: 'iceberg' };
  expect(names({}, { suite })).toEqual(['Comet 1.0 (Parquet)', 'Comet 1.0 (Iceberg)', 'Comet 1.0 (Iceberg)']);
  const beside = (changes: Partial<Environment>) => [environment(), environment({ id: 'two', ...changes })];
  const two = { environment: 'two' };
  expect(names({}, two, beside({ instanceType: 'r8g.4xlarge' }))[1]).toBe('Comet 1.0 (r8g.4xlarge)');
  expect(names({}, two, beside({ architecture: 'x86_64' }))[1]).toBe('Comet 1.0 (x86_64)');
  expect(names({}, two, beside({ nodes: 3 })).slice(0, 2)).toEqual(['Comet 1.0 (12 nodes)', 'Comet 1.0 (3 nodes)']);
});

test('on one machine a Spark property distinguishes the names, otherwise the day, otherwise the id: names are never equal', () => {
  expect(names({ configuration: { 'spark.a': '1' } }, {}).slice(0, 2)).toEqual([
    'Comet 1.0 (spark.a=1)',
    'Comet 1.0 (without spark.a)',
  ]);
  expect(names({}, { created: '2026-07-22' })[1]).toBe('Comet 1.0 (22 July 2026)');
  expect(names({}, {}).slice(0, 2)).toEqual(['Comet 1.0 (example)', 'Comet 1.0 (other)']);
});
