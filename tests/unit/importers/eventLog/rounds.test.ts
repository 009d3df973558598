import { wallS } from '../../../../src/importers/eventLog/metricsOf';
import { queryRuns } from '../../../../src/importers/eventLog/queryRuns';
import type { ExecutionSummary, LogSummary } from '../../../../src/importers/eventLog/summary/logSummary';
import { executionStart, summariesOf } from '../../support/eventLog';
import { expect, test } from '../../support/test';

/** An execution of a token such as "q14:a=30": query, plan, seconds; "!" instead of seconds is a failure of 1 s. */
function executionOf(token: string, at: number): ExecutionSummary {
  const [, name = '', plan = '', time = ''] = /^([^:=]+)(?::(\w+))?=(\S+)$/.exec(token) ?? [];
  const startMs = at * 1_000_000;
  const isFailed = time === '!';
  return {
    execution: at,
    root: at,
    description: name.replace('#', ', iteration '),
    jobGroup: '',
    plan,
    startMs,
    endMs: startMs + 1000 * (isFailed ? 1 : Number(time)),
    outcome: isFailed ? 'failed' : 'succeeded',
    error: isFailed ? 'no space' : '',
    jobs: 1,
    tables: [],
  };
}

/** The seconds of each iteration by query, "failed" for a failure; applications are separated by "|". */
function read(logs: string, suite = 'tpcds-99', names: string[] | null = null) {
  const [empty] = summariesOf([executionStart(1, 'x')]) as [LogSummary];
  const summaries = logs.split('|').map((log) => ({ ...empty, executions: log.trim().split(/\s+/).map(executionOf) }));
  const { runs, unclear } = queryRuns(summaries, { suite, pattern: null, own: null, names });
  const times: Record<string, (number | string | null)[]> = {};
  for (const run of runs) times[run.query] = [...(times[run.query] ?? []), run.failed ? 'failed' : wallS(run)];
  return { times, unclear };
}

for (const [title, log, times] of [
  [
    'in rounds, a query that runs twice in each round has two statements',
    'q13=2 q14=30 q14=20 q15=1 q13=2 q14=31 q14=21 q15=1',
    { q13: [2, 2], q14: [50, 52], q15: [1, 1] },
  ],
  [
    'in a single round, TPC-DS query 14 has two statements',
    'q13=2 q14=30 q14=20 q15=1',
    { q13: [2], q14: [50], q15: [1] },
  ],
  ['a suite of such queries only has no iterations either', 'q14=1 q14=2 q23=3 q23=4', { q14: [3], q23: [7] }],
  [
    'if each query runs several times in a row, these are iterations, of statements too',
    'q1=1 q1=2 q1=3 q2=4 q2=5 q2=6 q14=1 q14=10 q14=2 q14=20 q14=3 q14=30',
    { q1: [1, 2, 3], q2: [4, 5, 6], q14: [11, 22, 33] },
  ],
  ['applications are rounds', 'q1=1 q9=3 q9=4 | q1=2 q9=5 q9=6', { q1: [1, 2], q9: [7, 11] }],
  ['equal plans are iterations, also of different numbers', 'q1:a=1 q66:b=3 q66:b=4', { q1: [1], q66: [3, 4] }],
  ['one query with equal plans has iterations', 'q1:a=1 q1:a=2 q1:a=3', { q1: [1, 2, 3] }],
  [
    'different plans that repeat are statements, without another query to compare with',
    'q14:a=1 q14:b=10 q14:a=2 q14:b=20',
    { q14: [11, 22] },
  ],
  ['different plans in one round are statements', 'q1:a=1 q9:b=2 q9:c=3 q9:d=4', { q1: [1], q9: [9] }],
  ['a plan that all queries share shows nothing', 'q13:x=2 q14:x=30 q14:x=20', { q13: [2], q14: [50] }],
  [
    'descriptions with an iteration separate iterations and join statements',
    'q1#1=1 q1#2=2 q9#1=1 q9#1=2 q9#1=3 q9#2=4',
    { q1: [1, 2], q9: [6, 4] },
  ],
  [
    'a statement that failed makes its iteration fail, and no other one',
    'q13=1 q14=30 q14=20 q15=1 q13=1 q14=! q15=1 q13=1 q14=31 q14=! q15=1',
    { q13: [1, 1, 1], q14: [50, 'failed', 'failed'], q15: [1, 1, 1] },
  ],
  ['an execution that ends before it begins has no time', 'q1=-5 q2=3 q3=0', { q1: [null], q2: [3], q3: [null] }],
] as const) {
  test(title, () => {
    expect(read(log)).toEqual({ times, unclear: [] });
  });
}

