/** A literal of JavaScript as it stands in a text: what it is and where it begins. What is no literal is `other`. */
export type Literal = { at: number } & (
  | { kind: 'text'; value: string }
  | { kind: 'number'; value: number }
  | { kind: 'list'; items: Literal[] }
  | { kind: 'object'; entries: Map<string, Literal> }
  | { kind: 'other' }
);

const SPACE = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const QUOTED = /'(?:[^'\\]|\\[\s\S])*'|"(?:[^"\\]|\\[\s\S])*"|`(?:[^`\\$]|\\[\s\S]|\$(?!\{))*`/y;
const NUMBER = /[+-]?\s*(?:0[xX][\da-fA-F]+|(?:\d[\d_]*\.?[\d_]*|\.\d+)(?:[eE][+-]?\d+)?)/y;
const NAME = /[\p{L}_$][\p{L}\p{N}_$]*/uy;
const CLOSING: Record<string, string> = { '[': ']', '{': '}', '(': ')' };

/** Reads literals of one text from a place on. */
class LiteralReader {
  constructor(
    private readonly text: string,
    private at: number,
  ) {}

  private match(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? null;
    this.at += found?.length ?? 0;
    return found;
  }

  private next(): string {
    this.match(SPACE);
    return this.text.charAt(this.at);
  }

  /** Whether the next character is this one, which is then passed. */
  private passes(character: string): boolean {
    if (this.next() !== character) return false;
    this.at += 1;
    return true;
  }

  /** Passes over anything up to the comma or bracket that ends it. */
  private skip(): void {
    while (this.at < this.text.length && !/[,\]})]/.test(this.next())) {
      if (this.match(QUOTED) !== null) continue;
      const closing = CLOSING[this.text.charAt(this.at)];
      this.at += 1;
      if (closing !== undefined) this.skipTo(closing);
    }
  }

  private skipTo(closing: string): void {
    while (this.at < this.text.length && !this.passes(closing)) {
      this.skip();
      if (/[,\]})]/.test(this.next()) && this.next() !== closing) this.at += 1;
    }
  }

  private list(): Literal[] {
    const items: Literal[] = [];
    while (this.at < this.text.length && !this.passes(']')) {
      const before = this.at;
      items.push(this.value());
      this.passes(',');
      if (this.at === before) this.at += 1;
    }
    return items;
  }

  private key(): string | null {
    this.next();
    const quoted = this.match(QUOTED);
    return quoted === null ? this.match(NAME) : unquoted(quoted);
  }

  private object(): Map<string, Literal> {
    const entries = new Map<string, Literal>();
    while (this.at < this.text.length && !this.passes('}')) {
      const before = this.at;
      const key = this.key();
      if (key !== null && this.passes(':')) entries.set(key, this.value());
      else this.skip();
      this.passes(',');
      if (this.at === before) this.at += 1;
    }
    return entries;
  }

  private simple(at: number): Literal {
    const quoted = this.match(QUOTED);
    if (quoted !== null) return { kind: 'text', at, value: unquoted(quoted) };
    const number = this.match(NUMBER);
    return number === null
      ? { kind: 'other', at }
      : { kind: 'number', at, value: Number(number.replace(/[\s_]/g, '')) };
  }

  value(): Literal {
    const start = this.next();
    const at = this.at;
    if (this.passes('[')) return { kind: 'list', at, items: this.list() };
    if (start === '{' && this.passes('{')) return { kind: 'object', at, entries: this.object() };
    const simple = this.simple(at);
    if (/[,\]}]/.test(this.next())) return simple;
    this.skip();
    return { kind: 'other', at };
  }
}

function unquoted(text: string): string {
  return text.slice(1, -1).replace(/\\([\s\S])/g, '$1');
}

/** The literal that begins at a place of a text; comments are passed over, and names, calls and spreads are `other`. Never throws. */
export function readLiteral(text: string, at: number): Literal {
  return new LiteralReader(text, at).value();
}
