import { readFileSync } from 'node:fs';
import { changedNames, publicSurface, type Surface, unreleased } from '../../../scripts/lib/package/publicSurface';
import { compare } from '../../../src/benchmark/comparison/compare';
import { comparisonJson } from '../../../src/benchmark/pages/report/headline';
import { committedData } from '../support/committed';
import { expect, test } from '../support/test';

/** What is public as the last release had it. */
const RELEASED = JSON.parse(readFileSync('src/package/public.json', 'utf8')) as Surface;

/** What `compare --json` prints of the sample. */
function compareJson(): unknown {
  const { resultSets, environments } = committedData();
  const [baseline, candidate] = ['tpch-sf1000-parquet-spark-3.5', 'tpch-sf1000-parquet-comet-0.16.0'].map((id) => {
    const found = resultSets.find((set) => set.id === id);
    if (!found) throw new Error(`no result set ${id}`);
    return found;
  });
  return comparisonJson(compare(baseline as never, candidate as never, environments), 'speedup');
}

test('a public thing that differs from the last release has a line under Unreleased in CHANGELOG.md', () => {
  const now = publicSurface({ compare: compareJson() });
  const lines = unreleased(readFileSync('CHANGELOG.md', 'utf8'));
  const missing = changedNames(RELEASED, now).filter((name) => !lines.includes(`\`${name}\``));
  const cure = missing.map((name) => `add a line under [Unreleased] in CHANGELOG.md with \`${name}\``);
  expect(cure).toEqual([]);
});

test('options, components, formats and JSON are all in the list', () => {
  const kinds = new Set(
    Object.keys(publicSurface({ compare: { a: [{ b: 1 }, { c: null }] } })).map((name) => name.split(' ')[0]),
  );
  expect([...kinds].sort()).toEqual(['component', 'format', 'json', 'option']);
  expect(publicSurface({ x: { a: [{ b: 1 }, { c: null }] } })['json x']).toBe('a[].b a[].c');
});

test('a changed type, a new name and one that is gone are told', () => {
  const before = { 'option a': 'string', 'option b': 'boolean' };
  expect(changedNames(before, { 'option a': 'number', 'option c': 'string' })).toEqual([
    'option a',
    'option b',
    'option c',
  ]);
  expect(unreleased('# C\n\n## [Unreleased]\n\n- `option a`\n\n## [0.1.0]\n\n- `option b`\n')).toContain('`option a`');
  expect(unreleased('# C\n\n## [Unreleased]\n\n- `option a`\n\n## [0.1.0]\n\n- `option b`\n')).not.toContain(
    'option b',
  );
});
