/** One round of a line, as far as two of them are held against each other. */
export interface StepRound {
  /** Of the round: it stands in addresses. */
  id: string;
  /** "0.9.0". */
  release: string;
  /** Whether a step may be noise: one run per query on a side, or a number of runs that nobody states. */
  single: boolean;
  /** The total-time ratio. */
  total: number;
  /** By place of the query: the seconds of native Spark and of the engine; null where either has no time. */
  times: ([baselineS: number, candidateS: number] | null)[];
}

/** The rounds of one line over the same queries. */
export interface StepLine {
  queries: string[];
  rounds: StepRound[];
}

/** How far a query's speedup moved from one round to another. */
export type QueryStep = ReturnType<typeof querySteps>[number];

/**
 * The queries that both rounds have, by the seconds that the step cost, most first: those of the later round
 * beyond what the earlier speedup would have given. Seconds of the two rounds are never
 * divided by each other: only the speedup inside a round is a comparison.
 */
export function querySteps({ queries }: Pick<StepLine, 'queries'>, from: StepRound, to: StepRound) {
  const steps = queries.flatMap((query, index) => {
    const [a, b] = [from.times[index], to.times[index]];
    if (!a || !b) return [];
    const [before, after] = [a[0] / a[1], b[0] / b[1]];
    return [
      {
        query,
        before,
        after,
        /** After ÷ before: below 1 the engine lost against the Spark of its round. */
        ratio: after / before,
        /** Seconds of the later round beyond those that the earlier speedup would have given; negative where it gained. */
        lostS: b[1] - b[0] / before,
        beforeS: { baseline: a[0], candidate: a[1] },
        afterS: { baseline: b[0], candidate: b[1] },
      },
    ];
  });
  return steps.sort((a, b) => b.lostS - a.lostS);
}
