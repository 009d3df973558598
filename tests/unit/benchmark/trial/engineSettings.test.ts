import type { ResultSet } from '../../../../src/benchmark/model/resultSet';
import { documentedEngines, trialEngines } from '../../../../src/benchmark/trial/engineSettings';
import { expect, test } from '../../support/test';
import { environment, resultSet } from '../support';

const memory = { 'spark.executor.memory': '20g' };
const plugin = {
  'spark.plugins': 'org.apache.spark.CometPlugin',
  'spark.shuffle.manager': 'a.b.CometShuffleManager',
  'spark.memory.offHeap.size': '8g',
};
const spark = (id: string, place: string, created: string): ResultSet =>
  resultSet(
    {},
    {
      id,
      engine: { id: 'native-spark', title: 'vanilla Spark', version: '3.5.8' },
      environment: place,
      created,
      configuration: memory,
    },
  );
const comet = (id: string, created: string, changes: Partial<ResultSet> = {}): ResultSet =>
  resultSet({}, { id, environment: 'one', created, configuration: plugin, ...changes });
const clusters = [environment(), environment({ id: 'two', nodes: 4, executorMemoryGb: 10 })];

test('vanilla Spark has the settings of its run on the cluster of the other engine, otherwise of its newest run', () => {
  const names = { baseline: 'native-spark', candidate: 'comet' };
  const chosen = (...sets: ResultSet[]) => {
    const found = trialEngines(names, documentedEngines(sets, clusters), '3.5.8');
    return Array.isArray(found) ? found : [found.baseline.source.id, found.candidate.source.id];
  };
  const [near, far] = [spark('near', 'one', '2026-01-01'), spark('far', 'two', '2026-03-01')];
  expect(chosen(near, far, comet('comet', '2026-02-01'))).toEqual(['near', 'comet']);
  expect(chosen(far, comet('comet', '2026-02-01'))).toEqual(['far', 'comet']);
});

test('a withdrawn run documents no settings', () => {
  const withdrawn = { day: '2026-03-01', reason: 'It was removed.', path: 'https://example.org/' };
  const sets = [comet('older', '2026-01-01'), comet('newer', '2026-02-01', { withdrawn })];
  expect(documentedEngines(sets, clusters).map(({ source }) => source.id)).toEqual(['older']);
});
