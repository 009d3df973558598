import { readFileSync } from 'node:fs';
import { executionLines } from '../../../../src/importers/eventLog/queriesInOrder';
import { logLine } from '../../../../src/importers/eventLog/summary/logLine';
import type { LogSummary } from '../../../../src/importers/eventLog/summary/logSummary';
import { readSummary } from '../../../../src/importers/eventLog/summary/readSummary';
import { summaryFiles, summaryFolder } from '../../../../src/importers/eventLog/summary/summaryFiles';
import {
  execution,
  executionEnd,
  executionStart,
  job,
  metricsOfLog,
  node,
  summariesOf,
  task,
} from '../../support/eventLog';
import { expect, test } from '../../support/test';

const SQL = 'org.apache.spark.sql.execution.ui.';

const HEAD = [
  { Event: 'SparkListenerLogStart', 'Spark Version': '3.5.6' },
  {
    Event: 'SparkListenerEnvironmentUpdate',
    'JVM Information': { 'Java Version': '17.0.1 (X)', 'Scala Version': 'version 2.12.18' },
    'Spark Properties': { 'spark.memory.fraction': '0.6', 'spark.app.name': 'me', 'spark.ssl.keyPassword': 'hidden' },
    'System Properties': { 'os.arch': 'aarch64', 'os.name': 'Linux', 'os.version': '6' },
    'Classpath Entries': { '/x/comet-spark-spark3.5_2.12-0.16.0.jar': '', '/x/guava.jar': '' },
  },
  { Event: 'SparkListenerApplicationStart', 'App ID': 'app/1', 'App Name': 'a', 'App Attempt ID': '2', Timestamp: 5 },
].map((event) => JSON.stringify(event));

const added = (id: string, cores: number) =>
  JSON.stringify({
    Event: 'SparkListenerExecutorAdded',
    'Executor ID': id,
    'Executor Info': { Host: `h${id}`, 'Total Cores': cores },
  });
const gone = (id: string) => JSON.stringify({ Event: 'SparkListenerExecutorRemoved', 'Executor ID': id });

/** The end of a stage attempt with these accumulators. */
function stageEnd(stage: number, from: number, to: number, values: Record<number, string>): string {
  const accumulables = Object.entries(values).map(([id, Value]) => ({ ID: Number(id), Name: 'n', Value }));
  const rdd = { 'RDD ID': 1, Scope: '{"id":"1","name":"Exchange"}' };
  const times = { 'Submission Time': from, 'Completion Time': to };
  const info = { 'Stage ID': stage, 'Stage Attempt ID': 0, 'RDD Info': [rdd], ...times, Accumulables: accumulables };
  return JSON.stringify({ Event: 'SparkListenerStageCompleted', 'Stage Info': info });
}

const only = (lines: readonly string[]) => summariesOf(lines)[0] as LogSummary;

test('the application has its versions, published properties, engine jars, and maximum number of executors', () => {
  const { application } = only([...HEAD, added('1', 4), added('2', 4), gone('1'), added('3', 8)]);
  expect(application).toMatchObject({
    id: 'app/1',
    attempt: '2',
    spark: '3.5.6',
    java: '17.0.1 (X)',
    scala: '2.12.18',
    architecture: 'aarch64',
    os: 'Linux 6',
    startMs: 5,
    endMs: null,
    properties: { 'spark.memory.fraction': '0.6', 'spark.ssl.keyPassword': '[redacted]' },
    leftOut: ['spark.app.name'],
    jars: ['comet-spark-spark3.5_2.12-0.16.0.jar'],
    executors: { most: 2, cores: [4, 8], hosts: 3, gpus: null },
  });
  expect(summaryFolder(application)).toBe('app_1-2');
});

