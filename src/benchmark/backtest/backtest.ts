import { groupBy } from '../model/groupBy';
import type { ResultSet } from '../model/resultSet';
import { sum } from '../model/statistics';
import { suiteAtSize } from '../text/dataSize';
import { engineTitle } from '../text/names';

/** Number of queries with the most similar plans whose mean speedup is the prediction. */
const NEAREST = 8;

/** A pair of result sets, and what was quoted of a random forest on the same data. */
export interface BacktestPair {
  baseline: string;
  candidate: string;
  forestR2: number;
  forestRange: number;
}

/** What plans explain of the speedups of one candidate; shares of the variance of their logarithms. */
interface BacktestRow extends BacktestPair {
  /** "Comet 1.0.0, TPC-DS at 3 TB". */
  title: string;
  queries: number;
  /** Standard deviation of the logarithms of the speedups. */
  sd: number;
  /** Below 0 if the predictions are worse than the mean. */
  nearestR2: number;
  patternR2: number;
  /** Width of the range of the middle 80% of the speedups, as a factor. */
  range: number;
}

/** Content of result.json, which `npm run backtest` writes. */
export interface BacktestFile {
  rows: BacktestRow[];
}

interface Point {
  query: string;
  kind: string;
  /** Logarithm of the speedup. */
  log: number;
  features: number[];
}

/** The queries of one template are left out together: q14 for q14a and q14b. */
function templateOf(query: string): string {
  return query.replace(/[ab]$/, '');
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

function squares(values: readonly number[], around = mean(values)): number {
  return sum(values.map((value) => (value - around) ** 2));
}

/** The features of all points with mean 0 and standard deviation 1; a feature without variation is 0. */
function standardized(points: readonly Point[]): number[][] {
  const columns = (points[0]?.features ?? []).map((_, at) => points.map(({ features }) => features[at] as number));
  const scales = columns.map((column) => ({
    middle: mean(column),
    sd: Math.sqrt(squares(column) / column.length) || 1,
  }));
  return points.map(({ features }) =>
    features.map((value, at) => {
      const { middle, sd } = scales[at] as { middle: number; sd: number };
      return (value - middle) / sd;
    }),
  );
}

/** For each point the mean of the eight nearest of other templates. */
function nearestPredictions(points: readonly Point[]): number[] {
  const scaled = standardized(points);
  return points.map(({ query }, own) => {
    const others = points.flatMap((point, at) => {
      if (templateOf(point.query) === templateOf(query)) return [];
      const gaps = (scaled[own] as number[]).map((value, feature) => value - (scaled[at]?.[feature] as number));
      return [{ log: point.log, query: point.query, distance: sum(gaps.map((gap) => gap ** 2)) }];
    });
    others.sort((a, b) => a.distance - b.distance || (a.query < b.query ? -1 : 1));
    return mean(others.slice(0, NEAREST).map(({ log }) => log));
  });
}

/** Value below which a share of 0–1 of the values is, linear between two. */
function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = share * (sorted.length - 1);
  const [low, high] = [sorted[Math.floor(place)] as number, sorted[Math.ceil(place)] as number];
  return low + (high - low) * (place - Math.floor(place));
}

function pointsOf(
  baseline: ResultSet,
  candidate: ResultSet,
  features: ReadonlyMap<string, readonly number[]>,
  kinds: ReadonlyMap<string, string>,
): Point[] {
  const times = new Map(candidate.rows.map(({ query, timeS }) => [query, timeS]));
  return baseline.rows.flatMap(({ query, timeS }): Point[] => {
    const [other, counts] = [times.get(query) ?? null, features.get(query)];
    if (timeS === null || other === null || !counts) return [];
    return [
      { query, kind: kinds.get(query) ?? '', log: Math.log(timeS / other), features: [...counts, Math.log(timeS)] },
    ];
  });
}

/**
 * Returns how much of the speedups of a candidate the plans of its queries explain.
 *
 * Formula: the share 1 − Σ (y − ŷ)² ÷ Σ (y − ȳ)² of the variance of the logarithms y of the speedups. Nearest queries: ŷ
 * is the mean y of the eight queries of other templates whose features are nearest, by Euclidean distance: the columns of
 * features.csv as they are, and the logarithm of the time on the baseline, each with mean 0 and standard deviation 1.
 * Patterns: ŷ is the mean of all queries of the pattern, the query itself included, so that ten patterns explain a tenth
 * by chance.
 */
export function backtestRow(
  pair: BacktestPair,
  sets: readonly [baseline: ResultSet, candidate: ResultSet],
  features: ReadonlyMap<string, readonly number[]>,
  kinds: ReadonlyMap<string, string>,
): BacktestRow {
  const points = pointsOf(...sets, features, kinds);
  const logs = points.map(({ log }) => log);
  const all = squares(logs);
  const nearest = nearestPredictions(points);
  const ofKinds = [...groupBy(points, ({ kind }) => kind).values()].map((own) => squares(own.map(({ log }) => log)));
  const { engine, suite } = sets[1];
  return {
    ...pair,
    title: `${engineTitle(engine)}, ${suiteAtSize(suite)}`,
    queries: points.length,
    sd: Math.sqrt(all / (points.length - 1)),
    nearestR2: 1 - sum(logs.map((log, at) => (log - (nearest[at] as number)) ** 2)) / all,
    patternR2: 1 - sum(ofKinds) / all,
    range: Math.exp(quantile(logs, 0.9) - quantile(logs, 0.1)),
  };
}
