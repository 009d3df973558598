import { compare } from '../../../../src/benchmark/comparison/compare';
import { executionValues } from '../../../../src/components/report/executionValues';
import { groupValues, runValues } from '../../../../src/components/report/groupValues';
import { iterations, other, resultSet } from '../../benchmark/support';
import { metricRows } from '../../support/queryMetrics';
import { expect, test } from '../../support/test';

/** Speedups: q1 2, q2 1, q3 0.5, q4 4. */
const comparison = compare(
  resultSet({ q1: [8], q2: [4], q3: [2], q4: [4] }),
  resultSet({ q1: [4], q2: [4], q3: [4], q4: [1] }, other),
  [],
);

const table = (name: string, text: string) => [{ path: `static/data/reports/a/${name}`, text }];
const groups = (rows: string) => table('groups.csv', `group,measure,at_most,queries\n${rows}\n`);
const NONE = { baseline: null, candidate: null };

/** Metrics of both sides with one execution per query that writes this many bytes. */
function written(baseline: Record<string, number>, candidate: Record<string, number>) {
  const side = (bytes: Record<string, number>) => ({
    queries: Object.entries(bytes).flatMap(([query, shuffle_write_bytes]) =>
      metricRows(query, { shuffle_write_bytes }),
    ),
    stages: [],
    operators: [],
    nodes: [],
    fallbacks: [],
  });
  return { baseline: side(baseline), candidate: side(candidate) };
}

test('a listed group and all other queries have count, names, total-time ratio, and geometric mean', () => {
  expect(groupValues(groups('The two,,,q1 q3'), comparison, NONE)).toEqual({
    'groups.the-two.count': '2',
    'groups.the-two.list': 'q1 and q3',
    'groups.the-two.total_speedup': '1.25×',
    'groups.the-two.geometric_mean': '1.00×',
    'groups.the-two.others.count': '2',
    'groups.the-two.others.list': 'q2 and q4',
    'groups.the-two.others.total_speedup': '1.60×',
    'groups.the-two.others.geometric_mean': '2.00×',
  });
});

test('a group by a measure contains the queries that neither side exceeds; a query without metrics is in neither part', () => {
  const metrics = written({ q1: 100, q2: 100, q3: 5000 }, { q1: 90, q2: 2000, q3: 6000 });
  const values = groupValues(groups('little,shuffle_write_bytes,100,'), comparison, metrics);
  expect(values).toMatchObject({
    'groups.little.list': 'q1',
    'groups.little.largest': '100\u202FB',
    'groups.little.others.list': 'q2 and q3',
    'groups.little.others.smallest': '2.0\u202FkB',
    'groups.little.others.total_speedup': '0.75×',
  });
});

test('a group by a measure with no query, or with all, has no values; nor has a group without metrics', () => {
  const metrics = written({ q1: 100, q2: 200 }, { q1: 100, q2: 200 });
  expect(groupValues(groups('none,shuffle_write_bytes,10,'), comparison, metrics)).toEqual({});
  expect(groupValues(groups('all,shuffle_write_bytes,1000,'), comparison, metrics)).toEqual({});
  expect(groupValues(groups('little,shuffle_write_bytes,100,'), comparison, NONE)).toEqual({});
});

test('a different run has single values and ranges, with the digits and the unit of the artifact', () => {
  const runs = table(
    'runs.csv',
    'run,measure,unit,low,high,note\nOther run,q18,s,4.6,5.8,\nOther run,Total time,s,46.20,,\n',
  );
  expect(runValues(runs)).toEqual({
    'runs.other-run.q18': '4.6–5.8\u202Fs',
    'runs.other-run.total-time': '46.20\u202Fs',
  });
  expect(runValues([])).toEqual({});
});

test('executions are relative to the fastest one of their query, and the workload adds up the medians of all queries', () => {
  const baseline = resultSet({ q1: [4], q2: [1] }, { iterationRows: iterations('q1', [12, 4, 6]) });
  const queries = [
    ...metricRows('q1', { cpu_s: 3, run_s: 10 }, { cpu_s: 2, run_s: 5 }, { cpu_s: 2, run_s: 6 }),
    ...metricRows('q2', { cpu_s: 1, run_s: 1 }),
  ];
  const metrics = { baseline: { queries, stages: [], operators: [], nodes: [], fallbacks: [] }, candidate: null };
  const values = executionValues(compare(baseline, resultSet({ q1: [4], q2: [1] }, other), []), metrics, ['q1']);
  expect(values).toMatchObject({
    'executions.q1.baseline.1.time_growth': '3.00×',
    'executions.q1.baseline.1.cpu_growth': '1.50×',
    'executions.q1.baseline.1.run_growth': '2.00×',
    'executions.q1.baseline.2.time_growth': '1.00×',
    'workload.baseline.cpu_s': '3.0\u202Fs',
    'workload.baseline.run_s': '7.0\u202Fs',
  });
  expect(Object.keys(values).filter((path) => path.startsWith('workload.candidate'))).toEqual([]);
});
