import { diffArtifacts } from '../../../../src/benchmark/diff/diff';
import { diffMarkdown } from '../../../../src/benchmark/diff/markdown';
import type { Snapshot } from '../../../../src/benchmark/diff/types';
import { expect, test } from '../../support/test';
import { worked } from '../history/worked';

type Known = Pick<Snapshot, 'resultSets' | 'rounds' | 'engines' | 'environments'>;

/** A revision whose files contain its result sets and rounds. */
function revision({ resultSets, rounds, engines, environments }: Known): Snapshot {
  const file = (folder: string) => (one: { id: string }) => [`${folder}/${one.id}`, JSON.stringify(one)] as const;
  const files = new Map([
    ...resultSets.map((one) => [`result-sets/${one.id}/results.csv`, JSON.stringify(one)] as const),
    ...rounds.map(file('rounds')),
  ]);
  return { folder: 'data', resultSets, rounds, engines, environments, reports: [], problems: [], files };
}

/** Steps added by a revision with a new last round. */
function stepsOfLast(known: Known, last: string) {
  const round = known.rounds.find(({ id }) => id === last);
  const before = {
    ...known,
    rounds: known.rounds.filter((one) => one !== round),
    resultSets: known.resultSets.filter(({ id }) => !round?.resultSets.includes(id)),
  };
  return diffArtifacts(revision(before), revision(known));
}

type Rounds = Parameters<typeof worked>[0];

function example(...examples: Rounds): Known {
  const { engine, ...known } = worked(
    examples,
    examples.map(({ version }) => version),
  );
  return { ...known, engines: [engine] };
}

test('a new release is compared with the round before it, each relative to its own vanilla Spark', () => {
  const known = example(
    { version: '0.1.0', spark: [20, 20], comet: [10, 20] },
    { version: '0.2.0', spark: [10, 20], comet: [5, 5] },
  );
  const { steps } = stepsOfLast(known, 'r-0.2.0');
  expect(steps).toMatchObject([
    {
      before: { release: '0.1.0', totalSpeedup: 40 / 30, baseline: 'spark-0.1.0', baselineS: 40, candidateS: 30 },
      after: { release: '0.2.0', totalSpeedup: 3, baseline: 'spark-0.2.0', baselineS: 30, candidateS: 10 },
      single: false,
      broken: false,
    },
  ]);
  expect(steps[0]?.before.geometricMeanSpeedup).toBeCloseTo(Math.sqrt(2), 10);
  expect(steps[0]?.after.geometricMeanSpeedup).toBeCloseTo(Math.sqrt(8), 10);
});

test('the first release of a line has no step, and a round on a different machine begins a line', () => {
  const first: Rounds[0] = { version: '0.1.0', spark: [20, 20], comet: [10, 20] };
  const moved: Rounds[0] = { version: '0.2.0', spark: [10, 20], comet: [5, 5], machine: 'another' };
  expect(stepsOfLast(example(first), 'r-0.1.0').steps).toEqual([]);
  expect(stepsOfLast(example(first, moved), 'r-0.2.0').steps).toEqual([]);
});

test('the comment for a reviewer shows the step with both baselines, the breaks of the line, and single runs', () => {
  const known = example(
    { version: '0.1.0', spark: [20, 20], comet: [10, 20], iterations: 1 },
    { version: '0.2.0', spark: [10, 20], comet: [5, 5], executors: '2' },
  );
  const text = diffMarkdown(stepsOfLast(known, 'r-0.2.0'), null);
  expect(text).toContain('0.2.0 after 0.1.0');
  expect(text).toContain('| Total-time ratio | 1.33× | 3.00× |');
  expect(text).toContain('| Vanilla Spark | 40.0 s | 30.0 s |'.replaceAll(' s ', '\u202Fs '));
  expect(text).toContain('| Baseline result set | spark-0.1.0 | spark-0.2.0 |');
  expect(text).toContain('so the chart line breaks here');
  expect(text).toContain('the step may be noise');
});
