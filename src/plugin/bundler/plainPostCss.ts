import type { Plugin } from '@docusaurus/types';

/** Docusaurus plugin: stylesheets are processed as the site says; a configuration file of PostCSS is not searched for each of them, up to the root of the disk. */
export default function plainPostCss(): Plugin {
  return {
    name: 'plain-postcss',
    configurePostCss: (options) => ({ ...options, config: false }),
  };
}
