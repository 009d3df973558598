import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { EventLog } from '../../src/importers/eventLog/eventLog';
import type { Budget } from '../lib/budget';
import { readLogFiles } from '../lib/eventlog/logFiles';

const BLOCKS = 40;
const TASKS_OF_BLOCK = 500;
/** The number of accumulables that makes a task's line as long as Spark's, 5 KB. */
const ACCUMULABLES = 32;

/** The lines of one execution in the form of Spark 3.5: its start, a job, the tasks, and its end. */
function blockText(): string {
  const sql = 'org.apache.spark.sql.execution.ui.SparkListenerSQL';
  const accumulables = Array.from({ length: ACCUMULABLES }, (_, index) => {
    const common = { 'Count Failed Values': true, Metadata: 'sql' };
    return {
      ID: index,
      Name: `number of output rows ${index}`,
      Update: '123456',
      Value: '7890123',
      Internal: false,
      ...common,
    };
  });
  const task = {
    Event: 'SparkListenerTaskEnd',
    'Stage ID': 1,
    'Stage Attempt ID': 0,
    'Task End Reason': { Reason: 'Success' },
    'Task Info': { 'Launch Time': 1, 'Finish Time': 900, Failed: false, Killed: false, Accumulables: accumulables },
    'Task Executor Metrics': { JVMHeapMemory: 0, JVMOffHeapMemory: 0 },
    'Task Metrics': {
      'Executor Run Time': 800,
      'Executor CPU Time': 700_000_000,
      'Peak Execution Memory': 67_371_008,
      'JVM GC Time': 12,
      'Shuffle Read Metrics': { 'Remote Bytes Read': 1234, 'Local Bytes Read': 5678 },
      'Shuffle Write Metrics': { 'Shuffle Bytes Written': 4321 },
      'Input Metrics': { 'Bytes Read': 9876, 'Records Read': 54 },
    },
  };
  const lines = [
    { Event: `${sql}ExecutionStart`, executionId: 1, description: 'tpch q1', details: '', sparkPlanInfo: {} },
    { Event: 'SparkListenerJobStart', 'Stage IDs': [1], Properties: { 'spark.sql.execution.id': '1' } },
    ...Array.from({ length: TASKS_OF_BLOCK }, () => task),
    { Event: `${sql}ExecutionEnd`, executionId: 1 },
  ];
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

function writeRepeated(path: string, bytes: Uint8Array): void {
  const file = openSync(path, 'w');
  for (let block = 0; block < BLOCKS; block += 1) writeSync(file, bytes);
  closeSync(file);
}

/** Decompressed MB per CPU second of all threads, which does not depend on the load of the machine. */
async function rate(path: string): Promise<number> {
  const log = new EventLog();
  let bytes = 0;
  const progress = {
    packed: () => {},
    unpacked: (read: number) => {
      bytes += read;
    },
  };
  const start = process.cpuUsage();
  const problems = await readLogFiles(
    [{ path, size: statSync(path).size }],
    log,
    { level: 'error', mostUnpacked: null },
    progress,
  );
  const { user, system } = process.cpuUsage(start);
  const tasks = log.summaries()[0]?.application.tasks;
  if (problems.length > 0 || tasks !== BLOCKS * TASKS_OF_BLOCK) throw new Error('the generated log was not read');
  return bytes / (user + system);
}

/** Parsing speed of an event log, uncompressed and gzip, generated in a temporary folder that is then removed. */
export async function measureEventLog(): Promise<Budget[]> {
  const folder = mkdtempSync(join(tmpdir(), 'eventlog-'));
  const block = blockText();
  const [plain, gzip] = [join(folder, 'plain'), join(folder, 'gzip')];
  const detail = `${Math.round((block.length * BLOCKS) / 1e6)} MB, mostly tasks; per second of processor time`;
  try {
    writeRepeated(plain, Buffer.from(block));
    writeRepeated(gzip, gzipSync(block));
    const budget = { limit: 100, unit: 'MB/s', atLeast: true, detail } as const;
    return [
      { name: 'read an event log, plain', measured: await rate(plain), ...budget },
      { name: 'read an event log, gzip', measured: await rate(gzip), ...budget },
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
