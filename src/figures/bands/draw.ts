import type { Axis } from '../../benchmark/model/chart';
import type { Side } from '../../benchmark/model/resultSet';
import { sum } from '../../benchmark/model/statistics';
import { axisUnit } from '../../benchmark/text/cells';
import { formatNumber } from '../../benchmark/text/numbers';
import { bottomAxis, bottomTitle, labelledRows, tickLabels, ticksRoom, tickText } from '../../charts/axis';
import type { Mark } from '../../charts/drawing';
import {
  axisShare,
  type ChartPoint,
  type Drawn,
  drawnChart,
  type Frame,
  type Plane,
  type Plot,
  planeOf,
  TWO_WIDTHS,
} from '../../charts/frame';
import { hiddenPoint, lineMarks, polylineMarks, rectItem } from '../../charts/marks';
import { CLEARANCE, labelMark, MIDDLE, textRoom } from '../../charts/text';
import type { Theme } from '../../charts/theme';
import { secondsAxis } from '../shared/axes';
import type { BandsSpec } from './spec';

type Band = BandsSpec['bands'][number];

/** A band with its position: seconds from the left edge of its row. */
interface PlacedBand {
  band: Band;
  from: number;
}

function filled(bands: readonly Band[], room: number): Band[][] {
  const rows: Band[][] = [];
  let left = 0;
  for (const band of bands) {
    const row = rows.at(-1);
    if (row && band.lengthS <= left) row.push(band);
    else {
      rows.push([band]);
      left = room;
    }
    left -= band.lengthS;
  }
  return rows;
}

/** Every possible length of a row of consecutive bands, ascending. */
function lengths(bands: readonly Band[]): number[] {
  const all = bands.flatMap((_, from) =>
    bands.slice(from).map((_, count) => sum(bands.slice(from, from + count + 1).map(({ lengthS }) => lengthS))),
  );
  return all.sort((a, b) => a - b);
}

/** The bands in order in at most `most` rows, with the longest row as short as possible. */
export function bandRows(bands: readonly Band[], most: number): PlacedBand[][] {
  const widest = Math.max(0, ...bands.map(({ lengthS }) => lengthS));
  const room = lengths(bands).find((length) => length >= widest && filled(bands, length + 1e-9).length <= most);
  return filled(bands, (room ?? widest) + 1e-9).map((row) => {
    let from = 0;
    return row.map((band) => {
      const placed = { band, from };
      from += band.lengthS;
      return placed;
    });
  });
}

export function rowLength(row: readonly PlacedBand[]): number {
  return sum(row.map(({ band }) => band.lengthS));
}

const ROWS = { wide: 3, narrow: 5 };
const PLOT = 100;
/** Space above the plot of a row for query names in two lines. */
const HEAD = 34;
const NAME_LINE = 14;
const GAP = 12;
const ROW = HEAD + PLOT + GAP;
const TITLE_LINE = 18;
const BOTTOM = 44;
const RIGHT = 10;
const LINE = 1.5;
const DOT = 7;
const SAMPLE = 20;
const MAX_LABELS = 4;
const SIDES = ['baseline', 'candidate'] as const;

/** Inputs of the drawing of one chart. */
type Layout = ReturnType<typeof layoutOf>;

function colourOf(theme: Theme, side: Side): string {
  return side === 'candidate' ? theme.ink : theme.axis;
}

/** Seconds from 0 to exactly the end of the longest row. */
function lengthAxis(longest: number): Axis {
  const axis = secondsAxis('Time of the queries in a row, s', 0, longest);
  return { ...axis, max: longest, ticks: axis.ticks.filter((tick) => tick <= longest) };
}

/** Names of both sides in one line, or in two if the narrowest box lacks space. */
function keyLines({ names }: BandsSpec, { variant }: Frame): Side[][] {
  const room = SIDES.map((side) => SAMPLE + 8 + textRoom(names[side], 12, 600));
  return (room[0] ?? 0) + 24 + (room[1] ?? 0) <= variant.from ? [[...SIDES]] : SIDES.map((side) => [side]);
}

