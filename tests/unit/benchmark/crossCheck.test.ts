import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { bucketCounts } from '../../../src/benchmark/buckets';
import { compare } from '../../../src/benchmark/compare';
import type { Comparison } from '../../../src/benchmark/comparisonTypes';
import { type Data, loadData } from '../../../src/plugin/loadData';

const ROOT = resolve(__dirname, '../../..');
const data: Data = loadData(resolve(ROOT, 'static/data'), ROOT);

function pair(baseline: string, candidate: string): Comparison {
  const find = (id: string) => data.resultSets.find((set) => set.id === `tpcds-sf3000-parquet-${id}`);
  const [a, b] = [find(baseline), find(candidate)];
  if (!a || !b) throw new Error(`no ${baseline} or ${candidate}`);
  return compare(a, b, data.environments);
}

/** The values that the design gives for the published result sets: "any correct implementation gives these". */
test('Comet 0.16.0 against Gluten 1.6.0: totals, the three figures, counts and buckets of the design', () => {
  const found = pair('comet-0.16.0', 'gluten-velox-1.6.0-arm64');
  expect(found.baselineS).toBeCloseTo(2467.49, 2);
  expect(found.candidateS).toBeCloseTo(2239.93, 2);
  expect(found.total.speedup).toBeCloseTo(1.102, 3);
  expect(found.geometricMean.speedup).toBeCloseTo(0.98, 3);
  expect(found.median.speedup).toBeCloseTo(0.948, 3);
  expect([found.faster, found.slower]).toEqual([45, 58]);
  expect(found.clear).toEqual({ faster: 29, slower: 38, none: 36 });
  const counts = (scheme: 'speedup' | 'time-change') => bucketCounts(found.matched, scheme).map(({ count }) => count);
  expect(counts('time-change')).toEqual([18, 13, 22, 11, 39]);
  expect(counts('speedup')).toEqual([18, 14, 21, 18, 32]);
});

test('its intervals are those of the design within what another generator changes', () => {
  const { total, geometricMean, median } = pair('comet-0.16.0', 'gluten-velox-1.6.0-arm64');
  for (const [found, low, high] of [
    [total, 0.87, 1.36],
    [geometricMean, 0.91, 1.06],
    [median, 0.85, 1.02],
  ] as const) {
    expect(Math.abs(found.low - low)).toBeLessThan(0.02);
    expect(Math.abs(found.high - high)).toBeLessThan(0.02);
  }
});

test('without q72 its total-time ratio is 1.190, without q23b 1.046; the verdict depends on the statistic', () => {
  const { without, verdict, environment } = pair('comet-0.16.0', 'gluten-velox-1.6.0-arm64');
  expect(without.slice(0, 2).map(({ query, speedup }) => [query, Number(speedup.toFixed(3))])).toEqual([
    ['q72', 1.19],
    ['q23b', 1.046],
  ]);
  expect(verdict.case).toBe('depends');
  expect(environment.same).toBe(true);
});

test('native Spark against Comet 0.17.0: 1.511, 1.501, 1.444, 102 of 103 faster', () => {
  const { total, geometricMean, median, faster, verdict } = pair('spark-3.5.8', 'comet-0.17.0');
  expect([total, geometricMean, median].map(({ speedup }) => Number(speedup.toFixed(3)))).toEqual([
    1.511, 1.501, 1.444,
  ]);
  expect([faster, verdict.case]).toEqual([102, 'faster']);
});

test('Comet 0.16.0 against 0.17.0: 1.021, 1.049, 1.044, ranges overlap on 87, and the environments differ', () => {
  const { total, geometricMean, median, clear, environment } = pair('comet-0.16.0', 'comet-0.17.0');
  expect([total, geometricMean, median].map(({ speedup }) => Number(speedup.toFixed(3)))).toEqual([
    1.021, 1.049, 1.044,
  ]);
  expect(clear.none).toBe(87);
  expect(environment.same).toBe(false);
  expect(environment.note).toMatch(/^The environments differ: 12 nodes against 4\./);
});