test('operators have the metrics from stages and the driver, and stages have their operators, span, and memory', () => {
  const metric = (name: string, accumulatorId: number, metricType = 'sum') => ({ name, accumulatorId, metricType });
  const scan = {
    ...node('Scan parquet t'),
    metrics: [metric('rows', 1), metric('silent', 9), metric('mean', 3, 'average')],
  };
  const plan = node('AdaptiveSparkPlan', { ...node('Exchange', scan), metrics: [metric('size', 2, 'size')] });
  const { nodes, stages } = only([
    executionStart(1, 'tpch q1', plan),
    job([4, 5], 1),
    task({ stage: 4, held: [100, 7] }),
    task({ stage: 4, held: [60, 9] }),
    task({ stage: 5 }),
    stageEnd(4, 3, 8, { 1: '50', 2: '6' }),
    stageEnd(5, 8, 9, { 2: '5', 3: '4' }),
    JSON.stringify({ Event: `${SQL}SparkListenerDriverAccumUpdates`, executionId: 1, accumUpdates: [[2, 8]] }),
    executionEnd(1),
  ]);
  expect(nodes).toEqual([
    {
      execution: 1,
      node: 0,
      parent: null,
      operator: 'Exchange',
      stages: [4, 5],
      metrics: [{ name: 'size', unit: 'B', value: 8 }],
    },
    {
      execution: 1,
      node: 1,
      parent: 0,
      operator: 'Scan parquet',
      stages: [4],
      metrics: [{ name: 'rows', unit: '', value: 50 }],
    },
  ]);
  expect(stages).toMatchObject([
    {
      stage: 4,
      startMs: 3,
      endMs: 8,
      peakOnHeapBytes: 100,
      peakOffHeapBytes: 9,
      operators: ['Exchange', 'Scan parquet'],
    },
    { stage: 5, startMs: 8, endMs: 9, peakOnHeapBytes: null, peakOffHeapBytes: null, operators: ['Exchange'] },
  ]);
});

test('an execution fails with its message, before Spark 3.4 with the message of its last job', () => {
  const end = (id: number, result: object) =>
    JSON.stringify({ Event: 'SparkListenerJobEnd', 'Job ID': id, 'Job Result': result });
  const failed = { Result: 'JobFailed', Exception: { Message: 'no  room\nleft ' } };
  const old = JSON.stringify({ Event: `${SQL}SparkListenerSQLExecutionEnd`, executionId: 2, time: 9 });
  const { executions } = only([
    ...execution(1, 'a', 1, {}).slice(0, -1),
    executionEnd(1, 'broken', 7),
    executionStart(2, 'b'),
    job([2], 2),
    end(1, failed),
    old,
    executionStart(3, 'c'),
  ]);
  expect(executions.map(({ outcome, error, endMs }) => [outcome, error, endMs])).toEqual([
    ['failed', 'broken', 7],
    ['failed', 'no  room left', 9],
    ['unfinished', '', null],
  ]);
});

test('fallback reasons come from Comet’s plan, as tree or as list, and from Gluten’s last event', () => {
  const start = (id: number, text: string) =>
    executionStart(id, 'q').replace('"== Physical Plan ==\\n,\\"sparkPlanInfo\\":{"', JSON.stringify(text));
  const event = (reasons: object) =>
    JSON.stringify({
      Event: 'org.apache.gluten.events.GlutenPlanFallbackEvent',
      executionId: 3,
      fallbackNodeToReason: reasons,
    });
  const heading = '== Extended Information (Comet) ==';
  const { fallbacks } = only([
    start(1, `${heading}\n Sort [COMET: no, really]\n+- CometScan\n   :- Project [COMET: x]\nComet accelerated 1 of 3`),
    executionEnd(1),
    start(2, `== Physical Plan ==\n${heading}\nfoo is not supported\n\nbar is off\n== Other ==\nno reason`),
    executionEnd(2),
    executionStart(3, 'q'),
    event({ '(1) Sort': 'old' }),
    event({ '(2) Window': 'unsupported, truly' }),
    executionEnd(3),
  ]);
  expect(fallbacks.map(({ execution: id, operator, reason }) => [id, operator, reason])).toEqual([
    [1, 'Project', 'x'],
    [1, 'Sort', 'no, really'],
    [2, '', 'bar is off'],
    [2, '', 'foo is not supported'],
    [3, 'Window', 'unsupported, truly'],
  ]);
});

