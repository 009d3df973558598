import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { moveTime } from '../../../scripts/bench/builds';
import { budgetLine, isHeld } from '../../../scripts/lib/budget';
import { countTests } from '../../../scripts/lib/playwrightReport';
import { fileFor, serveFolder } from '../../../scripts/lib/staticServer';
import { programStep, stepLine } from '../../../scripts/lib/steps';
import { callCommand, runScript } from '../support/command';
import { temporaryFolder } from '../support/temporary';
import { expect, test } from '../support/test';

const spec = (title: string, status: string) => ({ title, file: 'a.test.ts', line: 3, tests: [{ status }] });

test('countTests(report) counts tests of all depths by outcome and names the failed ones', () => {
  const suites = [
    {
      title: 'a',
      specs: [spec('one', 'expected')],
      suites: [{ title: 'b', specs: [spec('two', 'unexpected'), spec('three', 'skipped')] }],
    },
  ];
  expect(countTests({ suites })).toEqual({ passed: 1, failed: 1, skipped: 1, failures: ['a.test.ts:3 two'] });
});

test('countTests(report) says in one line what a failed test said, at its last attempt', () => {
  const failures = (...messages: string[]) => {
    const results = messages.map((message) => ({ error: { message } }));
    const specs = [{ title: 'two', file: 'a.test.ts', line: 3, tests: [{ status: 'unexpected', results }] }];
    return countTests({ suites: [{ title: 'a', specs }] }).failures;
  };
  expect(failures('first', '\u001b[31mexpect(a)\u001b[39m\n\n  Expected: 1\n  Received: 2')).toEqual([
    'a.test.ts:3 two: expect(a) | Expected: 1 | Received: 2',
  ]);
  expect(failures('x'.repeat(601))).toEqual([`a.test.ts:3 two: ${'x'.repeat(600)} …`]);
});

test('countTests(report) counts an error outside of tests as a failure', () => {
  expect(countTests({ suites: [], errors: [{ message: 'cannot load\nmore' }] })).toMatchObject({
    failed: 1,
    failures: ['cannot load'],
  });
});

test('stepLine(result) has name, counts and time; skipped tests only where there are some', () => {
  const result = { name: 'unit tests', passed: 12, failed: 1, skipped: 0, failures: ['a'], seconds: 40.4 };
  expect(stepLine(result)).toBe('unit tests: 12 passed, 1 failed (40 s)');
  expect(stepLine({ ...result, skipped: 2 })).toBe('unit tests: 12 passed, 1 failed, 2 skipped (40 s)');
});

test('programStep(name, args) ends what stands still, twice, and says so', async () => {
  expect(await programStep('a step of a test', ['-e', 'setInterval(() => {}, 1000)'], {}, 1000)).toMatchObject({
    passed: 0,
    failed: 1,
    note: 'a first attempt was ended, by the limit of 1 s or from outside',
  });
  expect((await programStep('a step of a test', ['-e', 'process.exit(1)'])).note).toBeUndefined();
  expect(await programStep('a step of a test', ['-e', ''])).toMatchObject({ passed: 1, failed: 0, note: undefined });
});

test('npm test names every unknown step and argument with the known ones, and runs nothing', async () => {
  const { code, stdout, stderr } = await callCommand('test', ['--step', 'unit', '--step', 'browsr', 'all']);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toBe(
    'test: unknown argument: all\ntest: unknown step: browsr (did you mean browser? known: types, lint, artifacts, packages, unit, fuzz, build, engines, package, spark, browser)\nSee npm run test -- --help\n',
  );
});

test('npm test -- --step artifacts runs that step alone, says its time as it ends, and ends with the counts', () => {
  const { code, stdout } = runScript('test', ['--step', 'artifacts']);
  expect(code).toBe(0);
  expect(stdout).toMatch(/\n== artifacts and pages: 1 passed, 0 failed \(\d+ s\)\n/);
  expect(stdout).toMatch(/\n== summary\nartifacts and pages: 1 passed, 0 failed \(\d+ s\)\n1 passed, 0 failed\n$/);
});

test('isHeld(budget) compares with the most or the least that is allowed; not measured is not held', () => {
  const budget = { name: 'n', limit: 10, unit: 'KB', detail: '' } as const;
  expect([9, 10, 10.1, null].map((measured) => isHeld({ ...budget, measured }))).toEqual([true, true, false, false]);
  expect([9, 10].map((measured) => isHeld({ ...budget, measured, atLeast: true }))).toEqual([false, true]);
});

test('budgetLine(budget) shows the measured value beside its limit', () => {
  const line = budgetLine({ name: 'cold build', measured: 16.234, limit: 15, unit: 's', detail: '2 reports' });
  expect(line).toMatch(/^OVER {2}cold build +16\.23 s {2}≤ 15 s +2 reports$/);
});

test('moveTime(csv, query, share) moves one time between its fastest and slowest iteration and nothing else', () => {
  const csv = 'query,status,time_s,time_min_s,time_max_s,reason\nq1,ok,3,2,4,\nq14a,ok,5,4,6,\n';
  expect(moveTime(csv, 'q1', 0.75)).toBe(csv.replace('q1,ok,3,2,4', 'q1,ok,3.5000,2,4'));
});

test('fileFor(folder, address) finds files and the index of folders, and nothing outside', () => {
  const root = temporaryFolder();
  mkdirSync(join(root, 'data'));
  writeFileSync(join(root, 'data', 'index.html'), '');
  expect(fileFor(root, '/data/')).toBe(join(root, 'data', 'index.html'));
  expect(fileFor(root, '/nothing')).toBeNull();
  expect(fileFor(root, '/../../etc/passwd')).toBeNull();
});

test('serveFolder(folder) serves below its base path and answers 404 with the page for it', async () => {
  const root = temporaryFolder();
  writeFileSync(join(root, 'index.html'), 'home');
  writeFileSync(join(root, '404.html'), 'not found');
  const served = await serveFolder(root, { base: '/preview/' });
  const [home, missing] = await Promise.all([fetch(served.url), fetch(`${served.url}missing/`)]);
  expect([await home.text(), missing.status, await missing.text()]).toEqual(['home', 404, 'not found']);
  await served.close();
});
