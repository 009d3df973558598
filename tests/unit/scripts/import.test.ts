import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { InputError, UsageError } from '../../../scripts/lib/command';
import { importSet } from '../../../scripts/lib/import/importSet';
import { engineFileProblems } from '../../../src/benchmark/history/checkEngine';
import type { ResultSet } from '../../../src/benchmark/model/resultSet';
import { loadResultSet } from '../../../src/data/resultSetFolder';
import { callCommand, runScript } from '../support/command';
import { FROZEN_DATA } from '../support/frozenSite';
import { EKS_ROWS, importBytes, imported, LONG_ROWS, lines, printed, request, TPCH } from '../support/importing';
import { inTemporaryFolder, writeBelow } from '../support/temporary';
import { expect, test } from '../support/test';

const OPTIONS = Object.entries(TPCH).flatMap(([name, value]) => [`--${name}`, value]);

/** Error messages for these options. */
function refused(options: Record<string, string | string[]>): string[] {
  try {
    importBytes(lines(...EKS_ROWS), options);
  } catch (error) {
    if (error instanceof UsageError) return error.messages;
    if (error instanceof InputError) return error.messages;
    throw error;
  }
  return [];
}

test('npm run import writes one result set that loads without problems, and prints its files', () => {
  inTemporaryFolder((folder) => {
    const file = writeBelow(folder, 'long.csv', lines('query,iteration,seconds', ...LONG_ROWS));
    const out = join(folder, 'sets');
    const properties = ['--property', 'spark.executor.cores=4', '--property', 'spark.executor.instances=2'];
    const { code, stdout, stderr } = runScript('import', [file, ...OPTIONS, ...properties, '--out', out]);
    const said = stderr.split('\n').filter((line) => !/^(?:suspicious|Spark properties): /.test(line));
    expect({ code, said }).toEqual({
      code: 0,
      said: [
        `${file}: detected as CSV of times`,
        expect.stringMatching(/^license: no license given; .* Add --license NAME/),
        '  published: spark.executor.cores = 4',
        '  published: spark.executor.instances = 2',
        '22 queries imported, 0 errors, 0 warnings',
        '',
      ],
    });
    const set = join(out, 'tpch-example');
    expect(stdout.trim().split('\n')).toEqual(
      ['datapackage.json', 'results.csv', 'iterations.csv'].map((name) => join(set, name)),
    );
    expect(loadResultSet(set)).toMatchObject({
      problems: [],
      resultSet: {
        id: 'tpch-example',
        environment: 'unknown',
        configuration: { 'spark.executor.cores': '4', 'spark.executor.instances': '2' },
      },
    });
    expect(readdirSync(out)).toEqual(['tpch-example']);
    expect(statSync(set).mode & 0o444).toBe(0o444);
  });
});

test('npm run import prints all problems with file and line, ends with 1, and writes nothing', async () => {
  await inTemporaryFolder(async (folder) => {
    const file = writeBelow(folder, 'bad.csv', lines('q1,x,1,1', 'q2,1,1,1', 'q99,1,1,1'));
    const { code, stdout, stderr } = await callCommand('import', [file, ...OPTIONS, '--out', join(folder, 'sets')]);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`${file}:1: time: “x” is not a decimal number of seconds; write seconds such as 12.5`);
    expect(stderr).toContain(`${file}:3: “q99” is not a query of tpch 3.0`);
    expect(stderr).toContain('2 errors, 0 warnings; nothing written\n');
    expect(readdirSync(folder)).toEqual(['bad.csv']);
  });
});

