import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countTests } from './playwrightReport';

/** What one step of the test command found. `failures` names what failed, one line each. */
export interface StepResult {
  name: string;
  passed: number;
  failed: number;
  skipped: number;
  failures: string[];
  /** Why tests were skipped, where a step knows. */
  note?: string;
  seconds: number;
}

/** What a step found, without its name and time. */
export type Counts = Omit<StepResult, 'name' | 'seconds'>;

/** A program with its arguments, and what is in its environment besides. */
interface Program {
  command: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  /** When it is ended by a signal, ms; without it, never. */
  limitMs?: number;
}

/** Runs a program to its end, its output to ours or to a file. The exit code; null where it could not be started or a signal ended it. */
function run({ command, args, env, limitMs }: Program, output: 'inherit' | number): Promise<number | null> {
  const child = spawn(command, args, {
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
    timeout: limitMs,
    killSignal: 'SIGKILL',
  });
  return new Promise((done) => {
    child.once('error', () => done(null));
    child.once('close', done);
  });
}

/** "unit tests: 12 passed, 1 failed, 2 skipped (40 s)", and why tests were skipped where that is known. */
export function stepLine({ name, passed, failed, skipped, seconds, note }: StepResult): string {
  const counts = [`${passed} passed`, `${failed} failed`, ...(skipped ? [`${skipped} skipped`] : [])];
  return `${name}: ${counts.join(', ')} (${seconds.toFixed(0)} s)${note ? `; ${note}` : ''}`;
}

/** Does the work of a step and prints its line as it ends. */
export async function timed(name: string, work: () => Promise<Counts>): Promise<StepResult> {
  const start = performance.now();
  const counts = await work();
  const result = { name, ...counts, seconds: (performance.now() - start) / 1000 };
  console.log(`\n== ${stepLine(result)}`);
  return result;
}

async function inScratch<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'test-step-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Runs a program to its end and prints what it printed when it has ended, so that steps which run side by side do not mix theirs. That
 * text, its exit code as of `run`, and whether that was 0.
 */
export function printedAtEnd(
  name: string,
  program: Program,
): Promise<{ fine: boolean; code: number | null; text: string }> {
  return inScratch(async (folder) => {
    const file = join(folder, 'output');
    const output = openSync(file, 'w');
    const code = await run(program, output);
    closeSync(output);
    const text = readFileSync(file, 'utf8');
    process.stdout.write(`\n== output of ${name}\n${text}`);
    return { fine: code === 0, code, text };
  });
}

/** No program of a step takes so long, however busy the machine is. */
export const STANDS_STILL_MS = 420_000;

/**
 * A step that counts as one test: a Node program of the project that ends with exit code 0 or not. One that stands still is ended and runs
 * once more, with a note: Rspack, which bundles the site, was seen to wait for itself without end in one of some hundred builds.
 */
export function programStep(
  name: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
  limitMs = STANDS_STILL_MS,
): Promise<StepResult> {
  return timed(name, async () => {
    const attempt = () => printedAtEnd(name, { command: process.execPath, args, env, limitMs });
    const first = await attempt();
    const stoodStill = first.code === null;
    const { fine } = stoodStill ? await attempt() : first;
    const failures = fine ? [] : [`${name}: ${args.join(' ')}`];
    const note = stoodStill
      ? `a first attempt was ended, by the limit of ${limitMs / 1000} s or from outside`
      : undefined;
    return { passed: fine ? 1 : 0, failed: fine ? 0 : 1, skipped: 0, failures, note };
  });
}

/** A step that could not run, counted as one failure. */
export function failedStep(name: string, why: string): Promise<StepResult> {
  return timed(name, async () => ({ passed: 0, failed: 1, skipped: 0, failures: [`${name}: ${why}`] }));
}

/**
 * A project of the Playwright configuration, each of its tests counted. No test at all, or no report, is a failure. `atEnd` prints what
 * its tests print when all have ended.
 */
export function playwrightStep(
  name: string,
  project: string,
  env: NodeJS.ProcessEnv = {},
  atEnd = false,
): Promise<StepResult> {
  return timed(name, () =>
    inScratch(async (folder) => {
      const report = join(folder, 'report.json');
      const args = ['node_modules/@playwright/test/cli.js', 'test', '--project', project, '--reporter=list,json'];
      const program = { command: process.execPath, args, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } };
      const fine = atEnd ? (await printedAtEnd(name, program)).fine : (await run(program, 'inherit')) === 0;
      const counts = existsSync(report) ? countTests(JSON.parse(readFileSync(report, 'utf8'))) : noTests();
      return fine || counts.failed > 0 ? nonEmpty(counts, name) : oneMore(counts, `${name}: ended with an error`);
    }),
  );
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
