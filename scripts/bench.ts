import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { measureBuild, measureSave } from './bench/builds';
import { measureEmbeds } from './bench/embeds';
import { emptySite } from './bench/emptySite';
import { measureEventLog } from './bench/eventlog';
import { addVariations, measureLargeSite, SETS } from './bench/largeSite';
import { measureLighthouse } from './bench/lighthouse';
import { measureMainThread } from './bench/mainThread';
import { processorSeconds } from './bench/processor';
import { measureSite } from './bench/site';
import { type Budget, budgetLine, meetsBudget } from './lib/budget';
import { ensureSpark } from './lib/spark/environment';
import { bundleReader } from './spark-bundle';

/** A 1 GB log with lines as long as Spark's, a folder of small logs, and one small log for the startup cost. */
const LOGS = {
  large: ['--large', '--tasks', '270000', '--padding', '24'],
  many: ['--applications', '2000', '--tasks', '30'],
  one: ['--tasks', '30'],
};

/** CPU time of the Spark job for a 1 GB log and for 2,000 small logs, or the reason why it cannot be measured. */
async function measureSparkJob(): Promise<Budget[] | { missing: string }> {
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

/** As in the scripts of package.json, but without the second process that `tsx` starts. */
const PROGRAM = ['--require', 'tsx/cjs', 'scripts/check.ts'];
const REPEATS = 3;

/** The fastest of a few runs of the check on a data folder, including startup, in seconds; null if it fails. */
function checkSeconds(dataDir: string): number | null {
  const runs = Array.from({ length: REPEATS }, () => {
    const start = performance.now();
    const { status } = spawnSync(process.execPath, [...PROGRAM, '--data', dataDir], { stdio: 'ignore' });
    return { status, seconds: (performance.now() - start) / 1000 };
  });
  return runs.every(({ status }) => status === 0) ? Math.min(...runs.map(({ seconds }) => seconds)) : null;
}

function withMore(dataDir: string, folder: string, id: string, count: number): string {
  const many = join(folder, String(count));
  cpSync(dataDir, many, { recursive: true });
  addVariations(many, id, count);
  return many;
}

/** `npm run check` on the repository and on copies with thousands more sets; `id` is a set without iterations.csv. */
function measureCheck(dataDir: string, id: string): Budget[] {
  const scratch = mkdtempSync(join(tmpdir(), 'check-'));
  const line = { unit: 's' as const, name: 'npm run check' };
  const more = (count: number, limit: number): Budget => {
    const measured = checkSeconds(withMore(dataDir, scratch, id, count));
    return { ...line, measured, limit, detail: `${count} result sets more` };
  };
  try {
    const own = {
      ...line,
      measured: checkSeconds(dataDir),
      limit: 1.5,
      detail: 'the repository, with the start of the program',
    };
    return [own, more(SETS, 5), more(5 * SETS, 8)];
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

const HELP = `Usage: npm run bench [-- --lighthouse | --peer DIR | --help]

Measure the budgets of docs/dev/architecture.md in a browser, on a cold build of a copy of this project, and print each next to its
limit. Then measure the Spark job in spark/, if Python 3.9 and Java 17 are installed. This takes about twelve minutes.

  --lighthouse   run only Lighthouse, on the last build in build/
  --peer DIR     measure the main thread of the home page of another built site too

Exit codes: 0 all within their limits, 1 a limit is exceeded, 2 incorrect usage`;

const REPORT = 'gluten-velox-vs-comet';
const COPIED = 'tpcds-sf3000-parquet-comet-0.17.0';
const CANDIDATE = 'tpcds-sf3000-parquet-gluten-velox-1.6.0-arm64';

const LIGHTHOUSE = ['/', `/reports/${REPORT}/`, '/compare/'];

function print(budgets: Budget[]): boolean {
  for (const budget of budgets) console.log(budgetLine(budget));
  return budgets.every(meetsBudget);
}

function printJob(measured: Awaited<ReturnType<typeof measureSparkJob>>): boolean {
  if (!('missing' in measured)) return print(measured);
  console.log(`Spark job: not measured: ${measured.missing}`);
  return true;
}

async function measure(peer: string | null): Promise<number> {
  const address = `/reports/${REPORT}/`;
  const logs = print(await measureEventLog());
  const check = print(measureCheck('static/data', COPIED));
  const empty = emptySite();
  const { budgets, folder, seconds } = measureBuild(empty);
  const build = print(budgets);
  const thread = print(await measureMainThread(join(folder, 'build'), join(empty, 'build'), peer));
  const embeds = print(measureEmbeds(join(folder, 'build')));
  const site = print(await measureSite(join(folder, 'build'), address));
  const scores = print(await measureLighthouse(join(folder, 'build'), LIGHTHOUSE));
  const save = print(await measureSave(folder, `static/data/result-sets/${CANDIDATE}/results.csv`, address, 'q4'));
  const many = print(measureLargeSite(folder, COPIED, seconds));
  for (const copy of [folder, empty]) rmSync(copy, { recursive: true, force: true });
  const job = printJob(await measureSparkJob());
  return logs && check && build && thread && embeds && site && scores && save && many && job ? 0 : 1;
}

async function main(args: string[]): Promise<number> {
  if (args.length === 0) return measure(null);
  if (args.length === 2 && args[0] === '--peer') return measure(args[1] ?? null);
  if (args.length === 1 && args[0] === '--lighthouse')
    return print(await measureLighthouse('build', LIGHTHOUSE)) ? 0 : 1;
  const help = args.length === 1 && (args[0] === '--help' || args[0] === '-h');
  (help ? console.log : console.error)(help ? HELP : `unknown argument: ${args.join(' ')}\n\n${HELP}`);
  return help ? 0 : 2;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
