import type { Plugin } from '@docusaurus/types';
import { ownModule } from '../lib/ownModule';

/** Docusaurus plugin: pages do not fetch ahead for links that are merely visible. */
export default function withoutPrefetch(): Plugin {
  return {
    name: 'without-prefetch',
    getClientModules: () => [ownModule('bundler/withoutPrefetch.client')],
  };
}
