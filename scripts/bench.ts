import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { measureBuild, measureSave } from './bench/builds';
import { measureCheck } from './bench/check';
import { measureEmbeds } from './bench/embeds';
import { measureEventLog } from './bench/eventlog';
import { measureLighthouse } from './bench/lighthouse';
import { measureMany } from './bench/many';
import { measureSite } from './bench/site';
import { measureSparkJob } from './bench/sparkJob';
import { type Budget, budgetLine, isHeld } from './lib/budget';

const HELP = `Usage: npm run bench [-- --lighthouse | --help]

Measure the budgets of docs/dev/architecture.md in a browser, on a cold build of a copy of this project, and print each next to its
limit. Then measure the Spark job in spark/, if Python 3.9 and Java 17 are installed. This takes about twelve minutes.

  --lighthouse   run only Lighthouse, on the last build in build/

Exit codes: 0 all within their limits, 1 a limit is exceeded, 2 incorrect usage`;

const REPORT = 'gluten-velox-vs-comet';
/** A result set without iterations. */
const COPIED = 'tpcds-sf3000-parquet-comet-0.17.0';
const CANDIDATE = 'tpcds-sf3000-parquet-gluten-velox-1.6.0-arm64';

/** The pages of which Lighthouse says how fast they are. */
const LIGHTHOUSE = ['/', `/reports/${REPORT}/`, '/compare/'];

function print(budgets: Budget[]): boolean {
  for (const budget of budgets) console.log(budgetLine(budget));
  return budgets.every(isHeld);
}

function printJob(measured: Awaited<ReturnType<typeof measureSparkJob>>): boolean {
  if (!('missing' in measured)) return print(measured);
  console.log(`Spark job: not measured: ${measured.missing}`);
  return true;
}

async function measure(): Promise<number> {
  const address = `/reports/${REPORT}/`;
  const logs = print(await measureEventLog());
  const check = print(measureCheck('static/data', COPIED));
  const { budgets, folder, seconds } = measureBuild();
  const build = print(budgets);
  const embeds = print(measureEmbeds(join(folder, 'build')));
  const site = print(await measureSite(join(folder, 'build'), address));
  const scores = print(await measureLighthouse(join(folder, 'build'), LIGHTHOUSE));
  const save = print(await measureSave(folder, `static/data/result-sets/${CANDIDATE}/results.csv`, address, 'q4'));
  const many = print(measureMany(folder, COPIED, seconds));
  rmSync(folder, { recursive: true, force: true });
  const job = printJob(await measureSparkJob());
  return logs && check && build && embeds && site && scores && save && many && job ? 0 : 1;
}

async function main(args: string[]): Promise<number> {
  if (args.length === 0) return measure();
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
