export type JsonObject = Record<string, unknown>;

/** The value as an object; empty for all other values. */
export function object(value: unknown): JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as JsonObject) : {};
}

/** The value as a list; empty for all other values. */
export function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The value if it is a non-negative integer, otherwise null. */
export function id(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

/** The value if it is a positive number, otherwise 0, because Spark omits what it did not count. */
export function amount(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0;
}

/** The value as text; empty for all other values. */
export function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/**
 * Parsing of a long line without its middle. Every mark is `,"Name":` with the first characters of its value, so its
 * first quote follows a comma. Within a JSON string that quote would end the string, and the rest would not be JSON. A
 * mark in a JSON line is therefore always a key.
 */
function objectOf(json: string): JsonObject {
  try {
    return object(JSON.parse(json));
  } catch {
    return {};
  }
}

/**
 * The object before the first `mark` of a line, with `depth` objects closed there; empty if the mark is missing or at a
 * different depth, because the text is then not JSON.
 */
export function objectBefore(line: string, mark: string, depth: number): JsonObject {
  const at = line.indexOf(mark);
  return at === -1 ? {} : objectOf(line.slice(0, at) + '}'.repeat(depth));
}

/** The object from the last `mark` of a line on; empty if the mark is missing or not in the outermost object. */
export function objectFrom(line: string, mark: string): JsonObject {
  const at = line.lastIndexOf(mark);
  return at === -1 ? {} : objectOf(`{${line.slice(at + 1)}`);
}
