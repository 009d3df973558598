import type { Expression } from './jsLiteral';

/** Where a part of a text stands: lines are counted from 1, offsets from 0. Parts that were made have none. */
interface Position {
  start: { line: number; offset?: number };
  end: { line: number; offset?: number };
}

/** The parts of an MDX syntax tree that are read and written here; see mdast and mdast-util-mdx. */
export interface MdxNode {
  type: string;
  name?: string | null;
  value?: string;
  /** Of links and images. */
  url?: string;
  title?: string | null;
  alt?: string | null;
  depth?: number;
  children?: MdxNode[];
  attributes?: MdxAttribute[];
  position?: Position;
  data?: Record<string, unknown>;
}

interface MdxAttribute {
  type: 'mdxJsxAttribute' | 'mdxJsxExpressionAttribute';
  name?: string;
  value?: unknown;
  position?: Position;
}

/** A node and every node below it, in the order of the text. */
export function allNodes(node: MdxNode, found: MdxNode[] = []): MdxNode[] {
  found.push(node);
  for (const child of node.children ?? []) allNodes(child, found);
  return found;
}

export function isElement({ type }: MdxNode): boolean {
  return type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement';
}

/** Whether a node is `{…}` in the text: an expression or, with nothing in it, a comment. */
export function isExpression({ type }: MdxNode): boolean {
  return type === 'mdxFlowExpression' || type === 'mdxTextExpression';
}

/** Every JSX element of a tree, in the order of the text. None from code, comments and expressions. */
export function jsxElements(tree: MdxNode): MdxNode[] {
  return allNodes(tree).filter(isElement);
}

/** The line on which a node begins, counted from 1. */
export function lineOf({ position }: MdxNode): number {
  return position?.start.line ?? 1;
}

/** The one expression that a `{…}` in the text, or an attribute's, consists of; undefined if there is none. */
export function expressionOf({ data }: { data?: Record<string, unknown> }): Expression | undefined {
  const { body } = (data?.estree ?? { body: [] }) as { body: { expression?: Expression }[] };
  return body.length === 1 ? body[0]?.expression : undefined;
}

/** The attributes of an element that are plain strings. */
export function textAttributes(node: MdxNode): Record<string, string> {
  const pairs = (node.attributes ?? []).flatMap(({ name, value }) =>
    name !== undefined && typeof value === 'string' ? [[name, value] as const] : [],
  );
  return Object.fromEntries(pairs);
}

/** A component as a page uses it: its name, and its attributes that are plain strings. */
export function usageOf(node: MdxNode): { component: string; attributes: Record<string, string> } {
  return { component: node.name ?? '', attributes: textAttributes(node) };
}

/** The attribute `name="value"`. */
export function textAttribute(name: string, value: string): MdxAttribute {
  return { type: 'mdxJsxAttribute', name, value };
}

/** The attribute `name={identifier}`. */
export function identifierAttribute(name: string, identifier: string): MdxAttribute {
  const expression = { type: 'Identifier', name: identifier };
  const estree = { type: 'Program', sourceType: 'module', body: [{ type: 'ExpressionStatement', expression }] };
  return {
    type: 'mdxJsxAttribute',
    name,
    value: { type: 'mdxJsxAttributeValueExpression', value: identifier, data: { estree } },
  };
}

/** The statement `import identifier from 'source'`. */
export function importNode(identifier: string, source: string): MdxNode {
  const declaration = {
    type: 'ImportDeclaration',
    specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name: identifier } }],
    source: { type: 'Literal', value: source, raw: JSON.stringify(source) },
    attributes: [],
  };
  const estree = { type: 'Program', sourceType: 'module', body: [declaration] };
  return { type: 'mdxjsEsm', value: `import ${identifier} from '${source}';`, data: { estree } };
}

interface ImportStatement {
  type: string;
  source?: { value: string };
  specifiers?: { local: { name: string } }[];
}

/** The names that the import statements among nodes bring, with the modules that they come from. */
export function importedNames(nodes: readonly MdxNode[]): Map<string, string> {
  const statements = nodes
    .filter(({ type }) => type === 'mdxjsEsm')
    .flatMap(({ data }) => {
      const { body } = (data?.estree ?? { body: [] }) as { body: ImportStatement[] };
      return body;
    });
  const imports = statements.filter(({ type }) => type === 'ImportDeclaration');
  return new Map(
    imports.flatMap(({ specifiers, source }) =>
      (specifiers ?? []).map(({ local }) => [local.name, source?.value ?? ''] as const),
    ),
  );
}

/** A second-level heading with its id, hidden from the eye (not from screen readers or the contents) on request. */
export function heading(text: string, id: string, hidden: boolean): MdxNode {
  const hProperties = hidden ? { id, className: ['spark-benchmarks', 'visually-hidden'] } : { id };
  return { type: 'heading', depth: 2, children: [{ type: 'text', value: text }], data: { hProperties } };
}

/** An element without children that stands as a block of its own. */
export function flowElement(name: string, attributes: MdxAttribute[]): MdxNode {
  return { type: 'mdxJsxFlowElement', name, attributes, children: [] };
}

/** Blocks behind a line that opens them. */
export function fold(summary: string, children: MdxNode[]): MdxNode {
  const line = { ...flowElement('summary', []), children: [{ type: 'text', value: summary }] };
  return { ...flowElement('details', [textAttribute('className', 'report-fold')]), children: [line, ...children] };
}
