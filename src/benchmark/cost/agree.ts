import type { CostSum, SumPart } from '../model/cost/price';
import { sum } from '../model/statistics';
import { decimalsOf, formatNumber } from '../text/numbers';

/**
 * True if two amounts differ only by rounding to the fewer of their decimals: 6.27 and 6.272 agree, 6.27 and 8.5 do
 * not.
 */
export function agreeWithinRounding(a: number, b: number): boolean {
  const decimals = Math.min(decimalsOf(a), decimalsOf(b));
  return Math.abs(a - b) <= 0.5 * 10 ** -decimals + 1e-9;
}

/** Total of a sum's parts: nodes × hours × price. */
export function sumCost({ parts }: Pick<CostSum, 'parts'>): number {
  return sum(parts.map(({ nodes, hours, perHour }) => nodes * hours * perHour));
}

const formatAtLeast = (value: number, least = 0) => formatNumber(value, Math.max(least, decimalsOf(value)));

/** "8 × 2.30 × 1.7", as sources write it: nodes, price, hours. */
export function partText({ nodes, perHour, hours }: SumPart): string {
  return `${nodes} × ${formatAtLeast(perHour, 2)} × ${formatAtLeast(hours)}`;
}

/** "31.28 USD (8 × 2.30 × 1.7; three iterations)". */
export function sumText({ parts, cost, costTo, currency, covers }: CostSum): string {
  const amount = costTo === undefined ? formatAtLeast(cost, 2) : `${formatAtLeast(cost)}–${formatAtLeast(costTo)}`;
  return `${amount} ${currency} (${parts.map(partText).join(' + ')}; ${covers})`;
}
