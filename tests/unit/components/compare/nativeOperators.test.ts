import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coverageFrom } from '../../../../src/benchmark/artifacts/coverage';
import { loggedPlan, operatorCoverages } from '../../../../src/benchmark/coverage/operators';
import type { Coverage } from '../../../../src/benchmark/model/coverage';
import { sum } from '../../../../src/benchmark/model/statistics';
import { nativeOperators } from '../../../../src/components/compare/nativeOperators';
import { plainText } from '../../../../src/figures/answers/spec';
import { FROZEN_DATA } from '../../support/frozenSite';
import { expect, test } from '../../support/test';

/** Two releases with 20 filters and 4 windows in their plans; windows are native in the newer one only. */
const COVERAGE = {
  name: 'Comet',
  plans: 'Plans of tests',
  releases: [{ version: '0.17.0' }, { version: '1.0.0' }],
  scans: [{ id: 'native', name: 'native scan', defaultFrom: '0.17.0' }],
  rows: ['0.17.0', '1.0.0'].map((release, at) => ({
    release,
    query: 'q1',
    scan: '',
    accelerated: 20 + at,
    eligible: 24,
  })),
  fallbacks: [
    { release: '0.17.0', query: 'q1', scan: '', operator: 'Window', reason: 'Not compatible. See the guide', count: 4 },
  ],
  operators: [
    { release: '0.17.0', scan: '', operator: 'Filter', native: 10, count: 20 },
    { release: '0.17.0', scan: '', operator: 'Window', native: 0, count: 4 },
    { release: '1.0.0', scan: '', operator: 'Filter', native: 19, count: 20 },
    { release: '1.0.0', scan: '', operator: 'Window', native: 4, count: 4 },
  ],
} as unknown as Coverage;

const nodes = (...operators: string[]) => operators.map((operator) => ({ operator }));

test('operators of a log are counted by how often each release runs their kinds natively', () => {
  const plans = [
    loggedPlan('q1', nodes('Window', 'Filter', 'Filter', 'WholeStageCodegen', 'AQEShuffleRead', 'ColumnarToRow')),
    loggedPlan('q2', nodes('CometFilter', 'Generate', 'ReusedSubquery')),
  ];
  const [engine] = operatorCoverages([COVERAGE]);
  const page = nativeOperators(plans, engine as NonNullable<typeof engine>);
  expect(plainText(page.answer)).toBe(
    '4 of 5 operators in your 2 queries are of kinds that Comet 1.0.0 runs natively in at least 90% of cases in its test plans. For 0.17.0, the count is 0.',
  );
  const [releases, operators, queries] = page.tables.map(({ table }) => table.rows);
  expect(releases).toEqual([
    ['0.17.0', 0, 0, 4, 1],
    ['1.0.0', 1, 3, 0, 1],
  ]);
  expect(operators).toEqual([
    ['Filter', 3, '19\u00A0of\u00A020', 50, 95, ''],
    ['Window', 1, 'all 4, since 1.0.0', 0, 100, '0.17.0: Not compatible'],
    ['Generate', 1, 'not in the test plans', null, null, ''],
  ]);
  expect(queries).toEqual([
    ['q1', 3, 3, 'none'],
    ['q2', 2, 1, 'Generate (1)'],
  ]);
});

test('the names that Comet gives operators are Spark’s names again', () => {
  const comet = nodes(
    'CometWindowExec',
    'CometColumnarExchange',
    'CometNativeScan parquet',
    'CometScan [native_iceberg_compat]',
  );
  const kinds = ['Scan parquet', 'Exchange', 'Window'];
  expect(loggedPlan('q1', comet).operators.map(([kind]) => kind)).toEqual(kinds);
});

test('native operators of each release add up to the count of the engine, until it counts differently', () => {
  const [head, ...tables] = ['coverage.json', 'coverage.csv', 'fallbacks.csv', 'operators.csv'].map((path) => ({
    path,
    text: readFileSync(join(FROZEN_DATA, 'coverage/comet', path), 'utf8'),
  }));
  const { coverage: comet } = coverageFrom(JSON.parse(head?.text ?? ''), tables[0], tables[1], tables[2]);
  for (const { version } of comet.releases.filter((release) => release.version !== comet.countingChange?.release)) {
    for (const scan of ['', ...comet.scans.map(({ id }) => id)]) {
      const isOwn = (row: { release: string; scan: string }) => row.release === version && row.scan === scan;
      const counted = sum(comet.operators.filter(isOwn).map(({ native }) => native));
      expect(counted).toBe(sum(comet.rows.filter(isOwn).map(({ accelerated }) => accelerated)));
    }
  }
});
