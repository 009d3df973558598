import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import {
  type Reproduce,
  reproduce,
  reproducePublished,
  rerunCommand,
} from '../../../../src/components/resultSet/reproduce';
import { resultSet } from '../../benchmark/support';
import { callCommand } from '../../support/command';
import { frozenData } from '../../support/frozenSite';
import { inTemporaryFolder, writeBelow } from '../../support/temporary';
import { expect, test } from '../../support/test';

const { resultSets, environments } = frozenData();

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
  expect(properties.length).toBeGreaterThan(400);
  expect(properties.filter((property) => !read.has(property))).toEqual([]);
});

test('what an artifact does not record is named, not guessed', () => {
  const bare = resultSet({ q1: [2] }, { environment: 'unknown', warmup: 'unknown', configuration: {} });
  const { recorded, before, after } = reproduce(bare, [], [bare]);
  expect(recorded).toMatch(/^\d+ fields recorded, \d+ not recorded: .*warm-up.*executors.*Spark settings\.$/);
  expect(before).not.toMatch(/unknown|undefined|not reported/);
  expect(after).not.toContain('--conf');
});

test('npm run import accepts the printed command', async () => {
  const sets = [
    'tpcds-sf1000-parquet-comet-1.1.0',
    'tpcds-sf3000-parquet-comet-1.0.0',
    'tpch-sf100-parquet-comet-0.9.0',
  ];
  await inTemporaryFolder(async (folder) => {
    for (const id of sets) {
      const set = resultSets.find((one) => one.id === id) ?? resultSet({});
      writeBelow(folder, 'times.csv', `query,time_s\n${set.rows.map(({ query }) => `${query},1`).join('\n')}\n`);
      const command = reproduce(set, environments, resultSets).after.split('npm run import -- RESULTS ')[1] ?? '';
      const words = spawnSync('bash', ['-c', `printf '%s\n' ${command}`], { encoding: 'utf8' }).stdout.trimEnd();
      const args = [join(folder, 'times.csv'), ...words.split('\n'), '--out', join(folder, 'out')];
      const { code, stderr } = await callCommand('import', args);
      expect({ code, stderr }).toMatchObject({ code: 0 });
    }
  });
});

test('a rerun and its original name each other', () => {
  const original = { ...resultSet({ q1: [2] }), id: 'a' };
  const rerun = { ...original, id: 'b', rerunOf: 'a' };
  expect(reproduce(rerun, [], [original, rerun]).rerunOf?.path).toBe('/data/result-sets/a/');
  expect(reproduce(original, [], [original, rerun]).reruns).toHaveLength(1);
});

test('a side of a published comparison can be rerun with one query, and what is not recorded is named', () => {
  const { published } = frozenData();
  const celeborn = published.find(({ id }) => id === 'celeborn-vs-native-shuffle');
  if (!celeborn) throw new Error('no comparison');
  const [baseline, candidate] = reproducePublished(celeborn, environments);
  expect([baseline?.title, candidate?.title]).toEqual(['Spark’s own shuffle', 'Celeborn']);
  expect(baseline?.queries).toHaveLength(103);
  expect(baseline?.recorded).toMatch(/^11 fields recorded, 8 not recorded: .* Spark settings\.$/);
  expect(rerunCommand(baseline as Reproduce, 'q72')).toContain('# Queries: only q72\n');
});
