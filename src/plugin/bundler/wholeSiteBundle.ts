import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { ownModule, ownPath } from '../lib/ownModule';
import { createStaticStyles } from './staticStyles';

/**
 * Code in at least this number of chunks, and of at least this size before minification, becomes a shared file, because
 * each costs a request. Docusaurus shares only code of at least half of all pages.
 */
const SHARED = { chunks: 'async', minChunks: 4, minSize: 15_000, name: false } as const;
/** The syntax highlighter (34 KB), which the theme imports even if no page highlights code; our theme prints plain text. */
const WITHOUT_PRISM = { 'prism-react-renderer$': ownModule('bundler/noPrism') };

/**
 * Docusaurus plugin: pages share code, have no syntax highlighter and no code or data that they do not use, are loaded as
 * documents, and report missing scripts.
 * Stylesheets are bundled as written: Docusaurus would transpile them for browsers older than those in package.json, and
 * search for a PostCSS configuration up to the root folder.
 */
export default function wholeSiteBundle({ generatedFilesDir }: LoadContext): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  const styles = join(generatedFilesDir, 'whole-site-bundle/default/styles.js');
  const ours = {
    include: [ownPath('components'), generatedFilesDir],
    test: /\.(tsx?|json)$/,
    sideEffects: !isProduction,
  };
  return {
    name: 'whole-site-bundle',
    contentLoaded: ({ actions }) => createStaticStyles(actions.createData),
    getClientModules: () => [
      ownModule('bundler/pageLoads.client'),
      ownModule('bundler/outdated.client'),
      ownModule('bundler/pageFrame.client'),
      ...(isProduction ? [styles] : []),
    ],
    configurePostCss: (options) => ({ ...options, config: false, plugins: [] }),
    configureWebpack: (_config, isServer) => ({
      resolve: { alias: WITHOUT_PRISM },
      ...(isServer
        ? {}
        : { optimization: { splitChunks: { cacheGroups: { shared: SHARED } } }, module: { rules: [ours] } }),
    }),
  };
}
