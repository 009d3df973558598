import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { moveTime } from '../../scripts/bench/builds';
import { buildSite, scratchCopy } from '../../scripts/lib/scratch';
import { filesBelow } from '../../src/plugin/staticOutput';
import { expect, test } from './site';

const SET = 'tpcds-sf3000-parquet-gluten-velox-1.6.0-arm64';
const RESULTS = `static/data/result-sets/${SET}/results.csv`;
const REPORT = 'gluten-velox-vs-comet';
const QUERY = 'q4';

test.describe.configure({ mode: 'serial' });

let folder: string;

test.beforeAll(() => {
  folder = scratchCopy();
});

test.afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** The content of every published file with content hashes of scripts taken out, by path. */
function published(build: string): Map<string, string> {
  const texts = filesBelow(build)
    .filter((name) => /\.(html|svg|csv|json|xml|png)$/.test(name))
    .map((name) => [name, readFileSync(join(build, name), 'utf8').replace(/\.[0-9a-f]{8}\.(js|css)/g, '.$1')] as const);
  return new Map(texts);
}

function read(name: string): string {
  return readFileSync(join(folder, name), 'utf8');
}

test('a change of one time changes every place that shows it, and nothing else', () => {
  test.setTimeout(180_000);
  const first = buildSite(folder);
  expect(first.output).toContain('Generated static files');
  cpSync(join(folder, 'build'), join(folder, 'before'), { recursive: true });
  writeFileSync(join(folder, RESULTS), moveTime(read(RESULTS), QUERY, 0.9));
  const second = buildSite(folder);
  expect(second.output).toContain('Generated static files');
  const [before, after] = [published(join(folder, 'before')), published(join(folder, 'build'))];
  expect([...after.keys()].sort()).toEqual([...before.keys()].sort());
  const changed = [...after].filter(([name, text]) => before.get(name) !== text).map(([name]) => name);
  expect(changed).toEqual(expect.arrayContaining(placesOfTheTime()));
  expect(changed.filter((name) => !mayShowTheSet(name))).toEqual([]);
});

function placesOfTheTime(): string[] {
  return [
    `data/result-sets/${SET}/results.csv`,
    `data/result-sets/${SET}/index.html`,
    'data/index.json',
    `data/derived/${REPORT}/headline.json`,
    `data/derived/${REPORT}/queries.csv`,
    `charts/${REPORT}/totals.svg`,
    `charts/${REPORT}/totals.dark.svg`,
    `charts/${REPORT}/totals.csv`,
    `charts/${REPORT}/totals.png`,
    `charts/${REPORT}/card.png`,
    `charts/${REPORT}/queries.json`,
    `charts/${REPORT}/queries.inline.html`,
    `reports/${REPORT}/index.html`,
    `queries/tpcds-4.0/${QUERY}/index.html`,
    `queries/tpcds-4.0/${QUERY}/times.csv`,
    'index.html',
  ];
}

/** Files of the set, of the report that shows it, and overviews. The methodology works through an example of that report, posts write about it. */
function mayShowTheSet(name: string): boolean {
  const overviews = [
    'index.html',
    'data/index.html',
    'reports/index.html',
    'data/index.json',
    'methodology/index.html',
    'queries/index.html',
    'queries/data.json',
    'queries/tpcds-4.0/queries.csv',
    'results/feed.xml',
    'compare/index.html',
    'data/compare-index.json',
    'embedding/index.html',
  ];
  return (
    /^(charts\/)?blog\//.test(name) ||
    name.startsWith('charts/home/') ||
    name.includes(SET) ||
    name.includes(`${REPORT}/`) ||
    name.startsWith(`queries/tpcds-4.0/${QUERY}/`) ||
    overviews.includes(name)
  );
}

test('a broken CSV fails a warm and a cold build alike, with file and line', () => {
  test.setTimeout(120_000);
  const fine = read(RESULTS);
  writeFileSync(join(folder, RESULTS), fine.replace(/^q5,ok,[^,]*/m, 'q5,ok,-1'));
  const line = fine.split('\n').findIndex((row) => row.startsWith('q5,')) + 1;
  const warm = buildSite(folder);
  rmSync(join(folder, '.docusaurus'), { recursive: true, force: true });
  rmSync(join(folder, 'node_modules/.cache'), { recursive: true, force: true });
  const cold = buildSite(folder);
  for (const { status, output } of [warm, cold]) {
    expect(status).toBe(1);
    expect(output).toContain(`${RESULTS}:${line}: time_s`);
  }
  writeFileSync(join(folder, RESULTS), fine);
});

test('a page that names an unknown chart fails the build with its file and line', () => {
  test.setTimeout(120_000);
  const page = 'docs/glossary.mdx';
  const fine = read(page);
  writeFileSync(join(folder, page), `${fine.trimEnd()}\n\n<BarChart report="${REPORT}" chart="no-such-chart" />\n`);
  const { status, output } = buildSite(folder);
  expect(status).toBe(1);
  expect(output).toMatch(new RegExp(`${page}:\\d+: unknown chart in report ${REPORT}: no-such-chart`));
  writeFileSync(join(folder, page), fine);
});

test('deleting a result set fails the build naming the report and every page that shows it', () => {
  test.setTimeout(120_000);
  rmSync(join(folder, 'static/data/result-sets', SET), { recursive: true });
  const { status, output } = buildSite(folder);
  expect(status).toBe(1);
  expect(output).toMatch(
    new RegExp(`static/data/reports/${REPORT}/report.json:\\d+: candidate: unknown result set: ${SET}`),
  );
  expect(output).toMatch(new RegExp(`docs/reports/${REPORT}/index.mdx:\\d+`));
  const findings = readdirSync(join(folder, `docs/reports/${REPORT}/findings`));
  for (const finding of findings) expect(output).toContain(`docs/reports/${REPORT}/findings/${finding}:`);
});
