import type { Plugin } from '@docusaurus/types';
import { ownModule } from '../lib/ownModule';

/** Code that as many chunks contain is a file for all of them. Docusaurus shares only what half of all pages contain. */
const MIN_CHUNKS = 4;

/** Bytes of code, not minified, for which a page makes another request. */
const MIN_BYTES = 15_000;

/** Docusaurus plugin: pages share code, do not prefetch links that are merely visible, and report missing scripts. */
export default function pageLoading(): Plugin {
  const shared = { chunks: 'async', minChunks: MIN_CHUNKS, minSize: MIN_BYTES, name: false } as const;
  return {
    name: 'page-loading',
    getClientModules: () => [ownModule('bundler/stripPrefetch.client'), ownModule('bundler/outdated.client')],
    configureWebpack: (_config, isServer) =>
      isServer ? {} : { optimization: { splitChunks: { cacheGroups: { shared } } } },
  };
}
