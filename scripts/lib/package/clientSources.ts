import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { transform as spell } from '@swc/core';
import { build, transform } from 'esbuild';
import { filesBelow } from '../../../src/data/filesBelow';
import { PACKAGE, PAGE_COMPONENTS } from '../../../src/package/components';
import { PUBLIC_COMPONENTS } from '../../../src/plugin/mdx/publicComponents';

/** Entry modules of pages: components and bundled plugin modules. Paths from the project; folders have no extension. */
const ENTRIES = [
  ...Object.values(PUBLIC_COMPONENTS).map(({ file }) => `src/components/${file}`),
  ...Object.values(PAGE_COMPONENTS).map((file) => `src/components/${file}`),
  'src/components/ui/Scope',
  'src/components/compare/browser/worker.ts',
  'src/plugin/live/liveData.ts',
  ...readdirSync('src/plugin/bundler')
    .filter((name) => /\.(?:server|client|development)\.ts$|^(?:noPrism|startComparison)\.ts$/.test(name))
    .map((name) => `src/plugin/bundler/${name}`),
  ...readdirSync('src/components/mdx').map((name) => `src/components/mdx/${name}`),
  ...filesBelow('src/theme').flatMap((file) => (/(?<!\.d)\.tsx?$/.test(file) ? [`src/theme/${file}`] : [])),
];

/** A file of the package; its path is below the package's folder. */
export interface PackageFile {
  path: string;
  text: string;
}

/** Sorted paths of every source that pages can contain, including styles. */
export async function clientSources(): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [...new Set(ENTRIES)].map((entry) => `./${entry}`),
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'unused',
    format: 'esm',
    packages: 'external',
    loader: { '.css': 'empty' },
    external: ['@theme/*', '@generated/*', '@docusaurus/*', '@static-charts', '@page-data', '@benchmark-places'],
    logLevel: 'silent',
  });
  return Object.keys(metafile.inputs).sort();
}

/** The MDX component that contains a source; null for other sources. */
function mdxName(path: string): string | null {
  return /^src\/components\/mdx\/(\w+)\//.exec(path)?.[1] ?? null;
}

/** The target of a source's relative import, as a path from the project. */
function target(source: string, specifier: string): string {
  return posix.join(dirname(source), specifier);
}

const SPECIFIER = /(\bfrom\s*|\bimport\s*\(?\s*)(["'])(\.{1,2}\/[^"']+)\2/g;

/**
 * The import specifier in a compiled source: MDX components come from the theme, so that a site can replace each; class
 * names are modules.
 */
function imported(source: string, specifier: string): string {
  if (specifier.endsWith('.css')) return `${specifier}.js`;
  const name = mdxName(`${target(source, specifier)}/`);
  const isTheme =
    name !== null && name !== mdxName(source) && name in PUBLIC_COMPONENTS && target(source, specifier).endsWith(name);
  return isTheme ? `@theme/${name}` : specifier;
}

/**
 * Code with `[...values]` expanded. Docusaurus configures Babel to treat every spread value as an array, so that a Set
 * or a list of elements would become an array with one entry.
 */
export async function withoutSpread(code: string): Promise<string> {
  const spelled = await spell(code, {
    jsc: {
      parser: { syntax: 'ecmascript', jsx: true },
      transform: { react: { runtime: 'preserve' } },
      preserveAllComments: true,
    },
    env: { targets: 'chrome 105', include: ['transform-spread'] },
    module: { type: 'es6' },
  });
  return spelled.code;
}

/** A source compiled to a JavaScript module for the bundler, without styles, which have a separate sheet. JSON is unchanged. */
export async function clientModule(source: string): Promise<PackageFile> {
  const below = `lib/client/${source.slice('src/'.length)}`;
  if (source.endsWith('.json')) return { path: below, text: readFileSync(source, 'utf8') };
  const { code } = await transform(readFileSync(source, 'utf8'), {
    loader: source.endsWith('x') ? 'tsx' : 'ts',
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    sourcefile: source,
  });
  const text = (await withoutSpread(code))
    .replace(/^import\s*"\.[^"]*\.css";\n/gm, '')
    .replace(
      SPECIFIER,
      (_, start: string, quote: string, specifier: string) => `${start}${quote}${imported(source, specifier)}${quote}`,
    )
    .replace(/new URL\("([^"]+)\.ts", import\.meta\.url\)/g, 'new URL("$1.js", import.meta.url)');
  return { path: below.replace(/\.tsx?$/, '.js'), text };
}

/** The path of a source's compiled module below lib/client; for a folder, its index. */
function compiledPath(path: string): string {
  const below = path.slice('src/'.length);
  if (path.endsWith('.css')) return `${below}.js`;
  if (path.endsWith('.json')) return below;
  return existsSync(path) && statSync(path).isDirectory() ? `${below}/index.js` : `${below}.js`;
}

/** A copy of a theme component with imports of the package by name, so that it works anywhere in a site. */
export function copiedImports(source: string, text: string): string {
  return text.replace(SPECIFIER, (all, start: string, quote: string, specifier: string) => {
    const path = target(source, specifier);
    if (path.startsWith(`${dirname(source)}/`) && !specifier.endsWith('.css')) return all;
    const name = imported(source, specifier);
    if (name.startsWith('@theme/')) return `${start}${quote}${name}${quote}`;
    return `${start}${quote}${PACKAGE}/client/${compiledPath(path)}${quote}`;
  });
}
