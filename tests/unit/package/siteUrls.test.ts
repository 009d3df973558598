import {
  DEFAULT_SITE_URLS,
  isPage,
  resolvePath,
  type SiteUrls,
  unresolvePath,
} from '../../../src/benchmark/siteUrls/siteUrls';
import { expect, test } from '../support/test';

const HOST: SiteUrls = {
  ...DEFAULT_SITE_URLS,
  pages: { queries: '/bench/q/', resultSets: null, compare: null },
  report: '/docs/reports/:id/',
  data: '/bench/data/',
  files: '/bench/',
  trailingSlash: false,
};

test('without configured places, a path is unchanged', () => {
  for (const path of [
    '/queries/tpcds-q1/',
    '/data/result-sets/a/',
    '/charts/r/c.svg',
    '/reports/r/#why',
    '/compare/?baseline=a',
  ])
    expect(resolvePath(path, DEFAULT_SITE_URLS)).toBe(path);
});

test('pages, reports, artifacts, and charts have the site’s paths, with the site’s slash', () => {
  expect(resolvePath('/queries/tpcds-q1/', HOST)).toBe('/bench/q/tpcds-q1');
  expect(resolvePath('/queries/tpcds-4.0/queries.csv', HOST)).toBe('/bench/q/tpcds-4.0/queries.csv');
  expect(resolvePath('/reports/r/#why', HOST)).toBe('/docs/reports/r#why');
  expect(resolvePath('/reports/r/findings/q72/', HOST)).toBe('/docs/reports/r/findings/q72');
  expect(resolvePath('/data/derived/r/headline.json', HOST)).toBe('/bench/data/derived/r/headline.json');
  expect(resolvePath('/embed/r/c/', HOST)).toBe('/bench/embed/r/c/');
});

test('a page that the site does not have is null; the results file replaces the page of a result set', () => {
  expect(resolvePath('/compare/?baseline=a&candidate=b', HOST)).toBeNull();
  const results = resolvePath('/data/result-sets/a/', HOST) ?? '';
  expect(results).toBe('/bench/data/result-sets/a/results.csv');
  expect(isPage('/data/result-sets/a/', results)).toBe(false);
  expect(isPage('/queries/x/', resolvePath('/queries/x/', HOST) ?? '')).toBe(true);
});

test('external URLs are unchanged', () => {
  for (const path of ['https://x.org/queries/', '#q72', '/docs/intro']) expect(resolvePath(path, HOST)).toBe(path);
});

test('unplaced is the inverse, with and without the slash', () => {
  expect(unresolvePath('/bench/q/tpcds-q1', HOST)).toBe('/queries/tpcds-q1/');
  expect(unresolvePath('/docs/intro', HOST)).toBe('/docs/intro/');
});
