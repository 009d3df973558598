import { sum } from '../model/statistics';
import { effectiveCount } from '../statistics/weighted';

/** Seconds of a query on each side, baseline first, and the pattern of its work. */
export interface MixQuery {
  query: string;
  pattern: string;
  times: readonly number[];
}

/** How much of the reader's time on the baseline each pattern takes, on any scale; patterns that are absent take none. */
export type Shares = ReadonlyMap<string, number>;

/** Queries and the shares of their patterns. Within a pattern, queries keep the proportions of their times. */
export interface Mix<Query extends MixQuery = MixQuery> {
  queries: readonly Query[];
  shares: Shares;
}

/** Total seconds of each side by pattern, in the order of the queries. */
function totals(queries: readonly MixQuery[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const { pattern, times } of queries) {
    const before = found.get(pattern);
    found.set(pattern, before ? before.map((total, side) => total + (times[side] as number)) : [...times]);
  }
  return found;
}

/** Share of each pattern in the baseline's total time of these queries, in %; empty without queries. */
export function ownShares(queries: readonly MixQuery[]): Map<string, number> {
  const found = totals(queries);
  const all = sum([...found.values()].map(([baseline = 0]) => baseline));
  return new Map([...found].map(([pattern, [baseline = 0]]) => [pattern, (100 * baseline) / all]));
}

/** Times that each query counts in a mix, up to a common factor: the share of its pattern ÷ the pattern's seconds on the baseline. */
export function mixWeights({ queries, shares }: Mix): number[] {
  const seconds = totals(queries);
  return queries.map(({ pattern }) => (shares.get(pattern) ?? 0) / (seconds.get(pattern)?.[0] as number));
}

/** Seconds of each side, each query as often as it counts in the mix. */
function weightedTimes(mix: Mix): number[] {
  const weights = mixWeights(mix);
  const [first] = mix.queries;
  return (first?.times ?? []).map((_, side) =>
    sum(mix.queries.map(({ times }, query) => (weights[query] as number) * (times[side] as number))),
  );
}

/**
 * Returns the time of each side relative to the baseline's, which is 1. NaN if no pattern with queries has a share.
 *
 * Formula: Σ s(p) · T(p, side) ÷ T(p, baseline) ÷ Σ s(p), over the patterns p with queries; s is the share, T the total
 * seconds of the pattern's queries.
 * Example: joins take 30 s and 15 s, scans 10 s and 20 s. With shares of 75% and 25%, which are their own, 0.875; with
 * 50% each, 1.25.
 * Properties: with their own shares, the ratio of the totals; the same mix with swapped sides gives the inverse.
 */
export function mixTimes(mix: Mix): number[] {
  const times = weightedTimes(mix);
  const [baseline = Number.NaN] = times;
  return times.map((time) => time / baseline);
}

/** Half widths of the bands of reruns on the logarithm: of the total time of all queries, and of a single query. */
export interface RerunWidths {
  total: number;
  query: number;
}

/** Positions of the two sides that are compared with each other. */
type Pair = readonly [number, number];

/**
 * Sum of the squared shares of the queries in the time of a mix, 1 ÷ n for n equal ones and 1 for one query: of the two
 * sides, the larger one, so that swapping them changes nothing.
 */
function concentration(mix: Mix, pair: Pair): number {
  const weights = mixWeights(mix);
  return Math.max(
    ...pair.map((side) => {
      const parts = mix.queries.map(({ times }, query) => (weights[query] as number) * (times[side] as number));
      return 1 / effectiveCount(parts, parts.length);
    }),
  );
}

/**
 * Returns the ratio above 1 of two sides that reruns explain for a mix; at least the ratio for the total time.
 *
 * Formula: a rerun moves all queries together, and each by itself, so that the squared half width is c + i · H, with the
 * concentration H of the mix. The bands of the total (own shares) and of a single query (H = 1) give c and i.
 * Example: ten equal queries in two patterns, half widths of 0.1 and 0.4: 0.1 for both patterns, 0.16 for one.
 */
export function mixBand(mix: Mix, { total, query }: RerunWidths, pair: Pair): number {
  const own = concentration({ ...mix, shares: ownShares(mix.queries) }, pair);
  if (own >= 1 || query <= total) return Math.exp(total);
  const added = Math.max(0, concentration(mix, pair) - own) / (1 - own);
  return Math.exp(Math.sqrt(total ** 2 + (query ** 2 - total ** 2) * added));
}

/** The query with the largest effect on the ratio of two sides, and the times of the mix without it. */
interface MixInfluence {
  query: string;
  times: number[];
  /** True if the other of the two sides is faster without the query. */
  flips: boolean;
}

/**
 * The query whose removal changes the ratio of two sides most, as the totals without it; null if the mix has fewer than
 * two queries.
 */
export function decidingInMix(mix: Mix, [a, b]: Pair): MixInfluence | null {
  const [weights, all] = [mixWeights(mix), weightedTimes(mix)];
  const lead = (times: readonly number[]) => Math.log((times[a] as number) / (times[b] as number));
  const found = mix.queries.flatMap(({ query, times }, index) => {
    const weight = weights[index] as number;
    if (weight === 0) return [];
    const rest = all.map((total, side) => total - weight * (times[side] as number));
    const change = Math.abs(lead(rest) - lead(all));
    return [
      { query, times: rest.map((time) => time / (rest[0] as number)), flips: lead(rest) * lead(all) < 0, change },
    ];
  });
  if (found.length < 2) return null;
  const { change, ...most } = found.reduce((before, next) => (next.change > before.change ? next : before));
  return most;
}

/**
 * Shares in % after one pattern was set to `value` %: the others keep their proportions, and take those of `own`, the
 * shares of all patterns, if they had nothing.
 */
export function withShare(shares: Shares, pattern: string, value: number, own: Shares): Map<string, number> {
  const others = (from: Shares) => sum([...own.keys()].map((name) => (name === pattern ? 0 : (from.get(name) ?? 0))));
  const from = others(shares) > 0 ? shares : own;
  const rest = others(from);
  const share = (name: string) => (rest === 0 ? 0 : ((from.get(name) ?? 0) * (100 - value)) / rest);
  return new Map([...own.keys()].map((name) => [name, name === pattern ? value : share(name)]));
}
