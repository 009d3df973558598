import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from '@playwright/test';

const ROOT = resolve(__dirname, '../../..');
/** What each folder of src may import: folders of src, then packages. The table of DESIGN, section 3. */
const ALLOWED: Record<string, { folders: string[]; packages: RegExp }> = {
  benchmark: { folders: ['benchmark'], packages: /^$/ },
  json: { folders: ['benchmark', 'json'], packages: /^jsonc-parser$/ },
  importers: { folders: ['benchmark', 'json', 'importers'], packages: /^$/ },
  charts: { folders: ['benchmark', 'charts'], packages: /^(chart\.js|react|react-chartjs-2)(\/|$)/ },
  embed: { folders: ['benchmark', 'charts', 'embed'], packages: /^chart\.js$/ },
  browser: { folders: ['benchmark', 'charts', 'browser'], packages: /^$/ },
  components: {
    folders: ['benchmark', 'charts', 'browser', 'components'],
    packages: /^(react|react-dom|@docusaurus|@theme|clsx|minisearch|@static-charts|@page-data)(\/|$)/,
  },
  plugin: {
    folders: ['benchmark', 'json', 'importers', 'charts', 'plugin'],
    packages:
      /^(node:|ajv|ajv-formats|cheerio|esbuild|feed|@napi-rs\/canvas|@docusaurus|@generated|unified|mdast|unist|estree|webpack)/,
  },
};

function sources(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
    .map((path) => join(folder, path));
}

function imports(path: string): string[] {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const statements = text.matchAll(
    /^(?:import|export)\b[^;'"]*?from\s+'([^']+)'|^import\s+'([^']+)'|\bimport\(\s*'([^']+)'/gm,
  );
  return [...statements].map(([, from, bare, dynamic]) => from ?? bare ?? dynamic ?? '');
}

/** A relative import as a path from the root without extension; a package as its name. */
function target(path: string, name: string): string {
  return name.startsWith('.') ? relative(ROOT, resolve(ROOT, dirname(path), name)) : name;
}

function forbidden(folder: string, path: string): string[] {
  const { folders, packages } = ALLOWED[folder] ?? { folders: [], packages: /^$/ };
  return imports(path)
    .map((name) => target(path, name))
    .filter((name) =>
      name.startsWith('src/')
        ? !folders.includes(name.split('/')[1] ?? '')
        : !/\.(css|json)$/.test(name) && !packages.test(name),
    )
    .filter((name) => !(name === 'papaparse' && path === 'src/benchmark/parse.ts'))
    .map((name) => `${path} imports ${name}`);
}

for (const folder of Object.keys(ALLOWED)) {
  test(`src/${folder} imports only what the house allows it`, () => {
    expect(sources(`src/${folder}`).flatMap((path) => forbidden(folder, path))).toEqual([]);
  });
}

test('no file of src imports itself through others', () => {
  const files = sources('src');
  const known = new Map(files.map((path) => [path.replace(/(\/index)?\.tsx?$/, ''), path]));
  const next = (path: string) => imports(path).flatMap((name) => known.get(target(path, name)) ?? []);
  const done = new Set<string>();
  const walk = (path: string, trail: string[]): string[] => {
    if (trail.includes(path)) return [[...trail.slice(trail.indexOf(path)), path].join(' → ')];
    if (done.has(path)) return [];
    const found = next(path).flatMap((other) => walk(other, [...trail, path]));
    done.add(path);
    return found;
  };
  expect(files.flatMap((path) => walk(path, []))).toEqual([]);
});

test('exactly one module loads the live chart', () => {
  const loaders = sources('src').filter((path) =>
    /import\(\s*['"][^'"]*LiveChart['"]\s*\)/.test(readFileSync(join(ROOT, path), 'utf8')),
  );
  expect(loaders).toEqual(['src/charts/lazyChart.ts']);
});
