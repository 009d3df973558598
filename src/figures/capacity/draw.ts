import { capitalise } from '../../benchmark/text/names';
import { bottomAxis, gridColumns, tickLabels } from '../../charts/axis';
import type { Mark } from '../../charts/drawing';
import type { Plot } from '../../charts/frame';
import {
  type ChartPoint,
  type Drawn,
  drawnChart,
  type Frame,
  type Margins,
  type Plane,
  planeOf,
  TWO_WIDTHS,
} from '../../charts/frame';
import { dotItem, lineMarks, rectItem } from '../../charts/marks';
import { labelMark, wrapText } from '../../charts/text';
import type { Theme } from '../../charts/theme';
import type { CapacityRow, CapacitySpec } from './spec';

/** In a row, in px: baselines of its name and of the first line of text, and the bar below them. */
const NAME = 14;
const LINE = 16;
const BAR = 14;
const TICK = 22;
const BOTTOM = 44;
const MARGIN = { left: 1, right: 20 };

/** Left edge of the text of a row in px. */
const WORDS = 6;

function weightOf({ over }: CapacityRow): number {
  return over ? 600 : 400;
}

/** Lines of a row's text that fit in the narrowest box. */
function linesOf(row: CapacityRow, { variant }: Frame): string[] {
  return wrapText(row.text, variant.from - WORDS, undefined, weightOf(row));
}

function tops({ rows }: CapacitySpec, frame: Frame): { top: number; bar: number; height: number }[] {
  let top = 0;
  return rows.map((row) => {
    const bar = NAME + LINE * linesOf(row, frame).length + 10;
    const place = { top, bar: top + bar, height: bar + TICK + 8 };
    top += place.height;
    return place;
  });
}

function rowMarks({ x, y, left }: Plane, row: CapacityRow, bar: number, theme: Theme): Mark[] {
  const top = y(bar);
  const box = { x: left, y: top, width: x(row.requested ?? 0) - left, height: BAR };
  const ticks = row.provisioned.map((there): [number, number, number, number] => {
    return [x(there), top - (TICK - BAR) / 2, x(there), top + (TICK + BAR) / 2];
  });
  return [
    ...(row.requested === null
      ? []
      : [rectItem(box, theme.segment), rectItem(box, null, { colour: theme.axis, width: 1 })]),
    ...lineMarks(ticks, row.provisioned.length > 1 ? theme.unclear : theme.ink, 2),
  ];
}

function wordMarks(plane: Plane, spec: CapacitySpec, frame: Frame, places: ReturnType<typeof tops>): Mark[] {
  const { theme } = frame;
  const halo = theme.bg;
  const rows = spec.rows.flatMap((row, index) => {
    const y = plane.y(places[index]?.top ?? 0) + NAME;
    const paint = { x: WORDS, colour: row.over ? theme.ink : theme.ink2, weight: weightOf(row), halo };
    return [
      labelMark({ text: capitalise(row.name), x: WORDS, y, colour: theme.ink, weight: 600, halo }),
      ...linesOf(row, frame).map((text, line) => labelMark({ ...paint, text, y: y + LINE * (line + 1) })),
    ];
  });
  return [...rows, labelMark({ text: spec.axis.title, x: WORDS, y: plane.bottom + 36, colour: theme.ink2 })];
}

function pointsOf(
  { x, y }: Plane,
  { rows }: CapacitySpec,
  theme: Theme,
  places: ReturnType<typeof tops>,
): ChartPoint[] {
  return rows.flatMap(({ name, text, requested, provisioned }, index) => {
    const values = [...(requested === null ? [] : [requested]), ...provisioned];
    const middle = y((places[index]?.bar ?? 0) + BAR / 2);
    return values.map((value) => ({
      x: x(value),
      y: middle,
      title: capitalise(name),
      lines: [text],
      active: [dotItem(x(value), middle, 4, theme.ink)],
    }));
  });
}

function draw(spec: CapacitySpec, frame: Frame): Drawn {
  const { theme, variant } = frame;
  const rows = tops(spec, frame);
  const height = 4 + rows.reduce((sum, row) => sum + row.height, 0) + BOTTOM;
  const margins: Margins = { ...MARGIN, top: 4, bottom: BOTTOM, height };
  const labels = tickLabels(spec.axis, variant, MARGIN.left + MARGIN.right, { clamped: true });
  const plane = planeOf(frame, margins, { x: spec.axis });
  const { left, top, bottom } = plane;
  const items = [
    ...gridColumns(plane, spec.axis, theme, [0]),
    ...lineMarks([[left, top, left, bottom]], theme.axis),
    ...spec.rows.flatMap((row, index) => rowMarks(plane, row, rows[index]?.bar ?? 0, theme)),
    ...bottomAxis(plane, { axis: spec.axis, theme, labels, line: true, clamped: true }),
    ...wordMarks(plane, spec, frame, rows),
  ];
  return drawnChart(plane, items, pointsOf(plane, spec, theme, rows));
}

/** Requested capacity as a bar and provisioned capacity as a tick, from 0; gray ticks for conflicting node counts. */
export const capacity: Plot<CapacitySpec> = { variants: TWO_WIDTHS, draw };
