import { groupBy } from '../../benchmark/model/groupBy';
import { formatSpeedup } from '../../benchmark/text/numbers';
import type { Mark } from '../../charts/drawing';
import {
  type Drawn,
  type Frame,
  type Plot as LivePlot,
  SIDE_BY_SIDE_FROM,
  THREE_PANEL_WIDTHS,
} from '../../charts/frame';
import { type Block, lineItem, stackBlocks, textItem } from '../../charts/marks';
import { evenLines, inLines, textRoom } from '../../charts/text';
import type { Theme } from '../../charts/theme';
import { markItem } from './marks';
import { metricText } from './metric';
import { type Box, endRoom, PLOT, plotItems, plotPoints, SCALE } from './panel';
import type { HistoryMark, HistorySpec } from './panels';
import type { Plot, PlotGroup, PlotPanel } from './plot';

/** Between panels side by side, and below a row of panels, px. */
const GAP = 32;
const UNDER = 28;
/** Height of a line of the detail below a panel's heading, px. */
const LINE = 17;
const HEADING = 20;

interface Canvas {
  names: readonly string[];
  width: number;
  /** Width of the narrowest drawing, which determines the labels. */
  fit: number;
  theme: Theme;
  /** Space right of the last mark of each panel, px. */
  end: number;
  /** Converts an x of the narrowest drawing to this one. */
  stretch: (x: number) => number;
}

/** Key of shapes by name; empty for one name. */
function keyBlock({ names, fit, theme }: Canvas): Block {
  if (names.length < 2) return { items: [], bottom: 0 };
  const places = inLines(
    names.map((name) => 16 + textRoom(name)),
    fit,
    16,
  );
  const items = names.flatMap((name, shape) => {
    const { x = 0, line = 0 } = places[shape] ?? {};
    const y = 10 + 20 * line;
    return [markItem(shape, [x + 6, y], null, theme), textItem(name, x + 18, y + 4.3, theme.ink)];
  });
  return { items, bottom: 34 + 20 * (places.at(-1)?.line ?? 0) };
}

/** Number of panels per row that leaves no gap: three or two. */
function columnsOf(panels: number, { fit }: Canvas): number {
  if (fit < SIDE_BY_SIDE_FROM) return 1;
  return panels % 3 === 0 || panels > 4 ? 3 : 2;
}

/** Lines of the detail of a panel. What is between commas stays together where it has room. */
function detailLines(detail: string, room: number): string[] {
  const parts = detail.split(', ').map((part) => (textRoom(part) <= room ? part.replaceAll(' ', '\u00a0') : part));
  return evenLines(parts.join(', '), room);
}

/** Panels side by side, with aligned plots. */
function rowBlock(row: readonly PlotPanel[], columns: number, top: number, canvas: Canvas): Block {
  const { fit, theme, end, stretch } = canvas;
  const room = (fit + GAP) / columns - GAP;
  const details = row.map(({ detail }) => detailLines(detail, room));
  const plot = top + HEADING + LINE * Math.max(...details.map(({ length }) => length)) + 8;
  const drawn = row.map((panel, index): Required<Pick<Block, 'items' | 'points'>> => {
    const left = index * (room + GAP);
    const box: Box = { left, right: left + room, top: plot, end, stretch };
    // As far from its plot in every box: only plots stretch.
    const start = stretch(left + SCALE) - SCALE;
    const items = [
      textItem(panel.heading, start, top + 14, theme.ink, { weight: 600, size: 14 }),
      ...(details[index] ?? []).map((text, line) => textItem(text, start, top + 14 + (line + 1) * LINE, theme.ink2)),
      ...plotItems(panel, box, theme),
    ];
    return { items, points: plotPoints(panel, box, theme) };
  });
  return {
    items: drawn.flatMap(({ items }) => items),
    points: drawn.flatMap(({ points }) => points),
    bottom: plot + PLOT + UNDER,
  };
}

