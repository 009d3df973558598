import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseQueryTexts } from '../../../../src/benchmark/artifacts/queryDescriptions';
import { compare } from '../../../../src/benchmark/comparison/compare';
import { ownShares } from '../../../../src/benchmark/mix/mix';
import { mixEstimate } from '../../../../src/benchmark/mix/mixEstimate';
import { mixSides } from '../../../../src/benchmark/mix/mixSides';
import type { ResultSet } from '../../../../src/benchmark/model/resultSet';
import { RERUN_EFFECT } from '../../../../src/benchmark/reruns/rerunEffect';
import { chosenMix, mixPresets } from '../../../../src/components/compare/Mix/mixChoice';
import { FROZEN_DATA, frozenData } from '../../support/frozenSite';
import { expect, test } from '../../support/test';

const { resultSets, environments } = frozenData();
const setOf = (id: string) => resultSets.find((set) => set.id === id) as ResultSet;

/** A comparison, its sides, and its queries with their patterns. */
function mixOf(baseline: ResultSet, candidate: ResultSet) {
  const comparison = compare(baseline, candidate, environments);
  const path = join(FROZEN_DATA, 'suites', baseline.suite.name, 'queries.csv');
  const { texts } = parseQueryTexts({ path, text: readFileSync(path, 'utf8') }, baseline.suite.name);
  const sides = mixSides([comparison]);
  return {
    comparison,
    sides,
    queries: sides.queries.map((query) => ({ ...query, pattern: texts[query.query]?.kind ?? '' })),
  };
}

test('with its own shares, a mix has the ratio, the interval, and the verdict of the total time', () => {
  for (const [baseline, candidate] of [
    ['tpcds-sf3000-parquet-spark-3.5.8', 'tpcds-sf3000-parquet-comet-1.0.0'],
    ['tpcds-sf3000-parquet-comet-1.0.0', 'tpcds-sf3000-parquet-gluten-velox-1.6.0-arm64'],
    ['tpch-sf1-parquet-spark-3.5.8', 'tpch-sf1-parquet-celeborn-0.5.4'],
  ] as const) {
    const { comparison, sides, queries } = mixOf(setOf(baseline), setOf(candidate));
    const { speedup, deciding, verdict } = mixEstimate({ queries, shares: ownShares(queries) }, sides);
    expect(speedup).toBeCloseTo(comparison.total.speedup, 10);
    expect(deciding.low).toBeCloseTo(comparison.total.deciding.low, 10);
    expect(deciding.high).toBeCloseTo(comparison.total.deciding.high, 10);
    expect(verdict).toBe(comparison.total.verdict);
  }
});

test('negative control: no mix names a winner between two runs of vanilla Spark, except because of one query', () => {
  const pairs = RERUN_EFFECT.rounds.flatMap(({ sets }) =>
    sets.flatMap((first, index) => sets.slice(index + 1).map((second) => [setOf(first), setOf(second)] as const)),
  );
  const estimates = pairs.flatMap(([first, second]) => {
    const { sides, queries } = mixOf(first, second);
    const patterns = [...ownShares(queries).keys()].map((pattern) => new Map([[pattern, 100]]));
    const presets = mixPresets(queries, '').map(({ choice }) => chosenMix(choice, queries).mix);
    return [...presets, ...patterns.map((shares) => ({ queries, shares }))].map((mix) => mixEstimate(mix, sides));
  });
  expect(estimates.length).toBeGreaterThan(50);
  const differ = estimates.filter(({ verdict }) => verdict !== 'unclear' && verdict !== 'same');
  // TPC-DS at 100 GB, whose q72 took 24 s in one run and 163 s in the other.
  expect(differ.map(({ decider }) => decider)).toEqual(['q72', 'q72', 'q72']);
});
