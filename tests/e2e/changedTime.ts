import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../src/data/filesBelow';

const SET = 'tpcds-sf3000-parquet-gluten-velox-1.6.0-arm64';
const ENGINE = 'gluten-velox';
const REPORT = 'gluten-velox-vs-comet';
/** The other report that shows the set. */
export const OTHER = 'x86-vs-arm64-gluten';
/** A report of several candidates, which shows nothing of it. */
export const SEVERAL = 'four-engines';
/** The round of the set, and one of another engine whose history shows nothing of it. */
export const ROUNDS = ['data-on-eks-gluten-1.6.0', 'data-on-eks-comet-0.16.0'];

/** The file with the time that a test changes, and the query whose time it is. */
export const RESULTS = `static/data/result-sets/${SET}/results.csv`;
export const QUERY = 'q4';

/** A text without what changes with the data of scripts: hashes in their names, and those of classes of the theme. */
function withoutHashes(text: string): string {
  return text
    .replace(/\.[0-9a-f]{8}\.(js|css)/g, '.$1')
    .replace(/class=("[^"]*"|[^\s>]+)/g, (classes) => classes.replace(/_[\w-]{4}(?=[\s"]|$)/g, ''));
}

/** The content of every published file but scripts and styles, by path. */
export function published(build: string): Map<string, string> {
  const names = filesBelow(build).filter((name) => /\.(html|svg|csv|json|xml|png)$/.test(name));
  return new Map(names.map((name) => [name, withoutHashes(readFileSync(join(build, name), 'utf8'))]));
}

/** Files that show the time. */
export function placesOfTheTime(): string[] {
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
export function mayShowTheSet(name: string): boolean {
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