for (const [title, log, unclear] of [
  ['a query that runs twice in the only round, as after lost events', 'q65=1 q66=3 q66=4 q67=5', ['q66']],
  ['rounds of different numbers', 'q1=1 q14=30 q14=20 q2=1 q1=1 q14=30 q2=1', ['q14']],
  ['one query without plans', 'q1=1 q1=2 q1=3', ['q1']],
  ['every query with different plans, equally often', 'q1:a=1 q1:b=2 q2:c=3 q2:d=4', ['q1', 'q2']],
  ['TPC-DS query 14 as often as the others', 'q1=1 q1=2 q2=1 q2=2 q14=1 q14=2', ['q14']],
  ['equal plans under one number of an iteration', 'q1#1:a=1 q1#1:a=2 q2#1:b=1', ['q1']],
] as const) {
  test(`iterations and statements are not guessed: ${title}`, () => {
    expect(read(log).unclear).toEqual(unclear);
  });
}

test('names in the order of running leave out executions, and each pass over them is a round', () => {
  expect(read('x=1 x=3 x=4 x=5', 'tpcds', ['q65', 'q66', '-', 'q67'])).toEqual({
    times: { q65: [1], q66: [3], q67: [5] },
    unclear: [],
  });
  expect(read('x=1 x=2 x=3', 'tpch', ['q1'])).toEqual({ times: { q1: [1, 2, 3] }, unclear: [] });
});

test('a fingerprint of a plan ignores ids, paths, and the layout of the line, but no literal', () => {
  const planOf = (text: string, gap = '') => {
    const line = executionStart(1, 'tpch q1').replace('== Physical Plan ==\\n,\\"sparkPlanInfo\\":{', text);
    return summariesOf([gap === '' ? line : line.replaceAll('":', `":${gap}`)])[0]?.executions[0]?.plan;
  };
  const plan = '== Physical Plan ==\\nFilter (a#12 > 1.5)\\n+- Scan [file:/tmp/1/t], plan_id=7';
  expect(planOf(plan)).toMatch(/^[0-9a-f]{8}$/);
  expect(planOf(plan.replace('#12', '#99').replace('/1/', '/2/').replace('id=7', 'id=8'))).toBe(planOf(plan));
  expect(planOf(plan.replace('1.5', '2.5'))).not.toBe(planOf(plan));
  expect(planOf(plan, ' ')).toBe(planOf(plan));
  expect(planOf('== Physical Plan ==\\n')).toBe('');
});

test('each row of a log is read a fixed number of times, however many executions there are', () => {
  let reads = 0;
  const row = (execution: number) =>
    Object.defineProperty({ stage: execution, attempt: 0 }, 'execution', {
      get: () => {
        reads += 1;
        return execution;
      },
    });
  const [empty] = summariesOf([executionStart(1, 'x')]) as [LogSummary];
  const readsOf = (count: number) => {
    reads = 0;
    const executions = Array.from({ length: count }, (_, at) => executionOf(`q${(at % 99) + 1}=1`, at));
    const rows = executions.map(({ execution }) => row(execution));
    const summary = { ...empty, executions, stages: rows, nodes: rows, fallbacks: rows } as unknown as LogSummary;
    expect(queryRuns([summary], { suite: 'tpcds-99', pattern: null, own: null }).runs).toHaveLength(count);
    return reads / count;
  };
  expect(readsOf(400)).toBe(readsOf(100));
});
