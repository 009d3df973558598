import type { Drawing, Mark } from '../../charts/drawing';
import {
  axisShare,
  type Frame,
  type Margins,
  narrowestPlot,
  type Plane,
  planeOf,
  type Still,
  THREE_WIDTHS,
} from '../../charts/frame';
import { dotItem, lineItem, lineMarks, textItem } from '../../charts/marks';
import { labelMark, MIDDLE, textRoom, wrapText } from '../../charts/text';
import { markColour, type Theme, tintColour } from '../../charts/theme';
import { type ChangesRow, type ChangesSpec, changeTick, directionOf } from './spec';

const ROW = { one: 23, several: 30 };
const GAP_ROW = 30;
/** Height of a name above its row. */
const NAME = 20;
const LINE = 16;
const TOP = 26;
const BOTTOM = 26;
const RADIUS = 5;
/** Between a name and the plot area, and between a dot and its value. */
const ASIDE = 12;

const hasSeveral = ({ speedups }: ChangesRow) => speedups.length > 1;

/** True if names are above their rows: the long names of settings. */
function isAbove({ rows }: ChangesSpec): boolean {
  return rows.some(hasSeveral);
}

interface Layout {
  /** Lines of each name, and the middle of each row, px from the top. */
  rows: { lines: string[]; y: number }[];
  /** Lines of the remark on rows that were left out, and their top. */
  gap: { lines: string[]; top: number };
  height: number;
}

function layoutOf(spec: ChangesSpec, { variant }: Frame): Layout {
  const { rows, gap } = spec;
  const above = isAbove(spec);
  const remark = { lines: gap ? wrapText(gap.text, variant.from) : [], top: 0 };
  let bottom = TOP;
  const placed = rows.map((row, index) => {
    const lines = above ? wrapText(row.name, variant.from, 12, 600) : [row.name];
    const height = above ? ROW.several : ROW.one;
    bottom += height + (above ? NAME + LINE * (lines.length - 1) : 0);
    const y = bottom - height / 2;
    if (gap?.after === index) {
      remark.top = bottom;
      bottom += GAP_ROW + LINE * (remark.lines.length - 1);
    }
    return { lines, y };
  });
  return { rows: placed, gap: remark, height: bottom + BOTTOM };
}

/** A tick per change, in its direction's color. */
function tickMarks({ x }: Plane, row: ChangesRow, y: number, theme: Theme): Mark[] {
  return row.speedups.flatMap((speedup) =>
    lineMarks([[x(speedup), y - 9, x(speedup), y + 9]], markColour(theme, directionOf(speedup)), 2),
  );
}

/** A dot with a stem from 0% and its value on the far side. */
function dotMarks({ x }: Plane, { speedups: [speedup = 1], text }: ChangesRow, y: number, theme: Theme): Mark[] {
  const role = directionOf(speedup);
  const colour = markColour(theme, role);
  const isLeft = speedup < 1;
  const end = x(speedup);
  return [
    lineItem([x(1), y], [end, y], colour, 2),
    dotItem(end, y, RADIUS, role === 'same' ? theme.bg : tintColour(theme, role), { colour, width: 1.5 }),
    textItem(text, end + (isLeft ? -ASIDE : ASIDE), y + MIDDLE, theme.ink, { anchor: isLeft ? 'end' : 'start' }),
  ];
}

/** Ticks that have a label: 0% first, then those that keep their distance from labeled ones. */
function labelledTicks({ axis }: ChangesSpec, length: number): number[] {
  const chosen: number[] = [];
  const room = (tick: number) => textRoom(changeTick(tick)) / 2 + 5;
  const position = (tick: number) => axisShare(axis, tick) * length;
  for (const tick of [...axis.ticks].sort((a, b) => Math.abs(Math.log(a)) - Math.abs(Math.log(b)))) {
    if (chosen.every((other) => Math.abs(position(other) - position(tick)) > room(other) + room(tick)))
      chosen.push(tick);
  }
  return chosen;
}

/** The line at 0%; if names are above their rows, a piece in each row, because a line through names hides their letters. */
function zeroMarks(spec: ChangesSpec, { rows }: Layout, { x, top, bottom }: Plane, theme: Theme): Mark[] {
  const half = ROW.several / 2;
  const pieces = isAbove(spec) ? rows.map(({ y }) => [y - half, y + half] as const) : [[top, bottom] as const];
  return pieces.map(([from, to]) => lineItem([x(1), from], [x(1), to], theme.ink, 1.5));
}

