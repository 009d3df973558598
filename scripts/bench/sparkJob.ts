import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Budget } from '../lib/budget';
import { ensureSpark } from '../lib/spark/environment';
import { bundleReader } from '../spark-bundle';

/** A log of 1 GB in lines as long as Spark's own, a folder of small logs, and one small log: the cost of starting Spark. */
const LOGS = {
  large: ['--large', '--tasks', '270000', '--padding', '24'],
  many: ['--applications', '2000', '--tasks', '30'],
  one: ['--tasks', '30'],
};

/** Seconds of processor time, all processes together, that a program takes. Throws if it fails. */
function processorSeconds(command: string, args: string[], env: NodeJS.ProcessEnv): number {
  const timed = ['-c', 'TIMEFORMAT="%U %S"; time "$@"', 'bash', command, ...args];
  const { status, stderr } = spawnSync('bash', timed, { encoding: 'utf8', env: { ...process.env, ...env } });
  if (status !== 0) throw new Error(`${command} failed: ${stderr.slice(-2000)}`);
  const last = stderr.trim().split('\n').at(-1) ?? '';
  return last.split(' ').reduce((sum, seconds) => sum + Number(seconds), 0);
}

/** What the Spark job takes of the processor for a log of 1 GB and for 2,000 small logs; why that cannot be measured. */
export async function measureSparkJob(): Promise<Budget[] | { missing: string }> {
  const found = ensureSpark();
  if ('missing' in found) return found;
  await bundleReader('spark/dist');
  const bin = dirname(resolve(found.python));
  const env = { PATH: `${bin}:${process.env.PATH}`, SPARK_LOCAL_IP: '127.0.0.1' };
  const folder = mkdtempSync(join(tmpdir(), 'spark-job-'));
  const seconds = (name: keyof typeof LOGS) => {
    const logs = join(folder, name);
    processorSeconds('python', ['tests/spark/generated.py', logs, ...LOGS[name]], env);
    const args = ['--master', 'local[2]', 'spark/summarise_event_logs.py', logs, '--out', join(folder, 'out', name)];
    return processorSeconds('spark-submit', args, env);
  };
  try {
    const start = seconds('one');
    const [large, many] = [seconds('large') - start, seconds('many') - start];
    const logs = join(folder, 'large');
    const bytes = readdirSync(logs).reduce((sum, name) => sum + statSync(join(logs, name)).size, 0);
    const detail = `processor time, without the ${start.toFixed(0)} s of starting Spark`;
    return [
      { name: 'Spark job, log of 1 GB', measured: bytes / 1e6 / large, limit: 80, unit: 'MB/s', atLeast: true, detail },
      { name: 'Spark job, each of 2,000 small logs', measured: many / 2, limit: 20, unit: 'ms', detail },
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
