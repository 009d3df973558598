import type { Plugin } from '@docusaurus/types';
import { ownModule } from '../lib/ownModule';

/**
 * Docusaurus plugin that replaces the syntax highlighter (34 KB) in the JavaScript of every page by an empty module.
 * The theme imports it even if no page highlights code; `src/theme/CodeBlock` prints plain text.
 */
export default function stripPrism(): Plugin {
  return {
    name: 'without-prism',
    configureWebpack: () => ({ resolve: { alias: { 'prism-react-renderer$': ownModule('bundler/noPrism') } } }),
  };
}
