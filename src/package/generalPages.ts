import { existsSync } from 'node:fs';
import docs, { type LoadedContent, type PluginOptions, validateOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { ownPath } from '../plugin/lib/ownModule';
import { GENERAL_PAGES } from './options';

/** The content of both folders; a page of the site replaces the general page at its URL. */
function joined(site: LoadedContent, general: LoadedContent): LoadedContent {
  const own = site.loadedVersions.flatMap((version) => version.docs);
  const isTaken = new Set(own.map(({ permalink }) => permalink));
  const more = general.loadedVersions.flatMap((version) => version.docs);
  return {
    loadedVersions: site.loadedVersions.map((version) => ({
      ...version,
      docs: [...version.docs, ...more.filter(({ permalink }) => !isTaken.has(permalink))],
    })),
  };
}

/** Docusaurus' docs with the general pages next to the pages of the site. */
export async function docsWithGeneralPages(context: LoadContext, options: PluginOptions) {
  const folder = ownPath(GENERAL_PAGES);
  const site = await docs(context, { ...options });
  if (!existsSync(folder)) return site;
  const general = await docs(context, { ...options, path: folder });
  const nothing = () => undefined;
  return {
    ...site,
    loadContent: async () =>
      joined((await site.loadContent?.()) as LoadedContent, (await general.loadContent?.()) as LoadedContent),
    contentLoaded: async (loaded: Parameters<NonNullable<typeof site.contentLoaded>>[0]) => {
      // Only for its links between files: it has no pages.
      await general.contentLoaded?.({
        ...loaded,
        actions: { ...loaded.actions, addRoute: nothing, setGlobalData: nothing },
      });
      await site.contentLoaded?.(loaded);
    },
    configureWebpack: (...given: Parameters<NonNullable<typeof site.configureWebpack>>) => {
      const [own, more] = [site, general].map((plugin) => plugin.configureWebpack?.(...given));
      const rules = [...(own?.module?.rules ?? []), ...(more?.module?.rules ?? [])];
      return { ...own, module: { rules } };
    },
  };
}

docsWithGeneralPages.validateOptions = validateOptions;
