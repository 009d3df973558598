import { compareText } from '../../../scripts/lib/compareText';
import { compare } from '../../../src/benchmark/comparison/compare';
import { callCommand, runScript } from '../support/command';
import { FROZEN_SITE, frozenData } from '../support/frozenSite';
import { expect, test } from '../support/test';

const PREFIX = 'tpcds-sf3000-parquet-';
const COMET = `${PREFIX}comet-0.16.0`;
const GLUTEN = `${PREFIX}gluten-velox-1.6.0-arm64`;

const data = frozenData();

function compared(baseline: string, candidate: string) {
  const [a, b] = [baseline, candidate].map((id) => data.resultSets.find((set) => set.id === PREFIX + id));
  if (!a || !b) throw new Error('unknown result set');
  return compare(a, b, data.environments);
}

async function json(args: string[]): Promise<ReturnType<typeof JSON.parse>> {
  const { code, stdout, stderr } = await callCommand('compare', [...args, '--json'], FROZEN_SITE);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout);
}

test('paths of folders are accepted like ids; the JSON lists conflicting sources', async () => {
  const paths = [`${PREFIX}spark-3.5.8`, COMET].map((id) => `static/data/result-sets/${id}`);
  const found = await json(paths);
  expect([found.baseline, found.candidate, found.environment.same]).toEqual([`${PREFIX}spark-3.5.8`, COMET, false]);
  expect(found.environment.dispute).toBe(
    'sources conflict on how many nodes vanilla Spark and Comet ran on: 12 or 4, each time the same number for both sides',
  );
  expect([found.total.verdict, found.geometricMean.verdict, found.median.verdict]).toEqual([
    'faster',
    'faster',
    'faster',
  ]);
  expect(found.buckets.scheme).toBe('speedup');
});

test('compare --json has a comparability check: four counts, and each setting once, conflicting ones first with their statements', async () => {
  const { receipt } = await json([`${PREFIX}spark-3.5.8`, `${PREFIX}comet-0.17.0`]);
  const { same, different, unknown, disputed, fields } = receipt;
  expect(same + different + unknown + disputed).toBe(fields.length);
  // Off-heap memory is part of the memory of the executors, so a conflict on it is one on both.
  expect(fields.map(({ id }: { id: string }) => id).slice(0, disputed)).toEqual([
    'memory-of-the-executors',
    'nodes',
    'off-heap-memory',
  ]);
  expect(fields[1]).toMatchObject({ name: 'Nodes', baseline: '12 or 4', candidate: '4', relation: 'disputed' });
  expect(fields[1].statements[0].said.at(-1)).toEqual({
    text: '4 on 26 June 2026',
    path: expect.stringMatching(/\/blob\/17a2fcdb\//),
  });
});

test('the terminal table has the verdict, the metrics, the top lists, and the differences', () => {
  const text = compareText(compared('spark-3.5.8', 'comet-0.17.0'), 'time-change');
  for (const part of [
    'Comet 0.17.0 (candidate) vs. Vanilla Spark 3.5.8 (baseline), 103 of 103 queries matched',
    'Total-time ratio',
    '1.51',
    '\nDistribution\n  Time change ',
    'Largest speedups (top 10)',
    'not comparable to published TPC-DS results',
  ]) {
    expect(text).toContain(part);
  }
  const releases = compared('comet-0.16.0', 'comet-0.17.0');
  const between = compareText(releases, 'speedup');
  expect(between).toContain(`\n  Comparability check: ${releases.comparability.title}.\n`);
  expect(between).toContain('Settings with conflicting sources, baseline → candidate\n  Nodes: 12 or 4 → 4\n');
  expect(text.split('\n').every((line) => line === line.trimEnd())).toBe(true);
});

test('an unknown id ends with 1 and lists the known ones; wrong usage ends with 2', async () => {
  const unknown = await callCommand('compare', [`${PREFIX}comet-0.16`, GLUTEN], FROZEN_SITE);
  expect([unknown.code, unknown.stdout]).toEqual([1, '']);
  expect(unknown.stderr).toMatch(
    /^compare: unknown result set: tpcds-sf3000-parquet-comet-0.16 \(did you mean tpcds-sf3000-parquet-comet-0.16.0\?/,
  );
  const both = await callCommand('compare', ['a', 'b']);
  expect(both.stderr.match(/^compare: unknown result set: [ab] /gm)).toHaveLength(2);
  const usage = runScript('compare', [COMET, '--buckets', 'quarters', '--jsn', '--dta', 'x']);
  expect([usage.code, usage.stdout]).toEqual([2, '']);
  expect(usage.stderr).toMatch(/unknown option: --jsn \(did you mean --json\?.*\n.*unknown option: --dta/);
});

test('--only and --exclude accept lists of queries; excluded ones are listed next to the verdict', async () => {
  const args = [COMET, GLUTEN, '--only', 'q1-q20, q72', '--exclude', 'q14'];
  const found = await json(args);
  expect([found.matched, found.notes]).toEqual([
    20,
    ['83 of 103 queries left out by choice: q14a, q14b, q21–q71, q73–q99.'],
  ]);
  const { stdout } = await callCommand('compare', args, FROZEN_SITE);
  expect(stdout).toContain('83 of 103 queries left out by choice');
  expect(stdout).not.toContain('Unmatched');
});

test('a list without a known query ends with 1 and lists its parts', async () => {
  const { code, stderr } = await callCommand(
    'compare',
    [COMET, GLUTEN, '--exclude', 'q172, q1', '--only', 'x'],
    FROZEN_SITE,
  );
  expect(code).toBe(1);
  expect(stderr).toMatch(/unknown query: x.*\n.*unknown query: q172 \(did you mean q12\?/);
});