function layoutOf(spec: BandsSpec, frame: Frame) {
  const rows = bandRows(spec.bands, ROWS[frame.variant.name === 'wide' ? 'wide' : 'narrow']);
  const top = (keyLines(spec, frame).length + 1) * TITLE_LINE + 4;
  const height = top + rows.length * ROW - GAP + BOTTOM;
  const margins = { left: ticksRoom(spec.axis) + 12, right: RIGHT, top, bottom: BOTTOM, height };
  return { spec, frame, rows, margins, xAxis: lengthAxis(Math.max(1, ...rows.map(rowLength))) };
}

/** Top of a row's plot in px, relative to the plot area. */
function plotTop(row: number): number {
  return row * ROW + HEAD;
}

/** Vertical position of a value of a row in px, relative to the plot area. */
function depthOf({ axis }: BandsSpec, row: number, value: number): number {
  return plotTop(row) + PLOT * (1 - axisShare(axis, value));
}

function pointsOf(plane: Plane, { spec, frame, rows }: Layout, side: Side): ChartPoint[] {
  const unit = axisUnit(spec.axis.title);
  const colour = colourOf(frame.theme, side);
  return rows.flatMap((bands, row) =>
    bands.flatMap(({ band: { query, lines }, from }) =>
      lines[side].map(({ x, y }) =>
        hiddenPoint(frame.theme, colour, DOT / 2, {
          x: plane.x(from + x),
          y: plane.y(depthOf(spec, row, y)),
          title: `${query}, ${formatNumber(x, 1)}\u202fs from its start`,
          query,
          lines: [`${spec.names[side]}: ${formatNumber(y, spec.axis.max >= 100 ? 0 : 1)}\u202f${unit}`],
        }),
      ),
    ),
  );
}

/** Line of the name of each band of a row: 0 above bands with room, 1 above that line for narrow ones, null if taken. */
export function nameLines(row: readonly PlacedBand[], pxPerS: number): (0 | 1 | null)[] {
  let end = Number.NEGATIVE_INFINITY;
  return row.map(({ band, from }) => {
    const room = textRoom(band.query);
    if (band.lengthS * pxPerS >= room + 2) return 0;
    const middle = (from + band.lengthS / 2) * pxPerS;
    if (middle - room / 2 < end + CLEARANCE) return null;
    end = middle + room / 2;
    return 1;
  });
}

/** The name of a band above its middle; in the upper line with a stroke down to the band. */
function nameMarks(text: string, line: 0 | 1 | null, x: number, above: number, theme: Theme): Mark[] {
  if (line === null) return [];
  const label = labelMark({ text, x, y: above - 6 - line * NAME_LINE, anchor: 'middle', colour: theme.ink2 });
  return line === 0 ? [label] : [label, ...lineMarks([[x, above - NAME_LINE - 2, x, above]], theme.axis)];
}

/** Every other band is tinted to separate neighbors; its name is above it. */
function bandMarks({ x, y }: Plane, { frame, rows, margins, xAxis }: Layout): Mark[] {
  const { theme, variant } = frame;
  const pxPerS = (variant.from - margins.left - margins.right) / xAxis.max;
  const placed = rows.flatMap((bands, row) => {
    const lines = nameLines(bands, pxPerS);
    return bands.map((entry, index) => ({ ...entry, row, line: lines[index] ?? null }));
  });
  return placed.flatMap(({ band, from, row, line }, index) => {
    const [left, right, above] = [x(from), x(from + band.lengthS), y(plotTop(row))];
    const tint = rectItem({ x: left, y: above, width: right - left, height: PLOT }, theme.unclearTint);
    return [...(index % 2 === 0 ? [tint] : []), ...nameMarks(band.query, line, (left + right) / 2, above, theme)];
  });
}

