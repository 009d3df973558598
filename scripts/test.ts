import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unknownName } from '../src/benchmark/text/suggestName';
import { ensureBrowser } from './lib/browser';
import { changedFiles, mergeBase } from './lib/check/changedFiles';
import { OK, PROBLEMS, runCommand, texts, UsageError } from './lib/command';
import { enginesStep, ensureEngines } from './lib/engines/step';
import { gitText } from './lib/git';
import { isBuilt } from './lib/projectCopy';
import { ensureEnvironment, ensurePython, missingPython } from './lib/python/environment';
import { unittestStep } from './lib/python/unittests';
import { missingJava } from './lib/spark/environment';
import { sparkStep } from './lib/spark/step';
import {
  failedStep,
  playwrightStep,
  programStep,
  runPrintingAtEnd,
  type StepResult,
  skippedStep,
  stepLine,
} from './lib/steps';
import { unitFiles, unitStep } from './lib/unitTests';

/** True if the package registry answers for the package that the host sites install first. */
function hasRegistry(): boolean {
  return spawnSync('npm', ['view', '@docusaurus/core@3.9.2', 'version'], { timeout: 60_000 }).status === 0;
}

/** Packs the package and tests it in bare sites with the newest Docusaurus or all supported versions (`hosts`). */
async function packageStep(name: string, browser: string | null, hosts: 'newest' | 'all'): Promise<StepResult> {
  if (!browser) return failedStep(name, 'no browser: install Chromium and name it with CHROMIUM_PATH');
  const out = mkdtempSync(join(tmpdir(), 'package-'));
  try {
    const args = ['--require', 'tsx/cjs', 'scripts/package.ts', '--out', out];
    const { fine, text } = await runPrintingAtEnd('npm run package', { command: process.execPath, args });
    if (!fine) return await failedStep(name, 'npm run package failed');
    const tarball = text.trim().split('\n').at(-1);
    return await playwrightStep(name, 'package', {
      CHROMIUM_PATH: browser,
      PACKAGE_TARBALL: tarball,
      PACKAGE_HOSTS: hosts,
    });
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

/** True if a file below one of these paths changed since main (on main: since the last commit), or if that is unknown. */
function hasChanged(paths: readonly string[]): boolean {
  const isMain = mergeBase('.') === gitText('.', ['rev-parse', 'HEAD']);
  const changed = changedFiles('.', isMain ? gitText('.', ['rev-parse', '--verify', 'HEAD^1']) : null);
  return !changed || changed.some((file) => paths.some((path) => file === path || file.startsWith(`${path}/`)));
}

const HELP = `
Usage: npm test [-- --step NAME …] [-- --all]
       npm test -- PATH …

Runs all tests, or the named steps; with PATH, the unit tests whose path contains it.

  types      TypeScript
  lint       Biome
  artifacts  data, reports and numbers in pages, like npm run check
  unit       unit tests
  build      the build of the site
  browser    browser tests of the built site
  engines    tests of the built site in Firefox and WebKit *
  package    the package in bare Docusaurus sites, installed from the registry; the oldest supported one *
  spark      the Spark job, run on a local Spark *
  standards  artifacts in Python’s validators of JSON Schema and of data packages *

Steps with * run only if their files changed since main (on main: since the last commit), if you name them, or with --all.
They are skipped if the registry, Python 3.9 (for standards 3.10), Java 17 or a browser is not available and cannot be installed.
The first lines list what is skipped and why. Needs Node 20.19 and "npm ci".
The Chromium is CHROMIUM_PATH, an installed one, the system's package (as root on Debian), or a download.

Examples: npm test -- --step types --step unit
          npm test -- unit/benchmark/statistics

Exit codes: 0 nothing failed, 1 a test failed, 2 wrong usage
`;

const READERS = ['src/importers/eventLog', 'src/data', 'src/json', 'package-lock.json'];
const INPUTS = {
  engines: [
    'tests/engines',
    'scripts/lib/engines',
    'src/components/compare/browser',
    'src/embed',
    'src/fileParser',
    'src/plugin/embed',
  ],
  package: ['tests/package', 'scripts/package.ts', 'scripts/lib/package', 'src/package', 'src/plugin', 'src/theme'],
  spark: ['spark', 'tests/spark', 'scripts/lib/spark', 'scripts/lib/python', ...READERS],
  standards: ['static/data', 'static/schemas', 'tests/standards', 'scripts/lib/python'],
};

/** The arguments of a run: the named steps, whether every step runs regardless of changes, and the unit tests. */
interface Wanted {
  names: readonly Name[];
  isEager: boolean;
  /** Unit tests to run. */
  files: readonly string[];
}

const isDue = (name: keyof typeof INPUTS, { isEager }: Wanted) => isEager || hasChanged(INPUTS[name]);
const ifDue = (name: keyof typeof INPUTS, wanted: Wanted) =>
  isDue(name, wanted) ? null : 'its files did not change (npm test -- --all runs it)';

/** Steps that may be skipped, with a function that returns the reason, or null if the step runs. */
const SKIPPED_IF: { [name in Name]?: (wanted: Wanted) => string | null } = {
  engines: (wanted) => ifDue('engines', wanted),
  package: () => (hasRegistry() ? null : 'the package registry does not answer'),
  spark: (wanted) => ifDue('spark', wanted) ?? missingPython() ?? missingJava(),
  standards: (wanted) => ifDue('standards', wanted) ?? missingPython(),
};

/** Prints what is skipped and why, and returns the reasons of whole steps. Installs missing browsers to know that. */
async function announceSkips(wanted: Wanted): Promise<Map<Name, string>> {
  const reasons = new Map<Name, string>();
  const parts: string[] = [];
  for (const name of wanted.names) {
    const reason = SKIPPED_IF[name]?.(wanted) ?? null;
    if (reason !== null) reasons.set(name, reason);
    else if (name === 'engines') parts.push(...(await ensureEngines()).missing);
    else if (name === 'package' && !isDue(name, wanted))
      parts.push(`package in the oldest supported Docusaurus: ${ifDue(name, wanted)}`);
  }
  const whole = [...reasons].map(([name, reason]) => `${name}: ${reason}`);
  for (const line of [...whole, ...parts]) console.log(`== skipping ${line}`);
  return reasons;
}

/** The artifacts in validators that share no code with the project; skipped if Python or they cannot be installed. */
function standardsStep(name: string): Promise<StepResult> {
  const folder = 'tests/standards';
  return unittestStep(name, folder, () => {
    const environment = ensurePython();
    return 'missing' in environment ? environment : ensureEnvironment(environment.python, `${folder}/requirements.txt`);
  });
}

const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
/** One rendering thread, because each thread compiles the whole site again and other steps run at the same time. */
const BUILD_ENV = { NO_UPDATE_NOTIFIER: '1', DOCUSAURUS_SSG_WORKER_THREAD_COUNT: '1' };

const STEPS = {
  types: () => programStep('types', ['node_modules/typescript/bin/tsc', '--noEmit', '--checkers', '2']),
  lint: () => programStep('lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '.']),
  artifacts: () => programStep('artifacts and pages', ['--require', 'tsx/cjs', 'scripts/check.ts']),
  unit: ({ files }: Wanted) => unitStep('unit tests', files),
  build: () => programStep('build', [DOCUSAURUS, 'build'], BUILD_ENV),
  browser: () => browserStep('browser tests'),
  engines: () => enginesStep('Firefox and WebKit'),
  package: (wanted: Wanted) =>
    packageStep('package in other sites', ensureBrowser(), isDue('package', wanted) ? 'all' : 'newest'),
  spark: () => sparkStep('Spark job'),
  standards: () => standardsStep('standards'),
};
type Name = keyof typeof STEPS;
const NAMES = Object.keys(STEPS) as Name[];

function browserStep(name: string): Promise<StepResult> {
  if (!isBuilt('build')) return failedStep(name, 'there is no built site: add --step build');
  const browser = ensureBrowser();
  if (!browser) return failedStep(name, 'no browser: install Chromium and name it with CHROMIUM_PATH');
  return playwrightStep(name, 'browser', { CHROMIUM_PATH: browser });
}

/** Steps of a lane run one after another, lanes in parallel; package and spark spend much time on downloads. */
const LANES: Name[][] = [
  ['types', 'lint', 'artifacts', 'build', 'engines'],
  ['unit', 'browser'],
  ['package', 'spark', 'standards'],
];

/** Runs the wanted steps; returns results in the order of names. Steps of the built site wait for the build. */
async function runSteps(wanted: Wanted): Promise<StepResult[]> {
  const skips = await announceSkips(wanted);
  const results = new Map<Name, Promise<StepResult>>();
  for (const lane of LANES) {
    let before: Promise<unknown> = Promise.resolve();
    for (const name of lane.filter((one) => wanted.names.includes(one))) {
      const build = name === 'browser' ? results.get('build') : undefined;
      const reason = skips.get(name);
      const run = () => (reason === undefined ? STEPS[name](wanted) : skippedStep(name, reason));
      const step = Promise.all([before, build]).then(run);
      results.set(name, step);
      before = step;
    }
  }
  return Promise.all(NAMES.flatMap((name) => results.get(name) ?? []));
}

function report(steps: StepResult[]): number {
  const sum = (count: 'passed' | 'failed') => steps.reduce((total, step) => total + step[count], 0);
  console.log('\n== summary');
  for (const step of steps) console.log(stepLine(step));
  for (const failure of steps.flatMap((step) => step.failures)) console.log(`FAILED ${failure}`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? OK : PROBLEMS;
}

runCommand({
  name: 'test',
  help: HELP,
  options: { lists: ['step'], flags: ['all'] },
  async run(values, parts) {
    const named = texts(values, 'step');
    const unknown = named.filter((name) => !NAMES.includes(name as Name));
    if (unknown.length > 0) throw new UsageError(unknown.map((name) => unknownName('step', name, NAMES)));
    const files = unitFiles(parts);
    if (files.length === 0) throw new UsageError([`no path of a unit test contains ${parts.join(' or ')}`]);
    const wanted = [...(named as Name[]), ...(parts.length > 0 ? ['unit' as const] : [])];
    const names = wanted.length > 0 ? wanted : NAMES;
    return report(await runSteps({ names, files, isEager: named.length > 0 || values.all === true }));
  },
});
