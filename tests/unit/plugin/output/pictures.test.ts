import { pictureSvg } from '../../../../src/charts/svg';
import { dark } from '../../../../src/charts/theme';
import { chartPicture } from '../../../../src/figures/render/chartPicture';
import { chartMeta } from '../../../../src/plugin/output/chartMeta';
import { drawChart } from '../../../../src/plugin/output/drawChart';
import { frozenContent } from '../../support/frozenSite';
import { expect, test } from '../../support/test';

const SITE = { title: 'Benchmarks', tagline: 'Measured speed', url: 'https://example.org/' };
const { reports } = frozenContent(SITE.url);

/** Texts of each SVG of a chart, by the end of its name. */
function wordsOf(report: string, chart: string): Record<string, string> {
  const content = reports.find((entry) => entry.report.id === report);
  const spec = content?.charts.find(({ id }) => id === chart);
  if (!content || !spec) throw new Error(`no chart ${report}/${chart}`);
  const svgs = drawChart(spec, content, SITE).files.filter(({ path }) => path.endsWith('.svg'));
  return Object.fromEntries(
    svgs.map(({ path, text }) => [
      path.split(chart)[1] ?? '',
      [...text.matchAll(/>([^<]+)<\/t/g)].map(([, words]) => words).join(' '),
    ]),
  );
}

for (const [report, foot] of [
  [
    'gluten-velox-vs-comet',
    'Median of 5 iterations, TPC-DS-derived suite, scale factor 3000. Sources conflict on how many nodes Comet ran on: 12 or 4. ' +
      'No verdict. Derived from TPC-DS;',
  ],
  [
    'x86-vs-arm64-gluten',
    'Median of 5 iterations, TPC-DS-derived suite, scale factor 3000. How many nodes Gluten + Velox (x86_64) ran on is not reported. ' +
      'No verdict. Derived from TPC-DS;',
  ],
] as const) {
  test(`the footer of each picture of ${report} contains the method, conflicting sources, and a missing verdict`, () => {
    const words = wordsOf(report, 'totals');
    expect(Object.keys(words)).toEqual(['.svg', '.dark.svg', '.narrow.svg', '.narrow.dark.svg']);
    for (const text of Object.values(words)) expect(text).toContain(foot);
  });
}

test('the dark drawing of each chart equals one that is drawn in the dark colors', () => {
  const content = reports.find(({ report }) => report.id === 'gluten-velox-vs-comet');
  if (!content) throw new Error('no report');
  for (const spec of content.charts) {
    const drawn = drawChart(spec, content, SITE).files.find(({ path }) => path.endsWith(`/${spec.id}.dark.svg`));
    expect(drawn?.text).toBe(pictureSvg(chartPicture(spec, dark, chartMeta(spec, content, SITE))));
  }
});
