import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkAll } from '../../../scripts/lib/check/checkAll';
import { problemLine } from '../../../src/benchmark/model/problem';
import { callCommand } from '../support/command';
import { withDataCopy } from '../support/dataCopy';
import { expect, test } from '../support/test';

const FORMATS = ['--baseline', 'tpcds-sf3000-parquet-comet-0.16.0', '--candidate', 'tpcds-sf3000-iceberg-comet-0.16.0'];
const graviton = (name: string) => `tpcds-sf1000-parquet-spark-3.5.3-${name}-12xlarge`;
const GRAVITONS = [
  ...['--baseline', graviton('r6g')],
  ...['--candidate', graviton('r7g'), '--candidate', graviton('r8g')],
];

function newReport(data: string, args: string[]) {
  const docs = join(data, '..', 'docs', 'reports');
  return callCommand('new-report', ['new', ...args, '--date', '2026-09-30', '--data', data, '--docs', docs]);
}

function written(data: string): { json: Record<string, unknown>; page: string } {
  return {
    json: JSON.parse(readFileSync(join(data, 'reports/new/report.json'), 'utf8')),
    page: readFileSync(join(data, '..', 'docs/reports/new.mdx'), 'utf8'),
  };
}

/** Problems of a data folder that a new report adds. */
async function added(data: string, args: string[]): Promise<string[]> {
  const all = () => checkAll(data, join(data, '..')).problems.map(problemLine);
  const before = all();
  expect((await newReport(data, args)).code).toBe(0);
  return all().filter((line) => !before.includes(line));
}

test('sets that differ in table format are compared with --vary tableFormat, and title, names, and text mention it', async () => {
  await withDataCopy(async (data) => {
    const refused = await newReport(data, FORMATS);
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('the table format differs: parquet')]);
    const lines = await added(data, [...FORMATS, '--vary', 'tableFormat']);
    for (const line of lines) expect(line).toMatch(/^docs\/reports\/new.mdx:\d+: warning: prose is missing: /);
    const { json, page } = written(data);
    expect(json).toMatchObject({
      title: 'Comet 0.16.0 (Iceberg) vs. Comet 0.16.0 (Parquet)',
      vary: ['tableFormat'],
      description: expect.stringContaining('What differs on purpose: table format (Parquet vs. Iceberg).'),
    });
    expect(page).toContain('## What differs');
    expect(page).toContain('of="varies.besides"');
  });
});

test('one engine on two machines is rejected until --vary names the difference, and an invalid word is rejected', async () => {
  await withDataCopy(async (data) => {
    const pair = ['--baseline', graviton('r6g'), '--candidate', graviton('r8g')];
    const silent = await newReport(data, pair);
    expect([silent.code, silent.stderr]).toEqual([1, expect.stringContaining('say what varies (environment)')]);
    const idle = await newReport(data, [...pair, '--vary', 'environment', '--vary', 'tableFormat']);
    expect(idle.stderr).toContain('the table format does not differ');
    const wrong = await newReport(data, [...pair, '--vary', 'enviroment']);
    expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('did you mean environment?')]);
    expect((await newReport(data, [...pair, '--vary', 'environment'])).code).toBe(0);
    expect(written(data).json.title).toBe('Vanilla Spark 3.5.3 (r8g.12xlarge) vs. vanilla Spark 3.5.3 (r6g.12xlarge)');
  });
});

test('one baseline and two candidates give a report on several candidates with distinguishing keys', async () => {
  await withDataCopy(async (data) => {
    const lines = await added(data, [...GRAVITONS, '--vary', 'environment']);
    for (const line of lines) expect(line).toMatch(/^docs\/reports\/new.mdx:\d+: warning: prose is missing: /);
    const { json, page } = written(data);
    expect(json).toMatchObject({
      sides: [
        { sets: [graviton('r6g')] },
        { key: 'r7g12xlarge', sets: [graviton('r7g')] },
        { key: 'r8g12xlarge', sets: [graviton('r8g')] },
      ],
      suites: ['tpcds'],
    });
    expect(page).toContain('of="tpcds.r8g12xlarge.total.speedup"');
    const prose = page.split('---')[2]?.replace(/<[^>]*>|\{\/\*[\s\S]*?\*\/\}/g, '') ?? '';
    expect(prose).not.toMatch(/\d/);
    const twice = await newReport(data, [...GRAVITONS, '--candidate', graviton('r7g')]);
    expect([twice.code, twice.stderr]).toEqual([2, expect.stringContaining('is a duplicate')]);
  });
});

test('candidates of several engines have their engines as keys and need no --vary', async () => {
  await withDataCopy(async (data) => {
    const set = (name: string) => `tpcds-99-sf100-parquet-${name}`;
    await added(data, [
      ...['--baseline', set('spark-3.5.3-beside-comet-0.9.0')],
      ...['--candidate', set('comet-0.9.0'), '--candidate', set('gluten-velox-1.4.0')],
    ]);
    const { json } = written(data);
    expect(json).toMatchObject({ sides: [{}, { key: 'comet' }, { key: 'glutenvelox' }] });
    expect(json.vary).toBeUndefined();
  });
});

test('check rejects a report.json that varies nothing between sets of one release, or something that does not differ', async () => {
  await withDataCopy(async (data) => {
    await newReport(data, [...GRAVITONS, '--vary', 'environment']);
    const path = join(data, 'reports/new/report.json');
    const text = readFileSync(path, 'utf8');
    const problems = () => checkAll(data, join(data, '..')).problems.map(problemLine).join('\n');
    writeFileSync(path, text.replace(/"vary": \[\s*"environment"\s*\],/, ''));
    expect(problems()).toMatch(
      /reports\/new\/report.json:\d+: .*are of one engine and version, Vanilla Spark 3.5.3: say what varies \(environment\)/,
    );
    writeFileSync(path, text.replace('"environment"', '"scaleFactor"'));
    expect(problems()).toMatch(/report.json:\d+: .*the scale factor does not differ/);
    writeFileSync(path, text.replace('"environment"', '"machine"'));
    expect(problems()).toContain('vary');
  });
});
