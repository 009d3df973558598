import { engineFileProblems } from '../../../../src/benchmark/history/checkEngine';
import { roundProblems, sharedSets } from '../../../../src/benchmark/history/checkRound';
import { problemLine } from '../../../../src/benchmark/model/problem';
import type { ReadFile, ResultSet } from '../../../../src/benchmark/model/resultSet';
import type { EngineRecord, Round } from '../../../../src/benchmark/model/round';
import { loadData } from '../../../../src/data/loadData';
import { parseJson } from '../../../../src/json/jsonFile';
import { withDataCopy } from '../../support/dataCopy';
import { replaceIn } from '../../support/temporary';
import { expect, test } from '../../support/test';
import { resultSet } from '../support';

const suite = (scaleFactor: number) => ({ name: 'tpch', queryVersion: '3.0', scaleFactor, tableFormat: 'parquet' });
const spark = { id: 'native-spark', title: 'vanilla Spark', version: '3.5' };
const set = (id: string, changes: Partial<ResultSet>) => resultSet({ q1: [2] }, { id, suite: suite(100), ...changes });

const SETS = [
  set('spark-100', { engine: spark }),
  set('spark-1000', { engine: spark, suite: suite(1000) }),
  set('comet-100', {}),
  set('comet-100-hash', { created: '2026-07-22' }),
  set('comet-1000', { suite: suite(1000) }),
];
const byId = new Map(SETS.map((entry) => [entry.id, entry]));
const ids = [...byId.keys()];

const ROUND = {
  id: 'r',
  title: 'A round',
  date: '2026-07-21',
  publisher: 'We',
  machine: 'one machine',
  sources: [],
  resultSets: ['spark-100', 'comet-100'],
  baselines: ['spark-100'],
  differs: [],
};

/** A value as a file named a.json, formatted by JSON.stringify. */
function fileOf<Value>(value: object): ReadFile<Value> {
  const { file } = parseJson({ path: 'a.json', text: JSON.stringify(value, null, 1) });
  if (!file) throw new Error('no JSON');
  return { value: file.value as Value, path: file.path, lineOf: file.lineOf };
}

function ofRound(changes: object, engines = ['comet']): string[] {
  return roundProblems(fileOf<Round>({ ...ROUND, ...changes }), byId, ids, engines).map(problemLine);
}

test('a round with existing sets and one baseline each is valid', () => {
  expect(ofRound({})).toEqual([]);
  const both = {
    resultSets: ['spark-100', 'comet-100', 'spark-1000', 'comet-1000'],
    baselines: ['spark-100', 'spark-1000'],
  };
  expect(ofRound(both)).toEqual([]);
});

