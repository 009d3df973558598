import { ensureBrowser } from './lib/browser';
import { failedStep, playwrightStep, programStep, type StepResult } from './lib/steps';

const HELP = `Usage: npm test [-- --help]

Runs every test: types, lint, artifacts, unit tests, the build, browser tests. Needs Node 20 and "npm ci".
The browser is CHROMIUM_PATH, or an installed Chromium, or the system's package (as root on Debian), or a download.
Ends with "N passed, N failed". Exit code 0 if nothing failed, else 1; 2 for wrong usage.`;

/** Browser tests, where there are a browser and a built site. */
function browserStep(build: StepResult): StepResult {
  if (build.failed > 0) return failedStep('browser tests', 'not run, because the build failed');
  const browser = ensureBrowser();
  if (!browser) return failedStep('browser tests', 'no browser: install Chromium and name it with CHROMIUM_PATH');
  return playwrightStep('browser tests', 'browser', { CHROMIUM_PATH: browser });
}

function runSteps(): StepResult[] {
  const before = [
    programStep('types', ['node_modules/typescript/bin/tsc', '--noEmit']),
    programStep('lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '.']),
    programStep('artifacts and pages', ['node_modules/tsx/dist/cli.mjs', 'scripts/check.ts']),
    playwrightStep('unit tests', 'unit'),
  ];
  const build = programStep('build', ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'], {
    NO_UPDATE_NOTIFIER: '1',
  });
  return [...before, build, browserStep(build)];
}

function report(steps: StepResult[]): number {
  const sum = (count: 'passed' | 'failed' | 'skipped') => steps.reduce((total, step) => total + step[count], 0);
  console.log('\n== summary');
  for (const { name, passed, failed, skipped, seconds } of steps) {
    console.log(
      `${name}: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''} (${seconds.toFixed(0)} s)`,
    );
  }
  for (const failure of steps.flatMap((step) => step.failures)) console.log(`FAILED ${failure}`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
}

function main(args: string[]): number {
  if (args.length === 0) return report(runSteps());
  const help = args.length === 1 && (args[0] === '--help' || args[0] === '-h');
  (help ? console.log : console.error)(help ? HELP : `unknown argument: ${args.join(' ')}\n\n${HELP}`);
  return help ? 0 : 2;
}

process.exitCode = main(process.argv.slice(2));
