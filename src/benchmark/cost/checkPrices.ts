import type { CostSum, Price } from '../model/cost/price';
import { warning } from '../model/problem';
import type { Environment, Problem } from '../model/resultSet';
import { decimalsOf, formatNumber } from '../text/numbers';
import { agree, partText, sumCost, sumText } from './agree';

/** A price with the path of its file and the lines of its values. */
export interface PriceFile {
  price: Price;
  path: string;
  lineOf: (at: (string | number)[]) => number | null;
}

/** Whether two prices are for the same thing: an unknown region may be any, and so may an unknown way to buy. */
function alike(a: Price, b: Price): boolean {
  const same = (one: string, other: string) => one === other || one === 'unknown' || other === 'unknown';
  return (
    a.instanceType === b.instanceType &&
    a.currency === b.currency &&
    same(a.region, b.region) &&
    same(a.purchase, b.purchase)
  );
}

/** Two files that state another price for one type of node on one day: a warning at the later one. */
export function priceProblems(files: readonly PriceFile[]): Problem[] {
  return files.flatMap(({ price, path, lineOf }, index) => {
    const other = files
      .slice(0, index)
      .find(
        (entry) =>
          alike(entry.price, price) && entry.price.day === price.day && !agree(entry.price.perHour, price.perHour),
      );
    if (!other) return [];
    const message = `${price.perHour} ${price.currency} an hour for ${price.instanceType}, but ${other.price.id} has ${other.price.perHour} on the same day`;
    return [warning(path, lineOf(['perHour']), message, 'neither is used; check both sources')];
  });
}

/** The values of one field in all sums of an environment, each with its place. */
interface Stated {
  value: number;
  at: (string | number)[];
}

/** The first two of a list, in its order, that are at odds. */
function firstPair<T>(all: readonly T[], atOdds: (one: T, other: T) => boolean): [one: T, other: T] | null {
  for (const [index, other] of all.entries()) {
    const one = all.slice(0, index).find((entry) => atOdds(entry, other));
    if (one !== undefined) return [one, other];
  }
  return null;
}

/** Whether two sums may be of one job: those about different result sets are of two. */
function sameJob({ about: one }: CostSum, { about: other }: CostSum): boolean {
  return one === undefined || other === undefined || one.some((id) => other.includes(id));
}

/** A warning at the first value that does not agree with one before it. */
function disagreement<T extends Stated>(
  what: string,
  stated: readonly T[],
  file: EnvironmentSums,
  comparable: (one: T, other: T) => boolean = () => true,
): Problem[] {
  const pair = firstPair(stated, (one, other) => comparable(one, other) && !agree(one.value, other.value));
  if (!pair) return [];
  const [first, other] = pair;
  const message = `sources disagree: ${formatted(first.value)} and ${formatted(other.value)} ${what}`;
  return [warning(file.path, file.lineOf(other.at), message)];
}

const formatted = (value: number) => formatNumber(value, decimalsOf(value));

/** An environment's file, as far as its sums need it. */
interface EnvironmentSums {
  environment: Environment;
  path: string;
  lineOf: (at: (string | number)[]) => number | null;
}

/** Every part of every sum with its place in the file. */
function partsOf({ environment }: EnvironmentSums) {
  return (environment.sums ?? []).flatMap((sum, index) =>
    sum.parts.map((part, place) => ({ sum, part, at: ['sums', index, 'parts', place] })),
  );
}

/** Products that do not come to what the source says they come to. */
function productProblems({ environment, path, lineOf }: EnvironmentSums): Problem[] {
  return (environment.sums ?? []).flatMap((sum, index) => {
    const computed = sumCost(sum);
    if (reaches(sum, computed)) return [];
    const message = `${sum.parts.map(partText).join(' + ')} is ${formatNumber(computed, 2)} ${sum.currency}, but the source reports ${costText(sum)}`;
    return [warning(path, lineOf(['sums', index, 'cost']), message)];
  });
}

function reaches({ cost, costTo }: CostSum, computed: number): boolean {
  if (costTo !== undefined) return computed >= cost && computed <= costTo;
  return agree(cost, computed);
}

function costText({ cost, costTo }: CostSum): string {
  return costTo === undefined ? formatted(cost) : `${formatted(cost)}–${formatted(costTo)}`;
}

/** Whether what two sums come to can be the same amount. */
function meet(a: CostSum, b: CostSum): boolean {
  if (a.costTo === undefined && b.costTo === undefined) return agree(a.cost, b.cost);
  return a.cost <= (b.costTo ?? b.cost) && b.cost <= (a.costTo ?? a.cost);
}

/** Sums for one job that do not come to one amount: a warning at the first that differs from one before it. */
function costProblems({ environment, path, lineOf }: EnvironmentSums): Problem[] {
  const { sums = [] } = environment;
  const pair = firstPair(sums, (one, other) => sameJob(one, other) && !meet(one, other));
  if (!pair) return [];
  const [first, other] = pair;
  const message = `the reported sums disagree: ${sumText(first)}; ${sumText(other)}`;
  return [warning(path, lineOf(['sums', sums.indexOf(other), 'cost']), message, 'neither is used; check both sources')];
}

/** Nodes of the environment's own type that a sum counts otherwise than the environment does. */
function nodeProblems(file: EnvironmentSums): Problem[] {
  const { nodes, instanceType } = file.environment;
  const other = partsOf(file).find(({ part }) => part.instanceType === instanceType && part.nodes !== nodes);
  if (nodes === 'unknown' || !other) return [];
  const message = `a sum counts ${other.part.nodes} nodes of ${instanceType}, but the environment lists ${nodes}`;
  return [warning(file.path, file.lineOf([...other.at, 'nodes']), message)];
}

/** The price of one type of node in the sums, and in the files of prices. */
function pricesOf(file: EnvironmentSums, prices: readonly Price[]): Problem[] {
  const parts = partsOf(file);
  const types = [...new Set(parts.map(({ part }) => part.instanceType))];
  return types.flatMap((type) => {
    const own = parts.filter(({ part }) => part.instanceType === type);
    const stated = own.map(({ part, at }) => ({ value: part.perHour, at: [...at, 'perHour'] }));
    const known = prices.filter(({ instanceType }) => instanceType === type);
    const strange = stated.find(({ value }) => known.length > 0 && !known.some(({ perHour }) => agree(perHour, value)));
    const message = strange && `${strange.value} an hour for ${type} is not in any file in prices/`;
    return [
      ...disagreement(`an hour for ${type}`, stated, file),
      ...(strange && message ? [warning(file.path, file.lineOf(strange.at), message)] : []),
    ];
  });
}

/**
 * What the sums that sources give for an environment contradict: products that do not come to the stated cost, sums of one job that differ from each other,
 * hours, prices and node counts that differ between them, from the environment or from the files of prices. Each a warning with its line.
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
