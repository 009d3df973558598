import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler } from './compiler';

/** The folders of src/components that few kinds of pages show, by the stylesheet that they share. */
const PARTS: Record<string, readonly string[]> = {
  compare: ['compare'],
  engines: ['mdx/EngineAnswers', 'mdx/EngineMatrix'],
  logs: ['figure/Logs'],
  query: ['query'],
  several: ['several', 'mdx/SeveralSection'],
};

/** What Docusaurus knows of the bundle when it writes pages: the chunks that come with a name, and the files of a chunk. */
interface Manifest {
  origins: Record<string, (string | number)[]>;
  assets: Record<string, Record<string, unknown>>;
}

/** An entry of Docusaurus' registry.js: the name of a chunk, and the module that it is for. */
const ENTRY = /^\s*"([^"]+)": \[.*, ("[^"]+"), require\.resolveWeak\(/gm;

/** How the bundler splits stylesheets: one for all pages, and one for each part. */
function stylesheets(): Record<string, object> {
  const groups = Object.entries(PARTS).map(([name, folders]) => {
    const test = new RegExp(
      `[\\\\/]src[\\\\/]components[\\\\/](${folders.join('|').replaceAll('/', '[\\\\/]')})[\\\\/]`,
    );
    return [name, { name, test, type: 'css/mini-extract', chunks: 'all', enforce: true, priority: 60 }] as const;
  });
  return Object.fromEntries(groups);
}

/** The manifest with the stylesheets of the modules that pages are made of, which Docusaurus asks for and its manifest lacks. */
export function withStyles<Known extends Manifest>(manifest: Known, registry: string): Known {
  const { origins, assets } = manifest;
  const added = [...registry.matchAll(ENTRY)].map(([, chunk = '', module = '""']) => {
    const styled = (origins[chunk] ?? []).filter((id) => assets[id]?.css !== undefined);
    return [JSON.parse(module) as string, styled] as const;
  });
  return { ...manifest, origins: { ...origins, ...Object.fromEntries(added) } };
}

const name = 'part-styles';

/** Completes the manifest when it is written. */
class StylesOfPages {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  apply({ hooks }: Compiler): void {
    const file = join(this.folder, 'client-manifest.json');
    const registry = join(this.folder, 'registry.js');
    hooks.done.tap(name, () => {
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
      writeFileSync(file, JSON.stringify(withStyles(manifest, readFileSync(registry, 'utf8'))));
    });
  }
}

/**
 * Docusaurus plugin: what few kinds of pages show has a stylesheet of its own, which only these pages load, with their HTML and so without
 * scripts. Docusaurus makes one for all, as the order of several could change with the way of a reader; here each holds rules for elements
 * of its own alone, or comes after the one for all.
 */
export default function partStyles({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name,
    configureWebpack: ({ mode }, isServer) => {
      if (isServer) return {};
      const plugins = mode === 'production' ? [new StylesOfPages(generatedFilesDir) as never] : [];
      return { optimization: { splitChunks: { cacheGroups: stylesheets() } }, plugins };
    },
  };
}
