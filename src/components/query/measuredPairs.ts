import { environmentDoubt } from '../../benchmark/comparison/environmentDoubt';
import { drawnVerdict, wholeFamily } from '../../benchmark/comparison/match';
import { comparedSides } from '../../benchmark/comparison/side';
import type { MatchedQuery, Verdict } from '../../benchmark/model/comparison';
import type { Environment } from '../../benchmark/model/resultSet';
import { capitalise } from '../../benchmark/text/names';
import { speedupAxis } from '../../figures/shared/axes';
import type { RatioScale } from '../../figures/shared/scale';
import type { Pair } from '../home/engineSummary/pairs';

/** Ticks far enough apart for their labels. */
const TICKS = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100];

/** Log scale of the speedups of queries around 1. */
export function queryScale(speedups: readonly number[]): RatioScale {
  const { min, max, ticks } = speedupAxis(speedups);
  return { min, max, ticks: ticks.filter((tick) => TICKS.includes(tick)) };
}

/** A query of two result sets. */
export interface MeasuredPair extends Pair {
  match: MatchedQuery;
  /** As drawn. Null if the latest sources report different hardware for the two. */
  verdict: Verdict | null;
  /** Doubts about their environments as sentences; empty for none. */
  doubts: string[];
}

/** "vanilla Spark"; "its first run" if an engine is compared with itself, as in data without another one. */
export function baselineName({ baseline, candidate }: Pair): string {
  return baseline.engine.id === candidate.engine.id ? 'its first run' : baseline.engine.title;
}

/** The query in each pair with times on both sides. */
export function measuredPairsOf(
  pairs: readonly Pair[],
  query: string,
  environments: readonly Environment[],
): MeasuredPair[] {
  return pairs.flatMap(({ baseline, candidate }) => {
    const match = wholeFamily(baseline, candidate).find((own) => own.query === query);
    if (!match) return [];
    const { sameness, clauses } = environmentDoubt(comparedSides(baseline, candidate, environments));
    const isDisputed = sameness === 'contradicted';
    const doubts = clauses.map((clause) =>
      isDisputed ? `No verdict for ${candidate.engine.title}: ${clause}.` : `${capitalise(clause)}.`,
    );
    const verdict = isDisputed ? null : drawnVerdict(match);
    return [{ baseline, candidate, match, verdict, doubts }];
  });
}
