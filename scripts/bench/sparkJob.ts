import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { EventLog } from '../../src/importers/eventLog/eventLog';
import type { Budget } from '../lib/budget';
import { readLogFiles } from '../lib/eventlog/read';
import { ensureSpark } from '../lib/spark/environment';

/** A log of 1 GB in lines as long as Spark's own, and a folder of small ones. */
const LARGE = ['--large', '--tasks', '270000', '--padding', '24'];
const MANY = ['--applications', '2000', '--tasks', '30'];

/** What tests/spark/measure.py prints of a run of the job. */
interface Run {
  seconds: number;
  processorSeconds: number;
  peakBytes: number;
  logBytes: number;
  logs: number;
  shuffleBytes: number;
  tasks: number;
}

function python(command: string, script: string, args: string[]): string {
  const env = { ...process.env, PYSPARK_PYTHON: resolve(command), SPARK_LOCAL_IP: '127.0.0.1' };
  const { status, stdout, stderr } = spawnSync(command, [`tests/spark/${script}`, ...args], { encoding: 'utf8', env });
  if (status !== 0) throw new Error(`${script} did not succeed: ${stderr.slice(-2000)}`);
  return stdout;
}

/** MB of a log per second of processor time of the Node importer. */
async function nodeRate(folder: string): Promise<number> {
  const files = readdirSync(folder).map((name) => join(folder, name));
  const start = process.cpuUsage();
  const silent = { packed: () => {}, unpacked: () => {} };
  for (const path of files) {
    const log = new EventLog();
    const problems = await readLogFiles(
      [{ path, size: statSync(path).size }],
      log,
      { level: 'error', mostUnpacked: null },
      silent,
    );
    if (problems.length > 0 || log.summaries().length !== 1) throw new Error('the generated log was not read');
  }
  const { user, system } = process.cpuUsage(start);
  return files.reduce((sum, path) => sum + statSync(path).size, 0) / (user + system);
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB`;

function rateOf(run: Run): number {
  return run.logBytes / 1e6 / run.processorSeconds;
}

function memory(name: string, { peakBytes, logBytes, logs, shuffleBytes, tasks }: Run): Budget {
  const of = `${logs === 1 ? '1 log' : `${logs} logs`} of ${megabytes(logBytes)}`;
  const detail = `${of}; largest of two executors with its Python; ${megabytes(shuffleBytes)} shuffled by ${tasks} tasks`;
  return { name, measured: peakBytes / 1e6, limit: 1500, unit: 'MB', detail };
}

function budgetsOf(one: Run, two: Run, many: Run, node: { large: number; many: number }): Budget[] {
  const speed = (name: string, run: Run, other: number, limit: number): Budget => {
    const detail = `per second of processor time; the Node importer: ${other.toFixed(0)} MB/s; took ${run.seconds.toFixed(0)} s`;
    return { name, measured: rateOf(run), limit, unit: 'MB/s', atLeast: true, detail };
  };
  const times = `${one.seconds.toFixed(0)} s with one worker, ${two.seconds.toFixed(0)} s with two on this machine as busy as it was`;
  // Two processors that do the work of one in so many seconds together need half of them each.
  const share = (2 * one.processorSeconds) / two.processorSeconds;
  return [
    speed('Spark job, log of 1 GB, 1 core', one, node.large, 20),
    speed('Spark job, log of 1 GB, 2 cores', two, node.large, 20),
    {
      name: 'Spark job, times as fast on 2 cores by processor time',
      measured: share,
      limit: 1.1,
      unit: '',
      atLeast: true,
      detail: times,
    },
    memory('Spark job, memory, log of 1 GB', two),
    speed('Spark job, 2,000 applications', many, node.many, 2),
    memory('Spark job, memory, 2,000 applications', many),
  ];
}

/** How fast the Spark job is beside the Node importer, and what memory it takes; null where Python or Java are not to be had. */
export async function measureSparkJob(): Promise<Budget[] | { missing: string }> {
  const found = ensureSpark();
  if ('missing' in found) return found;
  const folder = mkdtempSync(join(tmpdir(), 'spark-job-'));
  const [large, many] = [join(folder, 'large'), join(folder, 'many')];
  const run = (logs: string, workers: number): Run =>
    JSON.parse(python(found.python, 'measure.py', [logs, '--workers', String(workers)]));
  try {
    python(found.python, 'generated.py', [large, ...LARGE]);
    python(found.python, 'generated.py', [many, ...MANY]);
    const node = { large: await nodeRate(large), many: await nodeRate(many) };
    return budgetsOf(run(large, 1), run(large, 2), run(many, 2), node);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
