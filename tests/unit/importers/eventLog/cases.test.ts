import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callCommand } from '../../support/command';
import { openedLog } from '../../support/openedLog';
import { inTemporaryFolder, writeBelow } from '../../support/temporary';
import { expect, test } from '../../support/test';

const CASES = 'tests/fixtures/cases';
const FACTS = ['--query-version', 'unknown', '--scale-factor', '1', '--table-format', 'parquet', '--license', 'MIT'];

/** The rows with a status other than not_run that the command makes of a log, or its messages. */
async function byCommand(log: string, suite: string, ...more: string[]): Promise<string[] | string> {
  return inTemporaryFolder(async (folder) => {
    const args = [log, '--new-set', 'made', '--suite', suite, ...FACTS, '--data', join(folder, 'data'), ...more];
    const { code, stderr } = await callCommand('import-eventlog', args);
    if (code !== 0) return stderr;
    const results = readFileSync(join(folder, 'data/result-sets/made/results.csv'), 'utf8');
    return results.split('\n').filter((line) => /,(ok|failed),/.test(line));
  });
}

test('two statements under one description add up in every round, also next to the times of the harness', async () => {
  const log = `${CASES}/eventlog-two-statements/q14.log`;
  expect(await byCommand(log, 'tpcds-99')).toEqual(['q13,ok,2,2,2,', 'q14,ok,50,50,50,', 'q15,ok,1,1,1,']);
  await inTemporaryFolder(async (folder) => {
    const data = join(folder, 'data');
    const times = readFileSync(`${CASES}/eventlog-two-statements/q14.csv`, 'utf8');
    const file = writeBelow(folder, 'q14.csv', times);
    const facts = [
      '--id',
      'of-harness',
      '--engine',
      'vanilla Spark',
      '--engine-version',
      '3.5.6',
      '--suite',
      'tpcds-99',
    ];
    const counts = [
      '--time-unit',
      's',
      '--statistic',
      'median',
      '--iterations',
      '2',
      '--out',
      join(data, 'result-sets'),
    ];
    expect((await callCommand('import', [file, ...facts, ...FACTS, ...counts])).code).toBe(0);
    const { code, stderr } = await callCommand('import-eventlog', [log, '--result-set', 'of-harness', '--data', data]);
    expect([code, stderr]).toEqual([0, expect.not.stringContaining('iterations of')]);
    const metrics = readFileSync(join(data, 'result-sets/of-harness/query-metrics.csv'), 'utf8');
    expect(metrics.split('\n').flatMap((line) => /^q14,\d,\d/.exec(line) ?? [])).toEqual(['q14,1,2', 'q14,2,2']);
  });
});

test('a query that ran twice in the only round is refused, named, and decided by the reader', async () => {
  const log = `${CASES}/eventlog-two-statements/q66-twice.log`;
  expect(await byCommand(log, 'tpcds')).toMatch(/: q66 ran several times in a row; .*--names q1,-,q3/);
  const left = ['q4,ok,2,,,', 'q65,ok,5,,,', 'q66,ok,3,,,'];
  expect(await byCommand(log, 'tpcds', '--names', 'q65,q66,-,q4')).toEqual(left);
  const { make } = await openedLog(readFileSync(log, 'utf8'));
  expect([make({}), make({ names: 'q65,q66,-,q4' })]).toEqual([undefined, left]);
});

test('an execution that ends before it begins has no time, on the command line and on the page', async () => {
  const log = `${CASES}/eventlog-end-before-start/clock.log`;
  const rows = ['q1,failed,,,,the execution ends before it begins in the event log', 'q2,ok,3,,,'];
  expect(await byCommand(log, 'tpch')).toEqual(rows);
  expect((await openedLog(readFileSync(log, 'utf8'))).make({})).toEqual(rows);
});
