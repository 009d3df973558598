import { groupBy } from '../model/groupBy';
import type { ResultSet } from '../model/resultSet';
import { median, sum } from '../model/statistics';
import { spreadOfRange } from '../statistics/noise';

/** Source of simulated suites, derived from published result sets only. */
export type NoiseModel = ReturnType<typeof noiseModel>;

/** Minimum iterations for a deviation: the spread of three is too uncertain. */
const MIN_ITERATIONS = 4;

/** Logarithms of the iterations of each query of a set, in the order of running. */
function series({ iterationRows }: ResultSet): number[][] {
  const ordered = [...iterationRows].sort((a, b) => a.iteration - b.iteration);
  return [...groupBy(ordered, ({ query }) => query).values()].map((rows) => rows.map(({ timeS }) => Math.log(timeS)));
}

/** Distances from the mean in standard deviations of the series (divided by n, so that their spread is 1). */
function standardised(logs: readonly number[]): number[] {
  const mean = sum(logs) / logs.length;
  const deviation = Math.sqrt(sum(logs.map((log) => (log - mean) ** 2)) / logs.length);
  return deviation === 0 ? [] : logs.map((log) => (log - mean) / deviation);
}

/** Rise of the regression line of the logarithms from the first to the last iteration. */
function drift(logs: readonly number[]): number {
  const middle = (logs.length - 1) / 2;
  const squares = sum(logs.map((_, index) => (index - middle) ** 2));
  return (sum(logs.map((log, index) => (index - middle) * log)) / squares) * (logs.length - 1);
}

function firstOverOthers(logs: readonly number[]): number {
  return Math.exp((logs[0] ?? 0) - median(logs.slice(1)));
}

/**
 * Noise of published iterations: times and spreads of the queries of `suite` (from its ranges), deviations and drifts
 * of every series of at least four iterations in `sets`, and slow first iterations of every series. Queries of the
 * suite without a range are skipped.
 */
export function noiseModel(suite: ResultSet, sets: readonly ResultSet[]) {
  const all = sets.flatMap(series);
  const long = all.filter((logs) => logs.length >= MIN_ITERATIONS);
  const { iterations } = suite;
  return {
    /** Time of each query in seconds, and the spread of the logarithms of its iterations. */
    queries: suite.rows.flatMap(({ timeS, minS, maxS }) =>
      timeS === null || minS === null || maxS === null || iterations === 'unknown'
        ? []
        : [{ timeS, spread: spreadOfRange(minS, maxS, iterations) }],
    ),
    /** Deviations of single iterations, as logarithms in units of the spread of their series. */
    deviations: long.flatMap(standardised),
    /** Degrees of freedom of that spread: iterations of the shortest series minus one. */
    freedom: long.length === 0 ? 0 : Math.min(...long.map(({ length }) => length)) - 1,
    /** Change of the logarithm from the first to the last iteration of an application. */
    drifts: long.map(drift),
    /** First iteration ÷ median of the others, if above 1. */
    firsts: all
      .filter(({ length }) => length > 1)
      .map(firstOverOthers)
      .filter((factor) => factor > 1),
  };
}
