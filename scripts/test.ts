import { unknownName } from '../src/benchmark/text/nearest';
import { ensureBrowser } from './lib/browser';
import { type Command, OK, type OptionValues, PROBLEMS, runCommand, UsageError } from './lib/command';
import { enginesStep } from './lib/engines/step';
import { packageStep } from './lib/packageStep';
import { packagesStep } from './lib/packages';
import { isBuilt } from './lib/scratch';
import { buildBeside, FOR_SECONDS, roomyNode } from './lib/sparing';
import { sparkStep } from './lib/spark/step';
import { failedStep, playwrightStep, programStep, type StepResult, stepLine } from './lib/steps';

const HELP = `
Usage: npm test [-- --step NAME …]

Runs every test, or the steps that are named; --step may be given several times. Each prints its time as it ends.

  types      types
  lint       style
  packages   licences of what the site is built with, and the signatures of packages where the registry answers
  artifacts  data, reports and the figures in pages, as npm run check does
  unit       unit tests, beside those above and the build
  fuzz       20 seconds of npm run fuzz, with the same seed each time, after the unit tests
  build      the build of the site
  package    the package in two bare sites, made from the package registry, after the build; skipped where that does not answer
  spark      the Spark job of spark/, started for real, after the package; skipped where there is no Python 3.9 or Java 17
  engines    a few tests of the built site in Firefox and WebKit, after the Spark job; skipped where there is none to drive
  browser    browser tests of the built site, after fuzz and the build, beside what is left of the others; alone, of the site
             that was built last

Needs Node 20.19 and "npm ci". The browser is CHROMIUM_PATH, or an installed Chromium, or the system's package (as root on
Debian), or a download; Firefox is FIREFOX_PATH, and it and WebKit are downloads or the system's packages. Python and Java are the installed ones, or the system's packages. Ends with "N passed, N failed".

Example: npm test -- --step types --step unit

Exit codes: 0 nothing failed, 1 something failed, 2 wrong usage
`;

/** Of the four that TypeScript starts otherwise, each works out again what another has: that costs a third more of the processors. */
const TWO_CHECKERS = ['--checkers', '2'];

/** Each step by its name on the command line; `needed` is what the step found that it waits for, if that one runs. */
const STEPS = {
  types: () => programStep('types', ['node_modules/typescript/bin/tsc', '--noEmit', ...TWO_CHECKERS]),
  lint: () => programStep('lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '.']),
  artifacts: () => programStep('artifacts and pages', ['--require', 'tsx/cjs', 'scripts/check.ts']),
  packages: () => packagesStep('packages'),
  unit: () => playwrightStep('unit tests', 'unit', roomyNode()),
  fuzz: () => programStep('fuzz', ['--require', 'tsx/cjs', 'scripts/fuzz.ts', '--seconds', '20', '--seed', '1']),
  build: () =>
    programStep('build', [...FOR_SECONDS, 'node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'], {
      ...buildBeside(),
      NO_UPDATE_NOTIFIER: '1',
    }),
  engines: () => enginesStep('Firefox and WebKit'),
  package: () => packageStep('package in other sites', ensureBrowser()),
  spark: () => sparkStep('Spark job'),
  browser: (needed?: StepResult) => browserStep(needed),
};
type Name = keyof typeof STEPS;
const NAMES = Object.keys(STEPS) as Name[];

/** Browser tests, where there are a browser and a built site. `build` is the step that has built it, if one has. */
function browserStep(build: StepResult | undefined): Promise<StepResult> {
  const name = 'browser tests';
  if (build && build.failed > 0) return failedStep(name, 'not run, because the build failed');
  if (!isBuilt('build')) return failedStep(name, 'there is no built site: add --step build');
  const browser = ensureBrowser();
  if (!browser) return failedStep(name, 'no browser: install Chromium and name it with CHROMIUM_PATH');
  return playwrightStep(name, 'browser', { ...roomyNode(), CHROMIUM_PATH: browser });
}

/**
 * Steps that run side by side: each of a lane after the one before it. The unit tests and the browser tests keep two processors busy, the
 * others wait for much of their time; so those run from the first moment to the last, and these beside them.
 */
const LANES: Name[][] = [
  ['types', 'lint', 'packages', 'artifacts', 'build', 'package', 'spark', 'engines'],
  ['unit', 'fuzz', 'browser'],
];
/** What a step waits for in another lane. */
const AFTER: Partial<Record<Name, Name>> = { browser: 'build' };

/** Starts every wanted step of the lanes; what each will find, by name. */
function startLanes(wanted: ReadonlySet<Name>): Map<Name, Promise<StepResult>> {
  const steps = new Map<Name, Promise<StepResult>>();
  for (const lane of LANES) {
    let before: Promise<unknown> = Promise.resolve();
    for (const name of lane.filter((name) => wanted.has(name))) {
      const needed = AFTER[name];
      const step = Promise.all([needed && steps.get(needed), before]).then(([found]) => STEPS[name](found));
      steps.set(name, step);
      before = step;
    }
  }
  return steps;
}

/** Runs the steps, and gives what they found in the order of their names. */
async function runSteps(wanted: ReadonlySet<Name>): Promise<StepResult[]> {
  const steps = startLanes(wanted);
  return Promise.all(NAMES.flatMap((name) => steps.get(name) ?? []));
}

function report(steps: StepResult[]): number {
  const sum = (count: 'passed' | 'failed' | 'skipped') => steps.reduce((total, step) => total + step[count], 0);
  console.log('\n== summary');
  for (const step of steps) console.log(stepLine(step));
  for (const failure of steps.flatMap((step) => step.failures)) console.log(`FAILED ${failure}`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? OK : PROBLEMS;
}

/** The steps that are named, or all. Throws UsageError with everything that is wrong with the command line. */
function chosen(values: OptionValues, positionals: readonly string[]): Set<Name> {
  const named = [values.step ?? []].flat().map(String);
  const unknown = named.filter((name) => !NAMES.includes(name as Name));
  const messages = [
    ...positionals.map((argument) => `unknown argument: ${argument}`),
    ...unknown.map((name) => unknownName('step', name, NAMES)),
  ];
  if (messages.length > 0) throw new UsageError(messages);
  return new Set(named.length > 0 ? (named as Name[]) : NAMES);
}

/** `npm test`. */
export const testCommand: Command = {
  name: 'test',
  help: HELP,
  options: { step: { type: 'string', multiple: true } },
  run: async (values, positionals) => report(await runSteps(chosen(values, positionals))),
};
runCommand(testCommand);
