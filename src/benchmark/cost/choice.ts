import type { StatedPrice } from '../model/cost/side';
import type { PriceOf } from './nodeHours';

/** A reader's input for the cost: price per hour of each node type, runs per day, and monthly spend on the baseline. */
export interface CostChoice {
  /** By node type; only those that were entered. */
  prices: Record<string, number>;
  runsPerDay: number;
  spend?: number;
}

/** Currency of every price on the site. */
export const CURRENCY = 'USD';

export const NO_CHOICE: CostChoice = { prices: {}, runsPerDay: 1 };

/** True if a reader has entered anything. */
export function isChosen({ prices, runsPerDay, spend }: CostChoice): boolean {
  return Object.keys(prices).length > 0 || runsPerDay !== NO_CHOICE.runsPerDay || spend !== undefined;
}

const PRICE = 'price';
const RUNS = 'runs';
const SPEND = 'spend';
const MAX_INPUT = { price: 10_000, runs: 1_000, spend: 100_000_000 };
const NUMBER = /^\d{1,9}(\.\d{1,6})?$/;

/** A number above 0 with a decimal point or comma; null for other text and above `most`. */
export function parseAmount(text: string, most = MAX_INPUT.price): number | null {
  const trimmed = text.trim().replace(',', '.');
  const value = NUMBER.test(trimmed) ? Number(trimmed) : 0;
  return value > 0 && value <= most ? value : null;
}

/** Runs per day, as parseAmount. */
export function parseRuns(text: string): number | null {
  return parseAmount(text, MAX_INPUT.runs);
}

/** A monthly spend, as parseAmount; "10,000" is ten thousand. */
export function parseSpend(text: string): number | null {
  return parseAmount(text.trim().replace(/[,\s](?=\d{3}(\D|$))/g, ''), MAX_INPUT.spend);
}

const truncate = (text: string) => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

function unknownTypeMessage(part: string, types: readonly string[]): string {
  const known = types.length === 0 ? 'no node type on this page can have a price' : `known: ${types.join(', ')}`;
  return `price=${truncate(part)} is invalid (${known})`;
}

/** A price in a URL, "r6g.8xlarge:1.5", as an entry; empty, with a problem, if it is not valid. */
function parsePrice(part: string, types: readonly string[] | null, problems: string[]): [string, number][] {
  const colon = part.lastIndexOf(':');
  const [type, amount] = [part.slice(0, Math.max(0, colon)).trim(), parseAmount(part.slice(colon + 1))];
  if (type === '' || amount === null) {
    problems.push(
      `price=${truncate(part)} is invalid (expected type:amount, with an amount above 0 and at most ${MAX_INPUT.price})`,
    );
    return [];
  }
  if (!types || types.includes(type)) return [[type, amount]];
  problems.push(unknownTypeMessage(part, types));
  return [];
}

/** The monthly spend in a URL; empty, with a problem, if it is not valid. */
function parseMonthly(given: string | null, problems: string[]): Pick<CostChoice, 'spend'> {
  if (given === null) return {};
  const spend = parseSpend(given);
  if (spend !== null) return { spend };
  problems.push(`spend=${truncate(given)} is invalid (expected a number above 0 and at most ${MAX_INPUT.spend})`);
  return {};
}

function parseRunsPerDay(given: string | null, problems: string[]): number {
  const runs = given === null ? NO_CHOICE.runsPerDay : parseRuns(given);
  if (runs === null)
    problems.push(`runs=${truncate(given ?? '')} is invalid (expected a number above 0 and at most ${MAX_INPUT.runs})`);
  return runs ?? NO_CHOICE.runsPerDay;
}

/**
 * Parses prices, runs per day, and spend from a query string, with a sentence for each invalid value. `types` are the
 * node types that can have a price; null if they are not yet known, which allows all. Never throws.
 */
export function parseCostChoice(
  search: string,
  types: readonly string[] | null,
): { choice: CostChoice; problems: string[] } {
  const parameters = new URLSearchParams(search);
  const problems: string[] = [];
  const prices = Object.fromEntries(parameters.getAll(PRICE).flatMap((part) => parsePrice(part, types, problems)));
  const runsPerDay = parseRunsPerDay(parameters.get(RUNS), problems);
  return { choice: { prices, runsPerDay, ...parseMonthly(parameters.get(SPEND), problems) }, problems };
}

/** A sentence for each price of a node type outside `types`. */
export function unknownPrices({ prices }: CostChoice, types: readonly string[]): string[] {
  const others = Object.entries(prices).filter(([type]) => !types.includes(type));
  return others.map(([type, price]) => unknownTypeMessage(`${type}:${price}`, types));
}

/** URL parameters of the choice, without default values. */
export function costParameters({ prices, runsPerDay, spend }: CostChoice): [name: string, value: string][] {
  const entered = Object.entries(prices).map(([type, price]): [string, string] => [PRICE, `${type}:${price}`]);
  const runs: [string, string][] = runsPerDay === NO_CHOICE.runsPerDay ? [] : [[RUNS, String(runsPerDay)]];
  return [...entered, ...runs, ...(spend === undefined ? [] : [[SPEND, String(spend)] as [string, string]])];
}

/** The query string with this choice instead of its own; other parameters are unchanged. */
export function withCostChoice(search: string, choice: CostChoice): string {
  const parameters = new URLSearchParams(search);
  for (const name of [PRICE, RUNS, SPEND]) parameters.delete(name);
  for (const [name, value] of costParameters(choice)) parameters.append(name, value);
  const text = parameters.toString().replaceAll('%3A', ':');
  return text === '' ? '' : `?${text}`;
}

/** Price of a node type: the reader's, otherwise the one that sources state. */
export function pricesOf({ prices }: CostChoice, stated: readonly StatedPrice[]): PriceOf {
  return (type) => prices[type] ?? stated.find(({ instanceType }) => instanceType === type)?.perHour ?? null;
}
