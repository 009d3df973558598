import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { problem } from '../benchmark/model/problem';
import type { Artifact, Problem } from '../benchmark/model/resultSet';

type Path = readonly (string | number)[];

/** Returns a function for the line of an offset, counted from 1. Line starts are computed on its first call. */
function lineIndex(text: string): (offset: number) => number {
  let starts: number[] | null = null;
  return (offset) => {
    starts ??= lineStarts(text);
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] as number) <= offset) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  };
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** Finds the node of a value or of an object's key by path; undefined if there is none. Objects are indexed lazily. */
function nodeIndex(root: Node) {
  const properties = new Map<Node, Map<string, Node>>();
  const propertiesOf = (object: Node): Map<string, Node> => {
    const known = properties.get(object);
    if (known) return known;
    const made = new Map<string, Node>();
    for (const property of object.children ?? []) made.set(String(property.children?.[0]?.value), property);
    properties.set(object, made);
    return made;
  };
  const below = (node: Node | undefined, step: string | number): Node | undefined => {
    if (node?.type === 'array') return node.children?.[Number(step)];
    return node?.type === 'object' ? propertiesOf(node).get(String(step))?.children?.[1] : undefined;
  };
  const valueAt = (at: Path): Node | undefined => at.reduce<Node | undefined>(below, root);
  const keyAt = (at: Path, key: string): Node | undefined => {
    const object = valueAt(at);
    return object?.type === 'object' ? propertiesOf(object).get(key)?.children?.[0] : undefined;
  };
  return { valueAt, keyAt };
}

/** Maximum nesting of a parsed JSON value, far deeper than any artifact or result file. */
const MAX_DEPTH = 100;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const [OPEN_LIST, OPEN_OBJECT, CLOSE_LIST, CLOSE_OBJECT] = [0x5b, 0x7b, 0x5d, 0x7d];

/**
 * Returns whether brackets outside of strings exceed the maximum nesting, and the number of colons outside of strings.
 * Reads each character once.
 */
function shapeOf(json: string): { isTooDeep: boolean; colons: number } {
  let [level, colons, inText] = [0, 0, false];
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) inText = !inText;
    else if (inText) at += code === BACKSLASH ? 1 : 0;
    else if (code === COLON) colons += 1;
    else if (code === OPEN_LIST || code === OPEN_OBJECT) level += 1;
    else if (code === CLOSE_LIST || code === CLOSE_OBJECT) level -= 1;
    if (level > MAX_DEPTH) return { isTooDeep: true, colons };
  }
  return { isTooDeep: false, colons };
}

export type JsonPath = (string | number)[];

export interface JsonFile {
  path: string;
  value: unknown;
  /** The line of a value, counted from 1; if the value is missing, the line of the nearest enclosing one. */
  lineOf(at: JsonPath): number;
  lineOfKey(at: JsonPath, key: string): number;
}

const WORDS: Record<string, string> = {
  InvalidSymbol: 'a value that is not valid JSON',
  InvalidNumberFormat: 'a number that is not valid JSON',
  PropertyNameExpected: 'a key in double quotes is expected',
  ValueExpected: 'a value is expected',
  ColonExpected: 'a colon is expected',
  CommaExpected: 'a comma is expected',
  CloseBraceExpected: 'a closing } is expected',
  CloseBracketExpected: 'a closing ] is expected',
  EndOfFileExpected: 'text follows the end of the JSON value',
  InvalidCommentToken: 'comments are not allowed in JSON',
};

/** Problems of duplicate keys in an object. JSON parsers silently keep the last one. */
function duplicateKeys(node: Node, path: string, lineAt: (offset: number) => number): Problem[] {
  const below = (node.children ?? []).flatMap((child) => duplicateKeys(child, path, lineAt));
  if (node.type !== 'object') return below;
  const seen = new Set<string>();
  for (const property of node.children ?? []) {
    const key = property.children?.[0];
    if (!key) continue;
    if (seen.has(key.value))
      below.push(problem(path, lineAt(key.offset), `the key ${JSON.stringify(key.value)} is a duplicate`));
    seen.add(key.value);
  }
  return below;
}

