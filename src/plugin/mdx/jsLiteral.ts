/** The parts of an expression's syntax tree that form literals; see estree. */
export interface Expression {
  type: string;
  loc?: { start: { line: number } };
  value?: unknown;
  operator?: string;
  argument?: Expression;
  elements?: (Expression | null)[];
  properties?: { type: string; computed?: boolean; key: Expression & { name?: string }; value: Expression }[];
  quasis?: { value: { cooked?: string } }[];
}

/** A JavaScript literal with the line on which it begins. Anything that is not a literal is `other`. */
export type Literal = { line: number } & (
  | { kind: 'text'; value: string }
  | { kind: 'number'; value: number }
  | { kind: 'list'; items: Literal[] }
  | { kind: 'object'; entries: Map<string, Literal> }
  | { kind: 'other' }
);

/** Properties of an object by name; spreads, methods, and computed names are omitted. */
function entriesOf({ properties = [] }: Expression): Map<string, Literal> {
  const named = properties.filter(({ type, computed }) => type === 'Property' && computed !== true);
  return new Map(named.map(({ key, value }) => [String(key.name ?? key.value), readLiteral(value)]));
}

/** A number with its sign; null for other operations. */
function signed({ operator, argument }: Expression): number | null {
  if (typeof argument?.value !== 'number') return null;
  if (operator === '-') return -argument.value;
  return operator === '+' ? argument.value : null;
}

/** The value of a string or number; null for anything else. */
function simpleValue(expression: Expression): string | number | null {
  const { type, value, quasis = [] } = expression;
  if (type === 'UnaryExpression') return signed(expression);
  if (type === 'TemplateLiteral') return quasis.length === 1 ? (quasis[0]?.value.cooked ?? null) : null;
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

/** An expression as a literal; names, calls, spreads, and holes are `other`. Never throws. */
export function readLiteral(expression: Expression | null): Literal {
  const line = expression?.loc?.start.line ?? 1;
  if (expression === null) return { kind: 'other', line };
  if (expression.type === 'ArrayExpression') {
    return { kind: 'list', line, items: (expression.elements ?? []).map(readLiteral) };
  }
  if (expression.type === 'ObjectExpression') return { kind: 'object', line, entries: entriesOf(expression) };
  const value = simpleValue(expression);
  if (typeof value === 'string') return { kind: 'text', line, value };
  return value === null ? { kind: 'other', line } : { kind: 'number', line, value };
}
