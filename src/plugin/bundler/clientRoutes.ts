import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One leaf of Docusaurus' routes.js: its path, and the rest of it. */
const LEAF = /\{\s*path: '([^']+)',(\s*component: ComponentCreator\('[^']+', '\w+'\),\s*exact: true\s*\},?)\s*/g;

/** Whether a path is one of a pattern's: "/history/:engine/:line/" matches any two parts. */
function isOf(pattern: string, path: string): boolean {
  const [wanted, found] = [pattern.split('/'), path.split('/')];
  return wanted.length === found.length && wanted.every((part, at) => part.startsWith(':') || part === found[at]);
}

/** The number of different paths of a pattern that a text names in quotes. */
function pathsOf(pattern: string, text: string): number {
  const path = pattern.replace(/:\w+/g, '[^/:\'"]+');
  return new Set(text.match(new RegExp(`(['"])${path}\\1`, 'g'))).size;
}

/**
 * Returns routes.js with one route for each pattern instead of all routes of the pattern; the first of them lends its component. Throws if
 * several routes of a pattern remain: Docusaurus then writes routes.js in a form that is unknown here.
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

/** The routesChunkNames.json with the entries alone that the collapsed routes name. */
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
 * Writes the routes that the bundles need and returns the aliases that lead to them. Each route costs every page of the site some bytes
 * of JavaScript, and the rendering of every page a look at it; pages of one kind that carry their data in their HTML need one route among
 * them. Docusaurus keeps all routes, so what is rendered, the sitemap and the check of links know every address. `baseUrl` ends in a slash.
 */
export function clientRoutes(
  generatedDir: string,
  baseUrl: string,
  patterns: readonly string[],
): Record<string, string> {
  const own = patterns.map((pattern) => baseUrl + pattern.slice(1));
  const folder = join(generatedDir, 'client-routes');
  const text = (name: string) => readFileSync(join(generatedDir, name), 'utf8');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'routes.js'), collapsedRoutes(text('routes.js'), own));
  writeFileSync(join(folder, 'routesChunkNames.json'), collapsedChunkNames(text('routesChunkNames.json'), own));
  return {
    '@generated/routes$': join(folder, 'routes.js'),
    '@generated/routesChunkNames$': join(folder, 'routesChunkNames.json'),
  };
}
