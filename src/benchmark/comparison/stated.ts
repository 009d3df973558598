import { formatNumber } from '../text/numbers';

/** How a setting that its publisher does not give is printed. */
export const NOT_STATED = 'not stated';

/** A value of a setting as text, numbers with thousands commas; "not stated" for 'unknown'. */
export function known(value: string | number): string {
  if (value === 'unknown') return NOT_STATED;
  return typeof value === 'number' ? formatNumber(value) : value;
}

/** An amount of memory in GB; "not stated" for 'unknown'. */
export function gigabytes(value: string | number): string {
  return typeof value === 'number' ? `${formatNumber(value)}\u202FGB` : known(value);
}
