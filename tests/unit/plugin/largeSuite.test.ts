import { affectedPages } from '../../../src/benchmark/diff/pages';
import { MAX_QUERY_PAGES, queryPagesOf } from '../../../src/benchmark/model/queryPages';
import type { ResultSet } from '../../../src/benchmark/model/resultSet';
import { DEFAULT_SITE_URLS, resolvePath } from '../../../src/benchmark/siteUrls/siteUrls';
import { queryPages, suitePages } from '../../../src/components/query/page';
import { queryIndex } from '../../../src/components/query/queryList';
import { queryRedirects } from '../../../src/components/query/redirects';
import { resultSet, type Times } from '../benchmark/support';
import { queryInput } from '../support/blocks';
import { expect, test } from '../support/test';

const SUITE = { name: 'nightly', title: 'Nightly', queryVersion: '1', scaleFactor: 1, tableFormat: 'parquet' };
const COUNT = 2 * MAX_QUERY_PAGES;

/** A run of many queries of one second, of which the first `large` take 100 s. */
function run(id: string, large: number, created: string): ResultSet {
  const times = Array.from({ length: COUNT }, (_, at): [string, Times] => [`etl_${at}`, [at < large ? 100 : 1]]);
  const engine = { id: `engine-${id}`, title: `Engine ${id}`, version: '1' };
  return resultSet(Object.fromEntries(times), { id, created, engine, suite: SUITE, environment: 'one' });
}

const SETS = [run('a', 3, '2026-01-01'), run('b', 4, '2026-01-02')];
/** A suite whose name begins like the large one, with few queries. */
const SMALL = resultSet({ q1: [1] }, { id: 'c', suite: { ...SUITE, name: 'nightly-b' } });

test('a large suite has pages only of queries with a large mean share of the time, a small one of all', () => {
  const pages = queryPagesOf([...SETS, SMALL]);
  // Shares of etl_3: 1 ÷ 1,297 and 100 ÷ 1,396; of etl_4: 1 ÷ 1,297 and 1 ÷ 1,396, less than 1 ÷ 500.
  expect(pages).toEqual({ '/queries/nightly-': ['etl_0', 'etl_1', 'etl_2', 'etl_3'], '/queries/nightly-b-': null });
  const urls = { ...DEFAULT_SITE_URLS, queryPages: pages };
  expect(resolvePath('/queries/nightly-etl_3/', urls)).toBe('/queries/nightly-etl_3/');
  for (const path of ['/queries/nightly-etl_4/', '/queries/nightly-etl_4/times.csv', '/queries/nightly-etl_4/#tables'])
    expect(resolvePath(path, urls), path).toBeNull();
  for (const path of ['/queries/', '/queries/nightly-b-q1/', '/queries/nightly-sf1.csv', '/queries/other-q1/'])
    expect(resolvePath(path, urls), path).toBe(path);
});

test('pages, their neighbors, and redirects follow, the list has every query, and any query can be asked for', () => {
  const input = queryInput(SETS);
  const pages = queryPages(input);
  expect(pages.map(({ query }) => query)).toEqual(['etl_0', 'etl_1', 'etl_2', 'etl_3']);
  expect(pages[3]?.related?.links.map(({ path }) => path)).toEqual(['/queries/nightly-etl_2/']);
  expect(queryRedirects(SETS, pages)).toHaveLength(4);
  expect(queryIndex(input).lists[0]?.rows).toHaveLength(COUNT);
  const all = suitePages(input, 'nightly');
  expect([all.length, all.at(-1)?.page().title]).toEqual([COUNT, `Nightly ${all.at(-1)?.query}`]);
});

test('the summary for reviewers names no page that the site lacks', () => {
  const after = { resultSets: SETS, reports: [] };
  const queries = ['etl_0', 'etl_9'].map((query) => ({ query }));
  const revisions = {
    changes: [{ kind: 'result-sets', change: 'changed', id: 'b' }],
    pairs: [{ report: 'r', baseline: 'a', candidate: 'b', after: null, queries }],
    before: after,
    after,
    written: [],
  };
  const paths = affectedPages(revisions as unknown as Parameters<typeof affectedPages>[0]).map(({ path }) => path);
  expect(paths.filter((path) => path.includes('etl_'))).toEqual(['/queries/nightly-etl_0/']);
});
