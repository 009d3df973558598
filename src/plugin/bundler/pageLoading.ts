import type { Plugin } from '@docusaurus/types';
import { ownModule } from '../lib/ownModule';

/** Docusaurus plugin: pages do not prefetch links that are merely visible, and report missing scripts. */
export default function pageLoading(): Plugin {
  return {
    name: 'page-loading',
    getClientModules: () => [ownModule('bundler/stripPrefetch.client'), ownModule('bundler/outdated.client')],
  };
}