function axisMarks(spec: ChangesSpec, plane: Plane, length: number, frame: Frame): Mark[] {
  const { theme } = frame;
  const { x, top, bottom } = plane;
  const labels = labelledTicks(spec, length);
  const ends = endWords(spec, frame);
  return [
    ...lineMarks(
      labels.filter((tick) => tick !== 1).map((tick) => [x(tick), top, x(tick), bottom]),
      theme.grid,
    ),
    ...labels.map((tick) =>
      textItem(changeTick(tick), x(tick), bottom + 18, tick === 1 ? theme.ink : theme.ink2, {
        anchor: 'middle',
        weight: tick === 1 ? 600 : 400,
      }),
    ),
    textItem(`← ${ends.slower}`, x(1) - 8, top - 10, theme.slowerText, { anchor: 'end', weight: 600 }),
    textItem(`${ends.faster} →`, x(1) + 8, top - 10, theme.fasterText, { weight: 600 }),
  ];
}

/** Words at both arrows: the sides if both have room, otherwise only the directions. */
function endWords({ ends }: ChangesSpec, { variant }: Frame): ChangesSpec['ends'] {
  const fits = Object.values(ends).every((text) => textRoom(`← ${text}`, 12, 600) <= variant.from / 3);
  return fits ? ends : { slower: 'more time', faster: 'less time' };
}

/** Margins with room for names, and for words and values beyond both ends of the plot area. */
function marginsOf(spec: ChangesSpec, frame: Frame, height: number): Margins {
  const above = isAbove(spec);
  const names = above ? 1 : ASIDE + Math.ceil(Math.max(0, ...spec.rows.map((row) => nameRoom(row))));
  const words = endWords(spec, frame);
  const margins = { left: names, right: 8, top: TOP, bottom: BOTTOM, height };
  for (let round = 0; round < 8; round++) {
    const length = narrowestPlot(frame, margins);
    const zero = axisShare(spec.axis, 1) * length;
    const lefts = [textRoom(`← ${words.slower}`, 12, 600) + 8 - zero - (above ? 0 : names)];
    const rights = [zero + textRoom(`${words.faster} →`, 12, 600) + 8 - length];
    for (const tick of labelledTicks(spec, length)) {
      const [share, room] = [axisShare(spec.axis, tick) * length, textRoom(changeTick(tick), 12, 600) / 2];
      lefts.push(room - share - (above ? 0 : names));
      rights.push(share + room - length);
    }
    for (const { speedups, text } of spec.rows) {
      if (text === '') continue;
      const [share, room] = [axisShare(spec.axis, speedups[0] ?? 1) * length, textRoom(text) + ASIDE + 4];
      if ((speedups[0] ?? 1) < 1) lefts.push(room - share);
      else rights.push(share + room - length);
    }
    margins.left = names + Math.ceil(Math.max(0, ...lefts));
    margins.right = Math.ceil(Math.max(8, ...rights));
  }
  return margins;
}

function nameRoom(row: ChangesRow): number {
  return textRoom(row.name, 12, hasSeveral(row) ? 600 : 400);
}

function nameMarks(lines: readonly string[], y: number, isAboveRow: boolean, theme: Theme): Mark[] {
  const last = isAboveRow ? y - ROW.several / 2 - 4 : y + MIDDLE;
  return lines.map((text, index) =>
    labelMark({
      text,
      x: 0,
      y: last - LINE * (lines.length - 1 - index),
      colour: theme.ink,
      weight: isAboveRow ? 600 : 400,
      halo: theme.bg,
    }),
  );
}

function draw(spec: ChangesSpec, frame: Frame): Drawing {
  const { theme, width } = frame;
  const layout = layoutOf(spec, frame);
  const { rows, gap, height } = layout;
  const margins = marginsOf(spec, frame, height);
  const plane = planeOf(frame, margins, { x: spec.axis });
  const above = isAbove(spec);
  const marks = spec.rows.flatMap((row, index) => {
    const { lines = [], y = 0 } = rows[index] ?? {};
    const end = y + ROW.several / 2;
    return [
      ...(above ? [lineItem([0, end], [width, end], theme.grid)] : []),
      ...nameMarks(lines, y, above, theme),
      ...(row.text === '' ? tickMarks(plane, row, y, theme) : dotMarks(plane, row, y, theme)),
    ];
  });
  const remark = gap.lines.map((text, index) => {
    const y = gap.top + GAP_ROW / 2 + MIDDLE + LINE * index;
    return labelMark({ text, x: 0, y, colour: theme.ink2, halo: theme.bg });
  });
  const axis = axisMarks(spec, plane, narrowestPlot(frame, margins), frame);
  const items = [...axis, ...zeroMarks(spec, layout, plane, theme), ...marks, ...remark];
  return { items, width, height, left: plane.left, right: plane.right };
}

/** Names at the left; a dot with a stem from 0% for one change, ticks for several. Right of 0% is less time. */
export const changes: Still<ChangesSpec> = { variants: THREE_WIDTHS, draw };
