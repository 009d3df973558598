import { sum } from '../model/statistics';
import { centralShare } from '../statistics/distributions';
import { falseDiscoveryRates } from '../statistics/ranks';
import type { Variance } from './rerunEffect';

/** A group of queries with the seconds of both sides, in query order. */
export interface QueryGroup {
  name: string;
  baselineS: readonly number[];
  candidateS: readonly number[];
}

/** How the two sides compare on a group of queries. */
export interface GroupRatio {
  name: string;
  /** Geometric mean of baseline ÷ candidate. */
  ratio: number;
  /** Two-sided p of such a ratio between equal sides; 1 for a single query, whose variance is unknown. */
  p: number;
  /** p after Benjamini and Hochberg, over all groups. */
  q: number;
}

/** Mean and sum of squares about the mean of the logarithms of a group's ratios. */
function logsOf({ baselineS, candidateS }: QueryGroup) {
  const logs = baselineS.map((time, index) => Math.log(time / (candidateS[index] as number)));
  const mean = sum(logs) / logs.length;
  return { count: logs.length, mean, squares: sum(logs.map((log) => (log - mean) ** 2)) };
}

function chanceOf(group: QueryGroup, { variance, df }: Variance): number {
  const { count, mean, squares } = logsOf(group);
  if (count < 2) return 1;
  const ofQueries = squares / (count - 1) / count;
  const both = ofQueries + variance;
  if (both === 0) return mean === 0 ? 1 : 0;
  const freedom = both ** 2 / (ofQueries ** 2 / (count - 1) + variance ** 2 / df);
  return 1 - centralShare(Math.abs(mean) / Math.sqrt(both), Math.max(1, Math.floor(freedom)));
}

/**
 * Returns the ratio of the two sides on each group of queries, in the given order; together they are one family of tests.
 * `reruns` is the variance of the difference of two runs of one engine in the geometric mean. Empty without groups.
 *
 * Formula: t = |m| ÷ √(s² ÷ n + v), with the mean m and the variance s² of the logarithms of the ratios of n queries, and
 * the variance v of reruns, which move all queries of a run together. Degrees of freedom after Welch and Satterthwaite:
 * (s² ÷ n + v)² ÷ ((s² ÷ n)² ÷ (n − 1) + v² ÷ df), rounded down.
 * Example: ratios of 2, 2.2, and 1.8 with v = 0.01 and 9 degrees of freedom: t = 5.97, 10 degrees of freedom, p = 0.0001.
 * Property: swapping the sides inverts the ratio and leaves p.
 * Source: Welch 1947, Satterthwaite 1946 (not read; as commonly cited). A t-test and not the bootstrap decides, because
 * a bootstrap interval of five queries is too short.
 */
export function groupRatios(groups: readonly QueryGroup[], reruns: Variance): GroupRatio[] {
  const p = groups.map((group) => chanceOf(group, reruns));
  const rates = falseDiscoveryRates(p);
  return groups.map((group, index) => ({
    name: group.name,
    ratio: Math.exp(logsOf(group).mean),
    p: p[index] as number,
    q: rates[index] as number,
  }));
}

/**
 * Returns the share of the variance of the logarithms of the ratios that the groups explain, 0–1, and the share that as
 * many groups explain by chance, (k − 1) ÷ (n − 1) for k groups of n queries. NaN for fewer than two queries.
 * Example: ratios of 1 and 1 in a group, e and e in another: 1, by chance 1/3.
 */
export function explainedShare(groups: readonly QueryGroup[]): { share: number; byChance: number } {
  const found = groups.map(logsOf);
  const queries = sum(found.map(({ count }) => count));
  const mean = sum(found.map((group) => group.mean * group.count)) / queries;
  const between = sum(found.map((group) => group.count * (group.mean - mean) ** 2));
  const within = sum(found.map(({ squares }) => squares));
  return { share: between / (between + within), byChance: (groups.length - 1) / (queries - 1) };
}
