import { join } from 'node:path';
import { callCommand, runScript } from '../support/command';
import { execution, executionEnd, executionStart, job, node } from '../support/eventLog';
import { lines } from '../support/importing';
import { filesOf, inTemporaryFolder, writeBelow } from '../support/temporary';
import { expect, test } from '../support/test';

/** An execution without a name of its own, and with a plan. */
function unnamed(id: number, operator: string, seconds: number, description = 'collect at Report.scala:42'): string[] {
  const plan = executionStart(id, description, node(operator)).replace('== Physical Plan ==', `$&${operator}`);
  return [plan, job([id], id, description), executionEnd(id, '', 1 + 1000 * seconds)];
}

function logOf(application: string, ...executions: string[][]): string {
  return lines(
    '{"Event":"SparkListenerLogStart","Spark Version":"3.5.6"}',
    `{"Event":"SparkListenerApplicationStart","App Name":"x","App ID":"${application}","Timestamp":0,"User":"jane"}`,
    ...executions.flat(),
    '{"Event":"SparkListenerApplicationEnd","Timestamp":900000}',
  );
}

const NIGHTLY = [
  ...['Sort', 'Filter', 'Project', 'Expand', 'Window', 'Union'].map((operator, index) =>
    unnamed(index, operator, 10 + index),
  ),
  unnamed(6, 'Execute InsertIntoHadoopFsRelationCommand', 60, 'save at Report.scala:50'),
  unnamed(7, 'Sort', 10),
  unnamed(8, 'Generate', 8, 'daily revenue'),
];

test('npm run plan-trial names executions by description and plan, and leaves out those that write', async () => {
  await inTemporaryFolder(async (folder) => {
    const log = writeBelow(folder, 'log', logOf('app-1', ...NIGHTLY));
    const { code, stdout, stderr } = runScript('plan-trial', [log, '--nodes', '8', '--price', '1.5']);
    expect([code, stderr]).toEqual([0, '']);
    const [sentence = '', , power, spread, cost, writes] = stdout.split('\n');
    expect(sentence).toMatch(
      /^6 of your 8 queries are 56% of the time; 5 applications of each engine, alternating, 2 iterations: 25 min on 8 nodes; differences below 6\.\d% stay unseen\.$/,
    );
    expect(power).toMatch(/^8\d% of such trials see a difference of 10%\./);
    expect(spread).toContain('this site’s estimate from reruns');
    expect(cost).toBe('That is 3.3 node-hours, 5.00 USD, if both engines are as fast as the log.');
    expect(writes).toBe('Left out because they write: query-7, 39% of the time in the log.');
    expect(stdout).toContain('| query-1 | 2 | 10.0 |');
    expect(stdout).not.toContain('jane');
    const asked = await callCommand('plan-trial', [log, '--writes', '--share', '100']);
    expect(asked.stdout).toMatch(/^8 of your 8 queries/);
    expect(asked.stdout).toContain('| daily-revenue | 1 | 8.0 |');
    expect(asked.stdout).toContain('| query-7 | 1 | 60.0 |');
  });
});

test('with --suite, the queries have the names of the suite; a wrong request is refused with all reasons', async () => {
  await inTemporaryFolder(async (folder) => {
    const named = [1, 2, 3, 4, 5, 6].flatMap((id) => [execution(id, `tpch q${id}`, id)]);
    const log = writeBelow(folder, 'log', logOf('app-1', ...named));
    const { stdout } = await callCommand('plan-trial', [log, '--suite', 'tpch']);
    expect(stdout).toMatch(/^5 of your 6 queries are 83% of the time;/);
    expect(stdout).toContain('| q5 | 1 |');
    const unknown = await callCommand('plan-trial', [log, '--suite', 'tpcd']);
    expect([unknown.code, unknown.stderr]).toEqual([1, expect.stringMatching(/unknown suite: tpcd/)]);
    const wrong = await callCommand('plan-trial', ['--share', '120', '--difference', 'x', '--pattern', 'q']);
    expect(wrong.code).toBe(2);
    expect(wrong.stderr.match(/^plan-trial: /gm)).toHaveLength(4);
    const none = await callCommand('plan-trial', [log, '--suite', 'tpch', '--difference', '1']);
    expect([none.code, none.stderr]).toEqual([1, expect.stringMatching(/no trial .*; choose a larger --difference/)]);
    expect(await callCommand('plan-trial', [join(folder, 'none')])).toMatchObject({ code: 1 });
  });
});

