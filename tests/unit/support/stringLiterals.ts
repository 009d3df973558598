import { parse } from '@babel/parser';

/** A text in source code that a person may read. */
export interface Literal {
  line: number;
  text: string;
}

interface Node {
  type: string;
  loc: { start: { line: number } };
  [key: string]: unknown;
}

/** Two words, or text in markup: names, keys, and class names have no space between letters. */
const PROSE = /\p{L}[\p{P}]* +[\p{P}]*[\p{L}\d]/u;
/** Types and module names are not displayed. */
const SKIPPED = new Set(['ImportDeclaration', 'TSTypeAnnotation', 'TSLiteralType']);

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

/** Text of a node; templates have {} in place of expressions. */
function textOf(node: Node): string | undefined {
  if (node.type === 'StringLiteral' || node.type === 'JSXText') return node.value as string;
  if (node.type !== 'TemplateLiteral') return undefined;
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('{}');
}

function visit(node: Node, found: Literal[]): void {
  if (SKIPPED.has(node.type)) return;
  const text = textOf(node);
  if (text !== undefined && PROSE.test(text)) found.push({ line: node.loc.start.line, text });
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, found);
  }
}

/** Returns strings, templates, and markup texts of TypeScript code with more than one word, with their lines. */
export function stringLiterals(path: string, code: string): Literal[] {
  const plugins: ('typescript' | 'jsx')[] = path.endsWith('.tsx') ? ['typescript', 'jsx'] : ['typescript'];
  const found: Literal[] = [];
  visit(parse(code, { sourceType: 'module', plugins }).program as unknown as Node, found);
  return found;
}
