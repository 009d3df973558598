import { getOwnValue } from './guards/record';

/** A number; null if it is unknown. */
export type Amount = number | null;

const SIZE = /^(\d+(?:\.\d+)?)\s*([kmgtp])?(?:i?b)?$/i;
const BYTES = { k: 1024, m: 1024 ** 2, g: 1024 ** 3, t: 1024 ** 4, p: 1024 ** 5 };

/** "16g" as 16; a size without a unit is in bytes. Null for anything else. */
export function sizeGb(text: string | undefined): Amount {
  const [, size, unit = ''] = SIZE.exec(text ?? '') ?? [];
  return size === undefined ? null : (Number(size) * (getOwnValue<number>(BYTES, unit.toLowerCase()) ?? 1)) / BYTES.g;
}

/**
 * A Spark setting in a form that is equal for equal values: sizes in bytes, so that 16g, 16G, and 17179869184 are equal;
 * numbers without trailing zeros; true and false in lower case. Other text unchanged.
 */
export function canonicalSetting(text: string): string {
  const gb = sizeGb(text.trim());
  if (gb !== null) return String(gb * BYTES.g);
  return /^(?:true|false)$/i.test(text) ? text.toLowerCase() : text;
}
