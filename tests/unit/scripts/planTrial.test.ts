import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { callCommand, runScript } from '../support/command';
import { execution, executionEnd, executionStart, job, node } from '../support/eventLog';
import { FROZEN_DATA } from '../support/frozenSite';
import { lines } from '../support/importing';
import { filesOf, inTemporaryFolder, writeBelow } from '../support/temporary';
import { expect, test } from '../support/test';

const DATA = ['--data', FROZEN_DATA];

/** An execution without a name of its own, and with a plan. */
function unnamed(id: number, operator: string, seconds: number, description = 'collect at Report.scala:42'): string[] {
  const plan = executionStart(id, description, node(operator)).replace('== Physical Plan ==', `$&${operator}`);
  return [plan, job([id], id, description), executionEnd(id, '', 1 + Math.round(1000 * seconds))];
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
    expect(cost).toMatch(
      /^That is 3\.3 node-hours, 5\.00 USD, if both engines are as fast as the log\. Durations leave out/,
    );
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

test('--out writes what runs the trial: settings as published, alternating order, and writes only if asked', async () => {
  await inTemporaryFolder(async (folder) => {
    const out = join(folder, 'trial');
    const log = writeBelow(folder, 'log', logOf('app-1', ...NIGHTLY));
    const { code, stdout } = await callCommand('plan-trial', [
      log,
      '--out',
      out,
      '--candidate',
      'gluten-velox',
      ...DATA,
    ]);
    const files = filesOf(out);
    expect([code, Object.keys(files)]).toEqual([0, expect.arrayContaining(['README.md', 'suites/trial/suite.json'])]);
    expect(stdout).toContain(join(out, 'run.sh'));
    expect(files['candidate.properties']).toContain('spark.plugins org.apache.gluten.GlutenPlugin\n');
    expect(files['candidate.properties']).toMatch(/^# Add spark.jars: .* The source ran Spark 3\.5\.8\.$/m);
    expect(files['baseline.properties']).toMatch(/^# spark\.executor\.memory /m);
    expect(files['baseline.properties']).not.toMatch(/spark\.jars|^spark\.executor\.(?:cores|memory)/m);
    for (const side of ['baseline', 'candidate'])
      expect(files[`${side}.properties`]).toMatch(
        / ran on another one: .* So the sizes of executors and drivers are comments/,
      );
    expect(files['README.md']).toContain('The sources ran on different clusters');
    expect(files['README.md']).not.toContain('These queries write');
    expect(
      files['run.sh']
        ?.match(/^run \w+/gm)
        ?.slice(0, 4)
        .join(),
    ).toBe('run baseline,run candidate,run candidate,run baseline');
    const properties = '# Comet\n  spark.a  = b c \nspark.d:e=f\r\nspark.g h';
    writeBelow(out, 'candidate.properties', properties);
    const submit = `printf '%s\\n' "$*" >> '${folder}/calls'; [ "$(wc -l < '${folder}/calls')" != 2 ]`;
    chmodSync(writeBelow(folder, 'bin/spark-submit', `#!/bin/sh\n${submit}\n`), 0o755);
    const start = () =>
      spawnSync('bash', [join(out, 'run.sh')], {
        cwd: folder,
        env: { ...process.env, APPLICATION: 'own.py', PATH: `${folder}/bin:${process.env.PATH}` },
        encoding: 'utf8',
      });
    expect([start().status, start().stderr]).toEqual([1, expect.stringMatching(/^run\.sh: skipped baseline 1,.*\n$/)]);
    const calls = filesOf(folder).calls?.split('\n') ?? [];
    expect([calls.length, calls[1]]).toEqual([
      12,
      calls[2]?.replace(/unfinished-\w+/, calls[1]?.match(/unfinished-\w+/)?.[0] ?? ''),
    ]);
    expect(calls[2]).toMatch(
      /^--conf spark\.a=b c --conf spark\.d=e=f --conf spark\.g=h --conf spark\.eventLog\.enabled/,
    );
    rmSync(join(out, 'events/baseline/5'), { recursive: true });
    rmSync(join(out, 'baseline.properties'));
    expect([start().status === 0, filesOf(folder).calls]).toEqual([false, calls.join('\n')]);
    expect((await callCommand('plan-trial', [log, '--out', out])).stderr).toContain('already exists');
    const asked = await callCommand('plan-trial', [log, '--out', join(folder, 'all'), '--writes']);
    expect([asked.code, filesOf(join(folder, 'all'))['README.md']]).toEqual([
      0,
      expect.stringContaining('**These queries write, and the trial repeats them: query-7.**'),
    ]);
  });
});

test('engines without documented settings for the Spark of the trial are refused, all at once, with those that have them', async () => {
  await inTemporaryFolder(async (folder) => {
    const log = writeBelow(folder, 'log', logOf('app-1', ...NIGHTLY));
    const refusal = async (...args: string[]) => {
      const { code, stdout, stderr } = await callCommand('plan-trial', [log, ...args, ...DATA]);
      expect([code, stdout]).toEqual([1, '']);
      return stderr.trimEnd().split('\n');
    };
    expect(await refusal('--baseline', 'rapids', '--candidate', 'comte')).toEqual([
      expect.stringMatching(/unknown engine: rapids \(known: native-spark, comet, gluten-velox\); documented is/),
      expect.stringMatching(/unknown engine: comte \(did you mean comet\?/),
    ]);
    expect(await refusal('--candidate', 'native-spark')).toEqual([
      expect.stringMatching(/: engine native-spark is on both sides; choose another \(known: comet, gluten-velox\)$/),
    ]);
    expect(await refusal('--spark', '4.0', '--out', join(folder, 'trial'))).toEqual([
      expect.stringMatching(
        /Comet 1\.0\.0 are of Spark 3\.5, .* none are documented for Spark 4\.0\. Choose Spark 3\.5 for the trial$/,
      ),
    ]);
  });
});

test('files of a trial name no account, host, bucket, or path of a log that has them everywhere', async () => {
  await inTemporaryFolder(async (folder) => {
    const properties = {
      'spark.app.name': 'Jane Doe nightly',
      'spark.yarn.queue': 'payments',
      'spark.yarn.stagingDir': 'hdfs://nn1.acme.example/user/jane.doe/.sparkStaging',
      'spark.driver.host': 'edge7.acme.example',
      'spark.sql.warehouse.dir': 's3a://acme-lake/warehouse',
      'spark.hadoop.fs.s3a.bucket.acme-lake.endpoint': 'https://minio.acme.example',
    };
    const environment = JSON.stringify({ Event: 'SparkListenerEnvironmentUpdate', 'Spark Properties': properties });
    const described = [
      'save to s3a://acme-lake/tables/orders',
      'collect for jane.doe on edge7.acme.example',
      'payments report of /home/jane.doe/report.py',
      'count hdfs://nn1.acme.example/user/jane.doe/events',
      'Acme.COM job',
      'com.acme.etl.Revenue',
      'daily revenue',
    ].map((description, id) => unnamed(id, 'Sort', 10 + id, description));
    const log = writeBelow(folder, 'secret-place/log', logOf('app-77', [environment], ...described));
    const out = join(folder, 'trial');
    expect((await callCommand('plan-trial', [log, '--out', out])).code).toBe(0);
    const written = Object.values(filesOf(out)).join('\n');
    expect(written).toContain('daily revenue');
    expect(written).not.toMatch(/jane|\bdoe\b|acme|payments|edge7|minio|nn1|secret-place|app-77|report\.py/i);
  });
});

test('files that are not event logs are refused, each with one error', async () => {
  await inTemporaryFolder(async (folder) => {
    const empty = join(folder, 'empty');
    mkdirSync(empty);
    const given = [
      writeBelow(folder, 'rows.json', '\n{"query":"q1","time":1}\n{"query":"q2","time":2}\n'),
      writeBelow(folder, 'times.csv', 'query,time\nq1,1\n'),
      empty,
      join(folder, 'missing'),
    ];
    const { code, stdout, stderr } = await callCommand('plan-trial', given);
    expect([code, stdout, stderr.trimEnd().split('\n').sort()]).toEqual([
      1,
      '',
      [
        expect.stringMatching(/\/empty: the folder is empty; pass log files/),
        expect.stringMatching(/\/missing: the file does not exist; check the path/),
        expect.stringMatching(/\/rows\.json:2: the file is not a Spark event log; expected lines such as {"Event":/),
        expect.stringMatching(/\/times\.csv:1: the file is not a Spark event log; expected/),
      ],
    ]);
  });
});

test('import.sh imports the logs of a trial as it is: a verdict that rests on applications, and which part of the uncertainty is whose', async () => {
  await inTemporaryFolder(async (folder) => {
    const out = join(folder, 'trial');
    const log = writeBelow(folder, 'log', logOf('app-0', ...NIGHTLY));
    expect(runScript('plan-trial', [log, '--out', out, '--share', '100']).code).toBe(0);
    for (const [side, factor] of [
      ['baseline', 1],
      ['candidate', 0.5],
    ] as const)
      for (const application of [1, 2, 3]) {
        const passes = [1, 2].flatMap((iteration) =>
          Array.from({ length: 6 }, (_, index) => {
            const seconds = factor * (10 + index) * (1 + 0.02 * application + 0.01 * iteration * application);
            return unnamed(10 * iteration + index, 'Sort', seconds, `query-${index + 1}, iteration ${iteration}`);
          }),
        );
        writeBelow(out, `events/${side}/${application}/log`, logOf(`${side}-${application}`, ...passes));
      }
    const env = { ...process.env, FORMAT: 'parquet' };
    const { status, stdout, stderr } = spawnSync('bash', [join(out, 'import.sh')], { env, encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, expect.stringContaining('6 of 7 queries with a time')]);
    expect(stderr).toContain('warning: candidate has 3 of 5 planned applications');
    expect(stdout).toContain('The interval that decides rests on how much 3 applications of each side differ.');
    expect(stdout).toContain('from 6 iterations, of several applications');
    expect(stdout).toMatch(/\d+% is between iterations of one application, and \d+% is between applications/);
    const args = ['--trial', join(out, 'queries.csv'), '--data', out, '--suite', 'trial', '--query-version', '1'];
    const facts = [
      ...args,
      '--table-format',
      'parquet',
      '--environment',
      'trial',
      '--out',
      join(out, 'results/result-sets'),
    ];
    const again = await callCommand('import-eventlog', [
      join(out, 'events/baseline/1/log'),
      '--new-set',
      'again',
      ...facts,
    ]);
    const both = await callCommand(
      'compare',
      ['again', 'trial-baseline'].map((id) => join(out, 'results/result-sets', id)),
    );
    expect([again.code, both.code, both.stderr]).toEqual([
      0,
      1,
      expect.stringContaining('have the same times of an application'),
    ]);
    const other = writeBelow(folder, 'other', logOf('app-9', ...NIGHTLY).replace('3.5.6', '4.0.1'));
    const refused = await callCommand('import-eventlog', [other, '--new-set', 'other', ...facts]);
    expect([refused.code, refused.stderr]).toEqual([
      1,
      expect.stringContaining('has Spark 3.5, and a log Spark 4.0.1'),
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
    const args = ['--summary', 'tests/fixtures/trial/log', '--suite', 'tpch', '--spark', '3.5', '--out', out, ...DATA];
    expect((await callCommand('plan-trial', args)).code).toBe(0);
    const files = filesOf(out);
    const { 'README.md': readme, 'queries.csv': queries, 'run.sh': run } = files;
    expect({ 'README.md': readme, 'queries.csv': queries, 'run.sh': run }).toEqual(
      filesOf('tests/fixtures/trial/plan'),
    );
  });
});