test('--out writes what runs the trial: settings as published, alternating order, no name or path of the log', async () => {
  await inTemporaryFolder(async (folder) => {
    const out = join(folder, 'trial');
    const log = writeBelow(folder, 'secret-place/log', logOf('app-1', ...NIGHTLY));
    const refused = await callCommand('plan-trial', [log, '--out', out, '--baseline', 'sail', '--candidate', 'rapids']);
    expect([refused.code, refused.stderr.match(/ so that its settings are unknown/g)]).toMatchObject([
      1,
      { length: 2 },
    ]);
    const { code, stdout } = await callCommand('plan-trial', [log, '--out', out, '--candidate', 'gluten-velox']);
    const files = filesOf(out);
    expect([code, Object.keys(files)]).toEqual([0, expect.arrayContaining(['README.md', 'suites/trial/suite.json'])]);
    expect(stdout).toContain(join(out, 'run.sh'));
    expect(Object.values(files).join()).not.toMatch(/jane|secret-place|app-1/);
    expect(files['candidate.properties']).toContain('spark.plugins org.apache.gluten.GlutenPlugin\n');
    expect(files['README.md']).not.toContain('These queries write');
    expect(
      files['run.sh']
        ?.match(/^run \w+/gm)
        ?.slice(0, 4)
        .join(),
    ).toBe('run baseline,run candidate,run candidate,run baseline');
    expect((await callCommand('plan-trial', [log, '--out', out])).stderr).toContain('already exists');
    const asked = await callCommand('plan-trial', [log, '--out', join(folder, 'all'), '--writes']);
    expect([asked.code, filesOf(join(folder, 'all'))['README.md']]).toEqual([
      0,
      expect.stringContaining('**These queries write, and the trial repeats them: query-7.**'),
    ]);
  });
});

test('import-eventlog --trial recognizes executions without a name by description and plan, or by their description alone', async () => {
  await inTemporaryFolder(async (folder) => {
    const out = join(folder, 'trial');
    const log = writeBelow(folder, 'log', logOf('app-1', ...NIGHTLY));
    await callCommand('plan-trial', [log, '--out', out, '--share', '100']);
    const again = [
      unnamed(0, 'Filter', 5),
      unnamed(1, 'CometGenerate', 4, 'daily revenue'),
      unnamed(2, 'CometSort', 9),
    ];
    const other = writeBelow(folder, 'other', logOf('app-2', ...again));
    const facts = ['--suite', 'trial', '--query-version', '1', '--scale-factor', '1', '--table-format', 'parquet'];
    const args = [other, '--new-set', 'made', '--trial', join(out, 'queries.csv'), '--data', out, ...facts];
    expect((await callCommand('import-eventlog', args)).code).toBe(0);
    const results = filesOf(join(out, 'result-sets/made'))['results.csv'] ?? '';
    expect(results.split('\n').filter((line) => line.includes(',ok,'))).toEqual([
      'daily-revenue,ok,4,,,',
      'query-2,ok,5,,,',
    ]);
  });
});

test('the committed example is the plan of its log: TPC-H at 1 GB, of whose summary stages and operators are left out', async () => {
  await inTemporaryFolder(async (folder) => {
    const out = join(folder, 'plan');
    const args = ['--summary', 'tests/fixtures/trial/log', '--suite', 'tpch', '--out', out];
    expect((await callCommand('plan-trial', args)).code).toBe(0);
    const files = filesOf(out);
    expect(files['candidate.properties']).toContain('spark.comet.');
    expect(files['candidate.properties']).not.toContain('allowIncompatible');
    const { 'README.md': readme, 'queries.csv': queries, 'run.sh': run } = files;
    expect({ 'README.md': readme, 'queries.csv': queries, 'run.sh': run }).toEqual(
      filesOf('tests/fixtures/trial/plan'),
    );
  });
});
