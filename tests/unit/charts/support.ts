import { compare } from '../../../src/benchmark/comparison/compare';
import type { Item, TextItem } from '../../../src/charts/drawing';
import { type Drawn, variantFor } from '../../../src/charts/frame';
import type { Box } from '../../../src/charts/text';
import { overlaps, textRoom } from '../../../src/charts/text';
import { light } from '../../../src/charts/theme';
import { drawSpec, variantsOf } from '../../../src/figures/draw';
import { drawPlot, isPlot, type PlotSpec } from '../../../src/figures/plots';
import { CHART_IDS, reportCharts } from '../../../src/figures/reportFigures';
import { reportContent, reportSources } from '../../../src/plugin/content/reportContent';
import { frozenData } from '../support/frozenSite';

/** Pairs of frozen result sets, named after their special property. */
const PAIRS: Record<string, [baseline: string, candidate: string]> = {
  mixed: ['comet-0.16.0', 'gluten-velox-1.6.0-arm64'],
  'one side ahead on all but one': ['spark-3.5.8', 'comet-0.17.0'],
  'nearly equal': ['comet-0.16.0', 'comet-0.17.0'],
};

/** Box widths in px, at and between the limits of the drawings. */
export const WIDTHS = [244, 320, 339, 340, 412, 559, 560, 920];

const data = frozenData();

function specsOf([baseline, candidate]: [string, string]): PlotSpec[] {
  const set = (id: string) => {
    const found = data.resultSets.find((entry) => entry.id === `tpcds-sf3000-parquet-${id}`);
    if (!found) throw new Error(`no result set ${id}`);
    return found;
  };
  const comparison = compare(set(baseline), set(candidate), data.environments);
  return reportCharts(comparison, CHART_IDS, ['q93', 'q27']).filter(isPlot);
}

const published = data.reports
  .filter(({ publishedComparisons, usage }) => publishedComparisons.length > 0 || usage)
  .flatMap((report) =>
    reportContent(reportSources(report, data)).charts.map((spec) => ({ name: `${spec.id} (${report.id})`, spec })),
  );

/** Every chart with points of every report of published comparisons. */
export const PUBLISHED: { name: string; spec: PlotSpec }[] = published.flatMap(({ name, spec }) =>
  isPlot(spec) ? [{ name, spec }] : [],
);

/** Drawing for a box of `width` px of every chart of changes, conditions, phases, or parts. */
export const STILLS = published
  .filter(({ spec }) => ['changes', 'pairs', 'parts', 'phases'].includes(spec.kind))
  .map(({ name, spec }) => ({
    name,
    drawAt: (width: number) => drawSpec(spec, light, width, variantFor(variantsOf(spec), width)),
  }));

/** Every chart of every pair of frozen result sets, and of every report of published comparisons. */
export const CHARTS: { name: string; spec: PlotSpec }[] = [
  ...Object.entries(PAIRS).flatMap(([pair, ids]) =>
    specsOf(ids).map((spec) => ({ name: `${spec.id} (${pair})`, spec })),
  ),
  ...PUBLISHED,
];

/** Charts of Gluten + Velox vs. Comet. */
export const MIXED: PlotSpec[] = CHARTS.filter(({ name }) => name.endsWith('(mixed)')).map(({ spec }) => spec);

/** Chart of a type, of Gluten + Velox vs. Comet. */
export function chartOf<K extends PlotSpec['kind']>(kind: K): Extract<PlotSpec, { kind: K }> {
  const found = MIXED.find((spec) => spec.kind === kind);
  if (!found) throw new Error(`no chart of kind ${kind}`);
  return found as Extract<PlotSpec, { kind: K }>;
}

const drawn = new WeakMap<PlotSpec, Map<number, Drawn>>();

/** Drawing for a box of `width` px in light colors, cached for all tests. */
export function draw(spec: PlotSpec, width: number): Drawn {
  const known = drawn.get(spec) ?? new Map<number, Drawn>();
  drawn.set(spec, known);
  const drawing = known.get(width) ?? drawPlot(spec, light, width);
  known.set(width, drawing);
  return drawing;
}

export function isText<X>(item: Item<X>): item is TextItem<X> {
  return item.type === 'text';
}

/** Texts shown in a box of the drawing's width. */
export function shownTexts({ items, width }: Pick<Drawn, 'items' | 'width'>): TextItem<number>[] {
  return items
    .filter(isText)
    .filter(({ from }) => from <= width)
    .map((item) => ({ ...item, runs: item.runs.filter((run) => run.from <= width) }));
}

/** Text of all runs. */
export function words({ runs }: TextItem<number>): string {
  return runs.map(({ text }) => text).join('');
}

/** Rectangle that a text covers in the widest font of the stack, px. */
export function boxOf(item: TextItem<number>): Box {
  const width = item.runs.reduce((sum, { text, weight }) => sum + textRoom(text, item.size, weight), 0);
  const left = item.anchor === 'start' ? item.x : item.anchor === 'middle' ? item.x - width / 2 : item.x - width;
  return { left, right: left + width, top: item.y - item.size * 0.75, bottom: item.y + item.size * 0.2 };
}

/** Pairs of texts that overlap. */
export function collisions(items: readonly TextItem<number>[]): string[] {
  const texts = items.map((item) => ({ text: words(item), box: boxOf(item) }));
  return texts.flatMap((a, index) =>
    texts.slice(index + 1).flatMap((b) => (overlaps(a.box, b.box) ? [`"${a.text}" and "${b.text}"`] : [])),
  );
}

/** Texts that extend beyond a box of this size. */
export function outside(
  items: readonly TextItem<number>[],
  { width, height }: Pick<Drawn, 'width' | 'height'>,
): string[] {
  return items
    .map((item) => ({ text: words(item), box: boxOf(item) }))
    .filter(({ box }) => box.left < -1 || box.right > width + 1 || box.top < 0 || box.bottom > height)
    .map(({ text }) => text);
}
