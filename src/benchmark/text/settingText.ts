import { sizeGb } from '../model/settingValue';
import { formatNumber } from './numbers';

/**
 * The value of a Spark setting. One in bytes has its size in GB of 2^30 bytes, the unit of "32g" and of all memory on
 * the site: "34359738368 (32 GB)", with one decimal if it is not whole. Any other value is unchanged.
 */
export function settingText(name: string, value: string): string {
  if (!name.endsWith('bytes') || !/^\d+$/.test(value)) return value;
  const gb = sizeGb(value) ?? 0;
  return `${value} (${formatNumber(gb, gb % 1 === 0 ? 0 : 1)}\u202FGB)`;
}
