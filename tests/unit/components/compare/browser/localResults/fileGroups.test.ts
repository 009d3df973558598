import { fileGroups } from '../../../../../../src/components/compare/browser/localResults/fileGroups';
import { storageName } from '../../../../../../src/components/compare/browser/localResults/localSets';
import { expect, test } from '../../../../support/test';

const groups = (...paths: string[]) =>
  fileGroups(paths.map((path) => ({ path, file: new File([], path) }))).map(({ what, name, files }) => [
    what,
    name,
    files.map((file) => file.path),
  ]);

test('files are parsed alone, but a result set’s files together with their environments', () => {
  expect(groups('a.csv', 'b.json')).toEqual([
    ['file', 'a.csv', ['a.csv']],
    ['file', 'b.json', ['b.json']],
  ]);
  expect(groups('datapackage.json', 'results.csv')).toEqual([
    ['result set', 'datapackage.json', ['datapackage.json', 'results.csv']],
  ]);
  expect(
    groups('data/environments/e.json', 'data/result-sets/x/results.csv', 'data/result-sets/x/datapackage.json'),
  ).toEqual([
    [
      'result set',
      'x',
      ['data/result-sets/x/results.csv', 'data/result-sets/x/datapackage.json', 'data/environments/e.json'],
    ],
  ]);
});

test('the parts of a rolled log, and of a Databricks log, are one log; Spark’s additional files are skipped', () => {
  expect(groups('eventlog_v2_a/events_1_a.zstd', 'eventlog_v2_a/events_2_a.zstd', 'eventlog_v2_a/.DS_Store')).toEqual([
    ['log', 'eventlog_v2_a', ['eventlog_v2_a/events_1_a.zstd', 'eventlog_v2_a/events_2_a.zstd']],
  ]);
  expect(groups('logs/eventlog', 'logs/eventlog-2024-01-02--03-00.gz').map(([what]) => what)).toEqual(['log']);
  expect(groups('run/part-0000.csv', 'run/_SUCCESS', 'run/.part-0000.csv.crc').map(([, name]) => name)).toEqual([
    'part-0000.csv',
  ]);
});

test('sites below different paths of one origin keep their sets apart', () => {
  expect(storageName('/a/')).not.toBe(storageName('/b/'));
});
