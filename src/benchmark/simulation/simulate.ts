import { geometricMean, medianRatio, sfc32, sum } from '../model/statistics';
import { drawSuite, NOISES, type Noise, TRUTHS, type Truth, trueRatio } from './drawSuite';
import type { NoiseModel } from './noiseModel';
import { type Outcome, outcome, RULES, type RuleName, type Truths } from './outcome';

/** Numbers of iterations of simulated queries on each side. */
export const ITERATIONS: readonly number[] = [3, 5, 10];
const DIGITS = 4;

/** One kind of suite: noise, true difference, and iterations of each query per side. */
interface Kind {
  noise: Noise;
  truth: Truth;
  n: number;
}

/** Results of a rule on suites of one kind: shares of 0–1, rounded to four digits; null for a share of nothing. */
export type SimulationRow = ReturnType<typeof row>;

/** True total-time ratio, geometric mean, and median, rounded so that 1 is exactly 1. */
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
    /** Suites with at least one clear query that does not differ, or differs in the other direction. */
    suitesWithFalse: share(({ clearWrong }) => Number(clearWrong > 0)),
    /** Share of wrong queries among the clear ones: the mean over suites, 0 for a suite without any. */
    falseShare: share(({ clearWrong, clearRight }) => clearWrong / Math.max(1, clearWrong + clearRight)),
    /** Share of clear queries in the right direction among those that differ. */
    found: shareOf(differing, ({ clearRight }) => clearRight),
    separated: share(({ separated }) => separated / truths.queries.length),
    /** Share of queries within 5% among those that do not differ. */
    same: shareOf(truths.queries.length - differing, ({ sameRight }) => sameRight),
    /** Suites with at least one query within 5% that differs by 5% or more; also without the family correction. */
    suitesWithFalseSame: share(({ sameWrong }) => Number(sameWrong > 0)),
    suitesWithFalseSameAlone: share(({ sameWrongAlone }) => Number(sameWrongAlone > 0)),
    /** Suites with a falsely clear metric; share of rightly clear metrics among those that differ. */
    suitesWithFalseFigure: share(({ figuresWrong }) => Number(figuresWrong > 0)),
    figuresFound: shareOf(
      truths.figures.slice(0, 2).filter((truth) => truth !== 1).length,
      ({ figuresRight }) => figuresRight,
    ),
    /** Share of intervals that include the true value, by metric. */
    covered: { total: covered(0), geometricMean: covered(1), median: covered(2) },
  };
}

/** Draws suites of one kind and judges them with each rule. */
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

/** Number of suites of each kind, and the seed: the same seed gives the same rows on every machine. */
export interface SimulationOptions {
  families: number;
  seed: number;
}

/**
 * Simulates how often each rule for verdicts is wrong, and how much it finds: suites with known truth and the noise of
 * published iterations. One row for each kind of noise, truth, number of iterations, and rule, in this order; empty for
 * a model without queries.
 */
export function simulate(model: NoiseModel, { families, seed }: SimulationOptions): SimulationRow[] {
  if (model.queries.length === 0) return [];
  const next = sfc32(seed);
  return NOISES.flatMap((noise) =>
    TRUTHS.flatMap((truth) => ITERATIONS.flatMap((n) => simulateKind(model, { noise, truth, n }, families, next))),
  );
}
