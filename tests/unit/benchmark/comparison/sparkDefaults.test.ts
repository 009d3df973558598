import { compareEnvironments } from '../../../../src/benchmark/comparison/environment';
import { comparedSides } from '../../../../src/benchmark/comparison/side';
import { sparkDefault } from '../../../../src/benchmark/comparison/sparkDefaults';
import { frozenData } from '../../support/frozenSite';
import { expect, test } from '../../support/test';

test('a default belongs to its version: event logs are compressed since 4.0, shuffles tracked since 3.4', () => {
  const of = (key: string) =>
    ['3.2.1', '3.3.0', '3.4', '3.5.8', '4.0.0', '4.1.1', '4.2.0'].map((v) => sparkDefault(v, key));
  expect(of('spark.eventLog.compress')).toEqual([undefined, 'false', 'false', 'false', 'true', 'true', undefined]);
  expect(of('spark.dynamicAllocation.shuffleTracking.enabled').slice(1, 6)).toEqual([
    'false',
    'true',
    'true',
    'true',
    'true',
  ]);
  expect(of('spark.shuffle.manager').slice(1, 6)).toEqual(Array(5).fill('sort'));
});

test('an unknown version, or a property that is not in the table, has no default', () => {
  expect(sparkDefault('unknown', 'spark.shuffle.manager')).toBeUndefined();
  expect(sparkDefault('3.5.8', 'spark.comet.enabled')).toBeUndefined();
  expect(sparkDefault('3.5.8', 'constructor')).toBeUndefined();
});

test('the local run of Celeborn differs from vanilla Spark by its shuffle manager, which comes first', () => {
  const { resultSets, environments, reports } = frozenData();
  const report = reports.find(({ id }) => id === 'celeborn-local-run');
  const [baseline, candidate] = (report?.sides ?? [])
    .flatMap(({ sets }) => sets)
    .map((id) => resultSets.find((set) => set.id === id));
  if (!baseline || !candidate) throw new Error('the report is gone');
  const { settings } = compareEnvironments(comparedSides(baseline, candidate, environments));
  expect(settings[0]).toMatchObject({
    name: 'spark.shuffle.manager',
    baseline: 'default: sort',
    relation: 'different',
  });
  const same = settings.find(({ name }) => name === 'spark.shuffle.service.enabled');
  expect(same?.relation).toBe('same');
});
