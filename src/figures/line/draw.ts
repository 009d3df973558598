import type { Axis } from '../../benchmark/model/chart';
import type { Side } from '../../benchmark/model/resultSet';
import { formatNumber } from '../../benchmark/text/numbers';
import { bottomAxis, bottomTitle, gridRows, labelledRows, leftLabels, tickLabels, ticksRoom } from '../../charts/axis';
import type { Mark } from '../../charts/drawing';
import {
  type ChartPoint,
  type Drawn,
  drawnChart,
  type Frame,
  type Margins,
  type Plane,
  type Plot,
  planeOf,
  plotHeight,
  TWO_WIDTHS,
} from '../../charts/frame';
import { dotItem, hiddenPoint, polylineMarks } from '../../charts/marks';
import { labelMark, MIDDLE, wrapText } from '../../charts/text';
import type { Theme } from '../../charts/theme';
import type { LineSpec } from './spec';

const ASIDE = 8;
const NAME_LINE = 15;

/** A name at the end of a line, in text lines; `top` is relative to the plot area, in px. */
interface EndName {
  lines: string[];
  top: number;
}

function stackNames(names: EndName[], height: number): EndName[] {
  const placed: EndName[] = [];
  for (const name of names) {
    const last = placed.at(-1);
    const least = last ? last.top + last.lines.length * NAME_LINE : 0;
    placed.push({ ...name, top: Math.max(least, name.top) });
  }
  let limit = height;
  for (const name of [...placed].reverse()) {
    name.top = Math.min(name.top, limit - name.lines.length * NAME_LINE);
    limit = name.top;
  }
  return placed;
}

/**
 * Blocks of names moved apart without overlaps, inside a plot area of `height` px, in the order of their values.
 * `wanted` is the preferred middle of each block.
 */
export function endNames(names: { lines: string[]; wanted: number }[], height: number): EndName[] {
  const inOrder = names
    .map((name, index) => ({ ...name, index }))
    .sort((a, b) => a.wanted - b.wanted || a.index - b.index);
  const blocks = inOrder.map(({ lines, wanted }) => ({ lines, top: wanted - (lines.length * NAME_LINE) / 2 }));
  const placed = stackNames(blocks, height);
  return names.map((_, index) => placed[inOrder.findIndex((entry) => entry.index === index)] as EndName);
}

function lastValue({ points }: LineSpec['series'][number]): number {
  return points.findLast(({ y }) => y !== null)?.y ?? 0;
}

/** Series names right of the plot area, each at the height of its last value; the candidate's in ink and 600. */
function endNameMarks(plane: Plane, { series }: LineSpec, theme: Theme, room: number): Mark[] {
  const { top, right, bottom } = plane;
  const names = series.map((entry) => ({
    lines: wrapText(entry.name, room - ASIDE, 12, entry.role === 'candidate' ? 600 : 400),
    wanted: plane.y(lastValue(entry)) - top,
  }));
  return endNames(names, bottom - top).flatMap(({ lines, top: block }, index) => {
    const candidate = series[index]?.role === 'candidate';
    const paint = { colour: candidate ? theme.ink : theme.ink2, weight: candidate ? 600 : 400, halo: theme.bg };
    return lines.map((text, line) => {
      const y = top + block + (line + 0.5) * NAME_LINE + MIDDLE;
      return labelMark({ ...paint, text, x: right + ASIDE, y });
    });
  });
}

const PLOT = 150;
const TOP = 30;
const TITLE_LINE = 16;
const BOTTOM = 44;
const LINE = 1.5;
const DOT = 7;
const MAX_ROWS = 6;
/** Space for names right of the lines: fixed, so that small multiples have equal plot areas. */
const NAMES = { wide: 104, narrow: 74 };

type Point = LineSpec['series'][number]['points'][number];

/** The candidate is ink, the baseline gray; series have no hue. */
function lineColour(theme: Theme, role: Side): string {
  return role === 'candidate' ? theme.ink : theme.axis;
}

function marginsOf({ axis }: LineSpec, wide: boolean, titleLines: number): Margins {
  const right = wide ? NAMES.wide : NAMES.narrow;
  const top = TOP + (titleLines - 1) * TITLE_LINE;
  return { left: ticksRoom(axis) + 12, right, top, bottom: BOTTOM, height: top + PLOT + BOTTOM };
}

