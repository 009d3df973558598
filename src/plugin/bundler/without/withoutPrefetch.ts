import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Docusaurus plugin: pages do not fetch ahead for links that are merely visible. */
export default function withoutPrefetch(): Plugin {
  return {
    name: 'without-prefetch',
    getClientModules: () => [path.join(__dirname, 'withoutPrefetch.client.ts')],
  };
}
