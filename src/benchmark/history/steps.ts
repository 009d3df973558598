/** One round of a line, for a comparison of two rounds. */
export interface StepRound {
  /** The round's id, which is part of URLs. */
  id: string;
  /** "0.9.0". */
  release: string;
  /** True if a step may be noise: one run per query on a side, or an unreported number of runs. */
  single: boolean;
  total: number;
  /** Seconds of vanilla Spark and of the engine by query index; null if either has no time. */
  times: ([baselineS: number, candidateS: number] | null)[];
}

/** The rounds of one line over the same queries. */
export interface StepLine {
  queries: string[];
  rounds: StepRound[];
}

/** Change of a query's speedup between two rounds. */
export type QueryStep = ReturnType<typeof querySteps>[number];

/**
 * Changes of the queries in both rounds, by the seconds that the step cost, most first: the later seconds minus those
 * at the earlier speedup. Seconds of two rounds are never divided by each other: only the speedup within a round is a
 * comparison.
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
        /** After ÷ before; below 1, the engine lost relative to vanilla Spark in its round. */
        ratio: after / before,
        /** Seconds in the later round minus those at the earlier speedup; negative for a gain. */
        lostS: b[1] - b[0] / before,
        beforeS: { baseline: a[0], candidate: a[1] },
        afterS: { baseline: b[0], candidate: b[1] },
      },
    ];
  });
  return steps.sort((a, b) => b.lostS - a.lostS);
}
