/** The parts of an expression's syntax tree that literals are made of; see estree. */
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

/** A literal of JavaScript: what it is and the line on which it begins. What is no literal is `other`. */
export type Literal = { line: number } & (
  | { kind: 'text'; value: string }
  | { kind: 'number'; value: number }
  | { kind: 'list'; items: Literal[] }
  | { kind: 'object'; entries: Map<string, Literal> }
  | { kind: 'other' }
);

/** The properties of an object by their names; spreads, methods and computed names are left out. */
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

/** The value of a text or of a number; null for anything else. */
function simpleValue(expression: Expression): string | number | null {
  const { type, value, quasis = [] } = expression;
  if (type === 'UnaryExpression') return signed(expression);
  if (type === 'TemplateLiteral') return quasis.length === 1 ? (quasis[0]?.value.cooked ?? null) : null;
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

/** An expression as the literal that it is; names, calls, spreads and holes are `other`. Never throws. */
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
