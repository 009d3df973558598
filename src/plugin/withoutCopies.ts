import type { Plugin } from '@docusaurus/types';

/** What copies static directories: with Rspack, and with webpack. */
const COPIERS = ['CopyRspackPlugin', 'CopyPlugin'];

/**
 * Docusaurus plugin: the development server does not copy the static directories into each compilation. It serves them itself,
 * so the copies are seen by nobody, and each file that we generate there would compile the site again.
 */
export default function withoutCopies(): Plugin {
  return {
    name: 'without-copies',
    configureWebpack({ mode, plugins = [] }) {
      if (mode !== 'development') return {};
      const others = plugins.filter((plugin) => !COPIERS.includes(plugin?.constructor.name ?? ''));
      return { plugins: others, mergeStrategy: { plugins: 'replace' } };
    },
  };
}
