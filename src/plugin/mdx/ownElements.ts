import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { feedOf } from './componentRegistry';
import { importedNames, isElement, type MdxNode, textAttributes } from './mdxTree';

/** Whether a site itself has the module that a page imports, so that what it exports is none of ours. */
export type SiteHas = (module: string) => boolean;

/** Where pages of the earlier style, and those that name them themselves, import components of ours from. */
const OUR_MODULES = /^@theme\/|\/components\/(Charts|BenchmarkDashboard|mdx)\//;
const ENDINGS = ['.tsx', '.ts', '.jsx', '.js', ''];

/** A site whose files are all ours. */
export const hasNone: SiteHas = () => false;

/** What another site has: the files below its folder, and what its pages import by a relative path. */
export function modulesOf(siteDir: string): SiteHas {
  return (module) => {
    if (module.startsWith('.')) return true;
    const [, file] = /^@site\/(.+)$/.exec(module) ?? [];
    return file !== undefined && ENDINGS.some((ending) => existsSync(join(siteDir, file + ending)));
  };
}

/** Whether an element with the name of a component of ours is one: its page imports the name not at all, or from us, or gives it a report. */
function isOurs(node: MdxNode, module: string | undefined, siteHas: SiteHas): boolean {
  if (module === undefined) return true;
  return OUR_MODULES.test(module) && (!siteHas(module) || textAttributes(node).report !== undefined);
}

/** The elements among the nodes of a page that are components of ours, and not others of the same name which the page imports. */
export function ownElements(nodes: readonly MdxNode[], siteHas: SiteHas): MdxNode[] {
  const imported = importedNames(nodes);
  return nodes.filter((node) => {
    const name = node.name ?? '';
    return isElement(node) && feedOf(name) !== null && isOurs(node, imported.get(name), siteHas);
  });
}
