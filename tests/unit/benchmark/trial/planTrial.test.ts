import { sfc32, statisticOf, sum } from '../../../../src/benchmark/model/statistics';
import { halfWidths } from '../../../../src/benchmark/reruns/rerunEffect';
import { rerunSpread } from '../../../../src/benchmark/reruns/rerunGroups';
import { applicationSpread } from '../../../../src/benchmark/statistics/applicationSpread';
import { normalQuantile } from '../../../../src/benchmark/statistics/distributions';
import { seenRatio, trialPower } from '../../../../src/benchmark/statistics/trialPower';
import { planSentence, planSentences } from '../../../../src/benchmark/trial/planText';
import { type LoggedQuery, planTrial, type TrialPlan } from '../../../../src/benchmark/trial/planTrial';
import { expect, test } from '../../support/test';

const TRIALS = 2000;
/** A tenth of the queries takes most of the time, as in TPC-DS. */
const TIMES = Array.from({ length: 14 }, (_, query) => 12 / (query + 1));

/** Standard deviations of a query's iterations, and of applications, on the logarithm. */
const NOISE = { iteration: 0.08, application: 0.04 };

/** One application: for each query, the median of its iterations, every one of which the application's effect multiplies. */
function drawRun(normal: () => number, factor: number, iterations: number): Map<string, number> {
  const effect = factor * Math.exp(NOISE.application * normal());
  return new Map(
    TIMES.map((time, query) => {
      const times = Array.from({ length: iterations }, () => time * effect * Math.exp(NOISE.iteration * normal()));
      return [`q${query}`, statisticOf('median', times)];
    }),
  );
}

/** Share of simulated trials whose interval of the total, which rests on their own applications, excludes 1. */
function simulatedPower(ratio: number, applications: number, iterations: number): number {
  const next = sfc32(20261128);
  const normal = () => normalQuantile((next() + 0.5) / 0x100000000);
  let seen = 0;
  for (let trial = 0; trial < TRIALS; trial += 1) {
    const [baseline, candidate] = [ratio, 1].map((factor) =>
      Array.from({ length: applications }, () => drawRun(normal, factor, iterations)),
    ) as [Map<string, number>[], Map<string, number>[]];
    const groups = [baseline, candidate].map((runs) => ({ title: '', sets: [], ...rerunSpread(runs) }));
    const effect = { applications: groups, rounds: [] } as Parameters<typeof halfWidths>[0];
    const log = (runs: Map<string, number>[]) => sum(runs.map((run) => Math.log(sum([...run.values()])))) / runs.length;
    const difference = Math.abs(log(baseline) - log(candidate));
    if (difference > halfWidths(effect, 'application', [applications, applications]).total) seen += 1;
  }
  return seen / TRIALS;
}

/** Variance of one application of the simulation. */
function simulatedVariance(iterations: number): number {
  const shares = sum(TIMES.map((time) => time ** 2)) / sum(TIMES) ** 2;
  return NOISE.application ** 2 + (NOISE.iteration ** 2 * shares) / iterations;
}

for (const [ratio, applications, iterations] of [
  [1, 3, 2],
  [1.1, 3, 2],
  [1.1, 5, 2],
  [1 / 1.15, 3, 4],
  [1.05, 8, 3],
] as const) {
  test(`${applications} applications of ${iterations} iterations see a ratio of ${ratio.toFixed(2)} as often as the plan promises`, () => {
    const promised = trialPower(ratio, simulatedVariance(iterations), applications);
    expect(Math.abs(simulatedPower(ratio, applications, iterations) - promised)).toBeLessThan(0.03);
  });
}

test('seenRatio() inverts trialPower()', () => {
  expect(trialPower(seenRatio(0.8, 0.002, 4), 0.002, 4)).toBeCloseTo(0.8, 6);
});

test('applicationSpread(): a slow first pass of every application is no noise, and uneven passes have no spread', () => {
  const found = applicationSpread([
    [1, 0],
    [3, 2],
    [5, 4],
  ]);
  expect(found).toEqual({ mean: 4, iteration: 0, iterations: 2 });
  expect(
    applicationSpread([
      [1.5, 0],
      [3, 2.5],
    ])?.iteration,
  ).toBeCloseTo(0.25, 12);
  expect([applicationSpread([[1], [2, 3]]), applicationSpread([[1, 2]])]).toEqual([null, null]);
});

