import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');
const STATEMENT = /^(?:import|export)\b[^;'"]*?from\s+'([^']+)'|^import\s+'([^']+)'|\bimport\(\s*'([^']+)'/gm;

/** The text of a file; the path is from the project's folder. */
export function textOf(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

/** Every TypeScript file below a folder, paths from the project's folder; declarations of modules left out. */
export function sources(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
    .map((path) => join(folder, path))
    .sort();
}

/** A name in an import as a path from the project's folder without extension; the name of a package is unchanged. */
function target(path: string, name: string): string {
  if (name.startsWith('@site/')) return name.slice('@site/'.length);
  return name.startsWith('.') ? relative(ROOT, resolve(ROOT, dirname(path), name)) : name;
}

/** Imports of a file: paths from the project's folder without extension, or names of packages. */
export function imports(path: string): string[] {
  return [...textOf(path).matchAll(STATEMENT)].map(([, from, bare, dynamic]) =>
    target(path, from ?? bare ?? dynamic ?? ''),
  );
}

/** Imported names of a file, as `module#name`; `module#*` if it imports the whole module, or may. */
export function importedNames(path: string): string[] {
  const text = textOf(path);
  const named = [...text.matchAll(/^(?:import|export)\b([^;'"]*?)from\s+'([^']+)'/gm)].flatMap(
    ([, what = '', from = '']) => {
      const module = importPath(target(path, from));
      const names = [...what.matchAll(/(?<=[{,])\s*(?:type )?(\w+)/g)].map(([, name]) => name);
      return [...names, ...(what.includes('*') ? ['*'] : [])].map((name) => `${module}#${name}`);
    },
  );
  const whole = [...text.matchAll(/\bimport\(\s*'([^']+)'/g)].map(
    ([, from = '']) => `${importPath(target(path, from))}#*`,
  );
  return [...named, ...whole];
}

/** A path as an import names it: without extension, a folder for its index. */
export function importPath(path: string): string {
  return path.replace(/\.tsx?$/, '').replace(/\/index$/, '');
}

/** A trail from a node of a graph back to itself, for each that has one; nodes that were walked are not walked again. */
export function cycles(nodes: readonly string[], next: (node: string) => readonly string[]): string[] {
  const done = new Set<string>();
  const walk = (node: string, trail: string[]): string[] => {
    if (trail.includes(node)) return [[...trail.slice(trail.indexOf(node)), node].join(' → ')];
    if (done.has(node)) return [];
    const found = next(node).flatMap((other) => walk(other, [...trail, node]));
    done.add(node);
    return found;
  };
  return nodes.flatMap((node) => walk(node, []));
}
