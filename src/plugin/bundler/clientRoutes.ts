import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownModule } from '../lib/ownModule';
import { isOf } from './currentRoutes.client';

/** One leaf of Docusaurus' routes.js: its path, and the rest. */
const LEAF = /\{\s*path: '([^']+)',(\s*component: ComponentCreator\('[^']+', '\w+'\),\s*exact: true\s*\},?)\s*/g;

/** Number of distinct quoted paths in a text that match a pattern. */
function pathsOf(pattern: string, text: string): number {
  const path = pattern.replace(/:\w+/g, '[^/:\'"]+');
  return new Set(text.match(new RegExp(`(['"])${path}\\1`, 'g'))).size;
}

/**
 * Returns routes.js with one route per pattern instead of all routes that match it; the component of the first is used.
 * Throws if several routes of a pattern remain, because Docusaurus then writes routes.js in an unknown form.
 */
export function collapsedRoutes(routes: string, patterns: readonly string[]): string {
  const seen = new Set<string>();
  const collapsed = routes.replace(LEAF, (leaf: string, path: string, rest: string) => {
    const pattern = patterns.find((entry) => isOf(entry, path));
    if (pattern === undefined) return leaf;
    if (seen.has(pattern)) return '';
    seen.add(pattern);
    return `{ path: '${pattern}',${rest}\n`;
  });
  const left = patterns.find((pattern) => pathsOf(pattern, collapsed) > 1);
  if (left !== undefined)
    throw new Error(
      `routes.js: the routes of ${left} did not collapse to one. Adapt LEAF in clientRoutes to this release of Docusaurus.`,
    );
  return collapsed;
}

/** Returns routes.js of a site that loads pages as documents: it exports only the route of the page that is shown. */
export function documentRoutes(routes: string): string {
  const from = JSON.stringify(ownModule('bundler/currentRoutes.client'));
  const pages = routes
    .replace(LEAF, (leaf: string) => leaf.replace('component: ', 'create: () => '))
    .replace('export default [', 'export default currentRoutes([')
    .replace(/\];\s*$/, ']);\n');
  return `import { currentRoutes } from ${from};\n${pages}`;
}

/** Returns routesChunkNames.json with only the entries of the collapsed routes. */
export function collapsedChunkNames(chunkNames: string, patterns: readonly string[]): string {
  const seen = new Set<string>();
  const kept = Object.entries(JSON.parse(chunkNames) as Record<string, unknown>).filter(([key]) => {
    const pattern = patterns.find((entry) => isOf(entry, key.replace(/-[^-]+$/, '')));
    if (pattern === undefined) return true;
    return seen.size < seen.add(pattern).size;
  });
  return JSON.stringify(Object.fromEntries(kept));
}

/**
 * Writes the collapsed routes for the bundles and returns their aliases. Each route adds bytes of JavaScript to every
 * page and time to rendering every page; pages of one kind that carry their data in their HTML need only one.
 * Docusaurus keeps all routes, so rendering, the sitemap, and the link check include every path. `baseUrl` ends in a
 * slash. `loadsDocuments` is true if links load pages as documents.
 */
export function clientRoutes(
  generatedDir: string,
  baseUrl: string,
  patterns: readonly string[],
  loadsDocuments: boolean,
): Record<string, string> {
  const own = patterns.map((pattern) => baseUrl + pattern.slice(1));
  const folder = join(generatedDir, 'client-routes');
  const text = (name: string) => readFileSync(join(generatedDir, name), 'utf8');
  mkdirSync(folder, { recursive: true });
  const routes = collapsedRoutes(text('routes.js'), own);
  writeFileSync(join(folder, 'routes.js'), loadsDocuments ? documentRoutes(routes) : routes);
  writeFileSync(join(folder, 'routesChunkNames.json'), collapsedChunkNames(text('routesChunkNames.json'), own));
  return {
    '@generated/routes$': join(folder, 'routes.js'),
    '@generated/routesChunkNames$': join(folder, 'routesChunkNames.json'),
  };
}
