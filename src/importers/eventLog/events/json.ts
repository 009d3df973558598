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
