import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { moveTime } from '../../scripts/bench/builds';
import { buildSite, copyImages, scratchCopy } from '../../scripts/lib/scratch';
import { filesBelow } from '../../src/data/filesBelow';
import { TEMPORARY } from '../unit/support/temporary';
import { BUILD, expect, test } from './site';

const SET = 'tpcds-sf3000-parquet-gluten-velox-1.6.0-arm64';
const ENGINE = 'gluten-velox';
const RESULTS = `static/data/result-sets/${SET}/results.csv`;
const REPORT = 'gluten-velox-vs-comet';
/** The other report that shows the set. */
const OTHER = 'x86-vs-arm64-gluten';
const QUERY = 'q4';

test.describe.configure({ mode: 'serial' });

let folder: string;

/** A copy of the project that was built: its build is what the change is held against, its painted pictures are kept. */
test.beforeAll(() => {
  folder = scratchCopy(TEMPORARY);
  copyImages(folder);
});

test.afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A text without what depends on the folder of the build: hashes in the names of scripts and of classes of the theme. */
function withoutHashes(text: string): string {
  return text
    .replace(/\.[0-9a-f]{8}\.(js|css)/g, '.$1')
    .replace(/class=("[^"]*"|[^\s>]+)/g, (classes) => classes.replace(/_[\w-]{4}(?=[\s"]|$)/g, ''));
}

/** The content of every published file but scripts and styles, by path. */
function published(build: string): Map<string, string> {
  const names = filesBelow(build).filter((name) => /\.(html|svg|csv|json|xml|png)$/.test(name));
  return new Map(names.map((name) => [name, withoutHashes(readFileSync(join(build, name), 'utf8'))]));
}

function read(name: string): string {
  return readFileSync(join(folder, name), 'utf8');
}

test('a change of one time changes every place that shows it, and nothing else', () => {
  writeFileSync(join(folder, RESULTS), moveTime(read(RESULTS), QUERY, 0.9));
  const { status, output } = buildSite(folder);
  expect([status, output]).toEqual([0, expect.stringContaining('Generated static files')]);
  const [before, after] = [published(BUILD), published(join(folder, 'build'))];
  const stale = 'build/ is to be of the sources as they are: run "npm run build" first';
  expect([...after.keys()].sort(), stale).toEqual([...before.keys()].sort());
  const changed = [...after].filter(([name, text]) => before.get(name) !== text).map(([name]) => name);
  expect(changed).toEqual(expect.arrayContaining(placesOfTheTime()));
  expect(
    changed.filter((name) => !mayShowTheSet(name)),
    stale,
  ).toEqual([]);
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
    `reports/${OTHER}/index.html`,
    `data/derived/${OTHER}/headline.json`,
    `queries/tpcds-4.0/${QUERY}/index.html`,
    `queries/tpcds-4.0/${QUERY}/times.csv`,
    `history/${ENGINE}/rounds.csv`,
    `history/${ENGINE}/index.html`,
    'index.html',
  ];
}

/** Files of the set, of the reports that show it, of the history of its engine, and overviews. The methodology works through an example of that report, posts write about it. */
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
    [REPORT, OTHER].some((report) => name.includes(`${report}/`)) ||
    name.startsWith(`queries/tpcds-4.0/${QUERY}/`) ||
    [`history/${ENGINE}/`, `engines/${ENGINE}/`].some((folderName) => name.startsWith(folderName)) ||
    overviews.includes(name)
  );
}

/** One real build fails here; what else makes it fail is shown with the loader alone, which is all that decides it. */
test('a broken CSV fails a build that has caches, with file and line', () => {
  const fine = read(RESULTS);
  writeFileSync(join(folder, RESULTS), fine.replace(/^q5,ok,[^,]*/m, 'q5,ok,-1'));
  const line = fine.split('\n').findIndex((row) => row.startsWith('q5,')) + 1;
  const { status, output } = buildSite(folder);
  expect(status).toBe(1);
  expect(output).toContain(`${RESULTS}:${line}: time_s`);
});
