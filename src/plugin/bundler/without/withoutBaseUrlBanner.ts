import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Docusaurus plugin: the banner about a wrong base address, which `baseUrlIssueBanner` in docusaurus.config.ts turns off,
 * is no part of the JavaScript of every page.
 */
export default function withoutBaseUrlBanner(): Plugin {
  const nothing = path.join(__dirname, 'nothing.ts');
  return {
    name: 'without-base-url-banner',
    configureWebpack: (_config, _isServer, { currentBundler }) => ({
      plugins: [new currentBundler.instance.NormalModuleReplacementPlugin(/\/BaseUrlIssueBanner$/, nothing)],
    }),
  };
}
