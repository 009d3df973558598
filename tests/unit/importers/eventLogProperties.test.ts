import assert from 'node:assert/strict';
import fc from 'fast-check';
import { EventLog } from '../../../src/importers/eventLog/eventLog';
import { Durations, EXACT_TASKS, QUANTILE_ERROR } from '../../../src/importers/eventLog/events/durations';
import { executionStart, job, task, taskEvent } from '../support/eventLog';
import { expect, test } from '../support/test';

/** Texts that resemble the marks at which lines are cut. */
const trap = fc.constantFrom(
  ',"Accumulables":[',
  ',"Task Metrics":{',
  ',"Stage IDs":[',
  '}}',
  '"',
  '\\',
  ',\\"Task Metrics\\":{',
);
const words = fc.oneof(trap, fc.string({ unit: 'binary' }));
const scalar = fc.oneof(words, fc.integer(), fc.boolean(), fc.constant(null), fc.double({ noNaN: true }));
/** Any JSON value; objects may have the keys at which lines are cut. */
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalar,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(
      fc.oneof(words, fc.constantFrom('Accumulables', 'Task Metrics', 'Task Info', 'Failed', 'Stage ID', 'Stage IDs')),
      tie('value'),
      { maxKeys: 4 },
    ),
  ),
}));

type Event = Record<string, unknown>;

/** The entries of an object in a different order: some missing, some with a different value, and additional ones. */
function disturbed(base: Event): fc.Arbitrary<Event> {
  const entries = fc.shuffledSubarray(Object.entries(base), { minLength: Math.max(0, Object.keys(base).length - 2) });
  const changes = fc.dictionary(fc.oneof(fc.constantFrom(...Object.keys(base)), words), value, { maxKeys: 2 });
  return fc
    .tuple(fc.boolean(), entries, changes)
    .map(([inOrder, kept, changed]) => ({ ...(inOrder ? base : Object.fromEntries(kept)), ...changed }));
}

const amount = fc.oneof(fc.nat(), fc.maxSafeInteger(), fc.double());
const example = fc
  .record({
    stage: fc.nat({ max: 2 }),
    runMs: amount,
    cpuNs: amount,
    local: amount,
    failed: fc.boolean(),
    durationMs: fc.nat(),
  })
  .map((given) => taskEvent(given) as Event);
const event = example.chain((base) =>
  fc
    .tuple(disturbed(base), disturbed(base['Task Info'] as Event), disturbed(base['Task Metrics'] as Event))
    .map(([outer, info, metrics]) => ({
      ...outer,
      ...('Task Info' in outer ? { 'Task Info': info } : {}),
      ...('Task Metrics' in outer ? { 'Task Metrics': metrics } : {}),
    })),
);

const utf8 = new TextEncoder();
const START = executionStart(1, 'x');
const TASKS = [0, 1, 2].map((stage) => task({ stage, runMs: 1 + stage }));

/** The summary of a log of these lines, and whether each was accepted. */
function read(...lines: string[]) {
  const log = new EventLog();
  const accepted = lines.map((line) => log.take(utf8.encode(line)));
  return { accepted, summaries: log.summaries() };
}

/** The event in Spark's form, and in one whose middle is not skipped. */
const inBothForms = (any: unknown) => [JSON.stringify(any), JSON.stringify(any, null, 1)] as const;

test('a task parsed from both ends of its line equals the task of the whole line, for any keys and texts', () => {
  fc.assert(
    fc.property(fc.oneof(event, value), (any) => {
      const [cut, whole] = inBothForms(any);
      assert.deepEqual(read(START, job([0, 1], 1), cut), read(START, job([0, 1], 1), whole));
    }),
    { numRuns: 500 },
  );
});

test('a line in Spark’s format is parsed without its middle', () => {
  const line = task({ stage: 1, runMs: 7 });
  const broken = line.replace('"Accumulables":[{', '"Accumulables":[#{');
  const owner = [START, job([1], 1)];
  expect(read(...owner, broken)).toEqual(read(...owner, line));
  expect(read(...owner, broken).summaries[0]?.stages).toMatchObject([{ tasks: 1, runMs: 7 }]);
});

