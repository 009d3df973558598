import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** What copies static directories: with Rspack, and with webpack. */
const COPIERS = ['CopyRspackPlugin', 'CopyPlugin'];

/**
 * Docusaurus plugin: the bundler does not copy the static directories, of which we generate a thousand files. A build copies them
 * itself at its end, in a fifth of the time; the development server serves them where they are, and compiles nothing anew when one changes.
 */
export default function staticFolders({ siteDir, siteConfig }: LoadContext): Plugin {
  return {
    name: 'static-folders',
    configureWebpack({ plugins = [] }) {
      const others = plugins.filter((plugin) => !COPIERS.includes(plugin?.constructor.name ?? ''));
      return { plugins: others, mergeStrategy: { plugins: 'replace' } };
    },
    async postBuild({ outDir }) {
      const folders = siteConfig.staticDirectories.map((folder) => path.resolve(siteDir, folder)).filter(existsSync);
      for (const folder of folders) cpSync(folder, outDir, { recursive: true });
    },
  };
}