test('wrong usage reports every wrong option at once', () => {
  const messages = refused({
    statistic: 'average',
    iterations: '0',
    suite: 'tpcx',
    'scale-factor': '1e400',
    note: ['no colon'],
    engine: '',
  });
  expect(messages.join('\n')).toMatch(
    /--engine is missing[\s\S]*--statistic: unknown statistic: average \(known: median, mean, min, single, unknown\)/,
  );
  expect(messages.join('\n')).toMatch(
    /--iterations must be a whole number from 1, or unknown, got "0"[\s\S]*--suite: unknown suite: tpcx \(did you mean tpch\?/,
  );
  expect(messages).toHaveLength(6);
});

test('options that the schema rejects and missing names are reported together with malformed options', () => {
  inTemporaryFolder((folder) => {
    const configuration = writeBelow(folder, 'conf.json', '{"spark.a": "1",\n}');
    const wrong = { iterations: '0', id: 'Upper', date: '2026-13-01', license: 'a <b>', environment: 'eks', like: 'x' };
    const messages = refused({ ...wrong, configuration });
    expect(messages.map((message) => message.split(/[ :]/)[0])).toEqual([
      '--iterations',
      '--license',
      '--id',
      '--date',
      '--environment',
      '--like',
      '--configuration',
    ]);
    expect(messages[2]).toContain('use lower-case letters and digits, joined by single dots or hyphens');
    expect(messages[1]).toBe('--license must be an SPDX name such as Apache-2.0 or CC-BY-4.0, got "a <b>"');
    expect(refused({ environment: 'eks', like: 'x', 'rerun-of': 'y' })).toHaveLength(3);
    expect(refused({ date: '2026-11-8' })).toEqual([
      '--date must be a day such as 2026-04-29, or unknown, got "2026-11-8"',
    ]);
    expect(refused({ withdrawn: '2026-04-29: removed' })).toEqual([
      '--withdrawn must be "DAY, URL: SENTENCE", with a day such as 2026-04-29 and an https URL, got "2026-04-29: removed"',
    ]);
    expect(refused({ withdrawn: '2026-04-31, https://example.org/: It was removed.' })[0]).toMatch(/^--withdrawn/);
  });
});

test('a negative number is the value of its option; the last line counts the imported rows', async () => {
  await inTemporaryFolder(async (folder) => {
    const file = writeBelow(folder, 'few.csv', lines(...EKS_ROWS.slice(0, 20)));
    const out = ['--out', join(folder, 'sets')];
    const negative = await callCommand('import', [
      file,
      ...OPTIONS,
      ...out,
      '--scale-factor',
      '-3',
      '--iterations',
      '0',
    ]);
    expect(negative.code).toBe(2);
    expect(negative.stderr).toMatch(
      /--iterations must be .*\n.*--scale-factor must be a number of GB greater than 0, got "-3"/,
    );
    const { stderr } = await callCommand('import', [file, ...OPTIONS, ...out]);
    expect(stderr).toMatch(
      /2 of 22 queries are absent.*\nlicense: no license given.*\n(suspicious: .*\n)*20 queries imported, 2 not run, 0 errors, 1 warning\n$/,
    );
  });
});

test('provenance options fill the package; without them the lists are empty and the rest is unknown', () => {
  const bare = imported(lines(...EKS_ROWS)).datapackage;
  expect([bare.licenses, bare.sources, bare.created, bare.benchmark.harness.name]).toEqual([
    [],
    [],
    '2026-01-31T00:00:00Z',
    'unknown',
  ]);
  expect(bare.title).toBe('Example 1.0, TPC-H-derived, 100 GB Parquet');
  const source = {
    'source-title': 'Where',
    'source-url': 'https://example.org/a',
    'source-commit': 'abc',
    license: 'Apache-2.0',
    date: '2026-07-21',
    harness: 'runner@1.2',
  };
  expect(imported(lines(...EKS_ROWS), source).datapackage).toMatchObject({
    licenses: [{ name: 'Apache-2.0' }],
    sources: [{ title: 'Where', path: 'https://example.org/a', version: 'abc' }],
    created: '2026-07-21T00:00:00Z',
    benchmark: { harness: { name: 'runner', version: '1.2' } },
  });
});

test('--like copies environment and configuration, and each explicit option overrides it', () => {
  const like = 'tpcds-sf3000-parquet-comet-0.16.0';
  const copied = imported(lines(...EKS_ROWS), { like }).datapackage.benchmark;
  expect([copied.environment, copied.configuration['spark.plugins']]).toEqual([
    'eks-r8gd-12xlarge-12-nodes',
    'org.apache.spark.CometPlugin',
  ]);
  const own = imported(lines(...EKS_ROWS), { like, environment: 'eks-r8gd-12xlarge-4-nodes' }).datapackage.benchmark;
  expect([own.environment, own.configuration]).toEqual(['eks-r8gd-12xlarge-4-nodes', copied.configuration]);
  expect(refused({ like: 'comet' })[0]).toMatch(
    /^--like: unknown result set: comet \(the nearest of \d+: \S+comet\S+, \S+comet\S+, \S+comet\S+\)/,
  );
  expect(refused({ environment: 'eks' })[0]).toMatch(/^--environment: unknown environment: eks/);
});

test('--property adds a Spark property to the file’s properties, sorted by name, and overrides them; a secret is redacted, a path left out, and both are reported', () => {
  const file = `{"benchmark": "tpch", "spark_conf": {"spark.sql.cbo.enabled": "true", "spark.sql.shuffle.partitions": "200"}, "1": [1]}`;
  const outcome = imported(file, {
    property: [
      ...['spark.local.dir=/home/jane', 'spark.cores.max=1'],
      ...['spark.sql.shuffle.partitions=64', 'spark.ssl.keyPassword=hidden'],
    ],
    statistic: 'single',
    iterations: '1',
  });
  const { configuration, changes } = outcome.datapackage.benchmark;
  expect(Object.entries(configuration)).toEqual([
    ['spark.cores.max', '1'],
    ['spark.sql.cbo.enabled', 'true'],
    ['spark.sql.shuffle.partitions', '64'],
    ['spark.ssl.keyPassword', '[redacted]'],
  ]);
  expect(changes).toMatch(/secrets redacted$/);
  expect(printed(outcome.outcome).join('\n')).toContain('--property spark.ssl.keyPassword looks like a secret');
  expect(outcome.outcome.properties.leftOut).toEqual(['spark.local.dir']);
  expect(refused({ property: ['spark.a: 1'] })).toEqual(['--property must be "KEY=VALUE", got "spark.a: 1"']);
});

test('a configuration must be an object of strings; secrets in it are redacted and reported', () => {
  inTemporaryFolder((folder) => {
    const problems = (text: string) => {
      const configuration = writeBelow(folder, 'conf.json', text);
      return printed(importBytes(lines(...EKS_ROWS), { configuration })).map((line) => line.replace(`${folder}/`, ''));
    };
    expect(problems('{"spark.cores.max": "1"}')).toEqual([]);
    expect(problems('{\n"spark.a": 1}')).toEqual(['conf.json:2: spark.a must be a string, got 1; write "1"']);
    expect(problems('["spark.a"]')).toEqual(['conf.json:1: the configuration must be one JSON object of strings']);
    expect(problems('{\n"spark.ssl.keyPassword": "hidden"}')).toEqual([
      'conf.json:2: warning: spark.ssl.keyPassword looks like a secret, and result sets are published; written as [redacted]',
    ]);
    expect(problems('{"a.password": 12345}')).toEqual(['conf.json:1: a.password must be a string; write "[redacted]"']);
    expect(problems('{"spark.ssl.keyPassword": "[redacted]"}')).toEqual([]);
    const configuration = writeBelow(
      folder,
      'conf.json',
      '{"spark.driver.extraJavaOptions": "-Da.pwd=hidden", "spark.cores.max": "2"}',
    );
    const { benchmark } = imported(lines(...EKS_ROWS), { configuration }).datapackage;
    expect(benchmark.configuration).toEqual({ 'spark.cores.max': '2', 'spark.driver.extraJavaOptions': '[redacted]' });
    expect(benchmark.changes).toMatch(/secrets redacted$/);
  });
});

test('iterations of a few queries can be added to a summary', () => {
  inTemporaryFolder((folder) => {
    const file = writeBelow(folder, 'summary.csv', lines(...EKS_ROWS));
    const long = writeBelow(folder, 'long.csv', lines('query,iteration,seconds', ...LONG_ROWS.slice(0, 3), 'q2,1,9'));
    const outcome = importSet(request(file, { 'iterations-file': long }), '2026-01-31');
    expect(outcome.files.get('iterations.csv')).toBe(
      lines('query,iteration,time_s', 'q1,1,0.5', 'q1,2,1', 'q1,3,1.5', 'q2,1,9'),
    );
    expect(printed(outcome)).toEqual([
      `${long}: warning: the median of the iterations of q2 is 9.000 s, results.csv has 2 s`,
    ]);
    expect(existsSync(join(folder, 'tpch-example'))).toBe(false);
  });
});

test('--warmup is kept as given, is unknown without it, and must be an integer', () => {
  const warmup = (options: Record<string, string>) =>
    imported(lines(...EKS_ROWS), options).datapackage.benchmark.warmup;
  expect([warmup({}), warmup({ warmup: '0' }), warmup({ warmup: '2' })]).toEqual(['unknown', 0, 2]);
  expect(refused({ warmup: '-1' })).toEqual(['--warmup must be a non-negative integer, or unknown, got "-1"']);
});

test('the harness derived from the format is printed; a published set with few comparable sets gets a warning', async () => {
  await inTemporaryFolder(async (folder) => {
    const times = Object.fromEntries(Array.from({ length: 22 }, (_, index) => [index + 1, [1, 2, 3]]));
    const file = writeBelow(folder, 'comet.json', JSON.stringify({ benchmark: 'tpch', ...times }));
    const { stderr } = await callCommand('import', [file, ...OPTIONS, '--out', join(folder, 'sets')]);
    expect(stderr).toContain('\nharness: tpcbench.py, version unknown, since it writes such files; --harness');
  });
  const unknown = { 'query-version': 'unknown' };
  const source = { 'source-title': 'Where', 'source-url': 'https://example.org/a', date: '2026-01-01' };
  expect(printed(importBytes(lines(...EKS_ROWS), { ...unknown, ...source }))).toEqual([
    expect.stringContaining('neither the query version nor the harness is known'),
  ]);
  expect(printed(importBytes(lines(...EKS_ROWS), { ...unknown, ...source, harness: 'runner@1' }))).toEqual([]);
  expect(printed(importBytes(lines(...EKS_ROWS), unknown))).toEqual([]);
});

test('an import adds a new release to the file of its engine, in version order; an unknown version is not a release', async () => {
  await inTemporaryFolder(async (folder) => {
    const record = readFileSync(join(FROZEN_DATA, 'engines/comet.json'), 'utf8');
    const file = writeBelow(folder, 'engines/comet.json', record);
    const results = writeBelow(folder, 'results.csv', lines(...EKS_ROWS));
    const of = (version: string) => ['--engine', 'Comet', '--engine-version', version, '--id', `comet-${version}`];
    const run = (version: string) =>
      callCommand('import', [results, ...OPTIONS, ...of(version), '--out', join(folder, 'result-sets')]);
    await run('unknown');
    expect(readFileSync(file, 'utf8')).toBe(record);
    writeBelow(folder, 'results.csv', lines('q1,1.1,0.6,1.6', ...EKS_ROWS.slice(1)));
    const { stdout } = await run('0.17.5');
    expect(stdout.trim().split('\n').at(-1)).toBe(file);
    const versions = JSON.parse(readFileSync(file, 'utf8')).releases.map(({ version }: { version: string }) => version);
    const at = versions.indexOf('0.17.5');
    expect(versions.slice(at - 1, at + 2)).toEqual(['0.17.0', '0.17.5', '1.0.0']);
    const sets = ['comet-unknown', 'comet-0.17.5'].map(
      (id) => loadResultSet(join(folder, 'result-sets', id)).resultSet,
    );
    const value = { ...JSON.parse(readFileSync(file, 'utf8')), id: 'comet' };
    const read = { path: file, value, lineOf: () => 1, valueLineOf: () => 1 };
    expect(engineFileProblems(read as never, sets as ResultSet[])).toEqual([]);
  });
});
