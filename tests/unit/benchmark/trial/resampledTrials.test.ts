import { readFileSync } from 'node:fs';
import { compare } from '../../../../src/benchmark/comparison/compare';
import type { Comparison } from '../../../../src/benchmark/model/comparison';
import { groupBy } from '../../../../src/benchmark/model/groupBy';
import type { IterationRow, ResultSet } from '../../../../src/benchmark/model/resultSet';
import { median, sfc32 } from '../../../../src/benchmark/model/statistics';
import { expect, test } from '../../support/test';
import { environment, resultSet, type Times } from '../support';

const [SEED, TRIALS] = [20261128, 20];

function rowsOf(path: string): string[][] {
  const [, ...lines] = readFileSync(path, 'utf8').trim().split('\n');
  return lines.map((line) => line.split(','));
}

type Application = Map<string, number[]>;

/** Times of each measured application by query, in the order of its iterations. */
function applicationsOf(name: string): Application[] {
  const rows = rowsOf(`static/data/trial/${name}.csv`);
  return [...groupBy(rows, ([application]) => application).values()].map((own) => {
    const queries = groupBy(own, ([, query = '']) => query);
    return new Map([...queries].map(([query, times]) => [query, times.map(([, , , time]) => Number(time))]));
  });
}

/** The plan that the committed example contains. */
function exampleOf() {
  const queries = rowsOf('tests/fixtures/trial/plan/queries.csv').flatMap(([query = '', chosen]) =>
    chosen === 'yes' ? [query] : [],
  );
  const script = readFileSync('tests/fixtures/trial/plan/run.sh', 'utf8');
  return {
    queries,
    applications: script.match(/^run baseline/gm)?.length ?? 0,
    iterations: Number(/TRIAL_ITERATIONS=(\d+)/.exec(script)?.[1]),
  };
}

type Plan = ReturnType<typeof exampleOf>;

/** One side of a trial: the planned queries and iterations of some applications. */
function sideOf({ queries, iterations }: Plan, applications: Application[], id: string): ResultSet {
  const iterationRows = queries.flatMap((query) =>
    applications.flatMap((own, at) =>
      (own.get(query) ?? [])
        .slice(0, iterations)
        .map(
          (timeS, pass): IterationRow => ({ query, iteration: at * iterations + pass + 1, application: at + 1, timeS }),
        ),
    ),
  );
  const times = queries.map((name) => {
    const own = iterationRows.flatMap(({ query, timeS }) => (query === name ? [timeS] : []));
    const range: Times = [median(own), Math.min(...own), Math.max(...own)];
    return [name, range] as const;
  });
  const suite = { name: 'tpch', queryVersion: '3.0', scaleFactor: 1, tableFormat: 'parquet' };
  const count = applications.length;
  return resultSet(Object.fromEntries(times), {
    id,
    suite,
    iterations: count * iterations,
    applications: count,
    iterationRows,
  });
}

const compared = (plan: Plan, baseline: Application[], candidate: Application[]): Comparison =>
  compare(sideOf(plan, baseline, 'baseline'), sideOf(plan, candidate, 'candidate'), [environment()]);

/** The applications in an order that is drawn. */
function shuffled<One>(all: readonly One[], next: () => number): One[] {
  return all
    .map((one) => ({ one, place: next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ one }) => one);
}

const names = ({ verdict }: Comparison, ...winners: string[]) => winners.includes(verdict.case);
const holds = ({ total: { deciding } }: Comparison, effect: number) =>
  deciding.low <= effect && effect <= deciding.high;

/** Trials of applications that are drawn from the measured ones. */
function resampled(plan: Plan) {
  const next = sfc32(SEED);
  const [usual, changed] = [applicationsOf('default'), applicationsOf('changed')];
  const n = plan.applications;
  const effectOf = (own: Application[], others: Application[]) => compared(plan, own, others).total.speedup;
  // The log of the first application gave the plan.
  const effect = effectOf(usual.slice(1), changed.slice(1));
  const draws = Array.from({ length: TRIALS }, () => [shuffled(usual, next), shuffled(changed, next)] as const);
  const same = draws.map(([own]) => compared(plan, own.slice(0, n), own.slice(n, 2 * n)));
  const different = draws.map(([own, others]) => ({
    trial: compared(plan, own.slice(0, n), others.slice(0, n)),
    effectOfOthers: effectOf(own.slice(n), others.slice(n)),
  }));
  return {
    seed: SEED,
    trials: TRIALS,
    queries: plan.queries.length,
    applications: n,
    iterations: plan.iterations,
    effect: Number(effect.toFixed(3)),
    same: {
      winners: same.filter((trial) => names(trial, 'faster', 'slower')).length,
      containing: same.filter((trial) => holds(trial, 1)).length,
    },
    changed: {
      winners: different.filter(({ trial }) => names(trial, effect > 1 ? 'faster' : 'slower')).length,
      containing: different.filter(({ trial }) => holds(trial, effect)).length,
      containingEffectOfOthers: different.filter(({ trial, effectOfOthers }) => holds(trial, effectOfOthers)).length,
    },
  };
}

test('the published counts follow from the measured applications, and vanilla Spark hardly ever beats itself', () => {
  const found = resampled(exampleOf());
  expect(found).toEqual(JSON.parse(readFileSync('static/data/trial/result.json', 'utf8')));
  expect(found.same.winners).toBeLessThanOrEqual(1);
});
