import { stripVTControlCharacters } from 'node:util';

/** How much of what a failed test said stands in its line. */
const LONGEST = 600;

/** Tests by outcome; `failures` names what failed, one line each. */
interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
  failures: string[];
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
  specs?: { title: string; file: string; line: number; tests: PlaywrightTest[] }[];
}

interface PlaywrightTest {
  status: string;
  results?: { error?: { message?: string } }[];
}

/** What an expectation said, without colours and empty lines, on one line of at most 600 characters. */
function said(message: string): string {
  const line = stripVTControlCharacters(message)
    .split('\n')
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' | ');
  return line.length > LONGEST ? `${line.slice(0, LONGEST)} …` : line;
}

function whyFailed({ results = [] }: PlaywrightTest): string {
  const message = results.at(-1)?.error?.message;
  return message ? `: ${said(message)}` : '';
}

/**
 * Tests of a Playwright report by outcome, those that failed with what they said, since of a long output only the end may be kept; a
 * test that passed at a second attempt counts as passed.
 */
export function countTests(report: PlaywrightReport): TestCounts {
  const specs = (report.suites ?? []).flatMap(specsBelow);
  const tests = specs.flatMap((spec) =>
    spec.tests.map((test) => ({
      status: test.status,
      name: `${spec.file}:${spec.line} ${spec.title}${test.status === 'unexpected' ? whyFailed(test) : ''}`,
    })),
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