/** Panels of one machine below a rule. */
function groupBlock({ heading, panels }: PlotGroup, top: number, canvas: Canvas): Block {
  const { width, theme } = canvas;
  const columns = columnsOf(panels.length, canvas);
  const rows = Array.from({ length: Math.ceil(panels.length / columns) }, (_, index) =>
    panels.slice(index * columns, (index + 1) * columns),
  );
  const head =
    heading === ''
      ? []
      : [
          lineItem([0, top], [width, top], theme.rule),
          textItem(heading, 0, top + 26, theme.ink, { weight: 600, size: 15 }),
        ];
  const below = stackBlocks(rows, heading === '' ? top : top + 44, (row, at) => rowBlock(row, columns, at, canvas));
  return { ...below, items: [...head, ...below.items] };
}

function isGround(item: Mark): boolean {
  return item.type === 'path' && (item.fill === null || item.stroke === null);
}

/** Areas and lines grouped by paint, then marks, then text, so that an SVG contains each paint once. */
function inLayers(items: readonly Mark[]): Mark[] {
  const paint = (item: Mark) => (item.type === 'path' ? JSON.stringify([item.fill, item.stroke]) : '');
  const marks = items.filter((item) => item.type === 'path' && !isGround(item));
  const words = items.filter(({ type }) => type === 'text');
  return [...[...groupBy(items.filter(isGround), paint).values()].flat(), ...marks, ...words];
}

/** Small multiples with plots of one width: side by side in wide boxes, below each other in narrow ones. */
export function plotDrawing(of: Plot, { width, theme, variant: { from: fit } }: Frame): Drawn {
  const end = Math.max(0, ...of.groups.flatMap(({ panels }) => panels.map(endRoom)));
  const plot = { left: SCALE, right: width };
  const scale = (width - SCALE) / (fit - SCALE);
  const stretch = (x: number) => (x <= SCALE ? x : SCALE + (x - SCALE) * scale);
  const canvas = { names: of.names, width, fit, theme, end, stretch };
  const key = keyBlock(canvas);
  const groups = stackBlocks(of.groups, key.bottom, (group, top) => groupBlock(group, top, canvas));
  return {
    items: inLayers([...key.items, ...groups.items]),
    points: groups.points,
    width,
    height: groups.bottom - UNDER,
    ...plot,
    find: 'xy',
  };
}

/** What the box of a release shows: three ratios, month, and how often it ran. */
function aboutLines({ total, geometricMean, median, published, runs, strength, isWithdrawn }: HistoryMark): string[] {
  return [
    `Total time ${formatSpeedup(total)}`,
    `Geometric mean ${formatSpeedup(geometricMean)}, median ${formatSpeedup(median)}`,
    `${published}, ${runs}`,
    ...(strength === 'none' ? [`No verdict${isWithdrawn ? ': withdrawn by the publisher' : ''}`] : []),
  ];
}

/** The plot of a history in its metric. */
function plotOf({ metric, engines, groups }: HistorySpec): Plot {
  const panels = groups.map(({ heading, panels: own }) => ({
    heading,
    panels: own.map(
      (panel): PlotPanel => ({
        ...panel,
        unit: metric === 'baselineS' ? '' : '×',
        series: panel.series.map(({ shape, engine, marks }) => ({
          shape,
          name: engine,
          marks: marks.map((mark) => ({
            ...mark,
            value: mark[metric],
            text: `${metricText(mark, metric)}${mark.isWithdrawn ? ', withdrawn' : ''}`,
            evidence: metric === 'baselineS' ? null : mark,
            about: { title: `${engine} ${mark.release}, ${panel.heading}`, lines: aboutLines(mark), path: mark.path },
          })),
        })),
      }),
    ),
  }));
  return { names: engines, groups: panels };
}

/** Releases of engines compared with vanilla Spark, or the seconds of vanilla Spark, by machine. */
export const history: LivePlot<HistorySpec> = {
  variants: THREE_PANEL_WIDTHS,
  draw: (spec, frame) => plotDrawing(plotOf(spec), frame),
};
