import { postData } from '../../../../src/components/page/JsonLd/postData';
import { robotsFiles } from '../../../../src/plugin/output/siteFiles';
import { expect, test } from '../../support/test';

test('robots.txt names the sitemap, except where there is none, and exists only at the root of a host', () => {
  const site = { url: 'https://x.org', baseUrl: '/', noIndex: false };
  expect(robotsFiles(site)[0]?.text).toBe('User-agent: *\nAllow: /\n\nSitemap: https://x.org/sitemap.xml\n');
  expect(robotsFiles({ ...site, noIndex: true })[0]?.text).toBe('User-agent: *\nAllow: /\n');
  expect(robotsFiles({ ...site, baseUrl: '/spark/' })).toEqual([]);
});

test('the structured data of a post have the URLs of canonical links and the site as author, unless it names one', () => {
  const post = { url: 'https://x.org/blog/a', author: [], isPartOf: { '@id': 'https://x.org/blog', name: 'Blog' } };
  const site = { name: 'Site', url: 'https://x.org/' };
  const organization = { '@type': 'Organization', ...site };
  expect(postData(post, false, site)).toEqual({
    '@id': 'https://x.org/blog/a/',
    mainEntityOfPage: 'https://x.org/blog/a/',
    url: 'https://x.org/blog/a/',
    author: organization,
    publisher: organization,
    isPartOf: { '@id': 'https://x.org/blog/', name: 'Blog' },
  });
  expect(postData({ ...post, author: 'A' }, true, site)).toMatchObject({ author: 'A' });
});
