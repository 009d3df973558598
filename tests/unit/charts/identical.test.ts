import { before } from 'node:test';
import { compare } from '../../../src/benchmark/comparison/compare';
import type { Comparison } from '../../../src/benchmark/model/comparison';
import { inlineSvg } from '../../../src/figures/render/inlineSvg';
import { CHART_IDS, reportCharts } from '../../../src/figures/reportFigures';
import { frozenData } from '../support/frozenSite';
import { expect, test } from '../support/test';

let comparisons: Comparison[];

/** Sets with ranges, iterations, and neither, each compared with a copy of itself, once for all chart types. */
before(() => {
  const { resultSets, environments } = frozenData();
  const ids = ['tpcds-sf3000-parquet-comet-0.16.0', 'tpch-sf1-parquet-spark-3.5.8', 'tpch-sf100-parquet-comet-0.9.0'];
  const sets = resultSets.filter(({ id }) => ids.includes(id));
  comparisons = sets.map((set) => compare(set, { ...set, id: 'copy' }, environments));
});

for (const id of CHART_IDS) {
  test(`${id} can be drawn if both sides have equal times`, () => {
    const drawn = comparisons.flatMap((comparison) =>
      reportCharts(comparison, [id]).map((spec) => inlineSvg(spec, 'x')),
    );
    expect(drawn.every((html) => html.includes('<svg'))).toBe(true);
  });
}
