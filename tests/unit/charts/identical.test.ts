import { expect, test } from '@playwright/test';
import { compare } from '../../../src/benchmark/comparison/compare';
import { CHART_IDS, reportCharts } from '../../../src/benchmark/figures/figures';
import type { Comparison } from '../../../src/benchmark/model/comparison';
import { inlineSvg } from '../../../src/charts/render/inlineSvg';
import { committedData } from '../support/committed';

let comparisons: Comparison[];

/** Each committed set against a copy of itself, compared once for all kinds of charts. */
test.beforeAll(() => {
  const { resultSets, environments } = committedData();
  comparisons = resultSets.map((set) => compare(set, { ...set, id: 'copy' }, environments));
});

for (const id of CHART_IDS) {
  test(`${id} is drawn where both sides have the same times`, () => {
    for (const comparison of comparisons)
      for (const spec of reportCharts(comparison, [id])) expect(inlineSvg(spec, 'x')).toContain('<svg');
  });
}
