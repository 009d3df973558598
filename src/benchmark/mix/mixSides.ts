import { drawnVerdict } from '../comparison/match';
import { timesOf } from '../comparison/side';
import type { Comparison, Names, Verdict } from '../model/comparison';
import type { SamplePair } from '../statistics/repeatIntervals';
import { distinctTitles } from '../text/names';
import type { RerunWidths } from './mix';

/** A query that every side ran. `times` are seconds with the reader's weight, baseline first. */
export interface SidesQuery {
  query: string;
  times: number[];
  /** As drawn, on the second of the two sides that are compared with each other. */
  verdict: Verdict;
  /** Iterations of these two sides. */
  samples: SamplePair;
  /** How many times the query counts. */
  weight: number;
}

/** What a mix is computed from: a baseline and one candidate, or two candidates that are compared with each other. */
export interface MixSides {
  /** Baseline first: "vanilla Spark", "Comet". */
  names: string[];
  /** Positions in `names` of the sides that are compared with each other, and their names. */
  compared: [number, number];
  comparedNames: Names;
  queries: SidesQuery[];
  reruns: RerunWidths;
  /** True if the widths of `reruns` contain the noise of iterations. */
  isNoiseIncluded: boolean;
  /** Why the comparison has no verdict: "conflicting sources"; '' if it has one. */
  withheld: string;
}

/** The sides of a comparison; with `between`, which compares two candidates, of the comparisons of both with a baseline. */
export function mixSides(comparisons: readonly [Comparison, ...Comparison[]], between?: Comparison): MixSides {
  const [first] = comparisons;
  const compared = between ?? first;
  const sets = [first.baseline, ...comparisons.map(({ candidate }) => candidate)];
  const short = [first.names.baseline, ...(between ? [between.names.baseline] : []), compared.names.candidate];
  const matches = new Map(compared.matched.map((match) => [match.query, match]));
  const [own, theirs] = [timesOf(compared.baseline), timesOf(compared.candidate)];
  return {
    names: new Set(short).size === short.length ? short : distinctTitles(sets),
    compared: between ? [1, 2] : [0, 1],
    comparedNames: compared.names,
    queries: first.matched.map(({ query, baseline }, index) => {
      const weight = first.weighting?.weights[index] ?? 1;
      const seconds = [baseline.timeS, ...comparisons.map(({ matched }) => matched[index]?.candidate.timeS ?? 0)];
      const match = matches.get(query);
      return {
        query,
        times: seconds.map((time) => weight * time),
        verdict: match ? drawnVerdict(match) : 'unclear',
        samples: { baseline: own.get(query), candidate: theirs.get(query) } as SamplePair,
        weight,
      };
    }),
    reruns: compared.reruns.halfWidth,
    isNoiseIncluded: compared.reruns.own !== undefined,
    withheld: compared.verdict.withheld ?? '',
  };
}
