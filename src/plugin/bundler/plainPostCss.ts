import type { Plugin } from '@docusaurus/types';

/**
 * Docusaurus plugin: stylesheets are bundled as they are written, and made smaller for the browsers of package.json at the end. Docusaurus would
 * send each through a set of translations for older ones, which takes as long as all the rest of bundling them, and would search for a
 * configuration file of PostCSS, for each up to the root of the disk.
 */
export default function plainPostCss(): Plugin {
  return {
    name: 'plain-postcss',
    configurePostCss: (options) => ({ ...options, config: false, plugins: [] }),
  };
}
