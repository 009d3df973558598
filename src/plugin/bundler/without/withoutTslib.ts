import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** The files of Docusaurus that ask for tslib. */
const ASKING = /[\\/]@docusaurus[\\/]utils-common[\\/]lib[\\/]/;

/** Docusaurus plugin: of tslib, 5 KB of JavaScript in every page, stays the one function that Docusaurus asks of it. */
export default function withoutTslib(): Plugin {
  const alias = { tslib$: path.join(__dirname, 'importDefault.ts') };
  return {
    name: 'without-tslib',
    configureWebpack: () => ({ module: { rules: [{ test: ASKING, resolve: { alias } }] } }),
  };
}
