/** Times of the queries of one run in seconds, by name. */
export type RunTimes = ReadonlyMap<string, number>;

/** The three metrics, and the time of a single query. */
export type RerunMetric = 'total' | 'geometricMean' | 'median' | 'query';

/** How much runs of one engine with equal settings differ, on the logarithm of each metric. */
export interface RerunGroup {
  /** "Vanilla Spark 3.4, TPC-H at 100 GB". */
  title: string;
  /** Ids of the result sets; empty for the applications that this site measured. */
  sets: string[];
  /** Degrees of freedom: runs − 1. */
  df: number;
  /** Sum of squares about the mean. */
  squares: Record<RerunMetric, number>;
  /** Largest ratio of two total times, at least 1. */
  largest: number;
}

/** The rerun effect as estimated: content of rerunEffect.json, which `npm run reruns` writes. */
export interface RerunEffect {
  /** Applications of one round, one group for each study. */
  applications: RerunGroup[];
  /** Runs in different rounds. */
  rounds: RerunGroup[];
}

/** How much two runs of one engine would differ by chance, for two runs of a comparison. */
export interface RerunBand {
  isOneRound: boolean;
  /** Half of the width of a 95% interval of the difference of two logarithms, by metric. */
  halfWidth: Record<RerunMetric, number>;
  /** Largest observed ratio of the total times of two runs of one engine with equal settings. */
  largest: number;
  /**
   * The number of applications of each side on which the half-widths rest, which then contain the noise of iterations, and
   * its share of their variance of the total time (0–1; null if unknown). Absent if they rest on the estimate for all runs.
   */
  own?: { baseline: number; candidate: number; iterationShare: number | null };
}
