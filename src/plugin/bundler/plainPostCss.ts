import type { Plugin } from '@docusaurus/types';

/**
 * Docusaurus plugin: bundles stylesheets as written. Docusaurus would transpile them for browsers older than those in
 * package.json, and search for a PostCSS configuration up to the root folder.
 */
export default function plainPostCss(): Plugin {
  return {
    name: 'plain-postcss',
    configurePostCss: (options) => ({ ...options, config: false, plugins: [] }),
  };
}