/** Gridlines with labels and the zero line of each row, as long as its bands. */
function scaleMarks({ x, y, left }: Plane, { spec, frame, rows }: Layout): Mark[] {
  const { theme } = frame;
  const labels = labelledRows(spec.axis, PLOT);
  const step = Math.ceil(labels.length / MAX_LABELS);
  const grid = spec.axis.ticks.filter((tick) => tick !== 0);
  return rows.flatMap((bands, row) => {
    const right = x(rowLength(bands));
    const at = (value: number) => y(depthOf(spec, row, value));
    const line = (tick: number): [number, number, number, number] => [left, at(tick), right, at(tick)];
    const shown = labels.filter((_, index) => index % step === 0);
    return [
      ...lineMarks(grid.map(line), theme.grid),
      ...lineMarks([line(0)], theme.axis),
      ...shown.map((value) => {
        const paint = { x: left - 8, y: at(value) + MIDDLE, anchor: 'end' as const, colour: theme.ink2 };
        return labelMark({ ...paint, text: tickText(spec.axis, value) });
      }),
    ];
  });
}

/** Baseline first, so that the candidate is above it. */
function seriesMarks(plane: Plane, { spec, frame, rows }: Layout): Mark[] {
  return SIDES.flatMap((side) => {
    const lines = rows.flatMap((bands, row) =>
      bands.map(({ band, from }) =>
        band.lines[side].map(({ x, y }): [number, number] => [plane.x(from + x), plane.y(depthOf(spec, row, y))]),
      ),
    );
    const drawn = lines.filter((line) => line.length > 1);
    return polylineMarks(drawn, colourOf(frame.theme, side), LINE);
  });
}

/** The sides with a sample of each line. */
function keyMarks({ names }: BandsSpec, theme: Theme, sides: Side[], y: number): Mark[] {
  let x = 0;
  return sides.flatMap((side) => {
    const paint = side === 'candidate' ? { colour: theme.ink, weight: 600 } : { colour: theme.ink2, weight: 400 };
    const left = x;
    x += SAMPLE + 8 + textRoom(names[side], 12, paint.weight) + 24;
    return [
      ...lineMarks([[left, y, left + SAMPLE, y]], colourOf(theme, side), LINE),
      labelMark({ ...paint, text: names[side], x: left + SAMPLE + 8, y: y + MIDDLE }),
    ];
  });
}

/** Key of the lines, and axis titles. */
function wordMarks(plane: Plane, { spec, frame, xAxis }: Layout): Mark[] {
  const { theme } = frame;
  const lines = keyLines(spec, frame);
  const y = 8 + lines.length * TITLE_LINE + MIDDLE;
  return [
    ...lines.flatMap((sides, index) => keyMarks(spec, theme, sides, 8 + index * TITLE_LINE)),
    labelMark({ text: spec.axis.title, x: 0, y, colour: theme.ink2 }),
    bottomTitle(plane, xAxis, theme, true),
  ];
}

function draw(spec: BandsSpec, frame: Frame): Drawn {
  const layout = layoutOf(spec, frame);
  const { margins, xAxis } = layout;
  const labels = tickLabels(xAxis, frame.variant, margins.left + margins.right);
  const plane = planeOf(frame, margins, { x: xAxis });
  const items = [
    ...bandMarks(plane, layout),
    ...scaleMarks(plane, layout),
    ...seriesMarks(plane, layout),
    ...bottomAxis(plane, { axis: xAxis, theme: frame.theme, labels, line: false }),
    ...wordMarks(plane, layout),
  ];
  return drawnChart(
    plane,
    items,
    SIDES.flatMap((side) => pointsOf(plane, layout, side)),
  );
}

/** Series of two sides with queries as bands, in a few rows with shared scales; lines start at the left of a band. */
export const bands: Plot<BandsSpec> = { variants: TWO_WIDTHS, draw };
