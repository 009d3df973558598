import { resolvePath } from '../../../src/benchmark/siteUrls/siteUrls';
import { optionProblems, siteUrlsOf, validateOptions } from '../../../src/package/options';
import { expect, test } from '../support/test';

const SITE = { trailingSlash: undefined, images: true, stylesheet: '' };

test('no options are valid: one instance with everything off', () => {
  expect(validateOptions({ options: undefined })).toEqual({ id: 'default' });
  const { pages, data, files, report } = siteUrlsOf({ id: 'default' }, SITE);
  expect([data, files, report]).toEqual(['/data/', '/', '/docs/reports/:id/']);
  expect(new Set(Object.values(pages))).toEqual(new Set([null]));
});

test('every mistake is reported at once, each with a fix', () => {
  const wrong = {
    datadir: 'x',
    dataPath: '/bench/',
    reportPath: '/docs/',
    pages: { querys: true, compare: 'compare' },
    links: { problem: 'https://x.org' },
    csp: 'yes',
  };
  expect(optionProblems(wrong)).toEqual([
    expect.stringMatching(/^unknown key "datadir"; did you mean "dataDir"\?/),
    `dataPath must be an address that ends in /data/, for example '/benchmarks/data/', got "/bench/"`,
    `reportPath must be an address with :id, for example '/docs/reports/:id/', got "/docs/"`,
    expect.stringMatching(/^unknown key "querys" in pages; did you mean "queries"\?/),
    `pages.compare must be true, false, or an address without base path, for example '/compare/', got "compare"`,
    `links.problem must be an address with {title}, for example 'https://example.org/new?title={title}&body={body}', got "https://x.org"`,
    'csp must be true or false, got "yes"',
  ]);
  expect(() => validateOptions({ options: wrong as never })).toThrow('7 of its options cannot be used');
});

test('a site for benchmarks has every page, and a single option still turns one off', () => {
  const whole = siteUrlsOf({ id: 'default', wholeSite: true }, { ...SITE, trailingSlash: true });
  const paths = ['/reports/r/', '/reports/r/why/', '/queries/', '/methodology/', '/data/result-sets/s/'];
  expect(paths.map((path) => resolvePath(path, whole))).toEqual(paths);
  const { pages } = siteUrlsOf({ id: 'default', wholeSite: true, pages: { compare: false } }, SITE);
  expect([pages.compare, pages.history]).toEqual([null, '/history/']);
});

test('a page is off, at its default path, or at a configured one; files of a second instance are separate', () => {
  const { pages, data, files } = siteUrlsOf(
    { id: 'b', pages: { queries: true, compare: '/bench/compare/', resultSets: false } },
    SITE,
  );
  expect([pages.queries, pages.compare, pages.resultSets]).toEqual(['/queries/', '/bench/compare/', null]);
  expect([data, files]).toEqual(['/b/data/', '/b/']);
});

test('histories and engines are pages of the package, not links to pages of the site', () => {
  const { pages } = siteUrlsOf({ id: 'default', pages: { history: '/bench/history/', engines: true } }, SITE);
  expect([pages.history, pages.engines, pages.queries]).toEqual(['/bench/history/', '/engines/', null]);
  expect(optionProblems({ links: { history: '/history/' } })).toEqual([
    expect.stringMatching(/^unknown key "history" in links; allowed: reports, data, /),
  ]);
});

test('paths end as configured by the site: with a slash, without, or as in the data', () => {
  const page = (trailingSlash: boolean | undefined, reportPath: string) =>
    resolvePath('/reports/r/', siteUrlsOf({ id: 'default', reportPath }, { ...SITE, trailingSlash }));
  expect([true, false, undefined].map((slash) => page(slash, '/docs/:id'))).toEqual(['/docs/r/', '/docs/r', '/docs/r']);
  expect([true, false, undefined].map((slash) => page(slash, '/docs/:id/'))).toEqual([
    '/docs/r/',
    '/docs/r',
    '/docs/r/',
  ]);
});
