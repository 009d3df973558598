import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { filesBelow } from '../../../../src/data/filesBelow';
import { summaryFiles } from '../../../../src/importers/eventLog/summary/summaryFiles';
import { callCommand } from '../../support/command';
import { executionEnd, executionStart, job, node, summariesOf, task } from '../../support/eventLog';
import { openedLog } from '../../support/openedLog';
import { inTemporaryFolder } from '../../support/temporary';
import { expect, test } from '../../support/test';

const CASE = 'tests/fixtures/cases/eventlog-names/names.log';
const FACTS = ['--suite', 'tpch', '--query-version', 'unknown', '--scale-factor', '1', '--table-format', 'parquet'];

test('a log that names people, hosts, and buckets gives a set with its one harmless property, and both lists are shown', async () => {
  await inTemporaryFolder(async (folder) => {
    const args = [
      CASE,
      '--new-set',
      'made',
      ...FACTS,
      '--license',
      'MIT',
      '--data',
      folder,
      '--summary-out',
      join(folder, 'out'),
    ];
    const { code, stderr } = await callCommand('import-eventlog', args);
    expect(code).toBe(0);
    const { benchmark } = JSON.parse(readFileSync(join(folder, 'result-sets/made/datapackage.json'), 'utf8'));
    expect(benchmark.configuration).toEqual({ 'spark.executor.memory': '16g' });
    expect(stderr).toContain('Spark properties: 1 published, 17 left out');
    expect(stderr).toContain('  published: spark.executor.memory = 16g\n');
    expect(stderr).toContain('  left out: spark.yarn.queue\n');
    const written = filesBelow(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    expect(written.join('\n')).not.toMatch(/jane|\bdoe\b|corp|dataproc|payments|1234567890|0101-000000|PROXY/);
  });
  const { made } = await openedLog(readFileSync(CASE, 'utf8'));
  const page = made({});
  expect(page?.kind === 'made' && page.properties).toEqual([
    'Spark properties: 1 published, 17 left out, because they could name people, hosts, or paths',
    '  published: spark.executor.memory = 16g',
    ...Array(17).fill(expect.stringMatching(/^ {2}left out: spark\./)),
  ]);
});

/** Invented names: of a person (two words), a host, a bucket, an organization. They resemble nothing else in a log. */
const invented = fc.stringMatching(/^qz[a-z]{6,9}$/);
const names = fc.uniqueArray(invented, { minLength: 5, maxLength: 5 }) as fc.Arbitrary<
  [first: string, last: string, host: string, bucket: string, team: string]
>;

function propertiesOf(first: string, last: string, host: string, bucket: string, team: string): Record<string, string> {
  return {
    'spark.app.name': `${first} ${last} nightly`,
    'spark.driver.host': `${host}.${team}.internal`,
    'spark.master': `spark://${host}:7077`,
    'spark.local.dir': `/mnt/${team}/spill,/home/${first}.${last}/spill`,
    'spark.sql.warehouse.dir': `s3a://${bucket}/warehouse`,
    'spark.yarn.queue': `root.${team}`,
    'spark.kubernetes.namespace': team,
    [`spark.kubernetes.driver.label.${team}`]: 'true',
    [`spark.hadoop.fs.s3a.bucket.${bucket}.endpoint.region`]: 'us-west-2',
    [`spark.hadoop.fs.s3a.bucket.${bucket}.path.style.access`]: 'true',
    [`spark.hadoop.fs.azure.account.auth.type.${team}.dfs.core.windows.net`]: 'OAuth',
    [`spark.sql.catalog.${team}`]: 'org.apache.iceberg.spark.SparkCatalog',
    [`spark.executorEnv.${team.toUpperCase()}_THREADS`]: '4',
    'spark.databricks.clusterUsageTags.clusterName': `${first}-${team}`,
    'spark.driver.extraJavaOptions': `-XX:+UseG1GC -Duser.home=/home/${first} -D${team}.x=1 -XX:ErrorFile=/tmp/${last}.log`,
    'spark.executor.memory': '16g',
    'spark.jars': `/opt/${team}/comet-spark-${team}.jar`,
    [`spark.${team}.enabled`]: 'true',
  };
}

/** Messages of exceptions that name each. */
function errorsOf(first: string, last: string, host: string, bucket: string, team: string): string[] {
  return [
    `org.apache.spark.SparkException: Job aborted: Lost task 0.0 in stage 1.0 (TID 1) (${host} executor 3): Permission denied: user=${first}.${last}, path="/data/${team}/x"`,
    `java.io.FileNotFoundException: s3a://${bucket}/tpch/lineitem/part-0.parquet`,
    `java.net.UnknownHostException: ${host}: Name or service not known`,
    `Connection refused: ${host}.${team}.local/10.1.2.3:7337 by ${first}.${last}@${team}.com`,
    `[TABLE_OR_VIEW_NOT_FOUND] The table \`${team}\`.\`lineitem\` cannot be found; bucket ${bucket} does not exist`,
  ];
}

function logOf(given: [string, string, string, string, string]): string[] {
  const [first, last, host, bucket, team] = given;
  const plan = node(
    'Execute InsertIntoHadoopFsRelationCommand',
    {
      ...node(`BatchScan ${team}.db.lineitem`),
      metrics: [{ name: `rows of ${bucket}`, accumulatorId: 1, metricType: 'sum' }],
    },
    node(`Scan parquet spark_catalog.${team}.orders`),
    node(`Scan JDBCRelation(${team}.nation)`),
  );
  const executions = errorsOf(...given).flatMap((error, index) => [
    executionStart(index, `tpch q${index + 1}`, plan),
    job([index], index, `tpch q${index + 1}`),
    task({ stage: index }),
    executionEnd(index, error),
  ]);
  const others = [
    `select * from ${team}.t where name = '${first}'`,
    `collect at /home/${first}/${last}.py:3`,
    `${first} ${last}`,
  ];
  return [
    '{"Event":"SparkListenerLogStart","Spark Version":"3.5.6"}',
    JSON.stringify({
      Event: 'SparkListenerApplicationStart',
      'App Name': `${first} ${last}`,
      'App ID': 'app-1',
      Timestamp: 5,
      User: `${first}.${last}`,
    }),
    JSON.stringify({
      Event: 'SparkListenerEnvironmentUpdate',
      'Spark Properties': propertiesOf(...given),
      'System Properties': { 'user.name': first, 'user.dir': `/home/${first}/${team}` },
      'Classpath Entries': { [`/opt/${team}/comet-spark-${team}-1.0.jar`]: 'System Classpath' },
    }),
    JSON.stringify({
      Event: 'SparkListenerExecutorAdded',
      'Executor ID': '1',
      'Executor Info': { Host: host, 'Total Cores': 4 },
    }),
    JSON.stringify({
      Event: 'com.nvidia.spark.rapids.SparkRapidsBuildInfoEvent',
      sparkRapidsBuildInfo: { version: '25.4.0', user: first, url: `https://${host}/x`, branch: team },
    }),
    ...executions,
    executionStart(9, 'tpch q9', plan),
    job([9], 9, 'tpch q9'),
    task({ stage: 9 }),
    executionEnd(9, '', 3000),
    ...others.map((text) => job([50], undefined, text)),
    ...others.flatMap((text, index) => [executionStart(20 + index, text, plan), executionEnd(20 + index)]),
    '{"Event":"SparkListenerApplicationEnd","Timestamp":9000}',
  ];
}

test('no name of a person, host, bucket, or team in a log is in a file of its set, its environment, or its summary', async () => {
  await fc.assert(
    fc.asyncProperty(names, async (given) => {
      const log = logOf(given);
      const summaries = summariesOf(log).flatMap((summary) => [...summaryFiles(summary)]);
      const made = (await openedLog(log.join('\n'))).made({});
      assert.equal(made?.kind, 'made');
      if (made?.kind !== 'made') return;
      const files = made.sets.flatMap(({ files: own, environment }) => [
        ...own,
        ['environment', environment?.text ?? ''],
      ]);
      for (const [name, text] of [...summaries, ...files]) {
        const line = text?.split('\n').find((one) => given.some((word) => one.toLowerCase().includes(word)));
        assert.equal(line, undefined, `${name}: ${line}`);
      }
      const { benchmark } = JSON.parse(files.find(([name]) => name === 'datapackage.json')?.[1] ?? '');
      assert.deepEqual(benchmark.configuration, {
        'spark.driver.extraJavaOptions': '-XX:+UseG1GC',
        'spark.executor.memory': '16g',
        'spark.executorEnv.*': '4',
        'spark.hadoop.fs.azure.account.auth.type.*': '[redacted]',
        'spark.hadoop.fs.s3a.bucket.*.endpoint.region': 'us-west-2',
        'spark.hadoop.fs.s3a.bucket.*.path.style.access': 'true',
        'spark.kubernetes.driver.label.*': 'true',
        'spark.master': 'spark://*',
        'spark.sql.catalog.*': 'org.apache.iceberg.spark.SparkCatalog',
      });
    }),
    { numRuns: 20 },
  );
});
