import type { Expression } from './jsLiteral';

/** The position of a node: lines counted from 1, offsets from 0. Created nodes have none. */
interface Position {
  start: { line: number; offset?: number };
  end: { line: number; offset?: number };
}

/** The parts of an MDX syntax tree that are read or written here; see mdast and mdast-util-mdx. */
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

export function allNodes(node: MdxNode, found: MdxNode[] = []): MdxNode[] {
  found.push(node);
  for (const child of node.children ?? []) allNodes(child, found);
  return found;
}

export function isElement({ type }: MdxNode): boolean {
  return type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement';
}

/** True if a node is `{…}` in the text: an expression, or a comment if empty. */
export function isExpression({ type }: MdxNode): boolean {
  return type === 'mdxFlowExpression' || type === 'mdxTextExpression';
}

/** Every JSX element of a tree in text order, excluding code, comments, and expressions. */
export function jsxElements(tree: MdxNode): MdxNode[] {
  return allNodes(tree).filter(isElement);
}

export function lineOf({ position }: MdxNode): number {
  return position?.start.line ?? 1;
}

/** The only expression in a `{…}` of the text or of an attribute; undefined if there is none. */
export function expressionOf({ data }: { data?: Record<string, unknown> }): Expression | undefined {
  const { body } = (data?.estree ?? { body: [] }) as { body: { expression?: Expression }[] };
  return body.length === 1 ? body[0]?.expression : undefined;
}

/** Attributes of an element that are plain strings. */
export function textAttributes(node: MdxNode): Record<string, string> {
  const pairs = (node.attributes ?? []).flatMap(({ name, value }) =>
    name !== undefined && typeof value === 'string' ? [[name, value] as const] : [],
  );
  return Object.fromEntries(pairs);
}

/** A component's name, and its attributes that are plain strings. */
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

/** Imported names with their modules, from the import statements among nodes. */
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

/** A second-level heading with its id, optionally visually hidden (not from screen readers or the contents). */
export function heading(text: string, id: string, hidden: boolean): MdxNode {
  const hProperties = hidden ? { id, className: ['spark-benchmarks', 'visually-hidden'] } : { id };
  return { type: 'heading', depth: 2, children: [{ type: 'text', value: text }], data: { hProperties } };
}

/** A block element. */
export function flowElement(name: string, attributes: MdxAttribute[], children: MdxNode[] = []): MdxNode {
  return { type: 'mdxJsxFlowElement', name, attributes, children };
}
