import { estimateVerdict } from '../comparison/estimates';
import { isSignificant, testQueries } from '../comparison/queryTests';
import type { Verdict } from '../model/comparison';
import type { Interval } from '../model/statistics';
import { equivalenceTest } from '../statistics/ranks';
import { repeatIntervals, type SamplePair, type SuiteIntervals } from '../statistics/repeatIntervals';

/** The judging rule: over iterations; over fastest, median, and slowest. */
export type RuleName = 'iterations' | 'ranges';
export const RULES: readonly RuleName[] = ['iterations', 'ranges'];

/** Fewer than in a comparison, because thousands of suites are drawn. */
const RESAMPLES = 400;

/** True ratios of one suite: of each query, and of total, geometric mean, and median. */
export interface Truths {
  queries: readonly number[];
  figures: readonly number[];
}

/** Verdicts of one rule on one suite compared with the truth: counts of queries and metrics. */
export type Outcome = ReturnType<typeof outcome>;

interface Judged {
  queries: Verdict[];
  intervals: (Interval | null)[];
  /** Of total time and geometric mean. */
  figures: Verdict[];
}

function listed(intervals: SuiteIntervals | null): (Interval | null)[] {
  return [intervals?.total ?? null, intervals?.geometricMean ?? null, intervals?.median ?? null];
}

/** Verdicts without the rerun effect: a simulated suite is one application of each side. */
function verdictsOn(suite: readonly SamplePair[]): Judged {
  const intervals = listed(repeatIntervals(suite, { resamples: RESAMPLES }));
  return {
    queries: testQueries(suite).map(({ verdict }) => verdict),
    intervals,
    figures: intervals
      .slice(0, 2)
      .map((found) => (found ? estimateVerdict({ deciding: found, repeat: found }, suite) : 'unclear')),
  };
}

function withoutIterations({ baseline, candidate }: SamplePair): SamplePair {
  return { baseline: { ...baseline, timesS: [] }, candidate: { ...candidate, timesS: [] } };
}

function judge(rule: RuleName, suite: readonly SamplePair[]): Judged {
  return verdictsOn(rule === 'iterations' ? suite : suite.map(withoutIterations));
}

/** The correct verdict for a ratio; '' if there is no difference. */
function isRight(ratio: number): Verdict | '' {
  if (ratio > 1) return 'faster';
  return ratio < 1 ? 'slower' : '';
}

function isClear(verdict: Verdict): boolean {
  return verdict === 'faster' || verdict === 'slower';
}

function count(
  verdicts: readonly Verdict[],
  ratios: readonly number[],
  test: (verdict: Verdict, ratio: number) => boolean,
): number {
  return verdicts.filter((verdict, index) => test(verdict, ratios[index] ?? 1)).length;
}

const isWrongly = (verdict: Verdict, ratio: number) => isClear(verdict) && verdict !== isRight(ratio);
const isRightly = (verdict: Verdict, ratio: number) => isClear(verdict) && verdict === isRight(ratio);

/** Applies one rule to one suite and compares its verdicts with the truth. */
export function outcome(rule: RuleName, suite: readonly SamplePair[], truths: Truths) {
  const { queries, intervals, figures } = judge(rule, suite);
  const alone = ({ baseline, candidate }: SamplePair, index: number) =>
    truths.queries[index] !== 1 && isSignificant(equivalenceTest(baseline.timesS, candidate.timesS));
  return {
    clearWrong: count(queries, truths.queries, isWrongly),
    clearRight: count(queries, truths.queries, isRightly),
    separated: count(queries, truths.queries, (verdict) => verdict.startsWith('separated')),
    sameRight: count(queries, truths.queries, (verdict, ratio) => verdict === 'same' && ratio === 1),
    sameWrong: count(queries, truths.queries, (verdict, ratio) => verdict === 'same' && ratio !== 1),
    /** Queries that would wrongly be within 5% without the correction for multiple tests. */
    sameWrongAlone: rule === 'iterations' ? suite.filter(alone).length : 0,
    figuresWrong: count(figures, truths.figures, isWrongly),
    figuresRight: count(figures, truths.figures, isRightly),
    /** True if the interval that decides a metric includes the true value. */
    covered: intervals.map((found, index) => {
      const truth = truths.figures[index] ?? 1;
      return found !== null && found.low <= truth && found.high >= truth;
    }),
  };
}
