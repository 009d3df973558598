import { capacityProblems } from '../../../../src/benchmark/artifacts/capacity';
import { contradictions } from '../../../../src/benchmark/artifacts/contradictions';
import type {
  ChangeRow,
  MeasureRow,
  PublishedBucket,
  PublishedComparison,
  Statement,
} from '../../../../src/benchmark/model/published';
import type { Environment } from '../../../../src/benchmark/model/resultSet';
import { expect, test } from '../../support/test';

const CLEAN: PublishedComparison = {
  id: 'example',
  title: 'Example',
  created: '2026-01-31',
  licences: [],
  sources: [],
  suite: { name: 'tpcds', queryVersion: '2.4', scaleFactor: 1000, tableFormat: 'parquet' },
  baseline: { title: 'A' },
  candidate: { title: 'B' },
  environment: 'nodes',
  extraEnvironment: null,
  statistic: 'mean',
  iterations: 3,
  totals: { baselineS: 100, candidateS: 116 },
  statements: [],
  notes: [],
  changes: '',
  queries: changes(['q1', -12], ['q2', -3], ['q3', 18], ['q4', 30]),
  buckets: buckets(['fast', null, -10, 1], ['same', -10, 10, 80], ['slow', 10, null, 22]),
  measures: [],
  measuredQueries: [],
  labels: [],
};

const NODES = {
  id: 'nodes',
  instanceType: 'r6g.8xlarge',
  nodes: 8,
  coresPerNode: 32,
  memoryPerNodeGb: 256,
  executors: 16,
  executorCores: 16,
  executorMemoryGb: 128,
} as Environment;

function changes(...rows: [query: string, timeChangePct: number][]): ChangeRow[] {
  return rows.map(([query, timeChangePct], index) => ({ query, timeChangePct, line: index + 2 }));
}

function buckets(...rows: [label: string, from: number | null, to: number | null, count: number][]): PublishedBucket[] {
  return rows.map(([label, fromPct, toPct, count], index) => ({ label, fromPct, toPct, count, line: index + 2 }));
}

function statement(about: Statement['about'], value: number): Statement[] {
  return [
    { about: 'other', value: 1, text: 'unrelated' },
    { about, value, text: 'as said' },
  ];
}

/** Labels and values of one chart, paired; '' and null are gaps in the source. */
function chart(...rows: [label: string, value: number | null][]): PublishedComparison['labels'] {
  return rows.map(([label, value], index) => ({ chart: 'Changes', label, value, line: index + 2 }));
}

/** The contradictions of the clean example with some fields changed: file, line and message. */
function found(changed: Partial<PublishedComparison>, environments: Environment[] = [NODES]): string[] {
  const place = { folder: 'p', lineOf: (at: (string | number)[]) => 100 + Number(at.at(-1)) };
  const problems = contradictions({ ...CLEAN, ...changed }, place, environments);
  expect(problems.every(({ level }) => level === 'warning')).toBe(true);
  return problems.map(({ path, line, message }) => `${path}:${line} ${message}`);
}

test('a consistent published comparison has no contradictions', () => {
  expect(found({})).toEqual([]);
});

test('counts that do not add up to the suite are found; 103, and 104 with ss_max, are complete', () => {
  const counting = (count: number) =>
    found({ buckets: buckets(['fast', null, -10, 1], ['same', -10, 10, count], ['slow', 10, null, 22]) });
  expect(counting(78)).toEqual(['p/buckets.csv:2 the ranges count 101 queries; the suite has 103, or with ss_max 104']);
  expect(counting(80)).toEqual([]);
  expect(counting(81)).toEqual([]);
});

test('a count that contradicts the listed changes is found if the list is complete for its range', () => {
  const [fast, same, slow] = CLEAN.buckets as [PublishedBucket, PublishedBucket, PublishedBucket];
  const counting = (count: number) => [{ ...fast, count }, { ...same, count: 81 - count }, slow];
  expect(found({ buckets: counting(2) })).toEqual([
    'p/buckets.csv:2 “fast” counts 2 queries; the listed changes have 1 in that range',
  ]);
  expect(found({ buckets: counting(1) })).toEqual([]);
});

test('a list whose changes are all in one range may be a part of it, but never exceed it', () => {
  const counting = (slow: number) =>
    found({
      buckets: buckets(['fast', null, -10, 1], ['same', -10, 10, 102 - slow], ['slow', 10, null, slow]),
    });
  expect(counting(22)).toEqual([]);
  expect(counting(1)).toEqual(['p/buckets.csv:4 “slow” counts 1 query; the listed changes have 2 in that range']);
});

test('a closed range with a smaller count than the list between its edges is found; changes on an edge may count elsewhere', () => {
  const counting = (middle: number) =>
    found({
      queries: changes(['q1', 12], ['q2', 15], ['q3', 20], ['q4', 30]),
      buckets: buckets(['less', null, 10, 101 - middle], ['some', 10, 20, middle], ['more', 20, null, 2]),
    });
  expect(counting(1)).toEqual(['p/buckets.csv:3 “some” counts 1 query; the listed changes have 2 in that range']);
  expect(counting(2)).toEqual([]);
});

test('ranges with a gap between their edges are found, in any order in the file', () => {
  const rows = (inner: number) => buckets(['slow', 10, null, 22], ['same', -inner, inner, 80], ['fast', null, -10, 1]);
  expect(found({ buckets: rows(9) })).toEqual([
    'p/buckets.csv:3 no range counts a change of −10 to −9%: “fast” ends before “same” begins',
    'p/buckets.csv:2 no range counts a change of +9 to +10%: “same” ends before “slow” begins',
  ]);
  expect(found({ buckets: rows(10) })).toEqual([]);
});

