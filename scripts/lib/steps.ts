import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';

/** Numbers of tests by outcome; `failures` has a line for each failed test. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  failures: string[];
  note?: string;
}

export interface StepResult extends Counts {
  name: string;
  seconds: number;
}

interface Program {
  command: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
}

/** A program that runs longer is killed, because Rspack deadlocks in about 1% of builds. */
export const LIMIT_MS = 420_000;

/** A failed test in the output of Playwright's list reporter. */
const FAILED_TEST = /^\s*[✘x]\s+\d+ /;

/**
 * Runs a program and prints its output when it ends, with the text of `report`, so that parallel steps do not mix;
 * prints the name of a failed test at once. `code` is null if it was killed.
 */
export function runPrintingAtEnd(
  name: string,
  { command, args, env }: Program,
  timeout = 0,
  report = () => '',
): Promise<{ fine: boolean; code: number | null; text: string }> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    timeout,
    killSignal: 'SIGKILL',
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part) => (text += part));
  createInterface({ input: child.stdout }).on('line', (line) => FAILED_TEST.test(line) && console.log(line));
  return new Promise((done) => {
    child.once('error', (error) => (text += error.message));
    child.once('close', (code) => {
      text += report();
      process.stdout.write(`\n== output of ${name}\n${text}`);
      done({ fine: code === 0, code, text });
    });
  });
}

/** "unit tests: 12 passed, 1 failed, 2 skipped (40 s); why they were skipped". */
export function stepLine({ name, passed, failed, skipped, seconds, note }: StepResult): string {
  const counts = [`${passed} passed`, `${failed} failed`, ...(skipped ? [`${skipped} skipped`] : [])];
  return `${name}: ${counts.join(', ')} (${seconds.toFixed(0)} s)${note ? `; ${note}` : ''}`;
}

/** Runs a step and prints its line when it ends. */
export async function timed(name: string, work: () => Promise<Counts>): Promise<StepResult> {
  const start = performance.now();
  const result = { name, ...(await work()), seconds: (performance.now() - start) / 1000 };
  console.log(`\n== ${stepLine(result)}`);
  return result;
}

/** A step with one test: a Node program that must exit with 0. A killed program is repeated once. */
export function programStep(name: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<StepResult> {
  return timed(name, async () => {
    const attempt = () => runPrintingAtEnd(name, { command: process.execPath, args, env }, LIMIT_MS);
    const first = await attempt();
    const { fine } = first.code === null ? await attempt() : first;
    return fine ? { passed: 1, failed: 0, skipped: 0, failures: [] } : failedCounts(`${name}: ${args.join(' ')}`);
  });
}

const failedCounts = (failure: string): Counts => ({ passed: 0, failed: 1, skipped: 0, failures: [failure] });

export function failedStep(name: string, why: string): Promise<StepResult> {
  return timed(name, async () => failedCounts(`${name}: ${why}`));
}

export function skippedStep(name: string, why: string): Promise<StepResult> {
  return timed(name, async () => ({ passed: 0, failed: 0, skipped: 1, failures: [], note: `skipped: ${why}` }));
}

interface Report {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
  suites: Suite[];
}

interface Suite {
  suites?: Suite[];
  specs: { file: string; line: number; title: string; ok: boolean; tests: { results: Result[] }[] }[];
}

interface Result {
  error?: { message?: string };
}

const MAX_MESSAGE = 600;
const oneLine = (text = '') =>
  stripVTControlCharacters(text)
    .replace(/\s*\n\s*/g, ' | ')
    .slice(0, MAX_MESSAGE);

function failuresOf({ suites = [], specs }: Suite): string[] {
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...failed.map(({ file, line, title, tests }) => {
      const message = tests.flatMap(({ results }) => results).findLast(({ error }) => error)?.error?.message;
      return `${file}:${line} ${title}: ${oneLine(message)}`;
    }),
    ...suites.flatMap(failuresOf),
  ];
}

/** Runs a project of the Playwright configuration. Zero tests or a missing report count as a failure. */
export function playwrightStep(name: string, project: string, env: NodeJS.ProcessEnv = {}): Promise<StepResult> {
  return timed(name, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'test-step-'));
    const file = join(folder, 'report.json');
    const args = ['node_modules/@playwright/test/cli.js', 'test', '--project', project, '--reporter=list,json'];
    const program = { command: process.execPath, args, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file } };
    const { fine } = await runPrintingAtEnd(name, program);
    const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null;
    rmSync(folder, { recursive: true });
    if (report === null) return failedCounts(`${name}: ended without a report`);
    const { expected, flaky, skipped } = report.stats;
    const errors = report.errors.map(({ message }) => oneLine(message));
    const failures = [...errors, ...report.suites.flatMap(failuresOf)];
    const isFine = fine && expected + flaky > 0;
    if (failures.length === 0 && !isFine) failures.push(`${name}: ${fine ? 'no test ran' : 'ended with an error'}`);
    return { passed: expected + flaky, failed: failures.length, skipped, failures };
  });
}
