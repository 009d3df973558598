import type { Plugin } from '@docusaurus/types';
import { ownModule } from '../lib/ownModule';

/** Code in at least this number of chunks becomes a shared file. Docusaurus shares only code of at least half of all pages. */
const MIN_CHUNKS = 4;

/** Minimum size of a shared file before minification, bytes: each costs a request. */
const MIN_BYTES = 15_000;

/** Docusaurus plugin: pages share code, are loaded as documents, and report missing scripts. */
export default function pageLoading(): Plugin {
  const shared = { chunks: 'async', minChunks: MIN_CHUNKS, minSize: MIN_BYTES, name: false } as const;
  return {
    name: 'page-loading',
    getClientModules: () => [ownModule('bundler/pageLoads.client'), ownModule('bundler/outdated.client')],
    configureWebpack: (_config, isServer) =>
      isServer ? {} : { optimization: { splitChunks: { cacheGroups: { shared } } } },
  };
}
