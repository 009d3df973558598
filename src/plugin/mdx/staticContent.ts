import { isStatic } from './componentRegistry';
import {
  expressionOf,
  flowElement,
  importedNames,
  isElement,
  isExpression,
  type MdxNode,
  textAttribute,
  textAttributes,
} from './mdxTree';
import { OUR_MODULES } from './ownElements';

type Imported = ReadonlyMap<string, string>;

/** True for elements of HTML, except those that Docusaurus replaces, and for static components of the plugin. */
function isStaticElement(node: MdxNode, imported: Imported): boolean {
  const name = node.name ?? '';
  if (/^[a-z]/.test(name)) return name !== 'details';
  return isStatic(name, 'report' in textAttributes(node)) && OUR_MODULES.test(imported.get(name) ?? '@theme/');
}

/** True if a node reacts to input as a whole, or may: components of the page, and expressions. */
function isLive(node: MdxNode, imported: Imported): boolean {
  if (isElement(node) && !isStaticElement(node, imported)) return true;
  if (isExpression(node) && expressionOf(node)) return true;
  return (node.children ?? []).some((child) => isLive(child, imported));
}

/**
 * Remark plugin that makes runs of static nodes of a page static content, which browsers do not hydrate. Must run after
 * the plugin that expands dashboards, and before Docusaurus' own plugins, which find headings and links at any depth.
 */
export default function staticContent() {
  return (tree: MdxNode): void => {
    const nodes = tree.children ?? [];
    const imported = importedNames(nodes);
    const isModule = ({ type }: MdxNode) => type === 'mdxjsEsm' || type === 'yaml';
    const placed = nodes.filter(isModule);
    let run: MdxNode[] | null = null;
    for (const node of nodes.filter((other) => !isModule(other))) {
      if (isLive(node, imported)) {
        run = null;
        placed.push(node);
      } else if (run) {
        run.push(node);
      } else {
        run = [node];
        placed.push(flowElement('StaticContent', [textAttribute('at', `text-${placed.length}`)], run));
      }
    }
    tree.children = placed;
  };
}
