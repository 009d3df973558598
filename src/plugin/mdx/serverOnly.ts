import { REPORT_CONTENT } from './remarkReports';

/** A node of a syntax tree of JavaScript; see ESTree. */
interface Node {
  type: string;
  [field: string]: unknown;
}

interface Property extends Node {
  key: { name?: string };
  value: Node;
}

/** The expression `process.env.KEEPS_HTML`, which the bundler replaces. */
const KEEPS_HTML = member(member({ type: 'Identifier', name: 'process' }, 'env'), 'KEEPS_HTML');

function member(object: Node, name: string): Node {
  return { type: 'MemberExpression', object, property: { type: 'Identifier', name }, computed: false, optional: false };
}

/** `process.env.KEEPS_HTML ? null : …` */
function unlessKept(value: Node): Node {
  const nothing = { type: 'Literal', value: null, raw: 'null' };
  return { type: 'ConditionalExpression', test: KEEPS_HTML, consequent: nothing, alternate: value };
}

/** The component of static content, and in other sites the one of reports. */
const STATIC_CONTENT: unknown[] = ['StaticContent', REPORT_CONTENT];

/** The property with the children in `_jsx(StaticContent, { children: … })`; undefined for other nodes. */
function staticChildren({ type, arguments: given }: Node): Property | undefined {
  if (type !== 'CallExpression') return undefined;
  const [component, props] = given as Node[];
  if (!STATIC_CONTENT.includes(component?.name)) return undefined;
  return (props?.properties as Property[] | undefined)?.find(({ key }) => key.name === 'children');
}

/** Recma plugin that removes static content, and the components and data that only it uses, from the scripts of browsers. */
export default function serverOnly() {
  return function change(node: Node): void {
    const children = staticChildren(node);
    if (children) {
      children.value = unlessKept(children.value);
      return;
    }
    for (const value of Object.values(node).flat())
      if (value && typeof value === 'object' && 'type' in value) change(value as Node);
  };
}