test('several applications in one log are separated at the start of a log or an application', () => {
  const run = [...HEAD, ...execution(1, 'tpch q1', 1, {})];
  expect(summariesOf([...run, ...run]).map(({ stages }) => stages.length)).toEqual([1, 1]);
});

test('counters that an engine leaves at 0 are missing; for vanilla Spark 0 is a value', () => {
  const properties = { 'spark.plugins': 'com.nvidia.spark.SQLPlugin' };
  const rapids = JSON.stringify({ Event: 'SparkListenerEnvironmentUpdate', 'Spark Properties': properties });
  const spills = (lines: string[]) => metricsOfLog(lines).queries.map((row) => row.disk_spill_bytes);
  const run = execution(1, 'tpch q1', 1, { runMs: 1 });
  expect(spills(run)).toEqual([0]);
  expect(spills([rapids, ...run])).toEqual([null]);
});

test('texts of a log become one line of at most 1,000 characters', () => {
  expect(logLine(' a\r\n\tb\u0085\uD800 ')).toBe('a b ?');
  expect(logLine('𝄞'.repeat(1001))).toBe('𝄞'.repeat(1000));
});

test('the files of a summary contain integers, and quotes only if a cell needs them', () => {
  const lines = [...HEAD, ...execution(3, 'say "a", b', 1, { cpuNs: 12, durationMs: 20, input: 7 })];
  const files = summaryFiles(only(lines));
  expect([...files.keys()]).toEqual(['application.json', 'executions.csv', 'stages.csv', 'nodes.csv', 'fallbacks.csv']);
  expect(files.get('executions.csv')).toBe(
    'execution,root,description,job_group,start_ms,end_ms,outcome,error,jobs,plan,tables\n3,3,"say ""a"", b",,1,2,succeeded,,1,b0a2cab4,\n',
  );
  expect(files.get('stages.csv')?.split('\n')[1]).toBe('3,1,0,,,1,0,7,0,0,0,0,0,0,0,0,0,0,0,12,0,,,20,20,20,20,20,');
  expect(files.get('nodes.csv')).toBe('execution,node,parent,operator,stages,metric,unit,value\n3,0,,Project,,,,\n');
  expect(files.get('fallbacks.csv')).toBe('execution,operator,reason,count\n');
  expect(files.get('application.json')?.startsWith('{\n  "format": 1,\n  "id": "app/1",\n')).toBe(true);
});

test('the format of the summary is described column by column', () => {
  const readme = readFileSync('static/data/README.md', 'utf8');
  for (const name of ['executions.csv', 'stages.csv', 'nodes.csv', 'fallbacks.csv'])
    expect(readme).toContain(`| ${name} |`);
});

test('executions are listed from a summary as from the log, with the tables of their plans; earlier summaries have none', () => {
  const plan = node('Project', node('Scan parquet default.nation'), node('Scan parquet default.lineitem'));
  const summary = only([executionStart(1, 'x', plan), job([1], 1), executionEnd(1, '', 1001)]);
  const listed = (change: (text: string) => string) => {
    const files = [...summaryFiles(summary)].map(
      ([name, text]) => [name, { path: name, text: name === 'executions.csv' ? change(text) : text }] as const,
    );
    const { summary: parsed, problems } = readSummary(new Map(files), 'summary');
    expect(problems).toEqual([]);
    return executionLines([parsed as LogSummary]);
  };
  expect(listed((text) => text)).toEqual(executionLines([summary]));
  expect(listed((text) => text)).toEqual(['1: 1.0\u202fs, x, lineitem, nation']);
  expect(listed((text) => text.replace(/,[^,\n]*$/gm, ''))).toEqual(['1: 1.0\u202fs, x']);
  expect(listed((text) => text.replace(/,[^,\n]*,[^,\n]*$/gm, ''))).toEqual(['1: 1.0\u202fs, x']);
});
