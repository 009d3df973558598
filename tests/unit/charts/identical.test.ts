import { expect, test } from '@playwright/test';
import { compare } from '../../../src/benchmark/comparison/compare';
import { CHART_IDS, reportCharts } from '../../../src/benchmark/figures/figures';
import { inlineSvg } from '../../../src/charts/render/inlineSvg';
import { committedData } from '../support/committed';

const { resultSets, environments } = committedData();

for (const id of CHART_IDS) {
  test(`${id} is drawn where both sides have the same times`, () => {
    for (const set of resultSets) {
      const comparison = compare(set, { ...set, id: 'copy' }, environments);
      for (const spec of reportCharts(comparison, [id])) expect(inlineSvg(spec, 'x')).toContain('<svg');
    }
  });
}
