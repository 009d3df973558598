import { expect, test } from '@playwright/test';
import { compare } from '../../../src/benchmark/comparison/compare';
import { CHART_IDS, reportCharts } from '../../../src/benchmark/figures/figures';
import { inlineSvg } from '../../../src/charts/render/inlineSvg';
import { loadData } from '../../../src/data/loadData';

const data = loadData('static/data');
/** One set of each suite and scale factor: what the sets of one share, a drawing need not show again. */
const resultSets = [
  ...new Map(data.resultSets.map((set) => [`${set.suite.name} ${set.suite.scaleFactor}`, set])).values(),
];

for (const id of CHART_IDS) {
  test(`${id} is drawn where both sides have the same times`, () => {
    for (const set of resultSets) {
      const comparison = compare(
        set,
        { ...set, id: 'copy', engine: { ...set.engine, version: 'copy' } },
        data.environments,
      );
      for (const spec of reportCharts(comparison, [id])) expect(inlineSvg(spec, 'x')).toContain('<svg');
    }
  });
}
