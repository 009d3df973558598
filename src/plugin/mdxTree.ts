/** The parts of an MDX syntax tree that the remark plugin reads and writes; see mdast and mdast-util-mdx. */
export interface MdxNode {
  type: string;
  name?: string | null;
  value?: string;
  depth?: number;
  children?: MdxNode[];
  attributes?: MdxAttribute[];
  position?: { start: { line: number; column: number } };
  data?: Record<string, unknown>;
}

export interface MdxAttribute {
  type: 'mdxJsxAttribute' | 'mdxJsxExpressionAttribute';
  name?: string;
  value?: unknown;
}

/** Every JSX element of a tree, in the order of the text. */
export function jsxElements(node: MdxNode): MdxNode[] {
  const below = (node.children ?? []).flatMap(jsxElements);
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement' ? [node, ...below] : below;
}

/** The attributes of an element that are plain strings. */
export function textAttributes(node: MdxNode): Record<string, string> {
  const texts = (node.attributes ?? []).filter((attribute) => typeof attribute.value === 'string');
  return Object.fromEntries(texts.map((attribute) => [attribute.name, attribute.value as string]));
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
  specifiers?: { local: { name: string } }[];
}

/** The names that a file's own import statements bring. */
export function importedNames(tree: MdxNode): string[] {
  const statements = (tree.children ?? [])
    .filter(({ type }) => type === 'mdxjsEsm')
    .flatMap(({ data }) => {
      const { body } = (data?.estree ?? { body: [] }) as { body: ImportStatement[] };
      return body;
    });
  const imports = statements.filter(({ type }) => type === 'ImportDeclaration');
  return imports.flatMap(({ specifiers }) => (specifiers ?? []).map(({ local }) => local.name));
}

/** A second-level heading with its id, hidden from the eye (not from screen readers or the contents) on request. */
export function heading(text: string, id: string, hidden: boolean): MdxNode {
  const hProperties = hidden ? { id, className: ['visually-hidden'] } : { id };
  return { type: 'heading', depth: 2, children: [{ type: 'text', value: text }], data: { hProperties } };
}

/** An element without children that stands as a block of its own. */
export function flowElement(name: string, attributes: MdxAttribute[]): MdxNode {
  return { type: 'mdxJsxFlowElement', name, attributes, children: [] };
}
