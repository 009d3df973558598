import type { Comparison, MatchedQuery } from '../model/comparison';
import { compareQueries } from '../model/queries';
import { geometricMean, sum } from '../model/statistics';

const MAX_LARGEST = 5;
const MAX_LEFT_OUT = 3;

type Totals = Pick<Comparison, 'baselineS' | 'candidateS'>;

/** A query's contribution to the totals: its seconds times its weight. */
interface Share extends Totals {
  query: string;
}

function differenceS({ baselineS, candidateS }: Share): number {
  return Math.abs(baselineS - candidateS);
}

/**
 * Share (0–1) of the five largest differences in the sum of all differences in seconds, and the total-time ratio without
 * each of the three queries with the largest differences; none for a single query.
 */
export function largestDifferences(
  matched: readonly MatchedQuery[],
  totals: Totals,
  weights: readonly number[] | null,
): Pick<Comparison, 'largestShare' | 'without'> {
  const shares = matched.map(({ query, baseline, candidate }, index): Share => {
    const weight = weights?.[index] ?? 1;
    return { query, baselineS: weight * baseline.timeS, candidateS: weight * candidate.timeS };
  });
  shares.sort((a, b) => differenceS(b) - differenceS(a) || compareQueries(a.query, b.query));
  const seconds = shares.map(differenceS);
  const all = sum(seconds);
  return {
    largestShare: all === 0 ? 0 : sum(seconds.slice(0, MAX_LARGEST)) / all,
    without: (shares.length < 2 ? [] : shares.slice(0, MAX_LEFT_OUT)).map(({ query, baselineS, candidateS }) => ({
      query,
      speedup: (totals.baselineS - baselineS) / (totals.candidateS - candidateS),
    })),
  };
}

/** The query with the largest effect on the total-time ratio, and the estimates without it. */
export interface QueryInfluence {
  query: string;
  baselineS: number;
  candidateS: number;
  /** Total-time ratio of all queries. */
  total: number;
  without: number;
  geometricMeanWithout: number;
  /** True if the total-time ratio without the query is on the other side of 1. */
  flips: boolean;
}

type Compared = Pick<Comparison, 'matched' | 'baselineS' | 'candidateS' | 'total'>;

function change({ total, without }: QueryInfluence): number {
  return Math.abs(Math.log(without / total));
}

function leftOut({ matched, baselineS, candidateS, total }: Compared, out: MatchedQuery): QueryInfluence {
  const without = (baselineS - out.baseline.timeS) / (candidateS - out.candidate.timeS);
  return {
    query: out.query,
    baselineS: out.baseline.timeS,
    candidateS: out.candidate.timeS,
    total: total.speedup,
    without,
    geometricMeanWithout: geometricMean(matched.filter((query) => query !== out).map(({ speedup }) => speedup)),
    flips: Math.sign(Math.log(without)) === -Math.sign(Math.log(total.speedup)),
  };
}

/** Sorts queries that flip the total first, then by the size of the change; stable. */
export function byInfluence(a: QueryInfluence, b: QueryInfluence): number {
  return Number(b.flips) - Number(a.flips) || change(b) - change(a);
}

/**
 * The query whose removal puts the total-time ratio on the other side of 1; of several, or if there is none, the one
 * with the largest change. Null for fewer than two queries.
 */
export function decidingQuery(comparison: Compared): QueryInfluence | null {
  const { matched } = comparison;
  if (matched.length < 2) return null;
  return matched.map((query) => leftOut(comparison, query)).sort(byInfluence)[0] ?? null;
}
