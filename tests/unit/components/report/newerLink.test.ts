import { newerLink, newerRelease, type Release } from '../../../../src/components/report/newerLink';
import { resultSet } from '../../benchmark/support';
import { expect, test } from '../../support/test';

function release(id: string, engine: string, version: string, changes: Partial<Release> = {}): Release {
  return resultSet({}, { id, engine: { id: engine, title: engine, version }, ...changes });
}

const spark = release('spark', 'native', '3.5.8');
const old = release('comet-9', 'comet', '0.9');
const recent = release('comet-16', 'comet', '0.16.0');
const pair = { baseline: spark, candidate: old };

test('newerRelease(own, sets) finds the newest release of a side; 0.16 is newer than 0.9', () => {
  expect(newerRelease(pair, [spark, old, recent])).toEqual({ baseline: spark, candidate: recent });
  expect(newerRelease({ baseline: old, candidate: spark }, [spark, old, recent])?.baseline).toBe(recent);
});

test('newerRelease(own, sets) is null if no newer release was measured', () => {
  expect(newerRelease({ baseline: spark, candidate: recent }, [spark, old, recent])).toBeNull();
});

test('newerRelease(own, sets) keeps suite, query version, scale factor, and table format', () => {
  const { suite } = recent;
  for (const other of [{ scaleFactor: 1000 }, { queryVersion: '2.4' }, { tableFormat: 'iceberg' }, { name: 'tpch' }]) {
    const elsewhere = release('elsewhere', 'comet', '0.16.0', { suite: { ...suite, ...other } as Release['suite'] });
    expect(newerRelease(pair, [spark, old, elsewhere])).toBeNull();
  }
});

test('newerRelease(own, sets) ignores a version without numbers', () => {
  expect(newerRelease(pair, [spark, old, release('nightly', 'comet', 'unknown')])).toBeNull();
});

test('newerRelease(own, sets) of one engine on both sides never compares a set with itself', () => {
  const own = { baseline: old, candidate: release('comet-10', 'comet', '0.10') };
  const found = newerRelease(own, [old, own.candidate, recent]);
  expect(found?.candidate).toBe(recent);
  expect(found?.baseline).toBe(own.candidate);
});

test('newerRelease(own, sets) prefers the set of the same environment among two of the newest release', () => {
  const elsewhere = release('comet-16-elsewhere', 'comet', '0.16.0', { environment: 'two', created: '2026-09-01' });
  expect(newerRelease(pair, [spark, old, elsewhere, recent])?.candidate).toBe(recent);
});

test('newerRelease(own, sets) compares no sets of different publishers', () => {
  const sources = [{ title: 'Other', path: 'https://elsewhere.example/results' }] as Release['sources'];
  const other = release('other', 'native', '4.2', { sources });
  expect(newerRelease(pair, [spark, old, other])).toBeNull();
});

test('newerLink(own, sets, reports) links to the report of the pair, otherwise to the page that compares it', () => {
  const report = {
    id: 'r',
    title: 'Comet 0.16.0',
    sides: ['spark', 'comet-16'].map((id) => ({ key: '', name: '', sets: [id] })),
    suites: [''],
  };
  expect(newerLink(pair, [spark, old, recent], [report])?.path).toBe('/reports/r/');
  expect(newerLink(pair, [spark, old, recent], [])).toEqual({
    title: 'Comet 0.16.0 vs. native 3.5.8',
    path: '/compare/?baseline=spark&candidate=comet-16',
  });
  expect(newerLink({ baseline: spark, candidate: recent }, [spark, recent], [])).toBeNull();
});