test('an unknown query name is found, in the changes and in the labels of a chart', () => {
  expect(found({ labels: chart(['q39av2.4', 1], ['q39a-v2.4', 2]) })).toEqual([
    'p/chart-labels.csv:2 “q39av2.4” is not a query of tpcds 2.4',
  ]);
  expect(found({ queries: changes(['q1', -12], ['q14', -3], ['q3', 18]) })).toEqual([
    'p/changes.csv:3 “q14” is not a query of tpcds 2.4',
  ]);
  expect(found({ labels: chart(['q39a-v2.4', 1], ['ss_max', 2]) })).toEqual([]);
});

test('a chart with more labels than values is found, and a chart with fewer', () => {
  expect(found({ labels: chart(['q1', 1], ['q2', null]) })).toEqual([
    'p/chart-labels.csv:2 the chart “Changes” has 2 labels and 1 values, so values are next to the wrong label',
  ]);
  expect(found({ labels: chart(['q1', 1], ['', 2]) })[0]).toContain('1 labels and 2 values');
  expect(found({ labels: chart(['q1', 1], ['q2', 2]) })).toEqual([]);
});

test('a worst change in the text that exceeds the worst listed change is found at the line of the statement', () => {
  expect(found({ statements: statement('worst_time_change_pct', 240) })).toEqual([
    'p/datapackage.json:101 the source reports “as said” (+240%); the worst listed change is +30.0%',
  ]);
  expect(found({ statements: statement('worst_time_change_pct', 30) })).toEqual([]);
});

test('a list with only savings implies nothing about the worst change', () => {
  const savings = { queries: changes(['q1', -12], ['q2', -3]) };
  expect(found({ ...savings, statements: statement('worst_time_change_pct', 240) })).toEqual([]);
});

test('a published percentage that contradicts its totals is found; a rounded one is not', () => {
  expect(found({ statements: statement('total_time_change_pct', 14) })).toEqual([
    'p/datapackage.json:101 the source reports +14.0% time; its totals give +16.0%',
  ]);
  expect(found({ statements: statement('total_time_change_pct', 16) })).toEqual([]);
  expect(found({ statements: statement('total_time_change_pct', 16.4) })).toEqual([]);
  expect(found({ statements: statement('total_time_change_pct', 14), totals: null })).toEqual([]);
});

test('a published change of a measure that contradicts its two values is found', () => {
  const measure = (changePct: number | null): MeasureRow[] => [
    {
      name: 'Write time',
      unit: 's',
      better: 'lower',
      size: '',
      baseline: 68.5,
      candidate: 38.7,
      changePct,
      published: '',
      line: 2,
    },
  ];
  expect(found({ measures: measure(-40) })).toEqual([
    'p/measures.csv:2 the source reports −40.0% for “Write time”; its two values give −43.5%',
  ]);
  expect(found({ measures: measure(-44) })).toEqual([]);
  expect(found({ measures: measure(null) })).toEqual([]);
});

test('a measure that its queries do not add up to is found', () => {
  const sums = (candidate: number) => {
    const row: Pick<MeasureRow, 'name' | 'size'> = { name: 'Time', size: 'phase 2' };
    const measures = [
      { ...row, unit: 's', better: 'lower' as const, baseline: 3, candidate, changePct: null, published: '', line: 2 },
    ];
    const measuredQueries = [
      { ...row, query: 'q1', baseline: 1, candidate: 2.125, line: 2 },
      { ...row, query: 'q2', baseline: 2, candidate: 4.126, line: 3 },
    ];
    return found({ measures, measuredQueries });
  };
  expect(sums(6.25)).toEqual([]);
  expect(sums(6.4)).toEqual(['p/measures.csv:2 candidate of “Time” is 6.4; its queries add up to 6.251']);
});

test('more available cores than the instance type has are found; the largest of the named nodes counts', () => {
  const available = { statements: statement('cores_available', 64) };
  expect(found(available)).toEqual([
    'p/datapackage.json:101 the source reports 64 cores are available; r6g.8xlarge has 32',
  ]);
  expect(found(available, [NODES, { ...NODES, coresPerNode: 64 }])).toEqual([]);
  expect(found(available, [{ ...NODES, coresPerNode: 'unknown' }])).toEqual([]);
  expect(found({ statements: statement('cores_used', 64) })).toEqual([]);
});

test('executors that request more cores or memory than their nodes have are found at their lines', () => {
  const lines: Record<string, number> = { executorCores: 11, executorMemoryGb: 12 };
  const asked = (changed: Partial<Environment>) =>
    capacityProblems({ ...NODES, ...changed }, 'e.json', ([key]) => lines[key ?? ''] ?? null).map(
      ({ line, level, message }) => `${line} ${level} ${message.replaceAll('\u202F', ' ')}`,
    );
  expect(asked({ executors: 32, executorCores: 14, executorMemoryGb: 100 })).toEqual([
    '11 warning the executors ask for more cores than the nodes have: 32 executors × 14 = 448, 8 nodes × 32 = 256',
    '12 warning the executors ask for more memory than the nodes have: 32 executors × 100 GB = 3,200 GB, 8 nodes × 256 GB = 2,048 GB',
  ]);
  expect(asked({})).toEqual([]);
  expect(asked({ executors: 32, nodes: 'unknown' })).toEqual([]);
});
