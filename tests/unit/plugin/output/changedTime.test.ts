import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST_REPORTS, moveTime } from '../../../../scripts/bench/builds';
import { keepReports } from '../../../../scripts/bench/reducedSite';
import { createLoader } from '../../../../src/plugin/content/loadSiteContent';
import { createOutputFiles } from '../../../../src/plugin/output/outputFiles';
import { inTemporaryFolder } from '../../support/temporary';
import { expect, test } from '../../support/test';

const SET = 'tpcds-sf3000-parquet-gluten-velox-1.6.0-arm64';
const ENGINE = 'gluten-velox';
const REPORT = 'gluten-velox-vs-comet';
/** The other report with the set, and a report on several candidates without it. */
const [OTHER, SEVERAL] = ['x86-vs-arm64-gluten', 'four-engines'];
/** The round of the set, and a round of a different engine. */
const ROUNDS = ['data-on-eks-gluten-1.6.0', 'data-on-eks-comet-0.16.0'];
const RESULTS = `static/data/result-sets/${SET}/results.csv`;
const QUERY = 'q4';

/** Files, in addition to pages, that show the time. */
const PLACES = [
  'data/index.json',
  `data/derived/${REPORT}/headline.json`,
  `data/derived/${REPORT}/queries.csv`,
  `data/derived/${OTHER}/headline.json`,
  `charts/${REPORT}/totals.svg`,
  `charts/${REPORT}/totals.dark.svg`,
  `charts/${REPORT}/totals.csv`,
  `charts/${REPORT}/queries.json`,
  `charts/${REPORT}/queries.inline.html`,
  `queries/tpcds-${QUERY}/times.csv`,
  `queries/tpcds-4.0/${QUERY}/times.csv`,
  `history/${ENGINE}/rounds.csv`,
];

/**
 * True if a file may show the time: files of the set, its reports, its query, both engines of the reports, and
 * overviews.
 */
function mayShowTheTime(path: string): boolean {
  const queries = [`queries/tpcds-${QUERY}/`, `queries/tpcds-4.0/${QUERY}/`];
  const folders = [
    `${REPORT}/`,
    `${OTHER}/`,
    ...queries,
    `${ENGINE}/`,
    SET,
    'charts/home/',
    'charts/engines/',
    'embed/engines/',
    'history/',
  ];
  const overviews = [
    'compare/data.json',
    'data/index.json',
    'engines/comet/data.json',
    'engines/data.json',
    'engines/index.md',
    'queries/data.json',
    'queries/tpcds-sf3000.csv',
    'queries/tpcds-4.0/queries.csv',
    'results/feed.xml',
    'data/compare-index.json',
    'data/verdicts.json',
  ];
  // The page of every query contains its rank among all queries and the total time without it.
  const isOfQuery = /^queries\/tpcds-q[^/]+\/(?:data\.json|index\.md)$/.test(path);
  // The page of a result set contains the total times of its closest result sets.
  const isOfPartner = /^data\/result-sets\/tpcds-sf3000-parquet-[^/]+\/(?:data\.json|index\.md)$/.test(path);
  return isOfQuery || isOfPartner || folders.some((folder) => path.includes(folder)) || overviews.includes(path);
}

/** Texts of all files that a build creates in addition to the pages, by path. */
async function outputOf(siteDir: string): Promise<Map<string, string>> {
  const folders = { dataDir: 'static/data', docsDirs: ['docs', 'blog'], featured: REPORT };
  const siteUrl = 'http://localhost/';
  const loaded = createLoader({ siteDir, siteUrl, ownPagesOnly: false, ...folders })();
  const about = { title: 'Benchmarks', tagline: '', url: siteUrl };
  const { files } = await createOutputFiles()(loaded, loaded.files, about);
  return new Map(files.map(({ path, text }) => [path, text]));
}

test('a changed time changes exactly the files that show it', async () => {
  await inTemporaryFolder(async (folder) => {
    for (const name of ['static/data', 'docs', 'blog']) cpSync(name, join(folder, name), { recursive: true });
    keepReports(folder, [...FIRST_REPORTS, OTHER, SEVERAL], ROUNDS);
    const before = await outputOf(folder);
    writeFileSync(join(folder, RESULTS), moveTime(readFileSync(join(folder, RESULTS), 'utf8'), QUERY, 0.9));
    const after = await outputOf(folder);
    expect([...after.keys()].sort()).toEqual([...before.keys()].sort());
    const changed = [...after].filter(([path, text]) => before.get(path) !== text).map(([path]) => path);
    expect(PLACES.filter((path) => !changed.includes(path))).toEqual([]);
    expect(changed.filter((path) => !mayShowTheTime(path))).toEqual([]);
  });
});
