import { countUnittest } from '../../../scripts/lib/spark/step';
import { stepLine } from '../../../scripts/lib/steps';
import { expect, test } from '../support/test';

test('countUnittest(text, fine) counts passed and skipped tests of a run without failures', () => {
  const counts = countUnittest('test_a ... ok\n\nRan 6 tests in 9.5s\n\nOK (skipped=2)\n', true);
  expect(counts).toEqual({ passed: 4, failed: 0, skipped: 2, failures: [] });
  expect(countUnittest('Ran 1 test in 0.1s\n\nOK\n', true)).toMatchObject({ passed: 1, skipped: 0 });
});

test('countUnittest(text, fine) counts failures and errors and names them', () => {
  const text =
    'ERROR: test_b (b.B)\n--\nFAIL: test_a (a.A)\n--\nRan 7 tests in 9.5s\n\nFAILED (failures=1, errors=1, skipped=1)\n';
  const failures = ['Spark job: test_b (b.B)', 'Spark job: test_a (a.A)'];
  expect(countUnittest(text, false)).toEqual({ passed: 4, failed: 2, skipped: 1, failures });
});

test('countUnittest(text, fine) counts a run that ended early, or ran nothing, as one failure', () => {
  for (const [text, fine] of [
    ['Killed', false],
    ['Ran 0 tests in 0.0s\n\nOK\n', true],
    ['Ran 3 tests in 1s\n\nOK\n', false],
  ] as const) {
    expect(countUnittest(text, fine)).toMatchObject({ passed: 0, failed: 1 });
  }
});

test('stepLine(result) says why tests were skipped where a step knows', () => {
  const result = { name: 'Spark job', passed: 0, failed: 0, skipped: 1, failures: [], seconds: 0.2 };
  const note = 'skipped: no Java 17 or later';
  expect(stepLine({ ...result, note })).toBe(
    'Spark job: 0 passed, 0 failed, 1 skipped (0 s); skipped: no Java 17 or later',
  );
});
