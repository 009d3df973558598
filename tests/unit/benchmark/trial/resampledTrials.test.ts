import { readFileSync } from 'node:fs';
import { compare } from '../../../../src/benchmark/comparison/compare';
import type { Comparison } from '../../../../src/benchmark/model/comparison';
import type { IterationRow, ResultSet } from '../../../../src/benchmark/model/resultSet';
import { median, sfc32 } from '../../../../src/benchmark/model/statistics';
import { type LoggedQuery, planTrial, type TrialPlan } from '../../../../src/benchmark/trial/planTrial';
import { expect, test } from '../../support/test';
import { environment, resultSet, type Times } from '../support';

const MEASURED = 'static/data/reruns/tpch-sf1-spark-4.0.1/applications.csv';
const TRIALS = 20;

/** The measured applications as the queries of a log. */
function measuredQueries(): LoggedQuery[] {
  const queries = new Map<string, number[][]>();
  for (const line of readFileSync(MEASURED, 'utf8').trim().split('\n').slice(1)) {
    const [application = '', query = '', , time] = line.split(',');
    const own = queries.get(query) ?? [];
    queries.set(query, own);
    const at = Number(application) - 1;
    own[at] = [...(own[at] ?? []), Number(time)];
  }
  return [...queries].map(([name, timesS]) => ({ name, description: name, plans: [], writes: false, timesS }));
}

/** One side of a trial: some of the applications, whose measured times are divided by an effect that is thus known. */
function sideOf({ chosen, design }: TrialPlan, applications: number[], effect: number, id: string): ResultSet {
  const iterationRows = chosen.flatMap(({ name, timesS }) =>
    applications.flatMap((from, at) =>
      (timesS[from] ?? []).slice(0, design.iterations).map(
        (time, pass): IterationRow => ({
          query: name,
          iteration: at * design.iterations + pass + 1,
          application: at + 1,
          timeS: time / effect,
        }),
      ),
    ),
  );
  const times = chosen.map(({ name }) => {
    const own = iterationRows.flatMap(({ query, timeS }) => (query === name ? [timeS] : []));
    const range: Times = [median(own), Math.min(...own), Math.max(...own)];
    return [name, range] as const;
  });
  const suite = { name: 'tpch', queryVersion: '3.0', scaleFactor: 1, tableFormat: 'parquet' };
  const iterations = applications.length * design.iterations;
  const more = { id, suite, iterations, applications: applications.length, iterationRows };
  return resultSet(Object.fromEntries(times), more);
}

/** Trials of disjoint applications, drawn with a fixed seed. */
function resampledTrials(plan: TrialPlan, all: number, effect: number): Comparison[] {
  const next = sfc32(20261128);
  const { applications } = plan.design;
  return Array.from({ length: TRIALS }, () => {
    const drawn = Array.from({ length: all }, (_, at) => ({ at, place: next() })).sort((a, b) => a.place - b.place);
    const order = drawn.map(({ at }) => at);
    const baseline = sideOf(plan, order.slice(0, applications), 1, 'baseline');
    const candidate = sideOf(plan, order.slice(applications, 2 * applications), effect, 'candidate');
    return compare(baseline, candidate, [environment()]);
  });
}

const isWon = ({ verdict }: Comparison) => verdict.case === 'faster' || verdict.case === 'slower';
const holding = (trials: Comparison[], effect: number) =>
  trials.filter(({ total: { deciding } }) => deciding.low <= effect && effect <= deciding.high).length;

test('20 trials of measured applications with themselves name at most one winner, and their intervals hold the effect', () => {
  const queries = measuredQueries();
  const plan = planTrial({ queries, startS: 0 }, { share: 0.8, ratio: 1.1, writes: false }) as TrialPlan;
  const { spread, design, chosen } = plan;
  expect([spread.ownApplications, chosen.length, design.applications, design.iterations]).toEqual([10, 14, 5, 2]);
  const [same, changed] = [resampledTrials(plan, 10, 1), resampledTrials(plan, 10, 1.1)];
  expect(same.filter(isWon).length).toBeLessThanOrEqual(1);
  expect(holding(same, 1)).toBeGreaterThanOrEqual(18);
  expect(holding(changed, 1.1)).toBeGreaterThanOrEqual(18);
  const seen = changed.filter(({ total }) => total.deciding.low > 1).length / TRIALS;
  expect(Math.abs(seen - design.power)).toBeLessThan(0.15);
});
