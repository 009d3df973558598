import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { PLUGIN_NAME } from '../../../src/plugin/lib/generatedFiles';
import siteSearch from '../../../src/plugin/search/siteSearch';
import { frozenContent } from '../support/frozenSite';
import { temporaryFolder } from '../support/temporary';
import { expect, test } from '../support/test';

test('search finds written pages by their path below the base path, and no unlisted one', async () => {
  const folder = temporaryFolder();
  const docs = [
    { permalink: '/spark/method', title: 'Method' },
    { permalink: '/spark/draft', title: 'Draft', unlisted: true },
  ];
  const pages = [{ permalink: '/spark/compare/' }];
  const site = { ...frozenContent(), tabs: [], parsed: new Map() };
  const context = { siteDir: folder, generatedFilesDir: folder, baseUrl: '/spark/' } as LoadContext;
  await siteSearch(context).allContentLoaded?.({
    allContent: {
      'docusaurus-plugin-content-docs': { default: { loadedVersions: [{ docs }] } },
      'docusaurus-plugin-content-pages': { default: pages },
      [PLUGIN_NAME]: { default: site },
    },
    actions: {} as never,
  });
  const entries = JSON.parse(readFileSync(join(folder, 'static-search/search-index.json'), 'utf8'));
  const titled = (title: string) => entries.filter((entry: { title: string }) => entry.title === title);
  expect(titled('Method')).toMatchObject([{ path: '/method/' }]);
  expect(titled('Compare').map(({ path }: { path: string }) => path)).toContain('/compare/');
  expect(titled('Draft')).toEqual([]);
});
