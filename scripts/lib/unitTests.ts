import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Counts, runPrintingAtEnd, type StepResult, timed } from './steps';

const FOLDER = 'tests/unit';
/** Processes that share the files; each loads the committed data once. */
const PROCESSES = 2;

/** A failed test in Node's report: its file and its name. Lines are those of compiled code. */
const FAILED_TEST = /^test at (.+):\d+:\d+\n✖ (.+?)(?: \([\d.]+ms\))?$/gm;

/** Test files whose path contains one of `wanted`; all without one. */
export function unitFiles(wanted: readonly string[]): string[] {
  const names = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.test.ts'));
  const files = names.map((name) => join(FOLDER, name)).sort();
  return files.filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)));
}

function countOf(report: string, word: string): number {
  return Number(new RegExp(`^ℹ ${word} (\\d+)$`, 'm').exec(report)?.[1] ?? 0);
}

/**
 * Runs test files in one process. The report goes to a file, because tests of commands replace the standard output of
 * the process.
 */
async function runFiles(name: string, files: readonly string[], report: string): Promise<Counts> {
  const reporter = ['--test-reporter', 'spec', '--test-reporter-destination', report];
  const args = ['--require', 'tsx/cjs', ...reporter, join(FOLDER, 'support/run.ts'), ...files];
  const { fine, text } = await runPrintingAtEnd(name, { command: process.execPath, args }, 0, () =>
    existsSync(report) ? readFileSync(report, 'utf8') : '',
  );
  const failures = [...text.matchAll(FAILED_TEST)].map(([, file, title]) => `${file}: ${title}`);
  if (!fine && failures.length === 0) failures.push(`${name}: ended with an error`);
  return { passed: countOf(text, 'pass'), failed: failures.length, skipped: countOf(text, 'skipped'), failures };
}

/** Runs the unit tests of these files, in two processes if there are several. No test counts as a failure. */
export function unitStep(name: string, files: readonly string[]): Promise<StepResult> {
  return timed(name, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'unit-'));
    const shares = Array.from({ length: Math.min(PROCESSES, files.length) }, (_, share) =>
      files.filter((_file, index) => index % PROCESSES === share),
    );
    const counts = await Promise.all(
      shares.map((share, index) => runFiles(`${name}, part ${index + 1}`, share, join(folder, `${index}.txt`))),
    );
    rmSync(folder, { recursive: true });
    const sum = (count: 'passed' | 'failed' | 'skipped') => counts.reduce((total, part) => total + part[count], 0);
    const failures = counts.flatMap((part) => part.failures);
    if (sum('passed') + failures.length === 0) failures.push(`${name}: no test ran`);
    return { passed: sum('passed'), failed: failures.length, skipped: sum('skipped'), failures };
  });
}
