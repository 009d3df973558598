import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_SITE_URLS } from '../../../../src/benchmark/siteUrls/siteUrls';
import { addInstance, allSiteUrls, reportsOfOthers } from '../../../../src/plugin/lib/instances';
import { temporaryFolder } from '../../support/temporary';
import { expect, test } from '../../support/test';

test('an instance has the reports of the others, without its own', () => {
  const site = temporaryFolder();
  const generated = join(site, '.docusaurus');
  for (const [id, reports] of Object.entries({ default: ['a', 'b'], nightly: ['c'], empty: [] })) {
    for (const report of reports) mkdirSync(join(site, id, 'reports', report), { recursive: true });
    const places = { ...DEFAULT_SITE_URLS, data: `/${id}/data/` };
    addInstance(generated, id, { places, output: join(site, 'out', id), dataDir: join(site, id) });
  }
  expect([...reportsOfOthers(generated, 'default')]).toEqual(['c']);
  expect([...reportsOfOthers(generated, 'nightly')].sort()).toEqual(['a', 'b']);
  expect(allSiteUrls(generated).map(({ data }) => data)).toEqual(['/default/data/', '/nightly/data/', '/empty/data/']);
});
