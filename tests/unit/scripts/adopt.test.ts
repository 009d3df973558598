import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadData } from '../../../src/data/loadData';
import { callCommand } from '../support/command';
import { filesOf, inTemporaryFolder, writeBelow } from '../support/temporary';
import { expect, test } from '../support/test';

/** A page in the style of hand-written benchmark pages, with one contradiction of each kind. */
const PAGE = `# Comet benchmark

- **34% faster** overall on Parquet.

## Results

### Overall performance

<BarChart title="Total Runtime" data={{ labels: ['Comet', 'Spark'], datasets: [{ label: 'Runtime (seconds)', data: [660, 1000] }] }} />

| Name | Time (s) | Speedup |
|---|---|---|
| Spark | 1,000 | Baseline |
| Comet | 660 | **34% faster** |

### Distribution

<PieChart title="Distribution" data={{ labels: ['10%+ improvement', '±10%', '10%+ degradation'], datasets: [{ data: [2, 99, 1] }] }} />

| Range | Query count | Percentage |
|---|---|---|
| 10%+ improvement | 2 | 9% |
| ±10% | 99 | 97% |
| 10%+ degradation | 1 | 1% |

### Improvements

<BarChart title="Improvements (% faster)" data={{ labels: ['q56', 'q58', 'q67'], datasets: [{ label: 'Improvement %', data: [73, 67, 64] }] }} />

| Query | Spark (s) | Comet (s) | Speedup |
|---|---|---|---|
| q56-v4.0 | 5.8 | 1.5 | **3.75×** (+73%) |
| q58-v4.0 | 5.4 | 1.8 | **2.99×** (+61%) |
| q67-v4.0 | 141.2 | 50.5 | **3.80×** (+64%) |

<BarChart title="Regressions (% slower)" data={{ labels: ['q50', 'q39av2.4'], datasets: [{ label: 'Degradation %', data: [37] }] }} />

## Earlier release

### Overall performance

<BarChart title="Total Runtime" data={{ labels: ['Native Spark', 'Comet 0.14'], datasets: [{ label: 'Runtime (seconds)', data: [1000, 890] }] }} />

## Summary

The 11% overall speedup comes without more memory. q50 was the only regression out of 103 query variants. It is 1 of the 99 queries.

<BarChart title="Memory" data={{ labels: hours, datasets: [{ label: 'GB', data: memory }] }} />
`;

const DETAILS = [
  '--id',
  'comet-page',
  '--suite',
  'tpcds',
  '--query-version',
  '4.0',
  '--scale-factor',
  '3000',
  '--table-format',
  'parquet',
];
const SOURCE = [
  '--license',
  'Apache-2.0',
  '--date',
  '2026-07-21',
  '--source-title',
  'A page',
  '--source-url',
  'https://example.org/page.md',
];

test('adopt lists what a page contradicts, and what it did not read, each with its line', async () => {
  await inTemporaryFolder(async (folder) => {
    writeBelow(folder, 'page.md', PAGE);
    const { code, stdout } = await callCommand('adopt', [join(folder, 'page.md'), '--suite', 'tpcds']);
    expect(code).toBe(0);
    const [contradictions = '', unread = ''] = stdout.split('Contradictions\n')[1]?.split('Not read\n') ?? [];
    const line = (text: string) => PAGE.split('\n').findIndex((one) => one.includes(text)) + 1;
    const expected = [
      [line('<PieChart'), 'the ranges count 102 queries'],
      [line('<PieChart'), '“10%+ improvement” counts 2 queries; the listed changes have 3'],
      [line('| q58'), '5.4 s and 1.8 s do not give 61%'],
      [line('| q67'), '141.2 s and 50.5 s do not give 3.80×'],
      [line('Regressions'), '“q39av2.4” is not a query'],
      [line('Regressions'), '2 labels and 1 values'],
      [line('11% overall'), 'the summary of the page reports other overall results (34% on line 3)'],
    ];
    expected.push([line('11% overall'), 'the page counts 99 queries here and 103 on line']);
    for (const [at, text] of expected)
      expect(contradictions).toMatch(new RegExp(`:${at}: .*${String(text).replace(/[()+]/g, '\\$&')}`));
    expect(contradictions.trim().split('\n')).toHaveLength(expected.length);
    expect(unread).toContain(`:${line('"Memory"')}: the data of the chart “Memory” are computed, not written out`);
    expect(unread).toContain(`:${line('Regressions')}: the chart “Regressions (% slower)” has 2 labels and 1 values`);
  });
});

