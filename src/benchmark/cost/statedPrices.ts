import type { Price } from '../model/cost/price';
import type { StatedPrice } from '../model/cost/side';
import { decimalsOf, formatDate, formatNumber } from '../text/numbers';
import { agreeWithinRounding } from './agree';

const WAYS: Record<Price['purchase'], string> = { 'on-demand': ' on demand', spot: ' as a spot node', unknown: '' };

function text({ currency, perHour, purchase, region, day, source }: Price): string {
  const amount = formatNumber(perHour, Math.max(2, decimalsOf(perHour)));
  const where = region === 'unknown' ? '' : ` in ${region}`;
  return `${amount} ${currency} an hour${WAYS[purchase]}${where}, by ${source.title}, ${formatDate(day)}`;
}

/**
 * Usable prices of these node types: the most precise price that sources state in `currency`, except spot prices, if
 * all sources agree. Types without a price or with conflicting prices are omitted.
 */
export function statedPrices(types: readonly string[], prices: readonly Price[], currency: string): StatedPrice[] {
  return types.flatMap((type) => {
    const known = prices.filter(
      (price) => price.instanceType === type && price.currency === currency && price.purchase !== 'spot',
    );
    const [best] = [...known].sort((a, b) => decimalsOf(b.perHour) - decimalsOf(a.perHour));
    if (!best || known.some(({ perHour }) => !agreeWithinRounding(perHour, best.perHour))) return [];
    return [{ instanceType: type, currency, perHour: best.perHour, text: text(best), path: best.source.path }];
  });
}