test('a missing set is reported at its line with the nearest existing one', () => {
  expect(ofRound({ resultSets: ['spark-100', 'comet-100', 'comet-10'] })[0]).toMatch(
    /^a\.json:11: unknown result set: comet-10 \(did you mean comet-100\?/,
  );
  expect(ofRound({ baselines: ['spark-100', 'spark-1000'] })[0]).toBe(
    'a.json:14: spark-1000 is not among resultSets; add it there',
  );
});

test('a set without a baseline of its suite, a second baseline, and an unused baseline are errors', () => {
  const [alone] = ofRound({ resultSets: ['spark-100', 'comet-100', 'comet-1000'] });
  expect(alone).toBe(
    'a.json:11: this round has no baseline for the suite of comet-1000: tpch 3.0 1000 parquet; list the vanilla Spark set under baselines',
  );
  const second = ofRound({
    resultSets: ['spark-100', 'comet-100', 'comet-100-hash'],
    baselines: ['spark-100', 'comet-100'],
    date: '2026-07-22',
  });
  expect(second).toEqual(['a.json:15: comet-100 is a second baseline of tpch 3.0 100 parquet, after spark-100']);
  const idle = ofRound({
    resultSets: ['spark-100', 'comet-100', 'spark-1000'],
    baselines: ['spark-100', 'spark-1000'],
  });
  expect(idle).toEqual(['a.json:15: no set in this round is compared with spark-1000; add a set of the same suite']);
});

test('a second set of one engine and suite must state its different setting', () => {
  const resultSets = ['spark-100', 'comet-100', 'comet-100-hash'];
  const date = '2026-07-22';
  expect(ofRound({ resultSets, date })).toEqual([
    'a.json:11: comet-100-hash and comet-100 have the same engine, version, and suite; describe the difference under variants',
  ]);
  expect(ofRound({ resultSets, date, variants: [{ resultSet: 'comet-100-hash', what: 'hash join' }] })).toEqual([]);
  expect(ofRound({ variants: [{ resultSet: 'spark-100', what: 'x' }] })).toEqual([
    'a.json:18: spark-100 is a baseline, not a variant',
  ]);
});

test('a round has the date of its last result, and its engines are described', () => {
  expect(ofRound({ date: '2026-07-20' })).toEqual([
    'a.json:4: date is 2026-07-20, but its last result was published on 2026-07-21',
  ]);
  expect(ofRound({}, [])).toEqual([
    'a.json:10: no file in engines/ describes comet, the engine of comet-100; add engines/comet.json with its releases',
  ]);
});

test('a round that says itself that it was withdrawn is told where that belongs', () => {
  expect(ofRound({ withdrawn: '2026-04-29' })).toEqual([
    'a.json:16: withdrawn is no longer a key of a round; write benchmark.withdrawn into datapackage.json of the result sets that the publisher withdrew: spark-100, comet-100',
  ]);
});

test('a run is in one round, but rounds may share a baseline', () => {
  const [first, later] = [fileOf<Round>(ROUND), { ...fileOf<Round>({ ...ROUND, id: 's' }), path: 'b.json' }];
  expect(sharedSets([first, later]).map(problemLine)).toEqual(['b.json:10: comet-100 is already in round r']);
});

test('releases are unique and in order, contain every version with results, and the name matches the results', () => {
  const of = (changes: object) =>
    engineFileProblems(
      fileOf<EngineRecord>({
        id: 'comet',
        name: 'Comet',
        releases: [{ version: '0.9' }, { version: '1.0' }],
        ...changes,
      }),
      SETS,
    ).map(problemLine);
  expect(of({})).toEqual([]);
  const twice = [{ version: '1.0', date: '2026-02-01' }, { version: '0.9' }, { version: '1.0', date: '2026-01-01' }];
  expect(of({ releases: twice })).toEqual([
    'a.json:12: duplicate release 1.0',
    'a.json:12: 1.0 (2026-01-01) is listed after 1.0 (2026-02-01); sort releases by date',
  ]);
  expect(of({ name: 'Komet', releases: [{ version: '0.9' }] })).toEqual([
    'a.json:4: release 1.0 has results but is not listed; add it',
    'a.json:3: name is Komet, but comet-100 calls the engine Comet',
  ]);
});

test('rounds and engines are loaded, and one with an error is omitted', () => {
  withDataCopy((data) => {
    expect(loadData(data).rounds.map(({ id }) => id)).toContain('comet-0.9.0');
    replaceIn(data, 'rounds/comet-0.9.0.json', '"machine"', '"machines"');
    replaceIn(data, 'engines/comet.json', '"licence": "Apache-2.0"', '"licence": ""');
    const { rounds, engines, problems } = loadData(data, `${data}/..`);
    expect([rounds.some(({ id }) => id === 'comet-0.9.0'), engines.some(({ id }) => id === 'comet')]).toEqual([
      false,
      false,
    ]);
    const errors = problems.filter(({ level }) => level === 'error').map(problemLine);
    expect(errors).toEqual([
      expect.stringMatching(/^data\/engines\/comet\.json:\d+: licence must be an SPDX name, got ""$/),
      expect.stringMatching(/^data\/rounds\/comet-0\.9\.0\.json:1: machine is missing; What it ran on/),
      expect.stringMatching(/^data\/rounds\/comet-0\.9\.0\.json:6: unknown key "machines"; did you mean "machine"\?/),
    ]);
  });
});
