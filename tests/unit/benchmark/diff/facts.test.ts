import { diffArtifacts } from '../../../../src/benchmark/diff/diff';
import { diffMarkdown } from '../../../../src/benchmark/diff/markdown';
import { referenceFor } from '../../../../src/benchmark/diff/pairs';
import type { Snapshot } from '../../../../src/benchmark/diff/types';
import { problemLine } from '../../../../src/benchmark/model/problem';
import type { ResultSet } from '../../../../src/benchmark/model/resultSet';
import { expect, test } from '../../support/test';
import { environment, resultSet, type Times } from '../support';

function snapshot(...resultSets: ResultSet[]): Snapshot {
  const files = new Map(resultSets.map((set) => [`result-sets/${set.id}/results.csv`, JSON.stringify(set)]));
  return {
    folder: 'data',
    resultSets,
    environments: [environment()],
    reports: [],
    rounds: [],
    engines: [],
    problems: [],
    files,
  };
}

const RANGED: Record<string, Times> = { q1: [2, 1.9, 2.1], q2: [3, 2.9, 3.1] };

test('each added set has a line of facts; unknown facts are bold, and the age is relative to the given day', () => {
  const set = resultSet(RANGED, {
    created: '2026-07-21',
    sources: [{ title: 'Where', path: 'https://example.org/', version: 'abc123' }],
    configuration: { 'spark.a': '1' },
  });
  const { facts } = diffArtifacts(snapshot(), snapshot(set), [], '2026-07-31');
  expect(facts).toHaveLength(1);
  expect(facts[0]?.facts.filter(({ missing }) => !missing).map(({ text }) => text)).toEqual([
    'TPC-DS 4.0, scale factor 3000, parquet',
    'Comet 1.0',
    'median of 5 iterations',
    'no single iterations',
    '2 of 2 queries have a time, 2.0\u202Fs to 3.0\u202Fs, 5.0\u202Fs in total',
    'environment one (One)',
    '1 Spark property',
    'source Where',
    'license Apache-2.0',
    'published 2026-07-21, 10 days before this change',
    'not compared: no other set has this suite, query version, scale factor, and table format',
  ]);
  expect(facts[0]?.facts.flatMap(({ codes = [] }) => codes)).toEqual(['https://example.org/', 'commit abc123']);
  expect(facts[0]?.facts.filter(({ missing }) => missing).map(({ text }) => text)).toEqual([
    'warm-up not reported',
    'harness not reported',
  ]);
});

test('a set without source, license, and environment, published after its own change, has all of these facts in bold', () => {
  const bare = resultSet(RANGED, {
    created: '2026-08-01',
    sources: [],
    licences: [],
    environment: 'unknown',
    iterations: 'unknown',
    suite: { name: 'tpcds', queryVersion: 'unknown', scaleFactor: 1, tableFormat: 'parquet' },
  });
  const report = diffArtifacts(snapshot(), snapshot(bare), [], '2026-07-31');
  const bold = diffMarkdown(report, null).match(/\*\*[^*]+\*\*/g);
  expect(bold).toEqual([
    '**TPC-DS (query version not reported), scale factor 1, parquet**',
    '**median of an unknown number of iterations**',
    '**warm-up not reported**',
    '**harness not reported**',
    '**environment not reported**',
    '**no Spark properties**',
    '**no source to verify against**',
    '**no license**',
    '**published 2026-08-01, 1 day after this change**',
  ]);
});

test('changed times with unchanged source, commit, and read date are an error; a new read date may change them', () => {
  const before = resultSet(RANGED);
  const after = resultSet({ ...RANGED, q2: [2.95, 2.9, 3.1] });
  const report = diffArtifacts(snapshot(before), snapshot(after));
  expect(report.facts[0]?.suspicious).toEqual(['1 time changed: q2 3 s → 2.95 s']);
  expect(report.newProblems.map(problemLine)).toEqual([
    expect.stringMatching(
      /^data\/result-sets\/.*\/results.csv:\d+: published times changed, but source, commit, and snapshot date did not: q2 3 s → 2.95 s; give/,
    ),
  ]);
  expect(diffMarkdown(report, null)).toMatch(/^### 1 new error; .*\n\nDo not merge yet: see the errors below\.\n/);
  const read = { ...after, snapshot: '2026-08-01' };
  const fine = diffArtifacts(snapshot(before), snapshot(read));
  expect([fine.newProblems, fine.facts[0]?.suspicious]).toEqual([[], ['1 time changed: q2 3 s → 2.95 s']]);
});

test('a comparison with a set that has a new error mentions it, and URLs and paths can be copied', () => {
  const one = resultSet(RANGED, { id: 'one' });
  const [before, after] = [
    resultSet(RANGED, { id: 'two' }),
    resultSet({ ...RANGED, q2: [1, 0.9, 1.1] }, { id: 'two' }),
  ];
  const markdown = diffMarkdown(diffArtifacts(snapshot(one, before), snapshot(one, after)), null);
  expect(markdown).toContain('**It uses two, which has a new error.**');
  expect(markdown).toMatch(/\| error \| `data\/result-sets\/two\/results\.csv:\d+` \|/);
  expect(markdown).toContain(', `https://example.org/`');
});

test('iterations that differ greatly are suspicious', () => {
  const wide = resultSet({ ...RANGED, q3: [2, 1, 4], q4: [1, 0.99, 1.01], q5: [1, 0.99, 1.01] });
  expect(diffArtifacts(snapshot(), snapshot(wide)).facts[0]?.suspicious[0]).toContain('q3: 1.000–4.000');
});

test('a set of an unknown version has no previous version: 0.17.0 is not its predecessor', () => {
  const known = resultSet(RANGED, { id: 'a', engine: { id: 'comet', title: 'Comet', version: '0.17.0' } });
  const unknown = resultSet(RANGED, { id: 'b', engine: { id: 'comet', title: 'Comet', version: 'unknown' } });
  expect(referenceFor(unknown, [known])?.reason).toBe('latest comparable result set');
});
