import type { PublishedComparison } from '../../../../src/benchmark/model/published';
import { measuredQueryTables, measuredQueryValues } from '../../../../src/components/published/measuredQueries';
import { expect, test } from '../../support/test';

const row = (name: string, query: string, baseline: number, candidate: number) => ({
  name,
  size: 'phase 2',
  query,
  baseline,
  candidate,
  line: 0,
});

/** q1 takes 4 and 1 times as long, q2 3 and 2 times: 2 and 2.45 on average. */
const EXAMPLE = {
  baseline: { title: 'new' },
  candidate: { title: 'old' },
  measuredQueries: [row('A', 'q1', 1, 4), row('A', 'q2', 2, 6), row('B', 'q1', 5, 5), row('B', 'q2', 4, 8)],
} as PublishedComparison;

test('the queries with the largest mean ratio over all measurements come first, with their changes', () => {
  const [[id, table] = ['', null]] = measuredQueryTables(EXAMPLE, 'aging');
  expect(id).toBe('aging-queries-phase-2');
  expect(table?.columns.map(({ label }) => label)).toEqual(['Measurement', 'q2', 'q1']);
  expect(table?.rows).toEqual([
    ['A', 200, 300],
    ['B', 100, 0],
  ]);
});

test('the queries that rise most are listed with their share of the rise; without a rise there is no share', () => {
  expect(measuredQueryValues(EXAMPLE)).toMatchObject({
    'measures.a.phase-2.queries.count': '2',
    'measures.a.phase-2.queries.higher': '2',
    'measures.b.phase-2.queries.higher': '1',
    'measures.b.phase-2.queries.list': 'q2 and q1',
    'measures.b.phase-2.queries.share': '100%',
  });
  const fallen = { measuredQueries: [row('A', 'q1', 2, 1)] } as PublishedComparison;
  expect(Object.keys(measuredQueryValues(fallen))).not.toContain('measures.a.phase-2.queries.share');
});
