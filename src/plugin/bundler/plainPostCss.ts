import type { Plugin } from '@docusaurus/types';

/**
 * Docusaurus plugin: stylesheets are bundled as they are written. Docusaurus would translate them for browsers older than those of package.json,
 * and would look for a PostCSS configuration in every folder up to the root of the disk.
 */
export default function plainPostCss(): Plugin {
  return {
    name: 'plain-postcss',
    configurePostCss: (options) => ({ ...options, config: false, plugins: [] }),
  };
}
