import type { Comparison, MatchedQuery } from '../model/comparison';
import { geometricMean } from '../model/statistics';

/** The query on which a total-time ratio depends most, and both figures with and without it. */
export interface Deciding {
  query: string;
  baselineS: number;
  candidateS: number;
  /** The total-time ratio of all queries, and without this one. */
  total: number;
  without: number;
  /** The geometric mean without it. */
  geometricMeanWithout: number;
  /** Whether the total-time ratio without it lies on the other side of 1. */
  flips: boolean;
}

type Compared = Pick<Comparison, 'matched' | 'baselineS' | 'candidateS' | 'total'>;

function change({ total, without }: Deciding): number {
  return Math.abs(Math.log(without / total));
}

function leftOut({ matched, baselineS, candidateS, total }: Compared, out: MatchedQuery): Deciding {
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

/** A query that flips the total before one that does not, then the larger change; equal ones keep their order. */
export function bySway(a: Deciding, b: Deciding): number {
  return Number(b.flips) - Number(a.flips) || change(b) - change(a);
}

/**
 * The query whose absence puts the total-time ratio on the other side of 1; of several the one that changes it most, and where there is
 * none, the one that changes it most of all. Null for fewer than two queries.
 */
export function decidingQuery(comparison: Compared): Deciding | null {
  const { matched } = comparison;
  if (matched.length < 2) return null;
  return matched.map((query) => leftOut(comparison, query)).sort(bySway)[0] ?? null;
}
