import { spawnSync } from 'node:child_process';
import {
  type Reproduce,
  reproduce,
  reproducePublished,
  rerunCommand,
} from '../../../../src/components/resultSet/reproduce';
import { resultSet } from '../../benchmark/support';
import { committedData } from '../../support/committed';
import { expect, test } from '../../support/test';

const { resultSets, environments } = committedData();

test('reproduce(set) is a shell script that sets every recorded property, for every result set', () => {
  const runs = resultSets.map((set) => ({ set, run: reproduce(set, environments, resultSets) }));
  // The shell reads each word of the command back.
  const script = runs
    .map(({ run }) => run.after.replace(/^spark-submit/m, "printf '%s\\n'").replace(/^npm/m, ': npm'))
    .join('\n');
  const { status, stdout } = spawnSync('bash', { input: script, encoding: 'utf8', maxBuffer: 1e8 });
  expect(status).toBe(0);
  const properties = runs.flatMap(({ set }) =>
    Object.entries(set.configuration).map(([key, value]) => `${key}=${value}`),
  );
  const read = new Set(stdout.split('\n'));
  expect(properties.length).toBeGreaterThan(500);
  expect(properties.filter((property) => !read.has(property))).toEqual([]);
});

test('what an artifact does not record is named, not guessed', () => {
  const bare = resultSet({ q1: [2] }, { environment: 'unknown', warmup: 'unknown', configuration: {} });
  const { recorded, before, after } = reproduce(bare, [], [bare]);
  expect(recorded).toMatch(/^\d+ fields recorded, \d+ not recorded: .*warm-up.*executors.*Spark settings\.$/);
  expect(before).not.toMatch(/unknown|undefined|not reported/);
  expect(after).not.toContain('--conf');
});

test('a rerun and its original name each other', () => {
  const original = { ...resultSet({ q1: [2] }), id: 'a' };
  const rerun = { ...original, id: 'b', rerunOf: 'a' };
  expect(reproduce(rerun, [], [original, rerun]).rerunOf?.path).toBe('/data/result-sets/a/');
  expect(reproduce(original, [], [original, rerun]).reruns).toHaveLength(1);
});

test('a side of a published comparison can be rerun with one query, and what is not recorded is named', () => {
  const { published } = committedData();
  const celeborn = published.find(({ id }) => id === 'celeborn-vs-native-shuffle');
  if (!celeborn) throw new Error('no comparison');
  const [baseline, candidate] = reproducePublished(celeborn, environments);
  expect([baseline?.title, candidate?.title]).toEqual(['Spark’s own shuffle', 'Celeborn']);
  expect(baseline?.queries).toHaveLength(103);
  expect(baseline?.recorded).toMatch(/^11 fields recorded, 8 not recorded: .* Spark settings\.$/);
  expect(rerunCommand(baseline as Reproduce, 'q72')).toContain('# Queries: only q72\n');
});