const CURES: Record<string, string> = {
  PropertyNameExpected: 'write "key": value',
  CommaExpected: 'put a comma after the value before it',
  CloseBraceExpected: 'close every { with a }',
  CloseBracketExpected: 'close every [ with a ]',
  EndOfFileExpected: 'one object in braces is the whole file',
  InvalidCommentToken: 'remove the comment',
};

/** The first syntax error; later ones mostly follow from it. A comma before a closing brace is named as such. */
function syntaxProblem({ path, text }: Artifact, { error, offset }: ParseError): Problem {
  const lineAt = lineIndex(text);
  const before = text.slice(0, offset).trimEnd();
  if (before.endsWith(',') && /[}\]]/.test(text[offset] ?? '')) {
    const message = `invalid JSON: unexpected comma before the closing ${text[offset]}`;
    return problem(path, lineAt(before.length - 1), message, 'remove the comma');
  }
  const code = printParseErrorCode(error);
  return problem(path, lineAt(offset), `invalid JSON: ${WORDS[code] ?? code}`, CURES[code]);
}

function positions(root: Node, lineAt: (offset: number) => number): Pick<JsonFile, 'lineOf' | 'lineOfKey'> {
  const { valueAt, keyAt } = nodeIndex(root);
  const lineOf = (at: JsonPath): number => {
    const node = valueAt(at);
    if (node || at.length === 0) return lineAt(node?.offset ?? 0);
    return lineOf(at.slice(0, -1));
  };
  const lineOfKey = (at: JsonPath, key: string): number => {
    const node = keyAt(at, key);
    return node ? lineAt(node.offset) : lineOf(at);
  };
  return { lineOf, lineOfKey };
}

/** Number of keys in a value, including nested values. */
function keyCount(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = Array.isArray(value) ? 0 : Object.keys(value).length;
  return Object.values(value).reduce((count: number, below) => count + keyCount(below), own);
}

/** The value of valid JSON without duplicate keys, which has as many keys as colons. Null for any other text. */
function plainValue(text: string, colons: number): { value: unknown } | null {
  try {
    const value: unknown = JSON.parse(text);
    return keyCount(value) === colons ? { value } : null;
  } catch {
    return null;
  }
}

/** Positions that are computed on the first request; most files never need them. */
function latePositions(text: string): ReturnType<typeof positions> {
  let found: ReturnType<typeof positions> | null = null;
  const made = () => {
    found ??= positions(parseTree(text) as Node, lineIndex(text));
    return found;
  };
  return { lineOf: (at) => made().lineOf(at), lineOfKey: (at, key) => made().lineOfKey(at, key) };
}

function parseStrict(artifact: Artifact): { file: JsonFile | null; problems: Problem[] } {
  const errors: ParseError[] = [];
  const root = parseTree(artifact.text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  if (first) return { file: null, problems: [syntaxProblem(artifact, first)] };
  if (!root)
    return { file: null, problems: [problem(artifact.path, 1, 'the file is empty; a JSON object is expected')] };
  const lineAt = lineIndex(artifact.text);
  const doubled = duplicateKeys(root, artifact.path, lineAt);
  const file = { path: artifact.path, value: JSON.parse(artifact.text) as unknown, ...positions(root, lineAt) };
  return { file: doubled.length > 0 ? null : file, problems: doubled };
}

/** The JSON of an artifact with its positions, or its first syntax problem. Never throws. */
export function parseJson(artifact: Artifact): { file: JsonFile | null; problems: Problem[] } {
  if (artifact.text.startsWith('\uFEFF')) {
    const message = 'the file starts with a byte order mark';
    return { file: null, problems: [problem(artifact.path, 1, message, 'save it as UTF-8 without BOM')] };
  }
  const { isTooDeep, colons } = shapeOf(artifact.text);
  if (isTooDeep) {
    const message = `values are nested more than ${MAX_DEPTH} levels deep; no valid result file is`;
    return { file: null, problems: [problem(artifact.path, null, message)] };
  }
  const plain = plainValue(artifact.text, colons);
  if (plain) return { file: { path: artifact.path, ...plain, ...latePositions(artifact.text) }, problems: [] };
  try {
    return parseStrict(artifact);
  } catch (error) {
    return { file: null, problems: [problem(artifact.path, null, `invalid JSON: ${(error as Error).message}`)] };
  }
}
