import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { measureBuild, measureSave, secondsOfBuild } from './bench/builds';
import { measureEmbeds } from './bench/embeds';
import { emptySite } from './bench/emptySite';
import { measureEventLog } from './bench/eventlog';
import { addVariations, measureLargeSite, SETS } from './bench/largeSite';
import { measureLighthouse } from './bench/lighthouse';
import { measureMainThread } from './bench/mainThread';
import { timedProgram } from './bench/processor';
import { measureSite } from './bench/site';
import { type Budget, budgetLine, meetsBudget } from './lib/budget';
import { copyProject } from './lib/projectCopy';
import { ensureSpark } from './lib/spark/environment';
import { bundleReader } from './spark-bundle';

/** A 1 GB log with lines as long as Spark's, a folder of small logs, and one small log for the startup cost. */
const LOGS = {
  large: ['--large', '--tasks', '270000', '--padding', '24'],
  many: ['--applications', '2000', '--tasks', '30'],
  one: ['--tasks', '30'],
};

/** CPU time of the Spark job for a 1 GB log and for 2,000 small logs; empty, with the reason printed, if it cannot run. */
async function measureSparkJob(): Promise<Budget[]> {
  const found = ensureSpark();
  if ('missing' in found) {
    console.log(`Spark job: not measured: ${found.missing}`);
    return [];
  }
  await bundleReader('spark/dist');
  const bin = dirname(resolve(found.python));
  const env = { PATH: `${bin}:${process.env.PATH}`, SPARK_LOCAL_IP: '127.0.0.1' };
  const folder = mkdtempSync(join(tmpdir(), 'spark-job-'));
  const seconds = (name: keyof typeof LOGS) => {
    const logs = join(folder, name);
    timedProgram('python', ['tests/spark/generated.py', logs, ...LOGS[name]], env);
    const args = ['--master', 'local[2]', 'spark/summarise_event_logs.py', logs, '--out', join(folder, 'out', name)];
    return timedProgram('spark-submit', args, env).seconds;
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
    return [own, more(SETS, 8), more(2 * SETS, 16)];
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

const REPORT = 'gluten-velox-vs-comet';
const COPIED = 'tpcds-sf3000-parquet-comet-0.17.0';
const CANDIDATE = 'tpcds-sf3000-parquet-gluten-velox-1.6.0-arm64';
const PAGES = ['/', `/reports/${REPORT}/`, '/compare/'];

/** A copy of the project, an empty site, and the built site of a peer, if any. Both are built, except for the part `build`. */
interface Sites {
  folder: string;
  empty: string;
  peer: string | null;
}

type Part = (sites: Sites) => Budget[] | Promise<Budget[]>;

const PARTS: Record<string, Part> = {
  eventlog: measureEventLog,
  check: () => measureCheck('static/data', COPIED),
  build: ({ folder, empty }) => measureBuild(folder, empty),
  thread: ({ folder, empty, peer }) => measureMainThread(join(folder, 'build'), join(empty, 'build'), peer),
  embeds: ({ folder }) => measureEmbeds(join(folder, 'build')),
  site: ({ folder }) => measureSite(join(folder, 'build'), `/reports/${REPORT}/`),
  lighthouse: ({ folder }) => measureLighthouse(join(folder, 'build'), PAGES),
  save: ({ folder }) => measureSave(folder, CANDIDATE, REPORT),
  large: ({ folder }) => measureLargeSite(folder, COPIED),
  spark: measureSparkJob,
};

const HELP = `Usage: npm run bench [-- PART... | --peer DIR | --help]

Measure the budgets of docs/dev/architecture.md and print each next to its limit, on a build of a copy of this project. This takes
about fifteen minutes. A Spark job needs Python 3.9 and Java 17.

  PART         run only these parts: ${Object.keys(PARTS).join(', ')}
  --peer DIR   measure the main thread of the home page of another built site too

Exit codes: 0 all within their limits, 1 a limit is exceeded, 2 incorrect usage`;

/** Parts that need no built site. */
const WITHOUT_BUILD = ['eventlog', 'check', 'build', 'spark'];

/** Runs some parts. Returns 1 if a limit is exceeded. */
async function measure(names: readonly string[], peer: string | null): Promise<number> {
  const sites: Sites = { folder: copyProject(), empty: emptySite(), peer };
  let isMet = true;
  try {
    for (const name of names) {
      const isBuilt = WITHOUT_BUILD.includes(name) || existsSync(join(sites.folder, 'build'));
      for (const site of isBuilt ? [] : [sites.folder, sites.empty]) secondsOfBuild(site);
      for (const budget of (await PARTS[name]?.(sites)) ?? []) {
        console.log(budgetLine(budget));
        isMet &&= meetsBudget(budget);
      }
    }
  } finally {
    for (const copy of [sites.folder, sites.empty]) rmSync(copy, { recursive: true, force: true });
  }
  return isMet ? 0 : 1;
}

async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { peer: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  const unknown = positionals.filter((name) => !Object.hasOwn(PARTS, name));
  if (values.help || unknown.length > 0) {
    if (unknown.length > 0) console.error(`unknown part: ${unknown.join(', ')}\n`);
    (values.help ? console.log : console.error)(HELP);
    return values.help ? 0 : 2;
  }
  return measure(positionals.length > 0 ? positionals : Object.keys(PARTS), values.peer ?? null);
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
