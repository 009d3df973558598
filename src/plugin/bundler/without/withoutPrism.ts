import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Docusaurus plugin that keeps the syntax highlighter, 34 KB of JavaScript in every page, out of the bundle. The theme
 * loads it in any case, so its package is replaced by an empty one; `src/theme/CodeBlock` must not need it.
 */
export default function withoutPrism(): Plugin {
  const alias = { 'prism-react-renderer$': path.join(__dirname, 'noPrism.ts') };
  return { name: 'without-prism', configureWebpack: () => ({ resolve: { alias } }) };
}
