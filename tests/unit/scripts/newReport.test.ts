import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkAll } from '../../../scripts/lib/check/checkAll';
import { problemLine } from '../../../src/benchmark/model/problem';
import { parsePage } from '../../../src/plugin/mdx/parsePage';
import { proseSpots } from '../../../src/plugin/mdx/prosePlaceholders';
import { callCommand, runScript } from '../support/command';
import { withDataCopy } from '../support/dataCopy';
import { writeBelow } from '../support/temporary';
import { expect, test } from '../support/test';

const PAIRS: [what: string, baseline: string, candidate: string][] = [
  ['two versions of one engine', 'tpcds-sf3000-parquet-comet-0.16.0', 'tpcds-sf3000-parquet-comet-0.17.0'],
  ['two sets without ranges', 'tpch-sf100-parquet-spark-3.5.3-beside-comet-0.9.0', 'tpch-sf100-parquet-comet-0.9.0'],
];

const withFolders = (data: string, args: string[]) => [
  ...args,
  '--data',
  data,
  '--docs',
  join(data, '..', 'docs', 'reports'),
];

function newReport(data: string, args: string[]) {
  return callCommand('new-report', withFolders(data, args));
}

for (const [what, baseline, candidate] of PAIRS) {
  test(`a new report of ${what} passes the check except for the placeholders for sentences`, async () => {
    await withDataCopy(async (data) => {
      const before = checkAll(data, join(data, '..')).problems.map(problemLine);
      const { code, stdout } = await newReport(data, [
        'new',
        '--baseline',
        baseline,
        '--candidate',
        candidate,
        '--date',
        '2026-09-30',
      ]);
      expect([code, stdout.split('\n').map((path) => path.split('/').slice(-2).join('/'))]).toEqual([
        0,
        ['new/report.json', 'reports/new.mdx', ''],
      ]);
      const after = checkAll(data, join(data, '..')).problems.map(problemLine);
      const added = after.filter((line) => !before.includes(line));
      expect(added.length).toBeGreaterThan(2);
      for (const line of added) expect(line).toMatch(/^docs\/reports\/new.mdx:\d+: warning: prose is missing: /);
      expect((await newReport(data, ['new', '--baseline', baseline, '--candidate', candidate])).stderr).toMatch(
        /reports\/new already exists; nothing written[\s\S]*new.mdx already exists/,
      );
    });
  });
}

test('a new report of published comparisons shows the figures of each once, and has only placeholders for sentences', async () => {
  await withDataCopy(async (data) => {
    const before = checkAll(data, join(data, '..')).problems.map(problemLine);
    const ids = ['comet-shuffle-scatter', 'celeborn-vs-native-shuffle'];
    const { code } = await newReport(data, [
      'new',
      ...ids.flatMap((id) => ['--published', id]),
      '--date',
      '2026-09-30',
    ]);
    const page = readFileSync(join(data, '..', 'docs/reports/new.mdx'), 'utf8');
    const shown = [...page.matchAll(/(?:figure|table|chart)="([^"]+)"/g)].map(([, name]) => name);
    // The dashboard draws the figures of the first.
    expect([code, shown]).toEqual([0, ['main-measures', 'study-2-totals', 'study-2-distribution', 'study-2-changes']]);
    const added = checkAll(data, join(data, '..'))
      .problems.map(problemLine)
      .filter((line) => !before.includes(line));
    for (const line of added) expect(line).toMatch(/^docs\/reports\/new.mdx:\d+: warning: prose is missing: /);
    expect(added).toHaveLength(2);
    const both = await newReport(data, ['x', '--published', 'y', '--baseline', 'z']);
    expect([both.code, both.stderr.includes('--published replaces --baseline, --candidate and --vary')]).toEqual([
      2,
      true,
    ]);
  });
});

test('a new page takes every number from Value', async () => {
  await withDataCopy(async (data) => {
    const [, baseline = '', candidate = ''] = PAIRS[0] ?? [];
    await newReport(data, ['new', '--baseline', baseline, '--candidate', candidate]);
    const page = readFileSync(join(data, '..', 'docs/reports/new.mdx'), 'utf8');
    const prose = page.split('---')[2]?.replace(/<[^>]*>|\{\/\*[\s\S]*?\*\/\}/g, '') ?? '';
    expect(prose.replace(/Comet 0\.1[67]\.0/g, '')).not.toMatch(/\d/);
  });
});

test('unknown sets, duplicate sets, an invalid id, and pairs that are not comparable are rejected', async () => {
  await withDataCopy(async (data) => {
    const unknown = await newReport(data, [
      'new',
      '--baseline',
      'tpcds-sf3000-parquet-comet-0.16',
      '--candidate',
      'gluten',
    ]);
    expect(unknown.code).toBe(1);
    expect(unknown.stderr).toMatch(
      /unknown result set: tpcds-sf3000-parquet-comet-0.16 \(did you mean tpcds-sf3000-parquet-comet-0.16.0\?[\s\S]*unknown result set: gluten/,
    );
    const usage = await newReport(data, ['Upper Case', '--baseline', 'a', '--candidate', 'a']);
    expect([usage.code, usage.stderr.split('\n').length]).toEqual([2, 4]);
    const other = await newReport(data, [
      'new',
      '--baseline',
      'tpch-sf100-parquet-spark-3.5.3-beside-comet-0.9.0',
      '--candidate',
      'tpcds-sf3000-parquet-comet-0.16.0',
    ]);
    expect(other.stderr).toContain('these result sets cannot be compared: the suite differs: TPC-H');
    const title = await newReport(data, [
      'new',
      '--baseline',
      'tpch-sf100-parquet-spark-3.5.3-beside-comet-0.9.0',
      '--candidate',
      'tpch-sf100-parquet-comet-0.9.0',
      '--title',
      '<b>',
    ]);
    expect(title.stderr).toContain('title must be one line of text');
    expect((await newReport(data, [])).stderr).toContain('--baseline is missing');
  });
});

test('an existing page with the name is never replaced', () => {
  withDataCopy((data) => {
    const page = writeBelow(join(data, '..'), 'docs/reports/new.mdx', 'mine');
    const [, baseline = '', candidate = ''] = PAIRS[0] ?? [];
    const args = withFolders(data, ['new', '--baseline', baseline, '--candidate', candidate]);
    expect(runScript('new-report', args).code).toBe(1);
    expect(readFileSync(page, 'utf8')).toBe('mine');
  });
});

test('a placeholder for prose is found with its line and its hint, also over several lines', () => {
  const text = 'Text.\n\n{/* PROSE: what\nis it? */}\n\n{/* a comment */}\n';
  expect(proseSpots(parsePage({ path: 'p.mdx', text })).map(problemLine)).toEqual([
    'p.mdx:3: warning: prose is missing: “what is it?”; replace the placeholder with a sentence',
  ]);
});
