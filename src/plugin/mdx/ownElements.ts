import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { feedOf } from './componentRegistry';
import { importedNames, isElement, type MdxNode, textAttributes } from './mdxTree';

/** Returns true if the site itself has the module that a page imports, so that its components are not the plugin's. */
export type IsSiteModule = (module: string) => boolean;

/** Modules from which pages of the earlier style import the plugin's components. */
export const OUR_MODULES = /^@theme\/|\/components\/(Charts|BenchmarkDashboard|mdx)\//;
const ENDINGS = ['.tsx', '.ts', '.jsx', '.js', ''];

/** For a site whose files are all part of the plugin. */
export const hasNoModules: IsSiteModule = () => false;

/** Modules of another site: the files below its folder, and all relative imports. */
export function modulesOf(siteDir: string): IsSiteModule {
  return (module) => {
    if (module.startsWith('.')) return true;
    const [, file] = /^@site\/(.+)$/.exec(module) ?? [];
    return file !== undefined && ENDINGS.some((ending) => existsSync(join(siteDir, file + ending)));
  };
}

/** True if an element is the plugin's: its name is not imported, or from the plugin, or it has a report. */
function isOurs(node: MdxNode, module: string | undefined, siteHas: IsSiteModule): boolean {
  if (module === undefined) return true;
  return OUR_MODULES.test(module) && (!siteHas(module) || textAttributes(node).report !== undefined);
}

/** Elements of a page that are the plugin's components, not components of the same name that the page imports. */
export function ownElements(nodes: readonly MdxNode[], siteHas: IsSiteModule): MdxNode[] {
  const imported = importedNames(nodes);
  return nodes.filter((node) => {
    const name = node.name ?? '';
    return isElement(node) && feedOf(name) !== null && isOurs(node, imported.get(name), siteHas);
  });
}
