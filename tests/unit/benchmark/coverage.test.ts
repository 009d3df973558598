import { defaultShares, differentReleases, releasesOf, shareOf } from '../../../src/benchmark/coverage/releases';
import type { Coverage } from '../../../src/benchmark/model/coverage';
import { expect, test } from '../support/test';

test('of no eligible operator, all run natively', () => {
  expect([shareOf({ accelerated: 0, eligible: 0 }), shareOf({ accelerated: 3, eligible: 4 })]).toEqual([1, 0.75]);
});

function plan(release: string, scan: string, query: string, accelerated: number, eligible: number, transitions = 1) {
  return { release, scan, query, accelerated, eligible, transitions };
}

/** Plans of two queries: those of release 3 are of the scan that is the default from release 2 on. */
const COVERAGE = {
  releases: [{ version: '1' }, { version: '2', defaultScan: 'new' }, { version: '3' }],
  rows: [
    plan('1', 'new', 'q1', 5, 10),
    plan('1', 'old', 'q1', 9, 10),
    plan('1', '', 'q1', 9, 10),
    plan('2', 'new', 'q1', 7, 10),
    plan('2', '', 'q1', 8, 10),
    plan('2', '', 'q2', 4, 4, 0),
    plan('3', '', 'q1', 8, 10),
    plan('3', '', 'q2', 4, 4, 0),
  ],
  fallbacks: [{ release: '2', scan: '', query: 'q1', operator: 'Window', reason: 'no', count: 2 }],
  operators: [],
} as unknown as Coverage;
const SCAN = { id: 'new', name: 'new scan', defaultFrom: '2' };

test('plans of a scan are those that name it, and from the release in which it is the default those without a name', () => {
  const counts = releasesOf(COVERAGE, SCAN).map(({ release, accelerated, eligible, whole, transitions, fallbacks }) => [
    release,
    accelerated,
    eligible,
    whole,
    transitions,
    fallbacks.length,
  ]);
  expect(counts).toEqual([
    ['1', 5, 10, 0, 1, 0],
    ['2', 12, 14, 1, 1, 1],
    ['3', 12, 14, 1, 1, 0],
  ]);
  expect(releasesOf(COVERAGE, { id: 'old', name: 'old scan' }).map(({ release }) => release)).toEqual(['1']);
});

test('releases with equal counts are one only if their reasons are equal, too', () => {
  const names = (fallbacks: Coverage['fallbacks']) =>
    differentReleases({ ...COVERAGE, fallbacks }, SCAN).map(({ name }) => name);
  expect([names(COVERAGE.fallbacks), names([])]).toEqual([
    ['1', '2', '3'],
    ['1', '2 to 3'],
  ]);
});

test('the share of a release is that of its plans without a scan, otherwise of its default scan', () => {
  expect(defaultShares(COVERAGE).map(({ share }) => share)).toEqual([0.9, 12 / 14, 12 / 14]);
  const named = COVERAGE.rows.filter(({ scan }) => scan !== '');
  expect(defaultShares({ ...COVERAGE, rows: named })).toEqual([{ release: '2', share: 0.7 }]);
});
