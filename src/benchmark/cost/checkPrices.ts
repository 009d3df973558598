import type { CostSum, Price } from '../model/cost/price';
import { warning } from '../model/problem';
import type { Environment, Problem } from '../model/resultSet';
import { decimalsOf, formatNumber } from '../text/numbers';
import { agreeWithinRounding, partText, sumCost, sumText } from './agree';

/** A price with its path; `lineOf` returns the line of a value. */
export interface PriceFile {
  price: Price;
  path: string;
  lineOf: (at: (string | number)[]) => number | null;
}

/** True if two prices are for the same purchase; an unknown region or purchase type matches any. */
function isSamePurchase(a: Price, b: Price): boolean {
  const same = (one: string, other: string) => one === other || one === 'unknown' || other === 'unknown';
  return (
    a.instanceType === b.instanceType &&
    a.currency === b.currency &&
    same(a.region, b.region) &&
    same(a.purchase, b.purchase)
  );
}

/** A warning for each file that states a different price than an earlier file for one node type on one day. */
export function priceProblems(files: readonly PriceFile[]): Problem[] {
  return files.flatMap(({ price, path, lineOf }, index) => {
    const other = files
      .slice(0, index)
      .find(
        (entry) =>
          isSamePurchase(entry.price, price) &&
          entry.price.day === price.day &&
          !agreeWithinRounding(entry.price.perHour, price.perHour),
      );
    if (!other) return [];
    const message = `${price.perHour} ${price.currency} an hour for ${price.instanceType}, but ${other.price.id} has ${other.price.perHour} on the same day`;
    return [warning(path, lineOf(['perHour']), message, 'neither is used; check both sources')];
  });
}

/** A value of one field in a sum, with its position. */
interface Stated {
  value: number;
  at: (string | number)[];
}

/** The first two of a list, in its order, for which `atOdds` is true; null for none. */
function firstPair<T>(all: readonly T[], atOdds: (one: T, other: T) => boolean): [one: T, other: T] | null {
  for (const [index, other] of all.entries()) {
    const one = all.slice(0, index).find((entry) => atOdds(entry, other));
    if (one !== undefined) return [one, other];
  }
  return null;
}

/** True if two sums may be for one job, that is, unless they cover different result sets. */
function sameJob({ about: one }: CostSum, { about: other }: CostSum): boolean {
  return one === undefined || other === undefined || one.some((id) => other.includes(id));
}

/** A warning at the first value that disagrees with an earlier one. */
function disagreement<T extends Stated>(
  what: string,
  stated: readonly T[],
  file: EnvironmentSums,
  comparable: (one: T, other: T) => boolean = () => true,
): Problem[] {
  const pair = firstPair(
    stated,
    (one, other) => comparable(one, other) && !agreeWithinRounding(one.value, other.value),
  );
  if (!pair) return [];
  const [first, other] = pair;
  const message = `sources disagree: ${formatted(first.value)} and ${formatted(other.value)} ${what}`;
  return [warning(file.path, file.lineOf(other.at), message)];
}

const formatted = (value: number) => formatNumber(value, decimalsOf(value));

/** The parts of an environment's file that its sums need. */
interface EnvironmentSums {
  environment: Environment;
  path: string;
  lineOf: (at: (string | number)[]) => number | null;
}

/** Every part of every sum with its position in the file. */
function partsOf({ environment }: EnvironmentSums) {
  return (environment.sums ?? []).flatMap((sum, index) =>
    sum.parts.map((part, place) => ({ sum, part, at: ['sums', index, 'parts', place] })),
  );
}

/** Warnings for products that differ from the stated cost. */
function productProblems({ environment, path, lineOf }: EnvironmentSums): Problem[] {
  return (environment.sums ?? []).flatMap((sum, index) => {
    const computed = sumCost(sum);
    if (isInCostRange(sum, computed)) return [];
    const message = `${sum.parts.map(partText).join(' + ')} is ${formatNumber(computed, 2)} ${sum.currency}, but the source reports ${costText(sum)}`;
    return [warning(path, lineOf(['sums', index, 'cost']), message)];
  });
}

function isInCostRange({ cost, costTo }: CostSum, computed: number): boolean {
  if (costTo !== undefined) return computed >= cost && computed <= costTo;
  return agreeWithinRounding(cost, computed);
}

function costText({ cost, costTo }: CostSum): string {
  return costTo === undefined ? formatted(cost) : `${formatted(cost)}–${formatted(costTo)}`;
}

/** True if the costs of two sums can be one amount. */
function costsAgree(a: CostSum, b: CostSum): boolean {
  if (a.costTo === undefined && b.costTo === undefined) return agreeWithinRounding(a.cost, b.cost);
  return a.cost <= (b.costTo ?? b.cost) && b.cost <= (a.costTo ?? a.cost);
}

/** A warning for sums of one job with different costs, at the first that differs from an earlier one. */
function costProblems({ environment, path, lineOf }: EnvironmentSums): Problem[] {
  const { sums = [] } = environment;
  const pair = firstPair(sums, (one, other) => sameJob(one, other) && !costsAgree(one, other));
  if (!pair) return [];
  const [first, other] = pair;
  const message = `the reported sums disagree: ${sumText(first)}; ${sumText(other)}`;
  return [warning(path, lineOf(['sums', sums.indexOf(other), 'cost']), message, 'neither is used; check both sources')];
}

/** A warning for a different number of the environment's nodes in a sum. */
function nodeProblems(file: EnvironmentSums): Problem[] {
  const { nodes, instanceType } = file.environment;
  const other = partsOf(file).find(({ part }) => part.instanceType === instanceType && part.nodes !== nodes);
  if (nodes === 'unknown' || !other) return [];
  const message = `a sum counts ${other.part.nodes} nodes of ${instanceType}, but the environment lists ${nodes}`;
  return [warning(file.path, file.lineOf([...other.at, 'nodes']), message)];
}

/** Warnings for prices of a node type that differ between sums, or from the price files. */
function pricesOf(file: EnvironmentSums, prices: readonly Price[]): Problem[] {
  const parts = partsOf(file);
  const types = [...new Set(parts.map(({ part }) => part.instanceType))];
  return types.flatMap((type) => {
    const own = parts.filter(({ part }) => part.instanceType === type);
    const stated = own.map(({ part, at }) => ({ value: part.perHour, at: [...at, 'perHour'] }));
    const known = prices.filter(({ instanceType }) => instanceType === type);
    const strange = stated.find(
      ({ value }) => known.length > 0 && !known.some(({ perHour }) => agreeWithinRounding(perHour, value)),
    );
    const message = strange && `${strange.value} an hour for ${type} is not in any file in prices/`;
    return [
      ...disagreement(`an hour for ${type}`, stated, file),
      ...(strange && message ? [warning(file.path, file.lineOf(strange.at), message)] : []),
    ];
  });
}

/**
 * Warnings for contradictions in the sums of an environment: products that differ from the stated cost, different sums
 * of one job, and different hours, prices, and node counts between sums, the environment, and the price files.
 */
export function sumProblems(file: EnvironmentSums, prices: readonly Price[]): Problem[] {
  const hours = partsOf(file).map(({ sum, part, at }) => ({ sum, value: part.hours, at: [...at, 'hours'] }));
  return [
    ...productProblems(file),
    ...costProblems(file),
    ...disagreement('hours', hours, file, (one, other) => sameJob(one.sum, other.sum)),
    ...nodeProblems(file),
    ...pricesOf(file, prices),
  ];
}
