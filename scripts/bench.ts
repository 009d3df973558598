import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureBuild, secondsOfBuild } from './bench/builds';
import { measureEmbeds } from './bench/embeds';
import { emptySite } from './bench/emptySite';
import { measureEventLog } from './bench/eventlog';
import { measureLargeSite } from './bench/largeSite';
import { measureLighthouse } from './bench/lighthouse';
import { measureMainThread } from './bench/mainThread';
import { measureSite } from './bench/site';
import { type Budget, budgetLine, meetsBudget } from './lib/budget';
import { copyProject } from './lib/projectCopy';

const REPORT = 'gluten-velox-vs-comet';
const COPIED = 'tpcds-sf3000-parquet-comet-0.17.0';
const PAGES = ['/', `/reports/${REPORT}/`, '/compare/'];

/** A copy of the project and an empty site. Both are built, except for the part `build`. */
interface Sites {
  folder: string;
  empty: string;
}

type Part = (sites: Sites) => Budget[] | Promise<Budget[]>;

const PARTS: Record<string, Part> = {
  eventlog: measureEventLog,
  build: ({ folder, empty }) => measureBuild(folder, empty),
  thread: ({ folder, empty }) => measureMainThread(join(folder, 'build'), join(empty, 'build')),
  embeds: ({ folder }) => measureEmbeds(join(folder, 'build')),
  site: ({ folder }) => measureSite(join(folder, 'build'), `/reports/${REPORT}/`),
  lighthouse: ({ folder, empty }) => measureLighthouse(join(folder, 'build'), join(empty, 'build'), PAGES),
  large: ({ folder }) => measureLargeSite(folder, COPIED),
};

const HELP = `Usage: npm run bench [-- PART... | --help]

Measure the performance budgets and print each next to its limit, on a build of a copy of this project. This takes
about ten minutes.

  PART   run only these parts: ${Object.keys(PARTS).join(', ')}

Exit codes: 0 all within their limits, 1 a limit is exceeded, 2 incorrect usage`;

/** Parts that need no built site. */
const WITHOUT_BUILD = ['eventlog', 'build'];

/** Runs some parts. Returns 1 if a limit is exceeded. */
async function measure(names: readonly string[]): Promise<number> {
  const sites: Sites = { folder: copyProject(), empty: emptySite() };
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
    options: { help: { type: 'boolean', short: 'h' } },
  });
  const unknown = positionals.filter((name) => !Object.hasOwn(PARTS, name));
  if (values.help || unknown.length > 0) {
    if (unknown.length > 0) console.error(`unknown part: ${unknown.join(', ')}\n`);
    (values.help ? console.log : console.error)(HELP);
    return values.help ? 0 : 2;
  }
  return measure(positionals.length > 0 ? positionals : Object.keys(PARTS));
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