test('a job parsed from the end of its line equals the job of the whole line', () => {
  const ids = fc.array(fc.nat({ max: 2 }));
  const base = fc.tuple(ids, fc.option(fc.nat({ max: 2 }), { nil: undefined }), words);
  const jobs = base.map(([stages, execution, description]) => JSON.parse(job(stages, execution, description)) as Event);
  fc.assert(
    fc.property(fc.oneof(jobs, jobs.chain(disturbed), value), (any) => {
      const [cut, whole] = inBothForms(any);
      assert.deepEqual(read(cut, ...TASKS), read(whole, ...TASKS));
    }),
    { numRuns: 300 },
  );
});

const PREFIXES = [
  '',
  '{"Event":"',
  '{"Event":"SparkListenerTaskEnd",',
  '{"Event":"SparkListenerJobStart","Stage IDs":[1],',
  '{"Event":"org.apache.spark.sql.execution.ui.SparkListenerSQLExecutionStart","executionId":1,',
  '{"Event":"org.apache.spark.sql.execution.ui.SparkListenerSQLExecutionEnd","executionId":1,',
  '{"Event":"org.apache.spark.sql.execution.ui.SparkListenerSQLAdaptiveExecutionUpdate","executionId":1,',
  '{"Event":"SparkListenerEnvironmentUpdate",',
  '{"Event":"SparkListenerStageCompleted","Stage Info":{"Stage ID":1,"Stage Attempt ID":0,"x":',
  '{"Event":"SparkListenerExecutorAdded",',
  '{"Event":"org.apache.spark.sql.execution.ui.SparkListenerDriverAccumUpdates","executionId":1,',
  '{"Event":"org.apache.gluten.events.GlutenPlanFallbackEvent","executionId":1,',
];

test('any bytes are accepted or rejected, never a crash', () => {
  const log = new EventLog();
  const bytes = fc.tuple(
    fc.constantFrom(...PREFIXES),
    fc.oneof(
      fc.uint8Array(),
      value.map((any) => Buffer.from(JSON.stringify(any))),
    ),
  );
  fc.assert(
    fc.property(bytes, ([prefix, rest]) => {
      const line = Buffer.concat([Buffer.from(prefix), rest, Buffer.from('}')]);
      assert.equal(typeof log.take(line), 'boolean');
      assert.equal(log.take(line.subarray(0, line.length - 1)) && !line.toString().includes('}'), false);
    }),
    { numRuns: 300 },
  );
});

/** The smallest value that is at least as large as the share p of the values. */
function nearestRank(values: readonly number[], p: number): number {
  const order = [...values].sort((a, b) => a - b);
  return order[Math.max(1, Math.ceil(p * order.length)) - 1] as number;
}

test('with more than a thousand tasks, a quantile is the middle of its bucket: from 8,192 to 8,255 ms, 8,224', () => {
  const durations = new Durations();
  for (let task = 0; task <= EXACT_TASKS; task += 1) durations.add(8192);
  durations.add(9000);
  expect(durations.quantile(50)).toBe(8224);
});

test('quantiles of durations are exact up to a thousand tasks, then within half a percent; the maximum is always exact', () => {
  const lengths = fc.oneof(
    fc.integer({ min: 1, max: 30 }),
    fc.integer({ min: EXACT_TASKS - 2, max: EXACT_TASKS + 3000 }),
  );
  const list = lengths.chain((length) =>
    fc.array(fc.nat({ max: 10_000_000 }), { minLength: length, maxLength: length }),
  );
  fc.assert(
    fc.property(list, fc.constantFrom(0, 25, 50, 75, 95, 100), (values, percent) => {
      const durations = new Durations();
      for (const ms of values) durations.add(ms);
      const [found, wanted] = [durations.quantile(percent) as number, nearestRank(values, percent / 100)];
      const allowed = values.length > EXACT_TASKS ? QUANTILE_ERROR * 1.0001 * wanted : 0;
      assert.ok(Math.abs(found - wanted) <= allowed);
      assert.equal(durations.max(), Math.max(...values));
    }),
    { numRuns: 60 },
  );
});