test('adopt writes a comparison and a report that pass the checks, with the contradictions in the notes', async () => {
  await inTemporaryFolder(async (folder) => {
    writeBelow(folder, 'page.md', PAGE);
    const folders = ['--data', join(folder, 'data'), '--docs', join(folder, 'docs')];
    const { code, stderr } = await callCommand('adopt', [join(folder, 'page.md'), ...DETAILS, ...SOURCE, ...folders]);
    expect({ code, stderr }).toMatchObject({ code: 0 });
    const json = JSON.parse(readFileSync(join(folder, 'data/published/comet-page/datapackage.json'), 'utf8'));
    expect(json.published.totals).toEqual({ baselineS: 1000, candidateS: 660 });
    expect(json.published.notes).toContainEqual({ about: 'source', text: expect.stringContaining('11% overall') });
    const changes = readFileSync(join(folder, 'data/published/comet-page/changes.csv'), 'utf8');
    expect(changes).toBe('query,time_change_pct\nq56,-73\nq58,-67\nq67,-64\n');
    expect(Object.keys(filesOf(folder))).toEqual(
      expect.arrayContaining([
        'data/published/comet-page-2/datapackage.json',
        'data/reports/comet-page/report.json',
        'docs/comet-page.mdx',
      ]),
    );
    const report = JSON.parse(readFileSync(join(folder, 'data/reports/comet-page/report.json'), 'utf8'));
    expect(report.summaries).toEqual([
      { key: 'main', id: 'comet-page' },
      { key: 'study-2', id: 'comet-page-2' },
    ]);
    const loaded = loadData(join(folder, 'data'));
    expect(loaded.problems.filter(({ level }) => level === 'error')).toEqual([]);
    expect(loaded.published).toHaveLength(2);
  });
});

test('a side that no table marks as the baseline is not guessed', async () => {
  await inTemporaryFolder(async (folder) => {
    const page = PAGE.replace('| Baseline |', '| 0% |').replace("'Spark']", "'Engine A']");
    writeBelow(folder, 'page.md', page);
    const { stdout } = await callCommand('adopt', [join(folder, 'page.md')]);
    expect(stdout).toContain('no table shows which of Comet and Engine A is the baseline; use --baseline');
    const given = await callCommand('adopt', [join(folder, 'page.md'), '--baseline', 'Engine A']);
    expect(given.stdout).toContain('Comet 660.00 s, baseline Engine A 1,000.00 s');
  });
});

/** Markdown with “<”, without a chart of total times, whose table and text differ. */
const TABLES = `# RAPIDS

| Engine | Runtime (hours) | Performance |
|---|---|---|
| RAPIDS | 1.6 | **1.06× faster** |

RAPIDS shows moderate overall speedup (1.08×), <10% on most queries.

![Memory](memory.png)
`;

test('a page without charts has its tables and pictures listed as not read, and its speedups compared', async () => {
  await inTemporaryFolder(async (folder) => {
    const path = join(folder, 'page.md');
    writeBelow(folder, 'page.md', TABLES);
    const { stdout } = await callCommand('adopt', [path]);
    expect(stdout).toContain(
      `${path}:7: “overall speedup (1.08×”: a table of the page reports other speedups (1.06× on line 5)`,
    );
    expect(stdout).toContain(`${path}:3: the table “Engine | Runtime (hours) | Performance” was not read`);
    expect(stdout).toContain(`${path}:9: this picture was not read`);
  });
});

/** A page without charts: q2 takes longer, so its cell is wrong, and the total leaves 3 s out. */
const ROWS = `# Comet

| Query | Spark (s) | Comet (s) | Speedup |
|---|---|---|---|
| q1 | 10.0 | 8.0 | 1.25x |
| q2 | 20.0 | 25.0 | 1.10x |
| q3 | 30.0 | 15.0 | 2.00x |
| Total | 60.0 | 45.0 | 1.33x |

| Metric | Spark | Comet |
|---|---|---|
| Runtime | 60 | 48 |
`;

test('a table without a chart is checked, and listed as not read', async () => {
  await inTemporaryFolder(async (folder) => {
    const path = join(folder, 'page.md');
    writeBelow(folder, 'page.md', ROWS);
    const { stdout } = await callCommand('adopt', [path]);
    expect(stdout.split('\n').filter((line) => line.startsWith(`  ${path}`))).toEqual([
      `  ${path}:6: q2: 20.0 s and 25.0 s do not give 1.10×`,
      `  ${path}:8: “Total” of Comet (s): 45.0; its queries take 48.00 together`,
      `  ${path}:3: the table “Query | Spark (s) | Comet (s) | Speedup” was not read`,
      `  ${path}:10: the table “Metric | Spark | Comet” was not read`,
    ]);
  });
});

test('every table with a number is read or listed, and so is every row of a table that is read in part', async () => {
  await inTemporaryFolder(async (folder) => {
    const path = join(folder, 'page.md');
    const unread = async (page: string) => {
      writeBelow(folder, 'page.md', page);
      const { stdout } = await callCommand('adopt', [path]);
      return stdout.split('Not read\n')[1]?.trim().split('\n') ?? [];
    };
    const bare = '| Query | Spark | Comet |\n|---|---|---|\n| q1 | 10 | 5 |\n';
    expect(await unread(`# x\n\n${bare}`)).toEqual([`${path}:3: the table “Query | Spark | Comet” was not read`]);
    expect(await unread('# x\n\n| Engine | Plugin |\n|---|---|\n| Comet | yes |\n')).toEqual(['none']);
    const totals = PAGE.split('\n').slice(0, 16).join('\n');
    expect(await unread(`${totals}\n\n${bare}`)).toEqual([
      `${path}:18: the table “Query | Spark | Comet” was not read`,
    ]);
    const more = PAGE.replace('| q67-v4.0 |', '| q72-v4.0 | 90.0 | 45.0 | **2.00×** (+50%) |\n| q67-v4.0 |');
    const line = more.split('\n').findIndex((text) => text.includes('q72')) + 1;
    expect(await unread(more)).toContain(
      `${path}:${line}: 1 of 4 rows of the table “Query | Spark (s) | Comet (s) | Speedup” were not read: q72-v4.0`,
    );
  });
});
