import { sfc32 } from '../../../../src/benchmark/model/statistics';
import { RERUN_EFFECT } from '../../../../src/benchmark/reruns/rerunEffect';
import { drawSuite, TRUTHS, trueRatio } from '../../../../src/benchmark/simulation/drawSuite';
import { noiseModel } from '../../../../src/benchmark/simulation/noiseModel';
import { outcome } from '../../../../src/benchmark/simulation/outcome';
import { simulateReruns } from '../../../../src/benchmark/simulation/rerunRows';
import { simulate } from '../../../../src/benchmark/simulation/simulate';
import { expect, test } from '../../support/test';
import { measured } from '../statistics/support';
import { iterations, resultSet } from '../support';

const suite = resultSet({ q1: [10, 9, 11], q2: [20, 19, 21], q3: [5] });
const set = resultSet(
  { q1: [3, 1, 5] },
  { iterationRows: [...iterations('q1', [1, 2, 3, 4, 5].map(Math.exp)), ...iterations('q2', [6, 2, 2])] },
);
const model = noiseModel(suite, [set]);

test('noiseModel(suite, sets) takes queries with a range from the suite, and their spread from the range', () => {
  expect(model.queries.map(({ timeS }) => timeS)).toEqual([10, 20]);
  expect(model.queries[0]?.spread).toBeCloseTo(Math.log(11 / 9) / 2.326, 4);
});

test('noiseModel(suite, sets): logarithms 1 to 5 have standardized deviations of two, one, and no steps, and drift by 4', () => {
  expect(model.deviations.map((value) => value.toFixed(3))).toEqual(['-1.414', '-0.707', '0.000', '0.707', '1.414']);
  expect(model.drifts[0]).toBeCloseTo(4, 12);
  expect(model.freedom).toBe(4);
});

test('noiseModel(suite, sets): a first iteration of 6 s before 2 and 2 s is three times as slow; a faster first one is ignored', () => {
  expect(model.firsts).toHaveLength(1);
  expect(model.firsts[0]).toBeCloseTo(3, 12);
});

test('drawSuite() without spread gives the true ratio of each query: 1.2 on every fourth', () => {
  const still = { ...model, queries: Array.from({ length: 5 }, () => ({ timeS: 10, spread: 0 })) };
  const quarter = TRUTHS.find(({ every }) => every === 4);
  if (!quarter) throw new Error('no truth about a quarter');
  const drawn = drawSuite(still, quarter, 'independent', 3, sfc32(1));
  expect(drawn.map(({ baseline, candidate }) => baseline.timeS / candidate.timeS)).toEqual([1.2, 1, 1, 1, 1.2]);
  expect([0, 1, 4].map((index) => trueRatio(quarter, index))).toEqual([1.2, 1, 1.2]);
});

test('drawSuite() spreads the logarithms of iterations with the spread of their query', () => {
  const wide = { ...model, queries: [{ timeS: 10, spread: 0.1 }] };
  const [truth] = TRUTHS;
  if (!truth) throw new Error('no truth');
  const timesS = drawSuite(wide, truth, 'independent', 20_000, sfc32(1))[0]?.baseline.timesS ?? [];
  const squares = timesS.map((time) => Math.log(time / 10) ** 2);
  expect(Math.sqrt(squares.reduce((total, square) => total + square, 0) / squares.length)).toBeCloseTo(0.1, 2);
});

test('drawSuite() with drift keeps the middle iteration, and with a slow first one changes only that', () => {
  const still = { ...model, queries: [{ timeS: 10, spread: 0 }] };
  const [truth] = TRUTHS;
  if (!truth) throw new Error('no truth');
  const drifting = drawSuite(still, truth, 'drift', 5, sfc32(1))[0]?.baseline.timesS ?? [];
  expect(drifting[2]).toBeCloseTo(10, 12);
  expect((drifting[4] ?? 0) / (drifting[0] ?? 1)).toBeCloseTo(Math.exp(4), 6);
  const slow = drawSuite(still, truth, 'slow first', 3, sfc32(1))[0]?.baseline.timesS ?? [];
  expect(slow.map((time) => Math.round(time))).toEqual([30, 10, 10]);
});

test('outcome(rule, suite, truths) counts what is clear and wrong, and what is clear and right', () => {
  const far = { baseline: measured([10, 11, 12, 13, 14]), candidate: measured([5, 5.5, 6, 6.5, 7]) };
  const truths = { queries: [2, 1, 0.5, 2, 2], figures: [1.1, 1, 1.1] };
  const found = outcome('iterations', [far, far, far, far, far], truths);
  expect([found.clearRight, found.clearWrong]).toEqual([3, 2]);
  // The total time is right, the geometric mean wrong, and the median has no verdict.
  expect([found.figuresRight, found.figuresWrong]).toEqual([1, 1]);
});

test('simulateReruns() without an effect names almost no wrong winner; with the estimated effect at most 5%, and iterations only far more', () => {
  const wide = {
    ...model,
    deviations: [-1, 0, 1],
    queries: Array.from({ length: 20 }, () => ({ timeS: 10, spread: 0.02 })),
  };
  const rows = simulateReruns(wide, RERUN_EFFECT, { families: 20, seed: 1 });
  const estimated = rows.find(({ sd }) => sd > 0.03 && sd < 0.05);
  expect(rows[0]?.winners).toBe(0);
  expect(estimated?.winners).toBeLessThanOrEqual(0.05);
  expect(estimated?.winnersIterations).toBeGreaterThan(0.5);
});

test('simulate(model, options) gives equal rows for equal seeds, and different rows for a different seed', () => {
  const small = { ...model, deviations: [-1, 0, 1] };
  const run = (seed: number) => simulate(small, { families: 2, seed });
  expect(run(1)).toEqual(run(1));
  expect(run(1)).not.toEqual(run(2));
  expect(run(1)).toHaveLength(3 * 4 * 3 * 2);
  expect(simulate({ ...small, queries: [] }, { families: 1, seed: 1 })).toEqual([]);
});
