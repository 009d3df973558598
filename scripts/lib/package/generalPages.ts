import { readdirSync, readFileSync } from 'node:fs';
import { PACKAGE } from '../../../src/package/components';
import type { PackageFile } from './clientSources';

/** Pages of docs/ that belong to this site: its home page, and how to use it elsewhere. */
const NOT_GENERAL = ['index.mdx', 'package.mdx'];
const ONLY_HERE = /\{\/\* public site only \*\/\}[\s\S]*?\{\/\* end of public site only \*\/\}/g;
const IMPORT = /^import (\w+) from .*;\n/gm;

/**
 * A page without what only this site has: marked parts, and imports that only they use. Modules come from the package.
 * Throws for a part that shows data of this site and is not marked.
 */
export function generalText(text: string): string {
  const kept = text.replace(ONLY_HERE, '').replace(/\n{3,}/g, '\n\n');
  const isUsed = (name: string) => new RegExp(`[<{]${name}\\b`).test(kept);
  const general = kept.replace(IMPORT, (line, name: string) => (isUsed(name) ? line : ''));
  const [data] = /@site\/static\/[^']+|\breport="[^"]+"/.exec(general.replace(/^```[\s\S]*?^```/gm, '')) ?? [];
  if (data !== undefined) throw new Error(`${data} is not part of other sites; mark what shows it as public site only`);
  return general.replace(/'@site\/src\/([^']+)'/g, `'${PACKAGE}/client/$1/index.js'`);
}

/** The pages that every site for benchmarks has, such as the methodology. */
export function generalPages(): PackageFile[] {
  const own = readdirSync('docs').filter((name) => name.endsWith('.mdx') && !NOT_GENERAL.includes(name));
  return [...own, 'reports/index.mdx'].map((name) => ({
    path: `lib/client/docs/${name}`,
    text: generalText(readFileSync(`docs/${name}`, 'utf8')),
  }));
}
