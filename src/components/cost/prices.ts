import { agreeWithinRounding } from '../../benchmark/cost/agree';
import { CURRENCY } from '../../benchmark/cost/choice';
import { pricedTypes } from '../../benchmark/cost/nodeHours';
import { statedPrices } from '../../benchmark/cost/statedPrices';
import type { Price } from '../../benchmark/model/cost/price';
import type { CostInput } from './types';

/** Node types on whose price sources disagree. */
function contradictedTypes(types: readonly string[], prices: readonly Price[]): string[] {
  return types.filter((type) => {
    const [first, ...others] = prices.filter((price) => price.instanceType === type && price.currency === CURRENCY);
    return first !== undefined && others.some(({ perHour }) => !agreeWithinRounding(perHour, first.perHour));
  });
}

/** The input with the usable prices of these sides, and node types with conflicting prices. */
export function withPrices(input: CostInput, prices: readonly Price[]): CostInput {
  const types = pricedTypes(input.sides);
  return {
    ...input,
    stated: statedPrices(types, prices, CURRENCY),
    contradicted: contradictedTypes(types, prices),
  };
}