function query(name: string, timesS: number[][], writes = false): LoggedQuery {
  return { name, description: name, plans: [], writes, timesS };
}

/** Queries of 1, 2, 4 … s that ran once. */
function doubling(count: number): LoggedQuery[] {
  return Array.from({ length: count }, (_, index) => query(`a${index}`, [[2 ** index]]));
}

const REQUEST = { share: 0.8, ratio: 1.1, writes: false };
const planned = (queries: LoggedQuery[], request = REQUEST) => planTrial({ queries, startS: 10 }, request) as TrialPlan;

test('the plan takes the fewest queries that cover the share, five if there are as many, and none that writes', () => {
  const names = ({ chosen }: TrialPlan) => chosen.map(({ name }) => name);
  const many = Array.from({ length: 100 }, (_, index) => query(`a${index}`, [[10]]));
  expect(planned(many).chosen).toHaveLength(80);
  expect(names(planned(doubling(8)))).toEqual(['a7', 'a6', 'a5', 'a4', 'a3']);
  const mixed = [query('insert', [[256]], true), ...doubling(8)];
  const plan = planned(mixed);
  expect([names(plan)[0], plan.leftOut.map(({ name }) => name)]).toEqual(['a7', ['insert']]);
  expect([plan.share.toFixed(3), plan.leftOutShare.toFixed(3)]).toEqual(['0.485', '0.501']);
  expect(names(planned(mixed, { ...REQUEST, writes: true }))[0]).toBe('insert');
  expect(planTrial({ queries: [query('insert', [[1]], true)], startS: 0 }, REQUEST)).toBe(
    'every query of the log writes',
  );
});

test('five applications of the log that hardly differ need a smaller trial than the estimate of this site', () => {
  const steady = (index: number) => [0, 1, 2, 3, 4].map((own) => [10 + index + 0.01 * own, 10 + index]);
  const own = planned(Array.from({ length: 6 }, (_, index) => query(`a${index}`, steady(index))));
  expect([own.spread.ownApplications, own.design.applications, own.design.iterations]).toEqual([5, 3, 2]);
  const site = planned(Array.from({ length: 6 }, (_, index) => query(`a${index}`, steady(index).slice(0, 4))));
  expect([site.spread.ownApplications, site.spread.ownIterations]).toEqual([0, false]);
  expect(site.design.applications).toBeGreaterThan(own.design.applications);
  expect(site.design.power).toBeGreaterThan(0.8);
  const fine = { ...REQUEST, ratio: 1.001 };
  expect(planTrial({ queries: doubling(6), startS: 0 }, fine)).toMatch(/^no trial .* the smallest is 3\.\d%$/);
});

test('the sentence names queries, share, applications, iterations, time, and what stays unseen', () => {
  const plan = planned(doubling(8));
  const { applications } = plan.design;
  const seconds = 2 * applications * (10 + 2 * (128 + 64 + 32 + 16 + 8));
  expect(plan.design.durationS).toBe(seconds);
  expect(planSentence(plan, { nodes: 8, pricePerHour: null })).toBe(
    `5 of your 8 queries are 97% of the time; ${applications} applications of each engine, alternating, 2 iterations: ${Math.floor(seconds / 3600)} h ${Math.round((seconds % 3600) / 60)} min on 8 nodes; differences below ${(100 * (plan.design.unseenBelow - 1)).toFixed(1)}% stay unseen.`,
  );
  const few = planned([query('insert', [[9]], true), query('a', [[1]])]);
  const texts = [
    planSentence(few, { nodes: 8, pricePerHour: null }),
    ...planSentences(few, 1.1, { nodes: 8, pricePerHour: null }),
  ];
  expect(texts[0]).toMatch(/^1 of your 2 queries is 10% .*; a comparison of fewer than five queries has no verdict\.$/);
  expect(texts.join('\n')).not.toMatch(/% of such trials|unseen/);
  expect(texts.at(-1)).toMatch(/ plan-trial --writes repeats them too\.$/);
});
