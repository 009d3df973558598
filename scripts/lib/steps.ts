import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What one step of the test command found. `failures` names what failed, one line each. */
export interface StepResult {
  name: string;
  passed: number;
  failed: number;
  skipped: number;
  failures: string[];
  seconds: number;
}

/** The parts of Playwright's JSON report that are read. */
interface PlaywrightReport {
  suites?: PlaywrightSuite[];
  errors?: { message?: string }[];
}

interface PlaywrightSuite {
  title: string;
  file?: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; file: string; line: number; tests: { status: string }[] }[];
}

type Counts = Pick<StepResult, 'passed' | 'failed' | 'skipped' | 'failures'>;

/** Runs a Node program of the project to its end, its output to ours. True for exit code 0. */
function runNode(args: string[], env: NodeJS.ProcessEnv): boolean {
  return spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
}

function timed(name: string, work: () => Counts): StepResult {
  console.log(`\n== ${name}`);
  const start = Date.now();
  const counts = work();
  return { name, ...counts, seconds: (Date.now() - start) / 1000 };
}

/** A step that counts as one test: a program that ends with exit code 0 or not. */
export function programStep(name: string, args: string[], env: NodeJS.ProcessEnv = {}): StepResult {
  return timed(name, () => {
    const fine = runNode(args, env);
    return {
      passed: fine ? 1 : 0,
      failed: fine ? 0 : 1,
      skipped: 0,
      failures: fine ? [] : [`${name}: ${args.join(' ')}`],
    };
  });
}

/** A step that could not run, counted as one failure. */
export function failedStep(name: string, why: string): StepResult {
  return timed(name, () => ({ passed: 0, failed: 1, skipped: 0, failures: [`${name}: ${why}`] }));
}

/** A project of the Playwright configuration, each of its tests counted. No test at all, or no report, is a failure. */
export function playwrightStep(name: string, project: string, env: NodeJS.ProcessEnv = {}): StepResult {
  return timed(name, () => {
    const folder = mkdtempSync(join(tmpdir(), 'playwright-report-'));
    const report = join(folder, 'report.json');
    const args = ['node_modules/@playwright/test/cli.js', 'test', '--project', project, '--reporter=list,json'];
    const fine = runNode(args, { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report });
    const counts = existsSync(report) ? countTests(JSON.parse(readFileSync(report, 'utf8'))) : noTests();
    rmSync(folder, { recursive: true, force: true });
    return fine || counts.failed > 0 ? nonEmpty(counts, name) : oneMore(counts, `${name}: ended with an error`);
  });
}

function noTests(): Counts {
  return { passed: 0, failed: 0, skipped: 0, failures: [] };
}

function oneMore(counts: Counts, failure: string): Counts {
  return { ...counts, failed: counts.failed + 1, failures: [...counts.failures, failure] };
}

function nonEmpty(counts: Counts, name: string): Counts {
  return counts.passed + counts.failed > 0 ? counts : oneMore(counts, `${name}: no test ran`);
}

/** Tests of a Playwright report by outcome; a test that passed at a second attempt counts as passed. */
export function countTests(report: PlaywrightReport): Counts {
  const specs = (report.suites ?? []).flatMap(specsBelow);
  const tests = specs.flatMap((spec) =>
    spec.tests.map(({ status }) => ({ status, name: `${spec.file}:${spec.line} ${spec.title}` })),
  );
  const failures = tests.filter(({ status }) => status === 'unexpected').map(({ name }) => name);
  const errors = (report.errors ?? []).map(({ message }) => message?.split('\n')[0] ?? 'error without message');
  const skipped = tests.filter(({ status }) => status === 'skipped').length;
  const passed = tests.length - failures.length - skipped;
  return { passed, failed: failures.length + errors.length, skipped, failures: [...failures, ...errors] };
}

function specsBelow(suite: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsBelow)];
}
