/** A JSON object whose values are not known yet. */
export type JsonObject = Record<string, unknown>;

/** The value as an object; empty for everything else. */
export function object(value: unknown): JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as JsonObject) : {};
}

/** The value as a list; empty for everything else. */
export function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A whole number from 0, or null. */
export function id(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

/** A number from 0; 0 for everything else, since Spark leaves out what it did not count. */
export function amount(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0;
}

/** A text; empty for everything else. */
export function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
