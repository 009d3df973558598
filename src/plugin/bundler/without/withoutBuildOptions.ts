import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** What of a site's configuration is for the build, and asked for by no page. */
export const FOR_THE_BUILD = ['headTags', 'markdown', 'plugins', 'presets', 'staticDirectories', 'themes'];

/** The module that pages have the configuration from, without what is for the build. */
export function configModule(config: object): string {
  const asked = Object.entries(config).filter(([name]) => !FOR_THE_BUILD.includes(name));
  return `export default ${JSON.stringify(Object.fromEntries(asked))};\n`;
}

/** What follows the import in an entry of Docusaurus' registry.js: the module's name, which the server collects, and its number, which nothing asks for. */
const NAMES = /, "[^"]+", require\.resolveWeak\("[^"]+"\)\]/g;

/** Docusaurus' registry of what routes import, as pages need it: the imports alone. */
export function importsOnly(registry: string): string {
  return registry.replaceAll(NAMES, ']');
}

/**
 * Docusaurus plugin that keeps what is for the build out of the scripts of every page: the options of plugins, 1.3 KB, as Docusaurus puts all
 * of the configuration there, and the names of the modules that routes import, 0.7 KB.
 */
export default function withoutBuildOptions({ siteConfig, generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'without-build-options',
    configureWebpack: ({ mode }, isServer) => {
      if (isServer || mode !== 'production') return {};
      const folder = path.join(generatedFilesDir, 'client-config');
      const written = (file: string, text: string) => {
        writeFileSync(path.join(folder, file), text);
        return path.join(folder, file);
      };
      mkdirSync(folder, { recursive: true });
      const registry = readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8');
      const alias = {
        '@generated/docusaurus.config$': written('docusaurus.config.mjs', configModule(siteConfig)),
        '@generated/registry$': written('registry.js', importsOnly(registry)),
      };
      return { resolve: { alias }, mergeStrategy: { 'resolve.alias': 'prepend' } };
    },
  };
}
