import { quoteValue } from './plainText';
import { secondsFault } from './seconds';

const NUMBER = /^-?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;
/** Bounds of the size of numbers other than 0 in artifacts; they keep quotients and sums finite. */
const SMALLEST = 1e-12;
const LARGEST = 1e18;

/** Number of a decimal text; null if it is not a decimal number or out of bounds. */
export function decimalNumber(text: string): number | null {
  const value = NUMBER.test(text) ? Number(text) : Number.NaN;
  const size = Math.abs(value);
  return value === 0 || (size >= SMALLEST && size <= LARGEST) ? value : null;
}

/** Why a text is no such number. */
export function decimalFault(text: string): string {
  const range = NUMBER.test(text) ? ` between ${SMALLEST} and ${LARGEST}, or 0` : '';
  return `must be a decimal number${range}, got ${quoteValue(text)}`;
}

const DECIMAL = /^(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;

/** A decimal number of at least 0; null for other text. */
export function parseAmount(text: string): number | null {
  return DECIMAL.test(text) && Number.isFinite(Number(text)) ? Number(text) : null;
}

/** Why a text is no time. */
export interface TimeFault {
  reason: string;
  cure?: string;
  /** The kinds that callers word for their file. */
  kind?: 'decimal comma' | 'no number';
}

/** A positive decimal number of a unit, or the reason why the text is not one. Callers handle empty text. */
export function parseTime(text: string, unit = 'seconds'): number | TimeFault {
  if (/^\d+,\d+$/.test(text))
    return { reason: `${quoteValue(text)} has a decimal comma`, cure: 'write a decimal point', kind: 'decimal comma' };
  if (/^-/.test(text) && DECIMAL.test(text.slice(1)))
    return { reason: `${text} is negative`, cure: 'give a failed query its status and no time' };
  const cure = `write ${unit} such as 12.5; leave the cell empty for a query that did not run`;
  if (!DECIMAL.test(text))
    return { reason: `${quoteValue(text)} is not a decimal number of ${unit}`, cure, kind: 'no number' };
  const value = Number(text);
  if (!Number.isFinite(value)) return { reason: `${quoteValue(text)} is too large for a number`, cure };
  if (value === 0)
    return { reason: `${quoteValue(text)} is not greater than 0`, cure: 'give a failed query its status and no time' };
  return value;
}

/** Seconds of a number in a unit, of which `factor` ÷ `per` is a second, between a millionth and 31 years. */
export function parseSeconds(
  text: string,
  { name, factor, per } = { name: 'seconds', factor: 1, per: 1 },
): number | TimeFault {
  const value = parseTime(text, name);
  if (typeof value !== 'number') return value;
  const fault = secondsFault((value * factor) / per);
  return fault === null ? (value * factor) / per : { reason: `${quoteValue(text)} ${fault}`, cure: `write ${name}` };
}