/** Parts of a series between its gaps, each with at least one point. */
function unbroken(points: Point[]): { x: number; y: number }[][] {
  const parts: { x: number; y: number }[][] = [[]];
  for (const { x, y } of points) {
    if (y === null) parts.push([]);
    else parts.at(-1)?.push({ x, y });
  }
  return parts.filter((part) => part.length > 0);
}

/** Baseline first, so that the candidate is above it. A point between two gaps is a dot. */
function seriesMarks({ x, y }: Plane, { series }: LineSpec, theme: Theme): Mark[] {
  const inOrder = [...series].sort((a, b) => a.role.localeCompare(b.role));
  return inOrder.flatMap(({ role, points }) => {
    const places = unbroken(points).map((part) => part.map((point): [number, number] => [x(point.x), y(point.y)]));
    const colour = lineColour(theme, role);
    const lines = places.filter((part) => part.length > 1);
    const single = places.filter((part) => part.length === 1).flat();
    return [...polylineMarks(lines, colour, LINE), ...single.map(([at, up]) => dotItem(at, up, LINE, colour))];
  });
}

/** Unit at the end of an axis title, after its last comma: "Bandwidth, MB/s" gives "MB/s"; '' without one. */
function unitOf({ title }: Axis): string {
  return /, ([^,()]+)$/.exec(title)?.[1] ?? '';
}

function valueText(axis: Axis, value: number): string {
  const decimals = axis.max >= 100 ? 0 : axis.max >= 10 ? 1 : 2;
  const unit = unitOf(axis);
  return `${formatNumber(value, decimals)}${unit === '' ? '' : `\u202f${unit}`}`;
}

function pointsOf(plane: Plane, spec: LineSpec, theme: Theme): ChartPoint[] {
  return spec.series.flatMap((own) =>
    own.points.flatMap(({ x, y }) => {
      if (y === null) return [];
      const title = `${spec.xAxis.title.split(',')[0]} ${formatNumber(x, Number.isInteger(x) ? 0 : 1)} ${unitOf(spec.xAxis)}`;
      const others = spec.series.filter((series) => series !== own);
      const lines = [own, ...others].flatMap((series) => {
        const value = series.points.find((point) => point.x === x)?.y;
        return typeof value === 'number' ? [`${series.name}: ${valueText(spec.axis, value)}`] : [];
      });
      const at = { x: plane.x(x), y: plane.y(y) };
      return [hiddenPoint(theme, lineColour(theme, own.role), DOT / 2, { ...at, title: title.trim(), lines })];
    }),
  );
}

/** All values, or every second from the first if there are too many. */
function atMost(values: number[], most: number): number[] {
  return values.length <= most ? values : values.filter((_, index) => index % 2 === 0);
}

function titleMarks(plane: Plane, { xAxis }: LineSpec, theme: Theme, title: string[]): Mark[] {
  const lines = title.map((text, index) => labelMark({ text, x: 0, y: 12 + index * TITLE_LINE, colour: theme.ink2 }));
  return [...lines, bottomTitle(plane, xAxis, theme, true)];
}

function draw(spec: LineSpec, frame: Frame): Drawn {
  const { theme, variant } = frame;
  const title = wrapText(spec.axis.title, variant.from);
  const margins = marginsOf(spec, variant.name === 'wide', title.length);
  const rows = atMost(labelledRows(spec.axis, plotHeight(margins)), MAX_ROWS);
  const labels = tickLabels(spec.xAxis, variant, margins.left + margins.right);
  const plane = planeOf(frame, margins, { x: spec.xAxis, y: spec.axis });
  const grid = spec.axis.ticks.filter((tick) => tick !== 0);
  const items = [
    ...gridRows(plane, grid, theme.grid),
    ...seriesMarks(plane, spec, theme),
    ...leftLabels(plane, spec.axis, theme, rows),
    ...bottomAxis(plane, { axis: spec.xAxis, theme, labels, line: true }),
    ...endNameMarks(plane, spec, theme, margins.right),
    ...titleMarks(plane, spec, theme, title),
  ];
  return drawnChart(plane, items, pointsOf(plane, spec, theme));
}

/** Series over a shared x axis, values from 0: lines with names at the right. Equal axes give equal plot areas. */
export const line: Plot<LineSpec> = { variants: TWO_WIDTHS, draw };
