import type { Comparison, MatchedQuery } from '../model/comparison';
import { geometricMean } from '../model/statistics';

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
