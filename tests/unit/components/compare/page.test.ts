import fc from 'fast-check';
import { compare } from '../../../../src/benchmark/comparison/compare';
import type { ResultSet } from '../../../../src/benchmark/model/resultSet';
import { comparePage, comparePageCharts } from '../../../../src/components/compare/page';
import { comparisonJson } from '../../../../src/components/report/headline';
import { inlineSvg } from '../../../../src/figures/render/inlineSvg';
import { other, pairs, resultSet, type Times } from '../../benchmark/support';
import { expect, test } from '../../support/test';

/** Throws if a chart of the pair cannot be drawn or its drawing contains NaN. */
function drawAll(baseline: ResultSet, candidate: ResultSet): void {
  for (const spec of comparePageCharts(compare(baseline, candidate, []))) {
    const html = inlineSvg(spec, 'compare');
    if (/NaN|Infinity|undefined/.test(html)) throw new Error(`${spec.id}: a number of the drawing is none`);
  }
}

const drawn = (baseline: Record<string, Times>, candidate: Record<string, Times>) =>
  drawAll(resultSet(baseline), resultSet(candidate, other));

test('a result set compared with itself can be drawn', () => {
  const times: Record<string, Times> = { q1: [2, 1, 3], q2: [4, 3, 5] };
  expect(() => drawn(times, times)).not.toThrow();
});

test('one query, and times that differ by a factor of millions, can be drawn', () => {
  expect(() => drawn({ q1: [1] }, { q1: [2] })).not.toThrow();
  expect(() => drawn({ q1: [0.001], q2: [5000] }, { q1: [5000], q2: [0.001] })).not.toThrow();
});

test('property: any pair can be drawn', () => {
  fc.assert(
    fc.property(pairs, ({ baseline, candidate }) => drawAll(baseline, candidate)),
    { numRuns: 15 },
  );
});

test('comparePage(comparison, …) has both sides as title, and the output of npm run compare --json', () => {
  const comparison = compare(resultSet({ q2: [2], q1: [4] }), resultSet({ q1: [2], q2: [4] }, other), []);
  const page = comparePage(comparison, comparePageCharts(comparison), [], 'speedup', false);
  expect(page.title).toBe('Gluten + Velox 2.0 vs. Comet 1.0');
  expect(page.queries).toEqual(['q1', 'q2']);
  expect(page.headline).toEqual(comparisonJson(comparison, 'speedup'));
  expect(Object.keys(page.figures)).toEqual(['forest', 'gap', 'dots', 'queries', 'distribution-pair']);
});
