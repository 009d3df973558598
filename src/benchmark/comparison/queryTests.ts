import type { QueryTest, Rule, TestedQuery, Timing, Verdict } from '../model/comparison';
import { extremes, type Interval } from '../model/statistics';
import type { Sample } from '../statistics/noise';
import {
  chanceOfSeparation,
  equivalenceOfRanges,
  equivalenceTest,
  FALSE_DISCOVERY_RATE,
  falseDiscoveryRates,
  hodgesLehmannRatio,
  rankSumTest,
} from '../statistics/ranks';
import type { SamplePair } from '../statistics/repeatIntervals';

/** Minimum iterations on both sides for a clear difference; fewer are only described. */
const MIN_ITERATIONS = 4;
/** Tolerance of binary rounding for a p exactly at the limit. */
const ROUNDING_TOLERANCE = 1e-12;

/** A query's test before the correction for the family, with further inputs of the verdict. */
interface Single {
  test: QueryTest;
  /** p of equivalence within 5%; null without a test. */
  equivalence: number | null;
  separated: boolean;
}

function untestedQuery({ baseline, candidate }: SamplePair, rule: Rule): Single {
  const test: QueryTest = {
    ratio: baseline.timeS / candidate.timeS,
    low: null,
    high: null,
    level: null,
    p: null,
    q: null,
    rule,
    iterations: { baseline: baseline.n, candidate: candidate.n },
  };
  return { test, equivalence: null, separated: false };
}

function testIterations(pair: SamplePair): Single {
  const [a, b] = [pair.baseline.timesS, pair.candidate.timesS];
  const { ratio, low, high, level } = hodgesLehmannRatio(a, b) ?? {
    ratio: Number.NaN,
    low: null,
    high: null,
    level: null,
  };
  const { test } = untestedQuery(pair, 'mann-whitney');
  const [left, right] = [extremes(a), extremes(b)];
  return {
    test: { ...test, ratio, low, high, level, p: rankSumTest(a, b).twoSided },
    equivalence: equivalenceTest(a, b),
    separated: left.min > right.max || left.max < right.min,
  };
}

/** Ratios that the iterations allow: slowest baseline ÷ fastest candidate is the highest. Null without both ranges. */
export function rangeRatios(baseline: Timing, candidate: Timing): Interval | null {
  if (baseline.minS === null || baseline.maxS === null || candidate.minS === null || candidate.maxS === null)
    return null;
  return { low: baseline.minS / candidate.maxS, high: baseline.maxS / candidate.minS };
}

function testRanges(pair: SamplePair, { low, high }: Interval): Single {
  const { test } = untestedQuery(pair, 'ranges');
  const separated = low > 1 || high < 1;
  const { baseline: n, candidate: m } = test.iterations;
  const p = n === null || m === null ? null : separated ? chanceOfSeparation(n, m) : 1;
  const equivalence = n === null || m === null ? null : equivalenceOfRanges({ low, high }, n, m);
  return { test: { ...test, low, high, p }, equivalence, separated };
}

function isSingle({ statistic, n }: Sample): boolean {
  return statistic === 'single' || n === 1;
}

function testOne(pair: SamplePair): Single {
  const { baseline, candidate } = pair;
  if (isSingle(baseline) || isSingle(candidate)) return untestedQuery(pair, 'single-run');
  if (baseline.timesS.length > 1 && candidate.timesS.length > 1) return testIterations(pair);
  const range = rangeRatios(baseline, candidate);
  return range ? testRanges(pair, range) : untestedQuery(pair, 'no-range');
}

/** The q of each test in the family of those that have a p; null for the others. */
function familyRates(p: readonly (number | null)[]): (number | null)[] {
  const rates = falseDiscoveryRates(p.filter((value) => value !== null));
  let next = 0;
  return p.map((value) => {
    if (value === null) return null;
    next += 1;
    return rates[next - 1] ?? null;
  });
}

/** True if a p or q is at most the limit. */
export function isSignificant(rate: number | null): boolean {
  return rate !== null && rate <= FALSE_DISCOVERY_RATE + ROUNDING_TOLERANCE;
}

function hasFewIterations({ iterations: { baseline, candidate } }: QueryTest): boolean {
  return Math.min(baseline ?? 0, candidate ?? 0) < MIN_ITERATIONS;
}

function verdictOf({ test, separated }: Single): Verdict {
  const side = test.ratio > 1 ? 'faster' : 'slower';
  if (!hasFewIterations(test) && isSignificant(test.q) && test.ratio !== 1) return side;
  return separated ? `separated-${side}` : 'unclear';
}

/**
 * Test and verdict of each query, in the given order; together they are one family of tests. The first that applies:
 *
 * 1. within 5%, if the q of equivalence (its p values are a separate family) is at most 0.05;
 * 2. clearly faster or slower, if both sides have at least four iterations and the q of the difference is at most 0.05;
 * 3. faster or slower, unconfirmed, if the ranges do not overlap;
 * 4. inconclusive: also for a single run, and if no range was published.
 *
 * The p values of ranges are discrete: 0.0079 or 1 for five iterations. So all queries without overlap share one q,
 * which exceeds 0.05 for up to 16 of 103 of them; these stay unconfirmed, and pages print their number next to the number
 * expected by chance. The p of a difference is from the Mann–Whitney test if both sides' iterations are known. With
 * ranges only, it is the chance of separation for ranges that do not overlap, and 1 for the others.
 */
export function testQueries(pairs: readonly SamplePair[]): TestedQuery[] {
  const singles = pairs.map(testOne);
  const rates = familyRates(singles.map(({ test }) => test.p));
  const same = familyRates(singles.map(({ equivalence }) => equivalence));
  return singles.map((single, index) => {
    const test = { ...single.test, q: rates[index] ?? null };
    if (!isSignificant(same[index] ?? null)) return { test, verdict: verdictOf({ ...single, test }) };
    const rule = single.test.rule === 'ranges' ? 'equivalence-of-ranges' : 'equivalence';
    return { test: { ...test, rule }, verdict: 'same' };
  });
}

/**
 * Expected number of clear queries, and of queries without overlapping ranges, if no query of the comparison differs:
 * the number of tests times the largest p that is clear; and the sum of the chances that ranges do not overlap. 0 if no
 * query has that verdict.
 * Example: 103 queries of five iterations with separated ranges 0.8; 22 of three iterations 2.2.
 */
export function expectedByChance(tested: readonly TestedQuery[]): { clear: number; separated: number } {
  const tests = tested.filter(({ test }) => test.p !== null);
  const clear = tests.filter(({ verdict }) => verdict === 'faster' || verdict === 'slower');
  const most = Math.max(0, ...clear.map(({ test }) => test.p ?? 0));
  const chances = tests.map(({ test: { iterations } }) =>
    chanceOfSeparation(iterations.baseline ?? 1, iterations.candidate ?? 1),
  );
  return {
    clear: tests.filter(({ test }) => !hasFewIterations(test)).length * most,
    separated: tested.some(({ verdict }) => verdict.startsWith('separated'))
      ? chances.reduce((total, chance) => total + chance, 0)
      : 0,
  };
}
