import { geometricMean, medianRatio, sfc32, sum } from '../model/statistics';
import { drawSuite, NOISES, type Noise, TRUTHS, type Truth, trueRatio } from './drawSuite';
import type { NoiseModel } from './noiseModel';
import { type Outcome, outcome, RULES, type RuleName, type Truths } from './outcome';

/** How many iterations simulated queries have on each side. */
export const ITERATIONS: readonly number[] = [3, 5, 10];
const DIGITS = 4;

/** One kind of suite: how its iterations scatter, how the sides truly differ, and how many iterations each query has on each side. */
interface Kind {
  noise: Noise;
  truth: Truth;
  n: number;
}

/** How a rule does on suites of one kind: shares of 0–1, rounded to four digits; null where there is nothing to take a share of. */
export type SimulationRow = ReturnType<typeof row>;

/** The true total-time ratio, geometric mean and median, without binary dust, so that 1 is 1. */
function truthsOf({ queries }: NoiseModel, truth: Truth): Truths {
  const ratios = queries.map((_, index) => trueRatio(truth, index));
  const candidateS = queries.map(({ timeS }) => timeS);
  const baselineS = candidateS.map((timeS, index) => timeS * (ratios[index] ?? 1));
  const figures = [sum(baselineS) / sum(candidateS), geometricMean(ratios), medianRatio(ratios)];
  return { queries: ratios, figures: figures.map((value) => Number(value.toFixed(9))) };
}

function rounded(value: number): number {
  return Number(value.toFixed(DIGITS));
}

function row({ noise, truth, n }: Kind, rule: RuleName, all: readonly Outcome[], truths: Truths) {
  const share = (of: (one: Outcome) => number) => rounded(sum(all.map(of)) / all.length);
  const shareOf = (whole: number, of: (one: Outcome) => number) =>
    whole === 0 ? null : share((one) => of(one) / whole);
  const differing = truths.queries.filter((ratio) => ratio !== 1).length;
  const covered = (index: number) => share((one) => Number(one.covered[index]));
  return {
    noise,
    truth: truth.name,
    iterations: n,
    rule,
    /** Suites with at least one query that is called clear and does not differ, or differs the other way round. */
    suitesWithFalse: share(({ clearWrong }) => Number(clearWrong > 0)),
    /** Of the queries called clear, those that are wrong: the mean over suites, 0 for a suite without any. */
    falseShare: share(({ clearWrong, clearRight }) => clearWrong / Math.max(1, clearWrong + clearRight)),
    /** Of the queries that differ, those called clear, the right way round. */
    found: shareOf(differing, ({ clearRight }) => clearRight),
    /** Of all queries, those called separated. */
    separated: share(({ separated }) => separated / truths.queries.length),
    /** Of the queries that do not differ, those called the same within 5 %. */
    same: shareOf(truths.queries.length - differing, ({ sameRight }) => sameRight),
    /** Suites with at least one query that differs by 5 % or more and is called the same; and if equivalence knew no family. */
    suitesWithFalseSame: share(({ sameWrong }) => Number(sameWrong > 0)),
    suitesWithFalseSameAlone: share(({ sameWrongAlone }) => Number(sameWrongAlone > 0)),
    /** Suites of which one of the three figures is called clear falsely; of the figures that differ, those called clear rightly. */
    suitesWithFalseFigure: share(({ figuresWrong }) => Number(figuresWrong > 0)),
    figuresFound: shareOf(
      truths.figures.slice(0, 2).filter((truth) => truth !== 1).length,
      ({ figuresRight }) => figuresRight,
    ),
    /** How often the interval that decides a figure holds the true value. */
    covered: { total: covered(0), geometricMean: covered(1), median: covered(2) },
  };
}

/** Suites of one kind, the same ones judged by each rule. */
function simulateKind(model: NoiseModel, kind: Kind, families: number, next: () => number): SimulationRow[] {
  const truths = truthsOf(model, kind.truth);
  const outcomes = RULES.map((): Outcome[] => []);
  for (let family = 0; family < families; family += 1) {
    const suite = drawSuite(model, kind.truth, kind.noise, kind.n, next);
    RULES.forEach((rule, index) => {
      outcomes[index]?.push(outcome(rule, suite, truths));
    });
  }
  return RULES.map((rule, index) => row(kind, rule, outcomes[index] ?? [], truths));
}

/** How many suites of each kind, and the seed: the same seed gives the same rows on every machine. */
export interface SimulationOptions {
  families: number;
  seed: number;
}

/**
 * How often each rule for verdicts is wrong, and how much it finds: suites of known truth, drawn with the noise of published iterations.
 * One row for each kind of noise, truth, number of iterations and rule, in this order; none for a model without queries.
 */
export function simulate(model: NoiseModel, { families, seed }: SimulationOptions): SimulationRow[] {
  if (model.queries.length === 0) return [];
  const next = sfc32(seed);
  return NOISES.flatMap((noise) =>
    TRUTHS.flatMap((truth) => ITERATIONS.flatMap((n) => simulateKind(model, { noise, truth, n }, families, next))),
  );
}
